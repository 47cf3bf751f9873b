// The height that a question keeps while its answer is on its way, so that nothing around it jumps.
import { untrack } from "svelte";

/** So long a question keeps its height when it is answered, in milliseconds: then others are waited for. */
const KEPT = 2000;

/** Keeps the height of a question; to be made while a component is. */
export class Keeping {
  /** In pixels; 0 where none is kept. */
  height = $state(0);

  constructor(isAsked: () => boolean, question: () => HTMLElement | undefined) {
    $effect.pre(() => {
      const element = question();
      this.height = isAsked() || !element ? 0 : untrack(() => element.offsetHeight);
      const timer = setTimeout(() => (this.height = 0), KEPT);
      return () => clearTimeout(timer);
    });
  }
}
