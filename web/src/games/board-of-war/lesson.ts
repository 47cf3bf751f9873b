// The tutorial of Board of War: the first three rounds on the small board, and a siege much later. About four minutes.
import { recordedFrames, step, type Lesson } from "$lib/lesson";
import recorded from "../../recorded/board-of-war-lessons.json";
import numbers from "../../recorded/board-of-war-numbers.json";

const rounds = recordedFrames(recorded.rounds);
const siege = recordedFrames(recorded.siege);

const HOME = ["d1", "e1"];
const CENTRE = ["d4", "e4", "d5", "e5"];

export const lesson: Lesson = {
  players: ["web-learn-you", "web-learn-ben"],
  numbers,
  steps: [
    step("lesson-board", rounds, 0, null, false, HOME),
    step("lesson-ways", rounds, 0, null, true, CENTRE),
    step("lesson-abilities", rounds, 0, null, true),
    step("lesson-turn", rounds, 0, null, true),
    step("lesson-builder", rounds, 1, { type: "play-card", card: 6 }),
    step("lesson-ben", rounds, 2, null),
    step("lesson-expand", rounds, 2, { type: "expand", square: "d2" }, true),
    step("lesson-conqueror", rounds, 3, { type: "expand", square: "e2" }),
    step("lesson-merchant", rounds, 5, { type: "play-card", card: 1 }),
    step("lesson-place", rounds, 6, { type: "place", square: "d1" }),
    step("lesson-income", rounds, 7, { type: "expand", square: "d3" }),
    step("lesson-upgrade", rounds, 8, { type: "expand", square: "e3" }),
    step("lesson-soldier", rounds, 10, { type: "play-card", card: 8 }),
    step("lesson-deploy", rounds, 11, { type: "deploy", square: "e3", upgraded: false }),
    step("lesson-army", rounds, 12, null, false, ["e3"]),
    step("lesson-later", siege, 0, null, false, ["e5", "e6"]),
    step("lesson-siege", siege, 0, { type: "attack", army: "e6", target: "e7" }, true),
    step("lesson-raze", siege, 1, { type: "raze", square: "d8" }),
    step("lesson-raze-more", siege, 2, { type: "raze", square: "e8" }),
    step("lesson-end", siege, 3, null),
  ],
};
