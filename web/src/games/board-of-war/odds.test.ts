import { describe, expect, test } from "vitest";
import { count, oddsOf } from "./odds";
import { recordedView } from "./recorded";

describe("the odds of an attack", () => {
  const attack = recordedView("middle").choices.find(({ action }) => action.type === "attack" && action.target === "e5");
  if (!attack) throw new Error("there is no attack");

  test("both dice are counted in all ways", () => {
    expect(count(2, 6)).toEqual({ win: 26 / 36, tie: 4 / 36, lose: 6 / 36 });
    expect(count(-9, 6)).toEqual({ win: 0, tie: 0, lose: 1 });
  });

  test("the server's figure is shown, and the rest follows from the powers", () => {
    expect(oddsOf(attack, { "attack e4 e5": { win: 21 / 36 } })).toEqual({ power: 4, enemyPower: 3, win: 21 / 36, tie: 5 / 36, lose: 10 / 36 });
  });

  test("with other dice than usual only the server's figure is shown", () => {
    expect(oddsOf(attack, { "attack e4 e5": { win: 0.4 } })).toMatchObject({ win: 0.4, tie: null, lose: null });
  });

  test("without odds at the table there are none", () => {
    expect(oddsOf(attack, null)).toBeNull();
    expect(oddsOf({ action: { type: "end-actions" }, label: attack.label }, { end: { win: 1 } })).toBeNull();
  });
});
