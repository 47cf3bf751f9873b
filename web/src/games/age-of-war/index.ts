// The room of Age of War: its board, and how long each thing that happens wants to be looked at.
import type { Board as AnyBoard, Scoring as AnyScoring } from "$lib/board";
import type { Reader } from "$lib/check";
import type { Patch } from "$lib/wire/messages";
import Board from "./Board.svelte";
import Scoring from "./Scoring.svelte";
import { chances } from "./chances";
import { happenings } from "./happenings";
import type { Observation } from "./types";

const PAUSE = { rolled: 1300, conquered: 900, clan: 700, filled: 200, "lost-die": 0, "turn-lost": 300 } as const;

export const board = Board as unknown as AnyBoard;
export const scoring = Scoring as unknown as AnyScoring;

export function pace(before: Patch | null, after: Patch): number {
  const found = happenings(before as Observation | null, after as unknown as Observation);
  return found.reduce((sum, { kind }) => sum + PAUSE[kind], 0);
}

export { lay } from "./components";

export function reader(): Reader {
  return (before, after) => chances(before as Observation | null, after as unknown as Observation);
}
