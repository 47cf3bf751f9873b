import { beforeAll, describe, expect, test } from "vitest";
import { preferences } from "./preferences.svelte";
import type { Line } from "./wire/line";
import { mentions } from "./wire/line";
import { percent, say, t, words } from "./words.svelte";

const filled: Line = {
  type: "line",
  key: "log-filled",
  args: {
    player: { type: "name", seat: 1 },
    castle: { type: "line", key: "castle-gifu" },
    line: { type: "lines", items: [{ type: "line", key: "face-archery" }, { type: "line", key: "face-cavalry" }] },
  },
};

describe("words", () => {
  beforeAll(async () => {
    await words.speak("en");
    await words.play("age-of-war");
  });

  test("a line is said with the names at the table", () => {
    expect(say(filled, ["Ana", "Ben"])).toBe("Ben fills a line of Gifu: archery, cavalry.");
  });

  test("who has no name is called by the seat", () => {
    expect(say(filled)).toMatch(/^Player 2 fills/);
  });

  test("a message that nobody wrote is its key", () => {
    const unwritten = ["nobody", "wrote", "this"].join("-");
    expect(t(unwritten)).toBe(unwritten);
  });

  test("another language says it another way", async () => {
    await words.speak("zh-Hant");
    expect(say(filled, ["小安", "阿本"])).toContain("岐阜城");
    await words.speak("en");
  });

  test("a line mentions what a board can point at", () => {
    expect([...mentions(filled)].sort()).toEqual(["castle-gifu", "face-archery", "face-cavalry", "seat-1"]);
  });

  test("percentages have one decimal", () => {
    preferences.language = "en";
    expect(percent(0.3614)).toBe("36.1%");
    preferences.language = "es";
    expect(percent(0.3614)).toBe("36,1\u00a0%");
    preferences.language = "en";
  });
});
