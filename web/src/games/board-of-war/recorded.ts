// The recorded positions in the types of the board, for its tests.
import type { RecordedFrame } from "$lib/lesson";
import { recordedFrames } from "$lib/lesson";
import recorded from "../../recorded/board-of-war-positions.json";
import type { Action, Facts, Happening, Observation } from "./types";

export type Name = keyof typeof recorded;

export const NAMES = Object.keys(recorded) as Name[];

export function recordedView(name: Name): RecordedFrame<Observation, Action, Facts, Happening> {
  const [frame] = recordedFrames<Observation, Action, Facts, Happening>([recorded[name]]);
  if (!frame) throw new Error(`no recording of ${name}`);
  return frame;
}
