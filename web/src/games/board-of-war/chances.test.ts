import { describe, expect, test } from "vitest";
import type { Line } from "$lib/wire/line";
import { reader } from "./chances";
import { recordedView } from "./recorded";
import type { Observation } from "./types";

const line = (key: string, args: Line["args"] = {}): Line => ({ type: "line", key, args });
const ana = { type: "name" as const, seat: 0 };
const patch = (view: Observation) => view as unknown as Record<string, unknown>;
const { observation } = recordedView("watched");
/** Both seats as they were dealt: K♥ K♣, Q♠ Q♣, J♥ J♦. */
const COURT = [2, 8, 0];

/** A reader that has seen the deal, every hand three aces and a two after the other. */
function dealt() {
  const read = reader();
  const chances = read(null, patch(observation), []);
  return { read, chances, fits: chances.map(({ fits }, at) => fits([COURT[at] ?? 0])) };
}

describe("the chance events of Board of War", () => {
  test("ability cards and hands are dealt", () => {
    const { chances, fits } = dealt();

    expect(chances.map(({ bounds }) => bounds[0])).toEqual([12, 12, 12, 40, 39, 38, 37, 36, 35]);
    expect(fits.every(Boolean)).toBe(true);
  });

  test("other ability cards than those on the table are noticed", () => {
    const [kings] = reader()(null, patch(observation), []);

    expect(kings?.fits([3])).toBe(false);
  });

  test("the dice of a fight have to be those that were shown", () => {
    const [fight] = dealt().read(patch(observation), patch(observation), [line("log-fought", { die: 5, enemydie: 2 })]);

    expect(fight?.bounds).toEqual([36]);
    expect(fight?.fits([25])).toBe(true);
    expect(fight?.fits([24])).toBe(false);
  });

  test("a card that was dealt can be played, and another is drawn", () => {
    const played = [line("log-played", { player: ana, card: "A" }), line("log-turn", { player: ana })];
    const chances = dealt().read(patch(observation), patch(observation), played);

    expect(chances).toHaveLength(1);
    expect(chances[0]?.bounds).toEqual([34]);
    expect(chances[0]?.fits([0])).toBe(true);
  });

  test("a card that the dice never gave is noticed", () => {
    const [never] = dealt().read(patch(observation), patch(observation), [line("log-played", { player: ana, card: "10" })]);

    expect(never?.fits([0])).toBe(false);
  });
});
