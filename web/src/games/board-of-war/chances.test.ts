import { describe, expect, test } from "vitest";
import { reader } from "./chances";
import { recordedNumbers } from "$lib/lesson";
import recorded from "../../recorded/board-of-war-numbers.json";
import { recordedView } from "./recorded";
import type { Fight, Happening, Numbers } from "./types";

const numbers = recordedNumbers<Numbers>(recorded);
const { observation } = recordedView("watched");
const turn: Happening = { kind: "turn", seat: 1, round: 2 };
const fought: Fight = {
  ...{ kind: "fought", seat: 0, defender: 1, army: "e3", square: "e4", faces: 6, end: "won" },
  ...{ dice: [5, 2], powers: [1, 1], totals: [6, 3], outcome: { type: "line", key: "log-tie", args: {} } },
};
/** Both seats as they were dealt: K♥ K♣, Q♠ Q♣, J♥ J♦. */
const COURT = [2, 8, 0];

/** A reader that has seen the deal, every hand three aces and a two after the other. */
function dealt() {
  const read = reader();
  const chances = read(null, observation, [], numbers);
  return { read, chances, fits: chances.map(({ fits }, at) => fits([COURT[at] ?? 0])) };
}

describe("the chance events of Board of War", () => {
  test("ability cards and hands are dealt", () => {
    const { chances, fits } = dealt();

    expect(chances.map(({ bounds }) => bounds[0])).toEqual([12, 12, 12, 40, 39, 38, 37, 36, 35]);
    expect(fits.every(Boolean)).toBe(true);
  });

  test("the deck is as the table says, however many there are of a rank", () => {
    const cards = numbers.cards.map((card, at) => (at === 0 ? { ...card, copies: 1 } : card));
    const [, , , first, second] = reader()(null, observation, [], { ...numbers, cards });

    expect([first?.bounds, second?.bounds]).toEqual([[37], [36]]);
  });

  test("other ability cards than those on the table are noticed", () => {
    const [kings] = reader()(null, observation, [], numbers);

    expect(kings?.fits([3])).toBe(false);
  });

  test("the dice of a fight have to be those that were shown", () => {
    const [fight] = dealt().read(observation, observation, [fought], numbers);

    expect(fight?.bounds).toEqual([36]);
    expect(fight?.fits([25])).toBe(true);
    expect(fight?.fits([24])).toBe(false);
  });

  test("a card that was dealt can be played, and another is drawn", () => {
    const played: Happening = { kind: "played", seat: 0, card: 1, unit: "merchant" };
    const chances = dealt().read(observation, observation, [played, turn], numbers);

    expect(chances).toHaveLength(1);
    expect(chances[0]?.bounds).toEqual([34]);
    expect(chances[0]?.fits([0])).toBe(true);
  });

  test("a card that the dice never gave is noticed", () => {
    const [never] = dealt().read(observation, observation, [{ kind: "played", seat: 0, card: 10, unit: "soldier" }], numbers);

    expect(never?.fits([0])).toBe(false);
  });
});
