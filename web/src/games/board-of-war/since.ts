// What happened since a player's last turn, and what a fight was like, as the log tells it.
import type { Turn as Told } from "$lib/digest";
import { seatIn, type Line } from "$lib/wire/line";
import { isSquare } from "./geometry";
import type { Square } from "./types";

/** One player's turn in the log. */
export interface Turn extends Told {
  round: number;
}

/** What an attack came to. */
export interface Fight {
  attacker: number;
  defender: number;
  army: Square;
  square: Square;
  isSiege: boolean;
  dice: readonly [number, number];
  powers: readonly [number, number];
  totals: readonly [number, number];
  /** What came of it. */
  outcome: Line | null;
}

/** What happens by itself when a turn begins. */
const AT_THE_START: ReadonlySet<string> = new Set(["log-captured", "log-counter", "log-income", "log-spied"]);

/** What nobody should miss: fights and what they cost, the centre, the Jacks. */
const WEIGHTY = /^log-(?:attacks|besieges|tie|army-\w+|loses-squares|razed|fallen|captured|contests|counter|marked-\w+|marker-returned|spied|won-[\w-]+)$/;

/** Whether a line is told even where much has happened. */
export function isWeighty({ key }: Line): boolean {
  return WEIGHTY.test(key);
}

/** The log cut into turns; what was before the first is left out. */
export function turnsOf(log: readonly Line[]): Turn[] {
  const turns: (Turn & { lines: Line[] })[] = [];
  for (const line of log) {
    const player = seatIn(line, "player");
    if (line.key === "log-turn" && player !== null) turns.push({ player, round: numberIn(line, "round"), lines: [] });
    else turns.at(-1)?.lines.push(line);
  }
  return turns;
}

/** The turns of the others since the viewer's last one, and what the viewer's own turn began with. */
export function sinceLastTurn(log: readonly Line[], viewer: number): Turn[] {
  const turns = turnsOf(log).map((turn) => ({ ...turn, lines: turn.lines.filter(({ key }) => key !== "log-drew") }));
  const now = turns.at(-1);
  const isOwn = now?.player === viewer;
  const past = isOwn ? turns.slice(0, -1) : turns;
  const last = past.findLastIndex(({ player }) => player === viewer);
  const began = now && isOwn ? [{ ...now, lines: started(now.lines) }] : [];
  return [...past.slice(last + 1), ...began].filter(({ lines }) => lines.length > 0);
}

/** The squares that these turns were about, and who touched each last. */
export function touched(turns: readonly Told[], size: number): Map<Square, number> {
  const found = new Map<Square, number>();
  for (const { player, lines } of turns) {
    for (const { args } of lines) {
      for (const arg of Object.values(args ?? {})) if (isSquare(arg, size)) found.set(arg, player);
    }
  }
  return found;
}

/** The last fight that some lines tell of. */
export function fightIn(lines: readonly Line[]): Fight | null {
  const at = lines.findLastIndex(({ key }) => key === "log-fought");
  const [attack, fought] = [lines[at - 1], lines[at]];
  if (!attack || !fought) return null;
  const [attacker, defender] = [seatIn(fought, "player"), seatIn(fought, "enemy")];
  if (attacker === null || defender === null) return null;
  return {
    attacker,
    defender,
    army: textIn(attack, "army"),
    square: textIn(attack, "square"),
    isSiege: attack.key === "log-besieges",
    dice: [numberIn(fought, "die"), numberIn(fought, "enemydie")],
    powers: [numberIn(fought, "power"), numberIn(fought, "enemypower")],
    totals: [numberIn(fought, "total"), numberIn(fought, "enemytotal")],
    outcome: lines[at + 1] ?? null,
  };
}

export function numberIn(line: Line, name: string): number {
  return Number(line.args?.[name] ?? 0);
}

function textIn(line: Line, name: string): string {
  return String(line.args?.[name] ?? "");
}

function started(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ key }) => !AT_THE_START.has(key));
  return end < 0 ? lines : lines.slice(0, end);
}
