// The room of Epic Dice Battles: its board, and how long each thing that happens wants to be looked at.
import { roomOf } from "$lib/room";
import Board from "./Board.svelte";
import { chances } from "./chances";
import Scoring from "./Scoring.svelte";
import type { Action, Facts, Happening, Numbers, Observation } from "./types";

/** In milliseconds. */
const PAUSE: Readonly<Record<Happening["kind"], number>> = {
  said: 300,
  "first-player": 300,
  "battle-named": 300,
  out: 300,
  scored: 300,
  season: 300,
  moved: 700,
  raised: 450,
  "army-lost": 700,
  built: 600,
  "castle-fallen": 900,
  battle: 900,
  "line-up": 0,
  rolled: 1400,
  fallen: 500,
  gate: 500,
  "battle-ended": 1600,
  won: 0,
};

export const room = roomOf<Observation, Action, Facts, Happening, Numbers>({
  board: Board,
  scoring: Scoring,
  staged: ["battle-ended"],
  pace: (_before, _after, happenings) => Math.max(0, ...happenings.map(({ kind }) => PAUSE[kind])),
  reader: () => (_before, after, happenings) => chances(happenings, after.players),
});
