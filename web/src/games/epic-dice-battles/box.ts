// What lies in the box, as the table's numbers tell it: the regions by name, and the names of units and lines.
import type { ArmyLine, Counts, Numbers, Unit } from "./types";

/** In the order in which units are counted. */
export const UNITS: readonly Unit[] = ["footman", "archer", "cavalry", "ninja", "samurai", "samurai-cavalry"];
/** In the order in which the dice of an army are counted. */
export const LINES: readonly ArmyLine[] = ["main", "flank1", "flank2"];

export class Box {
  /** The names of the regions, in the order in which the views count them. */
  readonly regions: readonly string[];
  readonly starts: ReadonlySet<string>;

  constructor(readonly numbers: Numbers) {
    this.regions = numbers.regions.map(({ id }) => id);
    this.starts = new Set(numbers.starts.map((start) => this.id(start)));
  }

  /** The name of a region that the views know by its place in the list. */
  id(number: number): string {
    return this.regions[number] ?? "";
  }

  dots(region: string): number {
    return this.numbers.regions[this.regions.indexOf(region)]?.dots ?? 0;
  }

  /** The flanks that can be used in a field with so many dots. */
  flanks(dots: number): readonly number[] {
    return this.numbers.flanks_by_dots[dots] ?? [];
  }

  neighbours(region: string): readonly string[] {
    return (this.numbers.regions[this.regions.indexOf(region)]?.neighbours ?? []).map((number) => this.id(number));
  }

  /** Every pair of neighbours once. */
  roads(): [string, string][] {
    return this.regions.flatMap((one) => this.neighbours(one).flatMap((other): [string, string][] => (one < other ? [[one, other]] : [])));
  }
}

export function sum(counts: Counts): number {
  return counts.reduce((total, count) => total + count, 0);
}
