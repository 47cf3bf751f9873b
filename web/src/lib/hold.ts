// A long press of a finger or pen: it looks at a thing, and is never the click that chooses it.
import type { Attachment } from "svelte/attachments";

/** How long a finger stays, in milliseconds, and how far it may slip meanwhile. */
const LONG = 450;
const SLACK = 6;

/** Makes an element one that a long press looks at. */
export function held(look: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: PointerEvent | null = null;
    let isHeld = false;

    const down = (event: PointerEvent) => {
      isHeld = false;
      if (event.pointerType === "mouse") return;
      start = event;
      timer = setTimeout(() => {
        isHeld = true;
        look();
      }, LONG);
    };
    const move = (event: PointerEvent) => start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK && stop();
    const stop = () => clearTimeout(timer);
    const swallow = (event: Event) => {
      if (!isHeld) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    const listeners = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop } as const;
    for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener as EventListener);
    for (const kind of ["click", "contextmenu"]) element.addEventListener(kind, swallow, { capture: true });
    return () => {
      stop();
      for (const [kind, listener] of Object.entries(listeners)) element.removeEventListener(kind, listener as EventListener);
      for (const kind of ["click", "contextmenu"]) element.removeEventListener(kind, swallow, { capture: true });
    };
  };
}
