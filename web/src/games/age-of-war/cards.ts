// The cards of Age of War as the board lays them out; every number comes with the table.
import type { CastleNumbers, LineNumbers, Numbers } from "$lib/wire/games/age-of-war";

export type BattleLine = LineNumbers;

export interface Castle extends CastleNumbers {
  /** Its place in the card order, by which an observation knows it. */
  number: number;
}

export interface Clan {
  id: string;
  points: number;
  castles: readonly Castle[];
}

export interface Box {
  dice: number;
  castles: readonly Castle[];
  clans: readonly Clan[];
}

const FACE_KEYS = ["infantry-1", "infantry-2", "infantry-3", "archery", "cavalry", "daimyo"] as const;

export function boxOf({ dice, castles: cards, clans }: Numbers): Box {
  const castles = cards.map((card, number) => ({ ...card, number }));
  return { dice, castles, clans: clans.map((clan) => ({ ...clan, castles: castles.filter(({ number }) => clan.castles.includes(number)) })) };
}

/** What the words of a die face are called. */
export function faceKey(face: number): string {
  return FACE_KEYS[face - 1] ?? "infantry-1";
}

/** How choices name a line of a card. */
export function targetOf(castle: string, line: number): string {
  return `castle:${castle}/${line}`;
}

/** The castle and the line that a choice can be pointed at. */
export function lineAt(target: string): { castle: string; line: number } | null {
  const [, castle, line] = /^castle:(.+)\/(\d+)$/.exec(target) ?? [];
  return castle && line ? { castle, line: Number(line) } : null;
}
