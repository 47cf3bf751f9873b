// The room of Board of War: its board, and how long each thing that happens wants to be looked at.
import type { Board as AnyBoard, Scoring as AnyScoring } from "$lib/board";
import type { Patch } from "$lib/wire/messages";
import Board from "./Board.svelte";
import { happenings, type Happening } from "./happenings";
import Scoring from "./Scoring.svelte";
import type { Observation } from "./types";

/** In milliseconds. */
const PAUSE: Readonly<Record<Happening["kind"], number>> = {
  fought: 2200,
  expanded: 450,
  razed: 450,
  upgraded: 450,
  placed: 600,
  marched: 550,
  recruited: 400,
  marked: 500,
  captured: 700,
  fallen: 900,
  earned: 250,
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
