// The map, the units and the numbers of Epic Dice Battles, from the tables the rules read, or those of a table's variant.
import economy from "$package/games/epic_dice_battles/data/economy.toml";
import map from "$package/games/epic_dice_battles/data/map.toml";
import units from "$package/games/epic_dice_battles/data/units.toml";
import type { ArmyLine, Counts, MatView, Observation, Purchase, SlotView, Unit } from "./types";

interface Price {
  rice: number;
  money: number;
  honor: number;
}

interface UnitKind extends Price {
  id: Unit;
  modifier: number;
  floor: number;
  kills: number;
}

interface Numbers {
  map: {
    last_year: number;
    first_year: Readonly<Record<string, number>>;
    starts: Readonly<Record<string, readonly string[]>>;
    region: readonly { id: string; dots: number; neighbours: readonly string[] }[];
  };
  units: {
    unit: readonly UnitKind[];
    shield: Price & { absorbs: number };
    battle: Readonly<
      Record<"arrow" | "arrow_at_walls" | "star" | "dies" | "succeeds" | "flank_bonus" | "gate" | "reserve", number>
    >;
  };
  economy: {
    army_dice: number;
    winter: { rice_marker_top: number; trade_rice: number; trade_money: number };
    spring: { castle_rice: number };
    summer: { small_army_dice: number; small_army: number; large_army: number; tokens_per_rice: number; castle_discount: number };
    autumn: { march_rice: number; march_fields: number };
    villages: { lost: number; freed: number; honor: number };
    points: { controlled: number; partial: number; army: number; rice_marker: number };
  };
}

const STANDARD = { map, units, economy } as unknown as Numbers;

export let NUMBERS = STANDARD;

/** Take the numbers of a table into use before its board is shown: those of its variant, or the standard ones. */
export function lay(others: unknown): void {
  NUMBERS = (others ?? STANDARD) as Numbers;
}

export const UNITS: readonly Unit[] = ["footman", "archer", "cavalry", "ninja", "samurai", "samurai-cavalry"];
export const PURCHASES: readonly Purchase[] = [...UNITS, "shield"];
export const LINES: readonly ArmyLine[] = ["main", "flank1", "flank2"];

export function sum(counts: Counts): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The name of a region that the views know by its place in the list. */
export function regionId(number: number): string {
  return NUMBERS.map.region[number]?.id ?? "";
}

export function regionNumber(id: string): number {
  return NUMBERS.map.region.findIndex((region) => region.id === id);
}

export function dotsOf(id: string): number {
  return NUMBERS.map.region[regionNumber(id)]?.dots ?? 0;
}

export function neighboursOf(id: string): readonly string[] {
  return NUMBERS.map.region[regionNumber(id)]?.neighbours ?? [];
}

/** Every pair of neighbours once. */
export function roads(): [string, string][] {
  return NUMBERS.map.region.flatMap(({ id, neighbours }) => neighbours.filter((other) => id < other).map((other): [string, string] => [id, other]));
}

export function priceOf(purchase: Purchase): Price {
  return purchase === "shield" ? NUMBERS.units.shield : kindOf(purchase);
}

export function kindOf(unit: Unit): UnitKind {
  const kind = NUMBERS.units.unit[UNITS.indexOf(unit)];
  if (!kind) throw new Error(`there is no unit ${unit}`);
  return kind;
}

/** What a die counts for a unit in close combat. */
export function counted(die: number, unit: Unit, flank: boolean): number {
  const { modifier, floor } = kindOf(unit);
  return Math.max(floor, die + modifier + (flank ? NUMBERS.units.battle.flank_bonus : 0));
}

/** The units of an army of one's own: its tokens, and the dice without one. */
export function unitsOf({ dice, tokens }: SlotView): Counts | null {
  return tokens && [sum(dice) - sum(tokens), ...tokens.slice(1)];
}

/** What an army of this mat eats where it stands; null where it is not known which one that is. */
export function foodOf(mat: MatView, slot: SlotView): number | null {
  if (slot.number === null) return null;
  const { small_army_dice, small_army, large_army, tokens_per_rice, castle_discount } = NUMBERS.economy.summer;
  const region = mat.regions[slot.number - 1] ?? null;
  const isHome = region !== null && mat.castles.includes(region);
  const cost = (sum(slot.dice) <= small_army_dice ? small_army : large_army) + Math.ceil(slot.token_count / tokens_per_rice);
  return Math.max(0, cost - (isHome ? castle_discount : 0));
}

export interface Tally {
  controlled: number;
  partial: number;
  armies: number;
  hasMostRice: boolean;
  points: number;
}

/** What everybody would have if the game ended now, part by part. */
export function tally({ mats }: Observation): Tally[] {
  const worth = NUMBERS.economy.points;
  const markers = mats.map(({ is_out, rice_marker }) => (is_out ? 0 : rice_marker));
  const most = Math.max(...markers);
  return mats.map((mat, seat) => {
    const others = new Set(mats.flatMap(({ regions }, other) => (other === seat ? [] : regions)));
    const partial = mat.castles.filter((region) => others.has(region)).length;
    const controlled = mat.castles.length - partial;
    const armies = mat.regions.filter((region) => region !== null).length;
    const hasMostRice = markers[seat] === most && markers.filter((marker) => marker === most).length === 1;
    const points = worth.controlled * controlled + worth.partial * partial + worth.army * armies + (hasMostRice ? worth.rice_marker : 0);
    return { controlled, partial, armies, hasMostRice, points };
  });
}
