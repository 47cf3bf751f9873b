// Who stands where and who holds what, read off a view.
import type { Box } from "./box";
import type { MatView, Observation, SlotView, Stage } from "./types";

export interface StandingArmy {
  seat: number;
  number: number;
  region: string;
}

export class MapPieces {
  readonly armies: readonly StandingArmy[];
  /** By region: whose castle stands there. */
  readonly castles: ReadonlyMap<string, number>;

  constructor(
    readonly observation: Observation,
    readonly box: Box,
  ) {
    this.armies = observation.mats.flatMap(({ regions }, seat) =>
      regions.flatMap((region, at) => (region === null ? [] : [{ seat, number: at + 1, region: box.id(region) }])),
    );
    this.castles = new Map(observation.mats.flatMap(({ castles }, seat) => castles.map((region) => [box.id(region), seat] as const)));
  }

  at(region: string): readonly StandingArmy[] {
    return this.armies.filter((army) => army.region === region);
  }

  /** The regions where battles are being fought, or are still to be. */
  battles(): Set<string> {
    const { stage } = this.observation;
    return new Set(regionsOfBattles(stage).map((region) => this.box.id(region)));
  }
}

function regionsOfBattles(stage: Stage): number[] {
  const fights = stage.type === "naming" || stage.type === "fighting" ? stage.fights.map(({ region }) => region) : [];
  const here = stage.type === "fighting" && stage.battle.region !== null ? [stage.battle.region] : [];
  return [...fights, ...here];
}

/** The slot of an army number, as far as the viewer knows it. */
export function slotOf({ slots }: MatView, number: number): number | null {
  const at = slots.findIndex((slot) => slot?.number === number);
  return at < 0 ? null : at;
}

/** The region of the army in a slot; null where nobody but its owner knows. */
export function regionOf(box: Box, mat: MatView, slot: SlotView): string | null {
  const region = slot.number === null ? null : (mat.regions[slot.number - 1] ?? null);
  return region === null ? null : box.id(region);
}

/** All seats in turn order, from one of them on. */
export function inOrderFrom<T>(seats: readonly T[], first: number): T[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}
