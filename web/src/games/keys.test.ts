import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });
/** The key of a line compared or taken apart; keys of a keyboard are an event's. */
const LOOKED_AT = /(?<!event|pressed)\??\.key\b\s*(?:[!=]==?|\??\.(?:startsWith|endsWith|includes|match|replace|slice|split|test))/;

test("no board looks at the key of a line: what it has to know comes as facts, happenings and targets", () => {
  const looking = Object.entries(SOURCES).flatMap(([file, text]) => (LOOKED_AT.test(text) ? file : []));

  expect(Object.keys(SOURCES).length).toBeGreaterThan(50);
  expect(looking).toEqual([]);
});
