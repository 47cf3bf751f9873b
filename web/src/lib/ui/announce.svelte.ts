// What a screen reader is told when something happens, without the focus moving.

class Announcer {
  /** Two places in turn, so that the same words twice are said twice. */
  texts = $state<[string, string]>(["", ""]);
  #turn = 0;

  say(text: string): void {
    this.#turn = 1 - this.#turn;
    this.texts = this.#turn ? ["", text] : [text, ""];
  }
}

export const announcer = new Announcer();
