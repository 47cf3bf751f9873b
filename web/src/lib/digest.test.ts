import { describe, expect, test } from "vitest";
import { countOf, digest, type Happened } from "./digest";
import type { Line } from "./wire/line";

const by = (key: string, player: number, more: Line["args"] = {}): Happened => ({
  weight: key === "attacks" ? "major" : "minor",
  line: { type: "line", key, args: { player: { type: "name", seat: player }, ...more } },
});
const keys = (deeds: readonly { line: Line }[]) => deeds.map(({ line }) => line.key);

describe("what happened, in short", () => {
  test("the weighty things are told, the rest is kept apart", () => {
    const deeds = [by("gathers", 1), by("walks", 1), by("attacks", 1), by("rests", 1)];
    const [chapter] = digest([{ player: 1, deeds }], 0);

    expect(keys(chapter?.told ?? [])).toEqual(["attacks"]);
    expect(keys(chapter?.rest ?? [])).toEqual(["gathers", "walks", "rests"]);
  });

  test("a few lines are told as they are", () => {
    const [chapter] = digest([{ player: 1, deeds: [by("gathers", 1), by("walks", 1)] }], 0);

    expect(keys(chapter?.told ?? [])).toEqual(["gathers", "walks"]);
    expect(chapter?.rest).toEqual([]);
  });

  test("the same thing three times in a row is one line", () => {
    const [chapter] = digest([{ player: 1, deeds: [by("gathers", 1), by("gathers", 1), by("gathers", 1), by("walks", 1)] }], 0);

    expect(chapter?.told.map(({ times }) => times)).toEqual([3, 1]);
  });

  test("several turns of a player are one chapter, and who came for the reader stands first", () => {
    const turns = [
      { player: 1, deeds: [by("walks", 1)] },
      { player: 2, deeds: [by("attacks", 2, { enemy: { type: "name", seat: 0 } })] },
      { player: 1, deeds: [by("rests", 1)] },
    ];
    const chapters = digest(turns, 0);

    expect(chapters.map(({ player }) => player)).toEqual([2, 1]);
    expect(chapters.map(({ told }) => told.map(({ isAboutReader }) => isAboutReader))).toEqual([[true], [false, false]]);
  });

  test("what the reader's own turn began with stands last, and is no news about the reader", () => {
    const turns = [
      { player: 0, deeds: [by("gathers", 0)] },
      { player: 1, deeds: [by("walks", 1)] },
    ];
    const chapters = digest(turns, 0);

    expect(chapters.map(({ player }) => player)).toEqual([1, 0]);
    expect(chapters.flatMap(({ told }) => told).some(({ isAboutReader }) => isAboutReader)).toBe(false);
  });

  test("all of it is counted, and what has to do with the reader", () => {
    const deeds = [by("gathers", 1), by("gathers", 1), by("attacks", 1, { enemy: { type: "name", seat: 0 } })];
    expect(countOf(digest([{ player: 1, deeds }], 0))).toEqual({ all: 3, about: 1 });
  });

  test("what has no words is not told", () => {
    expect(digest([{ player: 1, deeds: [{ weight: "major" }] }], 0)).toEqual([]);
  });

  test("nothing happened", () => {
    expect(digest([], 0)).toEqual([]);
    expect(digest([{ player: 1, deeds: [] }], 0)).toEqual([]);
  });
});
