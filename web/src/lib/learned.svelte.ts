// Which lessons somebody has had on this device. Kept in the browser, nowhere else.

const STORE = "wartable-lessons";

class Learned {
  #had = $state.raw<ReadonlySet<string>>(read());

  /** Whether a lesson of a game was had to its end. */
  has(game: string, number: number): boolean {
    return this.#had.has(`${game}/${number}`);
  }

  add(game: string, number: number): void {
    if (this.has(game, number)) return;
    this.#had = new Set([...this.#had, `${game}/${number}`]);
    try {
      localStorage.setItem(STORE, JSON.stringify([...this.#had]));
    } catch {
      // Without storage it is known as long as the page is open.
    }
  }
}

function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : []);
  } catch {
    // Storage may be switched off, or hold what somebody else wrote.
    return new Set();
  }
}

export const learned = new Learned();
