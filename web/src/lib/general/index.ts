// The room of any game: everything in it comes from the game's presenter.
import { roomOf } from "$lib/room";
import type { Happening } from "$lib/wire/messages";
import Board from "./Board.svelte";
import Scoring from "./Scoring.svelte";
import type { Facts } from "./facts";

const PAUSE = { minor: 500, notable: 900, major: 1400 } as const;

export const room = roomOf<unknown, unknown, Facts, Happening, unknown>({
  board: Board,
  scoring: Scoring,
  pace: (_before, _after, happenings) => happenings.reduce((sum, { weight }) => sum + PAUSE[weight ?? "minor"], 0),
});
