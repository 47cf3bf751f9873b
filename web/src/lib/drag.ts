// Carrying a thing with mouse, finger or pen onto a place that takes it. Places say so with a data-drop attribute.
import type { Attachment } from "svelte/attachments";

interface Carry {
  /** The thing was picked up. */
  lift: () => void;
  /** It was put down: on the place with this data-drop, or nowhere. */
  drop: (place: string | null) => void;
}

const SLACK = 6;

/** Makes an element one that can be carried; a short press stays a click. */
export function carried(carry: Carry): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!ghost && Math.hypot(dx, dy) > SLACK) {
        ghost = liftOff(element);
        carry.lift();
      }
      if (ghost) ghost.style.translate = `${dx}px ${dy}px`;
    };
    const up = (event: PointerEvent) => {
      if (!ghost) return finish();
      const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
      finish();
      swallowClick();
      carry.drop(place?.dataset["drop"] ?? null);
    };
    const cancel = () => {
      const carrying = ghost !== null;
      finish();
      if (carrying) carry.drop(null);
    };
    const finish = () => {
      start = null;
      ghost?.remove();
      ghost = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };

    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      finish();
    };
  };
}

function liftOff(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    margin: "0",
    zIndex: "100",
    pointerEvents: "none",
  });
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  return ghost;
}

/** The click that a browser makes of the end of a drag is not one. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
