// The room of Epic Dice Battles: its board, and how long each thing that happens wants to be looked at.
import type { Board as AnyBoard, Scoring as AnyScoring } from "$lib/board";
import type { Patch } from "$lib/wire/messages";
import Board from "./Board.svelte";
import { happenings, type Happening } from "./happenings";
import Scoring from "./Scoring.svelte";
import type { Observation } from "./types";

/** In milliseconds. */
const PAUSE: Readonly<Record<Happening["kind"], number>> = {
  fought: 2600,
  rolled: 1400,
  battle: 900,
  marched: 700,
  built: 600,
  destroyed: 900,
  acted: 350,
  bought: 450,
  season: 300,
  out: 900,
  won: 0,
};

export const board = Board as unknown as AnyBoard;
export const scoring = Scoring as unknown as AnyScoring;

export function pace(before: Patch | null, after: Patch): number {
  const found = happenings(before as Observation | null, after as unknown as Observation);
  return Math.max(0, ...found.map(({ kind }) => PAUSE[kind]));
}

export { reader } from "./chances";
export { lay } from "./components";
