// The tutorial of Age of War: one conquest, one theft, one clan, and the count. About two minutes.
import { recordedFrames, step, type Lesson, type RecordedFrame, type Step } from "$lib/lesson";
import recorded from "../../recorded/age-of-war-lessons.json";
import numbers from "../../recorded/age-of-war-numbers.json";
import type { Action } from "$lib/wire/games/age-of-war";

const turns = recordedFrames(recorded.turns);
const end = recordedFrames(recorded.end);

const fill = (castle: string, line: number): Action => ({ type: "fill", castle, line });

/** A step that points at the castle it is about. */
function turn(words: string, frames: readonly RecordedFrame[], at: number, action: Action | null, isAgain = false): Step {
  return step(words, frames, at, action, isAgain, action?.type === "fill" ? [`castle-${action.castle}`] : []);
}

export const lesson: Lesson = {
  players: ["web-learn-you", "web-learn-ben"],
  numbers,
  steps: [
    turn("web-learn-aow-table", turns, 0, null),
    turn("web-learn-aow-two-things", turns, 0, null, true),
    turn("web-learn-aow-first-line", turns, 0, fill("inuyama", 1), true),
    turn("web-learn-aow-lose", turns, 1, { type: "lose-die" }),
    turn("web-learn-aow-conquer", turns, 2, fill("inuyama", 0)),
    turn("web-learn-aow-rival", turns, 3, null),
    turn("web-learn-aow-steal", turns, 4, fill("odani", 0)),
    turn("web-learn-aow-special", turns, 5, fill("odani", 1)),
    turn("web-learn-aow-stolen", turns, 6, null),
    turn("web-learn-aow-clan", end, 0, fill("marugame", 1)),
    turn("web-learn-aow-end", end, 1, null),
  ],
};
