/** Where something fits next to something else on the screen. */
const GAP = 8; // pixels

export type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** Return the style that puts a box next to a target: above it if it fits there, so that its neighbours stay visible, or else beside it. */
export function beside(target: Rect, box: Rect, width: number, height: number): string {
  const [above, right, left] = [target.top - GAP - box.height, target.right + GAP, target.left - GAP - box.width];
  const isBeside = above < 0 && (right + box.width <= width || left >= 0);
  const x = !isBeside ? target.left + (target.width - box.width) / 2 : right + box.width <= width ? right : left;
  const y = isBeside ? target.top : above >= 0 ? above : target.bottom + GAP;
  return `left: ${clamp(x, width - box.width)}px; top: ${clamp(y, height - box.height)}px`;
}

function clamp(value: number, most: number): number {
  return Math.round(Math.max(GAP, Math.min(value, most - GAP)));
}

/** Whether the pointer is inside a box. */
export function contains(box: Rect, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}
