// A swipe to the left or right over an element, by finger: on, or back.
import type { Attachment } from "svelte/attachments";

/** In pixels: shorter is a tap, and one that goes more up or down than aside is scrolling. */
const FAR = 60;

/** Calls back with 1 for a swipe to the left (on), with -1 for one to the right (back). */
export function swiped(on: (step: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let begun: Touch | null = null;
    const down = (event: TouchEvent): void => {
      begun = event.touches.length === 1 ? (event.touches[0] ?? null) : null;
    };
    const up = (event: TouchEvent): void => {
      const ended = event.changedTouches[0];
      if (!begun || !ended) return;
      const [aside, along] = [ended.clientX - begun.clientX, ended.clientY - begun.clientY];
      begun = null;
      if (Math.abs(aside) > FAR && Math.abs(aside) > 2 * Math.abs(along)) on(aside < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", down, { passive: true });
    element.addEventListener("touchend", up, { passive: true });
    return () => {
      element.removeEventListener("touchstart", down);
      element.removeEventListener("touchend", up);
    };
  };
}
