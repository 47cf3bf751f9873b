// Shows what comes in one thing after the other, each for as long as it wants to be looked at.
import { AT_ONCE, HOLD } from "./tempo";

/** More than this many waiting things are not shown one by one. */
const BACKLOG = 60;

interface Stage<T> {
  /** Show these things, which happened at one moment; returns how long they want to be looked at. */
  show: (things: readonly T[], options: { still: boolean }) => number;
  /** Which of those that wait come next, taken out of the queue. */
  next: (queue: T[]) => T[];
  /** Whether nothing more is to be hurried past: the reader is asked, or it is over. */
  hasArrived: () => boolean;
}

export class Pacing<T> {
  /** Things that came in but are not shown yet. */
  waiting = $state(0);
  /** Whether the reader is to say when it goes on. */
  isHeld = $state(false);

  #stage: Stage<T>;
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isResting = false;
  #isHurrying = false;

  constructor(stage: Stage<T>) {
    this.#stage = stage;
  }

  /** Something came in; nothing is shown before so many milliseconds have passed. */
  add(thing: T, gather: number): void {
    this.#queue.push(thing);
    this.waiting = this.#queue.length;
    if (this.#isHurrying || this.#queue.length > BACKLOG) this.#showAll();
    else if (!this.#isResting) this.#rest(gather);
  }

  /** The reader has seen enough of what is shown now. */
  goOn(): void {
    if (!this.#isResting) return;
    this.#stop();
    if (this.#queue.length > 0) this.#rest(0);
  }

  /** Show everything at once, and what is still to come until the reader is asked. */
  skip(): void {
    this.#isHurrying = true;
    this.#showAll();
  }

  /** Forget what is not shown yet. */
  clear(): readonly T[] {
    this.#stop();
    this.waiting = 0;
    return this.#queue.splice(0);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#isResting = this.isHeld = false;
  }

  #showAll(): void {
    this.#stop();
    while (this.#queue.length > 0) this.#stage.show(this.#stage.next(this.#queue), { still: true });
    this.waiting = 0;
    if (this.#stage.hasArrived()) this.#isHurrying = false;
  }

  /** Show what comes next, after a pause. */
  #rest(pause: number): void {
    this.#isResting = true;
    this.isHeld = pause === HOLD;
    if (!this.isHeld) this.#timer = setTimeout(() => this.#wake(), pause);
  }

  #wake(): void {
    this.#isResting = false;
    if (this.#queue.length === 0) return;
    let pause = AT_ONCE;
    while (pause === AT_ONCE && this.#queue.length > 0) pause = this.#stage.show(this.#stage.next(this.#queue), { still: false });
    this.waiting = this.#queue.length;
    if (this.#queue.length > 0 || pause > 0) this.#rest(pause);
  }
}
