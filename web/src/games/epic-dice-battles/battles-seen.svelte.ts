// The battles that the reader has seen so far, and the one that is on the stage: seen to its end, in short, or once more.
import { over, told, type Tale } from "./story";
import type { BattleEnded, Happening } from "./types";

/** The end of a battle of one's own is seen for so long at least, however quickly others go on, in milliseconds. */
const RESULT = 1600;

export class BattlesSeen {
  #tales = $state.raw<readonly Tale[]>([]);
  /** How many of them the reader has seen to their end. */
  #seen = $state(0);
  /** Since when the end of a battle is on the stage. */
  #stagedAt = 0;
  /** Whether a battle of others has ended just now. */
  #isGlimpsed = $state(false);
  #rewatched = $state.raw<Tale | null>(null);

  readonly latest = $derived(this.#tales.at(-1) ?? null);
  /** The battle whose end the reader has not seen yet: it comes before everything else. */
  readonly #unseen = $derived.by(() => {
    const viewer = this.viewer();
    return this.#tales.slice(this.#seen).find(({ ended }) => ended !== null && viewer !== null && ended.sides.includes(viewer)) ?? null;
  });
  /** The battle whose end is on the stage until the reader goes on. */
  readonly shown = $derived(this.#rewatched ?? this.#unseen);
  /** A battle of others that has just ended: seen for as long as the table's pace gives it, unless something is asked. */
  readonly glimpse = $derived.by(() => (this.shown === null && !this.isAsked() && this.#isGlimpsed ? this.latest : null));

  constructor(
    readonly viewer: () => number | null,
    readonly isAsked: () => boolean,
    /** Told which end of a battle is on the stage: what comes after it waits in the log. */
    readonly onstage: (ended: BattleEnded | null) => void,
  ) {}

  get count(): number {
    return this.#tales.length;
  }

  /** Whether the reader looks at a battle of before once more. */
  get isRewatched(): boolean {
    return this.#rewatched !== null;
  }

  /** What has happened since, after the story so far; whether the end of others' battle is to be seen in passing. */
  take(heard: readonly Happening[], earlier: readonly Happening[], isGlimpsed: boolean): void {
    const staged = this.#unseen;
    this.#tales = told(this.#tales.length > 0 ? this.#tales : this.#before(earlier), heard);
    this.#isGlimpsed = isGlimpsed;
    if (this.#unseen !== staged) this.#stagedAt = performance.now();
    this.onstage(this.#unseen?.ended ?? null);
  }

  /** Look at a battle of before once more. */
  rewatch(ended: Happening, story: readonly Happening[]): void {
    this.#rewatched = told([], story).find((tale) => tale.ended === ended) ?? null;
  }

  /** The reader has seen how the battle on the stage ended. */
  goOn(): void {
    if (this.#rewatched) this.#rewatched = null;
    else this.#putAside();
  }

  /** Others went on: an end that was on the stage long enough makes room. */
  makeRoom(): void {
    if (performance.now() - this.#stagedAt >= RESULT) this.#putAside();
  }

  #putAside(): void {
    if (this.#unseen) this.#seen = this.#tales.indexOf(this.#unseen) + 1;
    this.#stagedAt = performance.now();
    this.onstage(this.#unseen?.ended ?? null);
  }

  /** The battles of before the page was opened; one of them may still be fought. */
  #before(story: readonly Happening[]): readonly Tale[] {
    const past = told([], story);
    this.#seen = over(past);
    return past;
  }
}
