/** A long press with a finger or a pen. */
import type { Attachment } from 'svelte/attachments';

export const LONG_PRESS = 450; // milliseconds

/** Call back when an element is pressed for long. The click at the end of such a press does nothing. */
export function onLongPress(call: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const press = ({ pointerType }: PointerEvent) => {
      held = false;
      if (pointerType === 'mouse') return;
      timer = setTimeout(() => {
        held = true;
        call();
      }, LONG_PRESS);
    };
    const release = () => clearTimeout(timer);
    const click = (event: Event) => {
      if (held) event.stopImmediatePropagation();
      held = false;
    };
    const ends = ['pointerup', 'pointercancel', 'pointerleave'];
    element.addEventListener('pointerdown', press);
    for (const name of ends) element.addEventListener(name, release);
    element.addEventListener('click', click, { capture: true });
    return () => {
      release();
      element.removeEventListener('pointerdown', press);
      for (const name of ends) element.removeEventListener(name, release);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
