// What a screen reader is told when something happens, without the focus moving.

class Announcer {
  /** Two places in turn, so that the same words twice are said twice. */
  texts = $state<[string, string]>(["", ""]);
  #turn = 0;
  #waiting: string[] = [];

  /** What is said at one moment is said together: the later words must not take the place of the earlier. */
  say(text: string): void {
    this.#waiting.push(text);
    if (this.#waiting.length === 1) setTimeout(() => this.#speak());
  }

  #speak(): void {
    const text = this.#waiting.join(" ");
    this.#waiting = [];
    this.#turn = 1 - this.#turn;
    this.texts = this.#turn ? ["", text] : [text, ""];
  }
}

export const announcer = new Announcer();
