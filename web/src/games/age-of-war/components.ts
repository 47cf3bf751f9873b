// The castles and clans of Age of War, from the table the rules read, or with the numbers of a table's variant.
import cards from "$package/games/age_of_war/data/cards.toml";

export type Symbol = "archery" | "cavalry" | "daimyo";

export interface BattleLine {
  /** Faces the line asks for, one die each; empty for an infantry line. */
  symbols: readonly number[];
  infantry: number;
  /** The daimyo line that counts only on a castle taken from a player. */
  special: boolean;
}

export interface Castle {
  number: number;
  id: string;
  clan: string;
  points: number;
  lines: readonly BattleLine[];
}

export interface Clan {
  id: string;
  points: number;
  castles: readonly Castle[];
}

interface CardData {
  dice: number;
  clan: readonly { id: string; points: number }[];
  castle: readonly { id: string; clan: string; points: number; lines: readonly (number | readonly Symbol[])[] }[];
}

export const ARCHERY = 4;
export const CAVALRY = 5;
export const DAIMYO = 6;
const FACE: Readonly<Record<Symbol, number>> = { archery: ARCHERY, cavalry: CAVALRY, daimyo: DAIMYO };
const FACE_KEYS = ["infantry-1", "infantry-2", "infantry-3", "archery", "cavalry", "daimyo"] as const;

export let DICE: number;
export let CASTLES: readonly Castle[];
export let CLANS: readonly Clan[];
lay(null);

/** Take the cards of a table into use before its board is shown: those of its variant, or the standard ones. */
export function lay(numbers: unknown): void {
  const data = (numbers ?? cards) as CardData;
  DICE = data.dice;
  CASTLES = data.castle.map((card, number) => ({
    number,
    id: card.id,
    clan: card.clan,
    points: card.points,
    lines: [...card.lines.map(battleLine), { symbols: [DAIMYO], infantry: 0, special: true }],
  }));
  CLANS = data.clan.map((clan) => ({ ...clan, castles: CASTLES.filter((castle) => castle.clan === clan.id) }));
}

export function faceKey(face: number): string {
  return FACE_KEYS[face - 1] ?? "infantry-1";
}

export function isInfantry(face: number): boolean {
  return face < ARCHERY;
}

/** Whether a die with this face is of the kind a line speaks of. */
export function speaksOf(line: BattleLine, face: number): boolean {
  return line.infantry > 0 ? isInfantry(face) : line.symbols.includes(face);
}

function battleLine(line: number | readonly Symbol[]): BattleLine {
  if (typeof line === "number") return { symbols: [], infantry: line, special: false };
  return { symbols: line.map((symbol) => FACE[symbol]).sort(), infantry: 0, special: false };
}
