import { describe, expect, test } from "vitest";
import { byTarget, byVerb, endOf, meant, piecesOf, targetOf } from "./orders";
import { NAMES, recordedView } from "./recorded";

describe("orders", () => {
  const { choices } = recordedView("middle");
  const pieces = piecesOf(choices);

  test.each(NAMES)("every choice belongs to one piece, or ends the actions: %s", (name) => {
    const all = recordedView(name).choices;
    const sorted = piecesOf(all).flatMap(({ orders }) => orders);
    const end = endOf(all);

    expect(new Set([...sorted, ...(end ? [end] : [])])).toEqual(new Set(all));
    expect(sorted.length + (end ? 1 : 0)).toBe(all.length);
  });

  test("pieces come in the order of a turn, armies by their squares", () => {
    expect(pieces.map(({ id }) => id)).toEqual(["builder", "barracks", "army e4", "army f7", "jack"]);
  });

  test("an army sees where it can go and whom it can attack", () => {
    const army = pieces.find(({ id }) => id === "army e4");
    const targets = byTarget(army?.orders ?? []);

    expect(targets.get("e5")?.map(({ action }) => action.type)).toEqual(["attack"]);
    expect(targets.get("d4")?.map(({ action }) => action.type)).toEqual(["step"]);
  });

  test("a builder may do two things on one square", () => {
    const builder = pieces.find(({ id }) => id === "builder");
    const verbs = byVerb(builder?.orders ?? []).map(([verb]) => verb);

    expect(verbs).toEqual(["expand", "upgrade-square", "upgrade-soldier"]);
    expect(builder?.orders.some(({ action }) => action.type === "upgrade-soldier" && targetOf(action) === null)).toBe(true);
  });

  test("a piece pointed at a square means what it usually does there", () => {
    const [builder, barracks, army] = pieces;
    if (!builder || !barracks || !army) throw new Error("pieces are missing");

    expect(meant(builder, "a9", false, false)).toEqual({ type: "expand", square: "a9" });
    expect(meant(builder, "e1", true, false)).toEqual({ type: "upgrade-square", square: "e1" });
    expect(meant(barracks, "a9", false, false)).toEqual({ type: "deploy", square: "a9" });
    expect(meant(army, "a9", false, false)).toEqual({ type: "step", army: "e4", to: "a9" });
    expect(meant(army, "e10", false, true)).toEqual({ type: "attack", army: "e4", target: "e10" });
  });
});
