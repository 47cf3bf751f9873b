// The tutorial of Age of War: one conquest, one theft, one clan, and the count. About two minutes.
import { isSame, type Lesson, type RecordedFrame, type Step } from "$lib/lesson";
import recorded from "../../recorded/age-of-war-lessons.json";
import type { Action } from "./types";

const turns = recorded.turns as unknown as readonly RecordedFrame[];
const end = recorded.end as unknown as readonly RecordedFrame[];

const fill = (castle: string, line: number): Action => ({ type: "fill", castle, line });

/** One step; `repeated` shows the same frame as the step before. */
function step(words: string, frames: readonly RecordedFrame[], at: number, action: Action | null, repeated = false): Step {
  const frame = frames[at];
  if (!frame) throw new Error(`the recording has no frame ${at}`);
  const expected = action ? (frame.choices.find((choice) => isSame(choice.action, action)) ?? null) : null;
  const points = new Set(action?.type === "fill" ? [`castle-${action.castle}`] : []);
  return { words, frame, previous: repeated ? frame : (frames[at - 1] ?? null), expected, points };
}

export const lesson: Lesson = {
  players: ["web-learn-you", "web-learn-ben"],
  steps: [
    step("web-learn-aow-table", turns, 0, null),
    step("web-learn-aow-two-things", turns, 0, null, true),
    step("web-learn-aow-first-line", turns, 0, fill("inuyama", 1), true),
    step("web-learn-aow-lose", turns, 1, { type: "lose-die" }),
    step("web-learn-aow-conquer", turns, 2, fill("inuyama", 0)),
    step("web-learn-aow-rival", turns, 3, null),
    step("web-learn-aow-steal", turns, 4, fill("odani", 0)),
    step("web-learn-aow-special", turns, 5, fill("odani", 1)),
    step("web-learn-aow-stolen", turns, 6, null),
    step("web-learn-aow-clan", end, 0, fill("marugame", 1)),
    step("web-learn-aow-end", end, 1, null),
  ],
};
