// Dice that go from the tray onto a battle line travel there, so that everybody sees which ones they were.
import { preferences } from "$lib/preferences.svelte";

const FLIGHT = 420;

export interface Lying {
  face: string;
  box: DOMRect;
}

/** Where each die in the tray lies, and what it shows. */
export function whereDiceLie(root: HTMLElement): Lying[] {
  return [...root.querySelectorAll<HTMLElement>(".tray .die")].map((die) => ({
    face: die.dataset["face"] ?? "",
    box: die.getBoundingClientRect(),
  }));
}

/** Let the dice on a line come from where they lay. */
export function flyOntoLine(root: HTMLElement, lay: readonly Lying[], castle: string, line: number): void {
  if (!preferences.motion) return;
  const left = [...lay];
  for (const die of root.querySelectorAll<HTMLElement>(`article [data-line="${castle} ${line}"] .die`)) {
    const at = left.findIndex(({ face }) => face === die.dataset["face"]);
    const [from] = at < 0 ? [] : left.splice(at, 1);
    if (from) fly(die, from.box);
  }
}

function fly(die: HTMLElement, from: DOMRect): void {
  const to = die.getBoundingClientRect();
  const scale = from.width / to.width;
  // Where the cards are drawn larger, so is every way.
  const zoom = die.currentCSSZoom ?? 1;
  const [dx, dy] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  die.animate([{ transform: start, transformOrigin: "0 0", zIndex: 20 }, { transform: "none", transformOrigin: "0 0", zIndex: 20 }], {
    duration: FLIGHT,
    easing: "cubic-bezier(0.3, 0.7, 0.2, 1)",
  });
}
