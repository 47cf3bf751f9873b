// A short word to the reader that goes away by itself: why something was not possible, what was copied.
import { announcer } from "./announce.svelte";

class Toast {
  text = $state("");
  kind = $state<"note" | "refusal">("note");
  /** Where the word leads, if anywhere. */
  link = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, kind: "note" | "refusal" = "note", link = ""): void {
    this.text = text;
    this.kind = kind;
    this.link = link;
    announcer.say(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.dismiss(), Math.max(3500, text.length * 70));
  }

  dismiss(): void {
    this.text = "";
  }
}

export const toast = new Toast();
