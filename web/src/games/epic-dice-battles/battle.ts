// A battle as it stands: what each side has in each line, and what its dice came to.
import { UNITS } from "./box";
import type { Clash, Counts, SideFacts, Unit } from "./types";

/** What stands in a line: units, or before all is revealed only dice. */
export interface Rank {
  units: Counts | null;
  /** Dice of which nobody may say more. */
  dice: number;
}

/** Main line and both flanks of a side, as the viewer may see them; null where it is not known yet who fights. */
export function ranksOf({ lines = [null, null, null], dice }: SideFacts): Rank[] | null {
  if (!dice && lines.every((units) => units === null)) return null;
  return lines.map((units, at) => ({ units, dice: units === null ? (dice?.[at] ?? 0) : 0 }));
}

export interface Fallen {
  face: number;
  fate: "good" | "bad" | "none" | null;
  unit: Unit | null;
  /** What it counts with its unit, where that is not what it shows. */
  counts: number | null;
}

/** The dice of a side, each with what became of it. */
export function fallenOf({ hitting, results = [] }: SideFacts, { roll, dice }: Clash): Fallen[] {
  if (hitting) return (roll ?? []).map((face, at) => ({ face, fate: hitting[at] ? "good" : "none", unit: null, counts: null }));
  const known = results.map(({ die, unit, result, is_dead, kills }): Fallen => ({
    face: die,
    unit: UNITS[unit] ?? "footman",
    counts: result === die ? null : result,
    fate: is_dead ? "bad" : kills > 0 ? "good" : "none",
  }));
  return [...known, ...dice.map((face): Fallen => ({ face, fate: null, unit: null, counts: null }))];
}
