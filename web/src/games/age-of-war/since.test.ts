import { describe, expect, test } from "vitest";
import type { Happening } from "$lib/wire/games/age-of-war";
import { sinceLastTurn, takenIn, turnsOf } from "./since";

const line = (key: string) => ({ type: "line" as const, key });
const rolled = (seat: number): Happening => ({ kind: "rolled", seat, line: line("log-rolled"), faces: [1], die: 6 });
const lost = (seat: number): Happening => ({ kind: "turn-lost", seat, line: line("log-turn-lost") });
const taken = (seat: number, castle: string, victim: number | null = null): Happening => ({ kind: "conquered", seat, line: line("log-conquered"), castle, victim });

describe("what the others did since the last turn", () => {
  const story = [rolled(0), lost(0), rolled(1), taken(1, "gifu"), rolled(2), lost(2), rolled(0)];

  test("from the end of one's own turn to the beginning of the next", () => {
    expect(sinceLastTurn(story, 0)).toEqual(story.slice(2, 6));
    expect(sinceLastTurn(story.slice(0, 4), 0)).toEqual(story.slice(2, 4));
  });

  test("nothing, before anybody else has done something", () => {
    expect(sinceLastTurn([], 0)).toEqual([]);
    expect(sinceLastTurn([rolled(0)], 0)).toEqual([]);
  });

  test("everything, for whoever has not had a turn yet", () => {
    expect(sinceLastTurn(story.slice(0, 4), 2)).toEqual(story.slice(0, 4));
  });

  test("how a turn ended is told, not the dice on the way there", () => {
    expect(turnsOf(sinceLastTurn(story, 0)).map(({ player }) => player)).toEqual([1, 2]);
    expect(turnsOf(sinceLastTurn(story, 0)).flatMap(({ deeds }) => deeds.map(({ line }) => line?.key))).toEqual(["log-conquered", "log-turn-lost"]);
  });

  test("a castle that was taken twice is told with who took it last", () => {
    const twice = [taken(1, "gifu"), taken(2, "gifu", 1)];

    expect([...takenIn(twice)].map(([castle, { seat, victim }]) => [castle, seat, victim])).toEqual([["gifu", 2, 1]]);
  });
});
