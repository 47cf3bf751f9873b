// The recorded positions in the types of the board, for its tests.
import recorded from "../../recorded/epic-dice-battles-positions.json";
import type { Line } from "$lib/wire/line";
import type { Order } from "./orders";
import type { Observation } from "./types";

export type Name = keyof typeof recorded;

export const NAMES = Object.keys(recorded) as Name[];

export function recordedView(name: Name): { observation: Observation; choices: readonly Order[]; lines: readonly Line[] } {
  const { observation, choices, lines } = recorded[name];
  return { observation: observation as unknown as Observation, choices: choices as unknown as Order[], lines: lines as unknown as Line[] };
}
