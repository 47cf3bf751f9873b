// How closely things lie on a board: as closely as they must, so that all of them are seen at once.

/** The closest that things can be laid. */
export const DENSEST = 5;

/**
 * The least density at which all is seen, set on the holder; where none is enough, the closest.
 *
 * It begins with the density that there is: each try has the page laid out anew, and most changes leave it as it was.
 */
export function fit(holder: HTMLElement, density: number, isAllSeen: () => boolean): number {
  const lay = (tried: number): void => void (holder.dataset["density"] = `${tried}`);
  const isSeenAt = (tried: number): boolean => (lay(tried), isAllSeen());
  let found = density;
  if (isSeenAt(found)) {
    while (found > 0 && isSeenAt(found - 1)) found -= 1;
  } else {
    found += 1;
    while (found < DENSEST && !isSeenAt(found)) found += 1;
  }
  found = Math.min(found, DENSEST);
  lay(found);
  return found;
}
