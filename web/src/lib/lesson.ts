// A lesson: recorded frames of a match with scripted dice, a few words to each, and what the learner is to do.
import type { Choice } from "./board";
import type { Line } from "./wire/line";
import type { Happening, Patch, Prompt, TableResult } from "./wire/messages";

/** What a recording holds of one moment. */
export interface RecordedFrame<O = Patch, A = unknown, F = unknown, H = Happening> {
  observation: O;
  prompt: Prompt | null;
  facts: F;
  happenings: readonly H[];
  choices: readonly Choice<A>[];
  lines: readonly Line[];
  result: TableResult | null;
}

/** The frames of a recording, in the types of its game: a test compares the files with what the rules say. */
export function recordedFrames<O = Patch, A = unknown, F = unknown, H = Happening>(recording: unknown): readonly RecordedFrame<O, A, F, H>[] {
  return recording as readonly RecordedFrame<O, A, F, H>[];
}

/** The numbers of a recording, in the type of its game. */
export function recordedNumbers<N>(recording: unknown): N {
  return recording as N;
}

export interface Step {
  /** Which message the teacher says. */
  words: string;
  frame: RecordedFrame;
  /** The frame that was shown before, to move from; null begins anew. */
  previous: RecordedFrame | null;
  /** What the learner is to choose; null goes on with a button. */
  expected: Choice | null;
  /** What the words speak of, as a board can point at it. */
  points: ReadonlySet<string>;
}

export interface Lesson {
  steps: readonly Step[];
  /** Message keys of the players' names. */
  players: readonly string[];
  /** The numbers of the game, where its board draws them. */
  numbers?: unknown;
}

/** A step of a lesson: a frame of a recording, and the action that is to be chosen there. The same frame again does not move. */
export function step(words: string, frames: readonly RecordedFrame[], at: number, action: unknown = null, isAgain = false, points: readonly string[] = []): Step {
  const frame = frames[at];
  if (!frame) throw new Error(`the recording has no frame ${at}`);
  const expected = action === null ? null : frame.choices.find((choice) => isSame(choice.action, action));
  if (expected === undefined) throw new Error(`${words}: nobody can do this in frame ${at}`);
  return { words, frame, previous: isAgain ? frame : (frames[at - 1] ?? null), expected, points: new Set(points) };
}

/** Whether two actions are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  return value && typeof value === "object" ? Object.entries(value).sort(([a], [b]) => a.localeCompare(b)) : value;
}
