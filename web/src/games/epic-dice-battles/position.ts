// Who stands where and who holds what, read off a view, and how an army could go from one region to another.
import { NUMBERS, neighboursOf, regionId } from "./components";
import type { MatView, Observation, SlotView } from "./types";

export interface StandingArmy {
  seat: number;
  number: number;
  region: string;
}

export class Position {
  readonly armies: readonly StandingArmy[];
  /** By region: whose castle stands there. */
  readonly castles: ReadonlyMap<string, number>;

  constructor(readonly observation: Observation) {
    this.armies = observation.mats.flatMap(({ regions }, seat) =>
      regions.flatMap((region, at) => (region === null ? [] : [{ seat, number: at + 1, region: regionId(region) }])),
    );
    this.castles = new Map(observation.mats.flatMap(({ castles }, seat) => castles.map((region) => [regionId(region), seat] as const)));
  }

  at(region: string): readonly StandingArmy[] {
    return this.armies.filter((army) => army.region === region);
  }

  army(seat: number, number: number): StandingArmy | undefined {
    return this.armies.find((army) => army.seat === seat && army.number === number);
  }

  /** The shortest way for an army of a seat that passes nobody else's army; both ends included, null if there is none. */
  way(seat: number, from: string, to: string): readonly string[] | null {
    const foreign = new Set(this.armies.filter((army) => army.seat !== seat).map(({ region }) => region));
    let border: (readonly string[])[] = [[from]];
    const reached = new Set([from]);
    for (let fields = 0; fields < NUMBERS.economy.autumn.march_fields; fields += 1) {
      border = border
        .filter((way) => way.length === 1 || !foreign.has(way.at(-1) ?? ""))
        .flatMap((way) =>
          neighboursOf(way.at(-1) ?? "").flatMap((next) => {
            if (reached.has(next)) return [];
            reached.add(next);
            return [[...way, next]];
          }),
        );
      const found = border.find((way) => way.at(-1) === to);
      if (found) return found;
    }
    return null;
  }

  /** Fields of the support line to an army of a seat, past nobody else's army; null where there is none. */
  support(seat: number, region: string): number | null {
    const foreign = new Set(this.armies.filter((army) => army.seat !== seat).map((army) => army.region));
    const reached = new Set([region]);
    let border = [region];
    for (let fields = 0; border.length > 0; fields += 1) {
      if (border.some((field) => this.castles.get(field) === seat)) return fields;
      border = [...new Set(border.flatMap(neighboursOf))].filter((field) => !foreign.has(field) && !reached.has(field));
      border.forEach((field) => reached.add(field));
    }
    return null;
  }

  /** Where an army of a seat could go with so much rice, each with the way there. */
  ways(seat: number, from: string, rice: number): Map<string, readonly string[]> {
    const found = new Map<string, readonly string[]>();
    for (const { id } of NUMBERS.map.region) {
      const way = id === from ? null : this.way(seat, from, id);
      if (way && (way.length === 2 || rice >= NUMBERS.economy.autumn.march_rice)) found.set(id, way);
    }
    return found;
  }
}

/** The slot of an army number, as far as the viewer knows it. */
export function slotOf({ slots }: MatView, number: number): number | null {
  const at = slots.findIndex((slot) => slot?.number === number);
  return at < 0 ? null : at;
}

/** The region of the army in a slot; null where nobody but its owner knows. */
export function regionOf(mat: MatView, slot: SlotView): string | null {
  const region = slot.number === null ? null : (mat.regions[slot.number - 1] ?? null);
  return region === null ? null : regionId(region);
}

/** All seats in turn order, from one of them on. */
export function inOrderFrom<T>(seats: readonly T[], first: number): T[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}
