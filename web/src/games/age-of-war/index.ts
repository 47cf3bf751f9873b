// The room of Age of War: its board, and how long each thing that happens wants to be looked at.
import { roomOf } from "$lib/room";
import type { Action, Facts, Happening, Numbers, Observation } from "$lib/wire/games/age-of-war";
import Board from "./Board.svelte";
import Face from "./art/Face.svelte";
import Scoring from "./Scoring.svelte";
import { targetOf } from "./cards";
import { chances } from "./chances";

/** In milliseconds. */
const PAUSE: Readonly<Record<Happening["kind"], number>> = {
  "first-player": 0,
  rolled: 1300,
  filled: 200,
  conquered: 900,
  clan: 700,
  "lost-die": 0,
  "turn-lost": 300,
  won: 0,
};

export const room = roomOf<Observation, Action, Facts, Happening, Numbers>({
  board: Board,
  scoring: Scoring,
  face: Face,
  phone: [480, 410],
  target: (action) => (action.type === "fill" ? targetOf(action.castle, action.line) : null),
  pace: (_before, _after, happenings) => happenings.reduce((sum, { kind }) => sum + PAUSE[kind], 0),
  reader: () => (_before, after, happenings) => chances(happenings, after.players),
});
