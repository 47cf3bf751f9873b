import { describe, expect, test } from "vitest";
import type { Line } from "$lib/wire/line";
import { fightIn, sinceLastTurn, touched, turnsOf } from "./since";

const name = (seat: number) => ({ type: "name" as const, seat });
const line = (key: string, args: Line["args"] = {}): Line => ({ type: "line", key, args });
const turn = (seat: number, round: number) => line("log-turn", { player: name(seat), round });

const LOG: Line[] = [
  line("log-order"),
  turn(0, 1),
  line("log-played", { player: name(0), card: "6" }),
  line("log-drew", { card: "9" }),
  turn(1, 1),
  line("log-expanded", { player: name(1), square: "e9" }),
  line("log-attacks", { player: name(1), enemy: name(0), square: "e4", army: "e5" }),
  line("log-fought", { player: name(1), enemy: name(0), die: 5, power: 3, total: 8, enemydie: 2, enemypower: 1, enemytotal: 3 }),
  line("log-army-lost", { player: name(0), square: "e4" }),
  turn(0, 2),
  line("log-income", { player: name(0), gold: 10 }),
  line("log-expanded", { player: name(0), square: "e2" }),
];

describe("since the last turn", () => {
  test("the log is cut into turns", () => {
    expect(turnsOf(LOG).map(({ player, round, lines }) => [player, round, lines.length])).toEqual([
      [0, 1, 2],
      [1, 1, 4],
      [0, 2, 2],
    ]);
  });

  test("what the others did, and what the own turn began with; not what one did oneself", () => {
    const keys = sinceLastTurn(LOG, 0).flatMap(({ lines }) => lines.map(({ key }) => key));

    expect(keys).toEqual(["log-expanded", "log-attacks", "log-fought", "log-army-lost", "log-income"]);
  });

  test("while somebody else plays, everything after the own turn", () => {
    const keys = sinceLastTurn(LOG, 1).flatMap(({ lines }) => lines.map(({ key }) => key));

    expect(keys).toEqual(["log-income", "log-expanded"]);
  });

  test("squares that were touched, and by whom", () => {
    expect([...touched(sinceLastTurn(LOG, 0), 10)]).toEqual([
      ["e9", 1],
      ["e4", 1],
      ["e5", 1],
    ]);
  });

  test("the last fight with its dice", () => {
    expect(fightIn(LOG)).toMatchObject({
      attacker: 1,
      defender: 0,
      army: "e5",
      square: "e4",
      isSiege: false,
      dice: [5, 2],
      powers: [3, 1],
      totals: [8, 3],
      outcome: { key: "log-army-lost" },
    });
    expect(fightIn(LOG.slice(0, 6))).toBeNull();
  });
});
