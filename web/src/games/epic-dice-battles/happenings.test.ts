import { describe, expect, test } from "vitest";
import { happenings, soundsOf } from "./happenings";
import { pace } from "./index";
import { recordedView } from "./recorded";
import type { Observation } from "./types";

const { observation } = recordedView("marching");

function changed(change: Partial<Observation["mats"][number]>): Observation {
  return { ...observation, mats: observation.mats.map((mat, seat) => (seat === 0 ? { ...mat, ...change } : mat)) };
}

describe("what changed", () => {
  test("nothing before the first view, and nothing between two equal ones", () => {
    expect(happenings(null, observation)).toEqual([]);
    expect(happenings(observation, observation)).toEqual([]);
  });

  test("an army marched, a castle was built or destroyed, somebody is out", () => {
    expect(happenings(observation, changed({ regions: [7, 6, null, null] }))).toEqual([{ kind: "marched", seat: 0 }]);
    expect(happenings(observation, changed({ castles: [6, 7, 10] }))).toEqual([{ kind: "built", seat: 0 }]);
    expect(happenings(observation, changed({ castles: [6] }))).toEqual([{ kind: "destroyed", seat: 0 }]);
    expect(happenings(observation, changed({ is_out: true }))).toEqual([{ kind: "out", seat: 0 }]);
  });

  test("a battle begins, dice roll, and it is over", () => {
    const [ready, gate, melee] = (["ready", "gate", "melee"] as const).map((name) => recordedView(name).observation);
    if (!ready || !gate || !melee) throw new Error("a recording is missing");

    expect(happenings(observation, ready)).toContainEqual({ kind: "battle" });
    expect(happenings(ready, gate)).toContainEqual({ kind: "rolled" });
    expect(happenings(gate, melee)).toContainEqual({ kind: "rolled" });
    expect(happenings(melee, observation)).toContainEqual({ kind: "fought" });
  });

  test("the seasons pass, and the game ends", () => {
    expect(happenings({ ...observation, season: "summer" }, observation)).toEqual([{ kind: "season" }]);
    expect(happenings(observation, { ...observation, stage: recordedView("over").observation.stage })).toEqual([{ kind: "won" }]);
  });

  test("what happens is heard once, and looked at for a while", () => {
    expect(soundsOf([{ kind: "fought" }, { kind: "rolled" }, { kind: "season" }])).toEqual(["rolled"]);
    expect(pace({ ...observation }, { ...changed({ castles: [6] }) })).toBeGreaterThan(0);
    expect(pace(null, { ...observation })).toBe(0);
  });
});
