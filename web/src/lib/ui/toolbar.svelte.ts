// What a page puts into the head of the window, so that a table need not spend a row on it.
import type { Snippet } from "svelte";

class Toolbar {
  tools = $state.raw<Snippet | null>(null);

  /** Show these as long as a page is there; for an effect. */
  hold(tools: Snippet): () => void {
    this.tools = tools;
    return () => {
      if (this.tools === tools) this.tools = null;
    };
  }
}

export const toolbar = new Toolbar();
