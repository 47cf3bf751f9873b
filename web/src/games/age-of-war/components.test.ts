import { expect, test } from "vitest";
import { CASTLES, CLANS, DICE, faceKey, lay, speaksOf } from "./components";

test("the box is read from the table of the rules", () => {
  expect(DICE).toBe(7);
  expect(CASTLES).toHaveLength(14);
  expect(CLANS.map(({ castles }) => castles.length)).toEqual([4, 3, 2, 2, 2, 1]);
});

test("every card ends with the special line", () => {
  expect(CASTLES.every(({ lines }) => lines.at(-1)?.special && lines.filter(({ special }) => special).length === 1)).toBe(true);
});

test("a line speaks of the dice it asks for", () => {
  const [archery, cavalry, infantry] = CASTLES[0]?.lines ?? [];
  if (!archery || !cavalry || !infantry) throw new Error("Azuchi has three lines");
  expect([1, 2, 3, 4, 5, 6].filter((face) => speaksOf(infantry, face))).toEqual([1, 2, 3]);
  expect([1, 2, 3, 4, 5, 6].filter((face) => speaksOf(archery, face))).toEqual([4]);
  expect(cavalry.symbols).toEqual([5, 5]);
});

test("faces have the keys of the catalogue", () => {
  expect([1, 2, 3, 4, 5, 6].map(faceKey)).toEqual(["infantry-1", "infantry-2", "infantry-3", "archery", "cavalry", "daimyo"]);
});

test("a table's variant is laid out, and the standard cards again after it", () => {
  const standard = { dice: DICE, castles: CASTLES, clans: CLANS };
  lay({
    dice: 5,
    clan: [{ id: "oda", points: 12 }],
    castle: [{ id: "azuchi", clan: "oda", points: 9, lines: [["daimyo"], 7] }],
  });
  expect(DICE).toBe(5);
  expect(CASTLES[0]).toMatchObject({ id: "azuchi", points: 9 });
  expect(CASTLES[0]?.lines).toHaveLength(3);
  expect(CLANS).toMatchObject([{ id: "oda", points: 12 }]);
  lay(null);
  expect({ dice: DICE, castles: CASTLES, clans: CLANS }).toEqual(standard);
});
