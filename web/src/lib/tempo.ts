// How long the moves of others are shown: as the game likes it, in short, at once, or until the reader goes on.

export const TEMPOS = ["instant", "fast", "normal", "step"] as const;
export type Tempo = (typeof TEMPOS)[number];

/** What is to be shown next to the reader. */
export interface Moment {
  /** How long the game would like it to be looked at, in milliseconds. */
  natural: number;
  /** Whether it comes of the reader's own decision. */
  isOwn: boolean;
  /** Whether the reader goes on deciding right after it. */
  isAsked: boolean;
  /** Whose turn it belongs to. */
  player: number | null;
}

/** Stop until the reader goes on. */
export const HOLD = Infinity;
/** Do not even draw it by itself: it is seen together with what follows. */
export const AT_ONCE = -1;

/** Whoever is in a hurry sees the end of the own turn for so long: the next player's dice fall in it, too. */
const FAREWELL = 600;
/** On fast, all that happens between two turns of the reader is shown within so many milliseconds, however slow the device. */
const ROUND = 1_600;
/** Of what is left for one player, each moment gets this share: the first is seen best, the last flies by. */
const SHARE = 1 / 3;

/** The tempo for a reader who does not like motion: what would only be waited for is shown at once. */
export function tempoFor(chosen: Tempo, hasMotion: boolean): Tempo {
  return hasMotion || chosen === "step" ? chosen : "instant";
}

/** Hands out the time between two turns of the reader. */
export class Hourglass {
  #player: number | null = null;
  #left = 0;
  /** When all of the round is to be shown; null before anything of it is. */
  #until: number | null = null;

  /** The reader is asked: a new round begins. */
  turn(): void {
    this.#player = null;
    this.#until = null;
  }

  /** Whether what others do is no longer shown one by one: nobody wants to wait for it, or drawing took all the time. */
  isSpent(tempo: Tempo, now: number): boolean {
    return tempo === "instant" || (tempo === "fast" && this.#until !== null && now >= this.#until);
  }

  /** How long a moment is shown, when so many others play. */
  pause({ natural, isOwn, isAsked, player }: Moment, tempo: Tempo, others: number, hasMotion: boolean, now: number): number {
    if (isOwn && !hasMotion) return 0;
    if (isOwn) return isAsked || tempo === "normal" || tempo === "step" ? natural : Math.min(natural, FAREWELL);
    if (tempo === "normal") return natural;
    if (tempo === "step") return natural > 0 ? HOLD : 0;
    if (this.isSpent(tempo, now)) return AT_ONCE;
    this.#until ??= now + ROUND;
    if (player !== this.#player) [this.#player, this.#left] = [player, ROUND / Math.max(1, others)];
    const pause = Math.min(natural, this.#left * SHARE);
    this.#left -= pause;
    return pause;
  }
}
