// The recorded positions in the types of the board, for its tests.
import numbers from "../../recorded/epic-dice-battles-numbers.json";
import recorded from "../../recorded/epic-dice-battles-positions.json";
import { recordedFrames, recordedNumbers, type RecordedFrame } from "$lib/lesson";
import type { Action, Facts, Happening, Numbers, Observation } from "./types";

export type Name = keyof typeof recorded;

export const NAMES = Object.keys(recorded) as Name[];
export const NUMBERS = recordedNumbers<Numbers>(numbers);

export function recordedView(name: Name): RecordedFrame<Observation, Action, Facts, Happening> {
  const [frame] = recordedFrames<Observation, Action, Facts, Happening>([recorded[name]]);
  if (!frame) throw new Error(`there is no recording ${name}`);
  return frame;
}
