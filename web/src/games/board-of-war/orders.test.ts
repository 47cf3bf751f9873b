import { describe, expect, test } from "vitest";
import { byHeading, byTarget, costs, endOf, meant, ordersOf, squareOf, targetOf } from "./orders";
import { recordedView } from "./recorded";

const { choices, facts } = recordedView("middle");

describe("the choices of Board of War", () => {
  test("belong to the pieces that the presenter names", () => {
    for (const piece of facts.pieces ?? []) expect(ordersOf(choices, piece.id).length).toBeGreaterThan(0);
    expect(ordersOf(choices, undefined)).toEqual([]);
  });

  test("are found by the square they are done to", () => {
    const [expand] = choices.filter(({ action }) => action.type === "expand");
    expect(expand && targetOf(expand)).toMatch(/^[a-j]\d+$/);
    expect(byTarget(choices).size).toBeGreaterThan(3);
    expect(squareOf("seat:1")).toBeNull();
  });

  test("stand under the headings of the presenter", () => {
    const groups = byHeading(choices);
    expect(groups.map(([heading]) => heading?.key)).toContain("verb-expand");
    expect(groups.flatMap(([, orders]) => orders)).toHaveLength(choices.length);
  });

  test("cost gold or not, and one of them ends the actions", () => {
    expect(choices.some(costs)).toBe(true);
    expect(choices.filter(costs).every(({ label }) => label.args?.["gold"] !== undefined)).toBe(true);
    expect(endOf(choices)?.action.type).toBe("end-actions");
  });

  test("a piece that is pointed at a square means something, also where it is not allowed", () => {
    expect(meant("builders", "e2", false, false)).toEqual({ type: "expand", square: "e2" });
    expect(meant("builders", "e2", true, false)).toEqual({ type: "upgrade-square", square: "e2" });
    expect(meant("army:e4", "e5", false, true)).toEqual({ type: "attack", army: "e4", target: "e5" });
    expect(meant("army:e4", "e5", false, false)).toEqual({ type: "step", army: "e4", to: "e5" });
    expect(meant("jack", "e5", false, false)).toBeNull();
  });
});
