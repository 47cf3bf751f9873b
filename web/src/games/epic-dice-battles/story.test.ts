import { describe, expect, test } from "vitest";
import type { Line } from "$lib/wire/line";
import { reader } from "./chances";
import { recordedView } from "./recorded";
import { lastBattle, sinceLastTurn, throwIn, touched, turnsOf } from "./story";

const name = (seat: number) => ({ type: "name", seat }) as const;
const region = (id: string): Line => ({ type: "line", key: `region-${id}`, args: {} });

function line(key: string, seat?: number, args: Line["args"] = {}): Line {
  return { type: "line", key, args: { ...(seat === undefined ? {} : { player: name(seat) }), ...args } };
}

describe("what happened since", () => {
  const log = [
    line("log-start", 0, { region: region("bizen") }),
    line("log-start", 1, { region: region("suruga") }),
    line("log-act-rice", 1),
    line("log-harvest", 0),
    line("log-harvest", 2),
    line("log-year"),
    line("log-bought", undefined),
  ];

  test("turns are cut where somebody else acts; secret lines are the viewer's own", () => {
    expect(turnsOf(log, 0).map(({ player, lines }) => [player, lines.length])).toEqual([
      [0, 1],
      [1, 5],
      [0, 1],
    ]);
  });

  test("since the last turn: what the others did and what befell them, and where", () => {
    const since = sinceLastTurn(log, 0);

    expect(since.map(({ player, lines }) => [player, ...lines.map(({ key }) => key)])).toEqual([
      [1, "log-start"],
      [1, "log-act-rice"],
      [2, "log-harvest"],
    ]);
    expect([...touched(since)]).toEqual([["suruga", 1]]);
  });
});

describe("a battle in the log", () => {
  const { lines } = recordedView("melee");

  test("the story begins with the battle and goes on until something else happens", () => {
    const told = lastBattle([...lines, line("log-year"), line("log-act-rice", 0)]);

    expect(told?.lines[0]?.key).toBe("log-siege");
    expect(told?.lines.at(-1)?.key).toBe("log-rolled-main");
    expect(told).toMatchObject({ isOver: false, isRecent: true });
    expect(lastBattle([])).toBeNull();
  });

  test("a battle of long ago is not recent", () => {
    const later = Array.from({ length: 11 }, () => line("log-year"));

    expect(lastBattle([...lines, ...later])?.isRecent).toBe(false);
  });

  test("besiegers' arrows need a six, others a five, and close combat has no such number", () => {
    const told = lastBattle(lines)?.lines ?? [];
    const thrown = told.flatMap((one) => throwIn(told, one) ?? []);

    expect(thrown.slice(0, 3).map(({ player, needed, dice }) => [player, needed, dice])).toEqual([
      [0, 6, [2, 6]],
      [1, 5, [3, 5]],
      [0, null, [5]],
    ]);
  });
});

describe("the check of honest dice", () => {
  test("every throw and the first player are read off the log", () => {
    const { observation } = recordedView("winter");
    const told = [line("log-first-player", 1), line("log-rolled-main", 0, { dice: "1 4 4" }), line("log-villages", 0, { dice: "6" }), line("log-passed", 0)];
    const chances = reader()(null, { ...observation }, told);

    expect(chances.map(({ bounds }) => bounds)).toEqual([[2], [6, 6, 6], [6]]);
    expect(chances.map(({ fits }, at) => fits([[1], [3, 0, 3], [5]][at] ?? []))).toEqual([true, true, true]);
    expect(chances.map(({ fits }, at) => fits([[0], [3, 0, 2], [4]][at] ?? []))).toEqual([false, false, false]);
  });
});
