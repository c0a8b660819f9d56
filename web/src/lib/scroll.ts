/** Scroll a list so that one of its elements is in sight. Unlike `scrollIntoView` this never scrolls the page. */
export function scrollWithin(list: HTMLElement, element: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
