// How closely things lie on a board: as closely as they must, so that all of them are seen at once.

/** The closest that things can be laid. */
const DENSEST = 5;

/**
 * The least density at which all is seen, set on the holder; where none is enough, the closest.
 *
 * All are tried from the loosest on: a closer one may lay things in another order and need more room than a looser one.
 */
export function fit(holder: HTMLElement, isAllSeen: () => boolean, loosest = 0): number {
  for (let density = loosest; density <= DENSEST; density += 1) {
    holder.dataset["density"] = `${density}`;
    if (density === DENSEST || isAllSeen()) return density;
  }
  return DENSEST;
}

/**
 * How short things have to be told for all to be seen, set on the holder: 0 in full, or so many steps at most.
 *
 * It is tried anew with everything told: what has been taken away would fit.
 */
export function shorten(holder: HTMLElement, isAllSeen: () => boolean, steps = 1): number {
  holder.removeAttribute("data-short");
  for (let step = 1; step <= steps && !isAllSeen(); step += 1) holder.dataset["short"] = `${step}`;
  return Number(holder.dataset["short"] ?? 0);
}

/** Lets the scene have so much of the height that nothing else takes, in pixels. */
export function give(holder: HTMLElement, spare: number): void {
  holder.style.setProperty("--spare", `${Math.max(0, Math.floor(spare))}px`);
}

/** How much larger than need be things may be drawn where they lie closely and there is room. */
const LARGER = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1];

/**
 * The largest that things can be drawn with all of them seen, set on the holder as `--grow`.
 *
 * Larger things need more room: where the largest do not fit, each try rules out half of the other sizes.
 */
export function grow(holder: HTMLElement, isAllSeen: () => boolean): number {
  let [least, most, tried] = [0, LARGER.length - 1, 0];
  while (least < most) {
    holder.style.setProperty("--grow", `${LARGER[tried]}`);
    if (isAllSeen()) most = tried;
    else least = tried + 1;
    tried = Math.floor((least + most) / 2);
  }
  holder.style.setProperty("--grow", `${LARGER[most]}`);
  return LARGER[most] ?? 1;
}

/** Lays things out when they change, and when something has another size than the laying out left it with. */
export class Fitting {
  #laid = "";
  #contents = "";
  #frame = 0;

  /** The same contents, where they are told, need no other laying out as long as every part has the size that it was left with. */
  constructor(
    readonly parts: () => readonly (Element | null | undefined)[],
    readonly lay: () => void,
    readonly contents?: () => string,
  ) {}

  /** Before the next frame is drawn, once, however often it is asked for until then. */
  ask(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.contents || this.#contents !== this.contents() || this.#laid !== this.#sizes()) this.#layOut();
    });
  }

  /** Until it is stopped by what is returned. What changed by the laying out itself is seen as well, and is no reason. */
  watch(before: () => void = () => undefined): () => void {
    const watcher = new ResizeObserver(() => {
      before();
      if (this.#laid !== this.#sizes()) this.#layOut();
    });
    this.parts().forEach((part) => part && watcher.observe(part));
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(this.#frame);
    };
  }

  #layOut(): void {
    this.#contents = this.contents?.() ?? "";
    this.lay();
    this.#laid = this.#sizes();
  }

  #sizes(): string {
    const boxes = this.parts().map((part) => part?.getBoundingClientRect());
    return boxes.map((box) => `${box?.width} ${box?.height}`).join();
  }
}
