import { expect, test } from "vitest";
import { explorerAt } from "$lib/position";
import { routeAt } from "./routes";

/** What the page at an address is given of it. */
const idAt = (path: string): string | undefined => routeAt(path)?.path.exec(path)?.[1];

test.each([
  ["age-of-war", "---1---------- 0 *3 gifu 0:D", 2],
  ["age-of-war", "---1---------- 0 *7", 3],
  ["epic-dice-battles", "2.QzTpjIzhTToDjCadMRGn-_rj", 2],
  ["board-of-war", "4.w9mGBW08twTnU3OUTQGQUQfYuLMx", 4],
])("the address of a position of %s leads to it: %s for %i", (game, text, players) => {
  const address = explorerAt(game, text, players);
  expect(idAt(address)).toBe(address.slice("/explore/".length));
});

test.each(["/puzzles/board-of-war/7", "/puzzles/age-of-war/daily", "/learn/age-of-war/2", "/player/0a1b2c", "/tournament/Ab-1"])(
  "%s has a page",
  (path) => expect(routeAt(path)).toBeDefined(),
);

test("what is no page of ours has none", () => {
  expect(routeAt("/explore/age-of-war/a/b")).toBeUndefined();
});
