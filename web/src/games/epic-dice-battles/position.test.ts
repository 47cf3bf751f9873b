import { describe, expect, test } from "vitest";
import { tally } from "./components";
import { Position } from "./position";
import { recordedView } from "./recorded";

const position = new Position(recordedView("marching").observation);

describe("who stands where", () => {
  test("armies and castles by region", () => {
    expect(position.at("suruga")).toEqual([{ seat: 1, number: 1, region: "suruga" }]);
    expect(Object.fromEntries(position.castles)).toEqual({ bizen: 0, owari: 0, suruga: 1, musashi: 1 });
  });

  test("a march passes nobody else's army", () => {
    expect(position.way(0, "owari", "musashi")).toEqual(["owari", "shinano", "musashi"]);
    expect(position.way(0, "owari", "suruga")).toEqual(["owari", "suruga"]);
    expect(position.way(0, "owari", "satsuma")).toBeNull();
  });

  test("without rice there are only moves", () => {
    expect([...position.ways(0, "owari", 0).values()].every((way) => way.length === 2)).toBe(true);
    expect(position.ways(0, "owari", 1).get("mutsu")).toEqual(["owari", "echizen", "echigo", "mutsu"]);
  });

  test("a support line goes to the nearest castle, or nowhere", () => {
    expect(position.support(0, "kii")).toBe(1);
    expect(position.support(0, "owari")).toBe(0);
    expect(new Position(recordedView("five").observation).support(1, "satsuma")).toBe(2);
  });

  test("the marches on the map are those that the rules allow", () => {
    const { observation, choices } = recordedView("leading");
    const legal = choices.map(({ action }) => ("region" in action ? action.region : ""));

    expect([...new Position(observation).ways(0, "owari", 6).keys()].sort()).toEqual(legal.sort());
  });
});

describe("what would count now", () => {
  test("regions, armies and the highest rice marker", () => {
    expect(tally(recordedView("marching").observation)).toEqual([
      { controlled: 2, partial: 0, armies: 2, hasMostRice: false, points: 6 },
      { controlled: 2, partial: 0, armies: 2, hasMostRice: false, points: 6 },
    ]);
  });
});
