// The recorded positions in the types of the board, for its tests.
import recorded from "../../recorded/board-of-war-positions.json";
import type { Order } from "./orders";
import type { Observation } from "./types";

export type Name = keyof typeof recorded;

export const NAMES = Object.keys(recorded) as Name[];

export function recordedView(name: Name): { observation: Observation; choices: readonly Order[] } {
  const { observation, choices } = recorded[name];
  return { observation: observation as unknown as Observation, choices: choices as unknown as Order[] };
}
