// The tutorial of Epic Dice Battles: the first year, a castle in the second, and a siege much later. About five minutes.
import { recordedFrames, step, type Lesson } from "$lib/lesson";
import recorded from "../../recorded/epic-dice-battles-lessons.json";
import numbers from "../../recorded/epic-dice-battles-numbers.json";

const year = recordedFrames(recorded.year);
const siege = recordedFrames(recorded.siege);

const HOME = ["region-bizen"];
const MAT = ["seat-0"];
const SURUGA = ["region-suruga"];
const YAMASHIRO = ["region-yamashiro"];

export const lesson: Lesson = {
  players: ["web-example-player", "web-example-rival"],
  numbers,
  steps: [
    step("lesson-map", year, 0, null),
    step("lesson-goal", year, 0, null, true),
    step("lesson-start", year, 0, { type: "start", region: "bizen" }, true, HOME),
    step("lesson-mat", year, 1, null, false, MAT),
    step("lesson-winter", year, 1, { type: "act", action: "rice" }, true),
    step("lesson-officer", year, 2, { type: "act", action: "officer" }),
    step("lesson-village", year, 3, { type: "act", action: "village" }),
    step("lesson-spring", year, 4, null),
    step("lesson-samurai", year, 4, { type: "buy", unit: "samurai" }, true),
    step("lesson-line", year, 5, { type: "put-die", slot: 0, line: "main" }),
    step("lesson-footman", year, 6, { type: "buy", unit: "footman" }),
    step("lesson-raise", year, 7, { type: "raise-army", region: "bizen" }, false, HOME),
    step("lesson-archer", year, 8, { type: "buy", unit: "archer" }),
    step("lesson-secret", year, 11, null, false, MAT),
    step("lesson-end-buying", year, 11, { type: "end-buying" }, true),
    step("lesson-summer", year, 12, null),
    step("lesson-lead", year, 12, { type: "lead", army: 2 }, true, YAMASHIRO),
    step("lesson-lead-there", year, 13, { type: "move", region: "yamashiro" }),
    step("lesson-pass", year, 14, { type: "pass" }),
    step("lesson-village-free", year, 15, { type: "return-die", slot: 0, line: "main" }),
    step("lesson-trade", year, 16, { type: "act", action: "trade" }),
    step("lesson-rest", year, 17, { type: "act", action: "rest" }),
    step("lesson-second-spring", year, 18, { type: "end-buying" }),
    step("lesson-castle", year, 19, { type: "build", region: "yamashiro" }, false, YAMASHIRO),
    step("lesson-points", year, 20, null),
    step("lesson-later", siege, 0, null, false, SURUGA),
    step("lesson-attack", siege, 0, { type: "lead", army: 1 }, true),
    step("lesson-attack-there", siege, 1, { type: "move", region: "suruga" }),
    step("lesson-besiege", siege, 2, { type: "besiege", region: "suruga" }),
    step("lesson-ready", siege, 3, { type: "ready" }),
    step("lesson-shots", siege, 4, { type: "lose", unit: "footman" }),
    step("lesson-gate", siege, 5, { type: "storm-gate", unit: "samurai" }),
    step("lesson-gate-again", siege, 6, { type: "storm-gate", unit: "samurai" }),
    step("lesson-dice", siege, 7, { type: "assign-die", die: 1, unit: "samurai", flank: false }),
    step("lesson-cavalry", siege, 8, { type: "assign-die", die: 3, unit: "cavalry", flank: false }),
    step("lesson-end", siege, 9, null),
  ],
};
