import { describe, expect, test } from "vitest";
import { happenings, soundsOf } from "./happenings";
import { pace } from "./index";
import { recordedView } from "./recorded";
import type { Kingdom, Observation } from "./types";

const { observation } = recordedView("middle");

function changed(seat: number, change: Partial<Kingdom>, more: Partial<Observation> = {}): Observation {
  const kingdoms = observation.kingdoms.map((kingdom, other) => (other === seat ? { ...kingdom, ...change } : kingdom));
  return { ...observation, ...more, kingdoms };
}

function kinds(after: Observation): string[] {
  return happenings(observation, after).map(({ kind }) => kind);
}

describe("what happened", () => {
  const [own, enemy] = observation.kingdoms;
  if (!own || !enemy) throw new Error("kingdoms are missing");
  const [first, ...rest] = own.armies;
  if (!first) throw new Error("armies are missing");

  test("nothing, at first and when nothing changed", () => {
    expect(happenings(null, observation)).toEqual([]);
    expect(happenings(observation, { ...observation })).toEqual([]);
  });

  test("a kingdom grows, is upgraded, shrinks and falls", () => {
    expect(kinds(changed(0, { squares: [...own.squares, "g1"] }))).toEqual(["expanded"]);
    expect(kinds(changed(0, { upgrades: [...own.upgrades, "f1"] }))).toEqual(["upgraded"]);
    expect(kinds(changed(1, { squares: enemy.squares.slice(1) }))).toEqual(["razed"]);
    expect(kinds(changed(1, { squares: [] }))).toEqual(["fallen"]);
  });

  test("cards come into play", () => {
    expect(kinds(changed(0, { farmers: [...own.farmers, "e2"] }))).toEqual(["placed"]);
    expect(kinds(changed(0, { builders: own.builders + 1 }))).toEqual(["recruited"]);
    expect(kinds(changed(0, { gold: own.gold + 20 }))).toEqual(["earned"]);
  });

  test("armies march, and soldiers come to them from the barracks", () => {
    expect(kinds(changed(0, { armies: [{ ...first, square: "d4", moved: true }, ...rest] }))).toEqual(["marched"]);
    expect(kinds(changed(0, { barracks: 0, armies: [{ ...first, soldiers: 3 }, ...rest] }))).toEqual(["marched"]);
  });

  test("an attack is seen, whatever came of it", () => {
    expect(kinds(changed(0, { armies: [{ ...first, attacked: true }, ...rest] }))).toEqual(["fought"]);
    expect(kinds(changed(0, { armies: rest }))).toContain("fought");
    expect(kinds({ ...observation, phase: "raze" })).toEqual(["fought"]);
  });

  test("marks, captures and victories", () => {
    expect(kinds(changed(0, { marker: { seat: 1, square: "e5" } }))).toEqual(["marked"]);
    expect(kinds({ ...observation, centre: [0, 1, null, null] })).toEqual(["captured"]);
    expect(kinds({ ...observation, victory: "gold", phase: "over" })).toEqual(["won"]);
  });

  test("each sound is heard once", () => {
    const two = happenings(observation, changed(0, { squares: [...own.squares, "g1", "g2"], gold: own.gold + 10 }));

    expect(two.map(({ kind }) => kind)).toEqual(["expanded", "expanded", "earned"]);
    expect(soundsOf(two)).toEqual(["filled"]);
  });

  test("fights are looked at longest", () => {
    const patch = (view: Observation) => view as unknown as Record<string, unknown>;

    expect(pace(patch(observation), patch({ ...observation, phase: "raze" }))).toBeGreaterThan(
      pace(patch(observation), patch(changed(0, { gold: 900 }))),
    );
    expect(pace(null, patch(observation))).toBe(0);
  });
});
