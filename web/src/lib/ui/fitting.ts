// How closely things lie on a board: as closely as they must, so that all of them are seen at once.

/** The closest that things can be laid. */
const DENSEST = 5;

/**
 * The least density at which all is seen, set on the holder; where none is enough, the closest.
 *
 * All are tried from the loosest on: a closer one may lay things in another order and need more room than a looser one.
 */
export function fit(holder: HTMLElement, isAllSeen: () => boolean): number {
  for (let density = 0; density <= DENSEST; density += 1) {
    holder.dataset["density"] = `${density}`;
    if (density === DENSEST || isAllSeen()) return density;
  }
  return DENSEST;
}

/**
 * Whether things have to be told in short for all to be seen, set on the holder.
 *
 * It is tried anew with everything told: what has been taken away would fit.
 */
export function shorten(holder: HTMLElement, isAllSeen: () => boolean): boolean {
  holder.removeAttribute("data-short");
  const isShort = !isAllSeen();
  holder.toggleAttribute("data-short", isShort);
  return isShort;
}

/** How much larger than need be things may be drawn where they lie closely and there is room. */
const LARGER = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1];

/** The largest that things can be drawn with all of them seen, set on the holder as `--grow`. */
export function grow(holder: HTMLElement, isAllSeen: () => boolean): number {
  for (const size of LARGER) {
    holder.style.setProperty("--grow", `${size}`);
    if (size === 1 || isAllSeen()) return size;
  }
  return 1;
}
