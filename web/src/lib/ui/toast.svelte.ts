// A short word to the reader that goes away by itself: why something was not possible, what was copied.
import { announcer } from "./announce.svelte";

type Kind = "note" | "refusal";

interface Word {
  text: string;
  kind: Kind;
  link: string;
}

/** How long a word stays at least while another waits for its place. */
const TO_BE_READ = 2000;
/** More than these are not waited for: the oldest would speak of what is long past. */
const MOST_WAITING = 3;

class Toast {
  text = $state("");
  kind = $state<Kind>("note");
  /** Where the word leads, if anywhere. */
  link = $state("");
  #shownAt = 0;
  #waiting: Word[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A refusal answers what the reader has just done: it is shown at once. A note lets the word before it be read. */
  show(text: string, kind: Kind = "note", link = ""): void {
    announcer.say(text);
    const word = { text, kind, link };
    if (kind === "refusal" || !this.text || text === this.text) return this.#put(word);
    this.#waiting = [...this.#waiting, word].slice(-MOST_WAITING);
    this.#goOnAfter(Math.max(0, this.#shownAt + TO_BE_READ - Date.now()));
  }

  /** Away with it, and on to what waits. */
  dismiss(): void {
    const next = this.#waiting.shift();
    if (next) return this.#put(next);
    clearTimeout(this.#timer);
    this.text = "";
  }

  #put({ text, kind, link }: Word): void {
    this.text = text;
    this.kind = kind;
    this.link = link;
    this.#shownAt = Date.now();
    this.#goOnAfter(this.#waiting.length > 0 ? TO_BE_READ : Math.max(3500, text.length * 70));
  }

  #goOnAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.dismiss(), milliseconds);
  }
}

export const toast = new Toast();
