// The room of Board of War: its board, and how long each thing that happens wants to be looked at.
import { roomOf } from "$lib/room";
import Board from "./Board.svelte";
import { reader } from "./chances";
import Scoring from "./Scoring.svelte";
import type { Action, Facts, Happening, Numbers, Observation } from "./types";

/** In milliseconds; what is not here takes no time. */
const PAUSE: Readonly<Partial<Record<Happening["kind"], number>>> = {
  fought: 2600,
  expanded: 450,
  razed: 450,
  upgraded: 450,
  placed: 600,
  marched: 550,
  sent: 550,
  played: 400,
  marked: 500,
  captured: 700,
  fallen: 900,
  earned: 250,
};

export const room = roomOf<Observation, Action, Facts, Happening, Numbers>({
  board: Board,
  scoring: Scoring,
  staged: ["fought"],
  pace: (_before, _after, happenings) => Math.max(0, ...happenings.map(({ kind }) => PAUSE[kind] ?? 0)),
  reader,
});
