// What the log tells: whose turn was which, what happened since a player's last one, and how a battle went.
import type { Turn } from "$lib/digest";
import { seatIn, type Line } from "$lib/wire/line";
import { NUMBERS } from "./components";

/** Dice thrown in a battle, and what hits from where on; null in close combat. */
export interface Throw {
  player: number;
  phase: string;
  dice: readonly number[];
  needed: number | null;
}

const DEEDS =
  /^log-(?:start|act-\w+|spent|spent-nothing|built|gave-up-die|moved|marched|passed|besieges|stays|named|walls|field|flanks-\w+|ready|storm|called-off|assigned|laid-army|laid-flank|laid-shield|returned)$/;
/** Lines that only the one who acts is told. */
const SECRETS = /^log-(?:bought|put-die|raised-army|put-token|renumbered|set-number|sent-die|joined-main|placed-token|sent-token|discarded-token|laid-token)$/;
const BEGINNINGS = /^log-(?:battle|siege|final-battle)$/;
const ENDINGS = /^log-(?:battle-won|ruin|called-off)$/;
const AFTERWARDS = /^log-(?:named|villages|year|points|out|won|shared)$/;
/** What the calendar shows anyway. */
const SEASONS = /^log-(?:year|spring|autumn)$/;
/** What befalls a player, whoever acted before. */
const BY_ITSELF = /^log-(?:harvest|hungry|points|villages)$/;
/** What nobody should miss: where armies go, castles, battles and how they end, what was found out, new troops. */
const WEIGHTY =
  /^log-(?:start|built|moved|marched|besieges|battle|siege|final-battle|battle-won|ruin|called-off|castle-destroyed|army-gone|new-army|reinforced|spied|number-shown|tokens-shown|out|won|shared)$/;
const ROLLED = "log-rolled-";
/** So many lines after its end a battle is still worth a look. */
const RECENT = 10;

/** The log cut into turns, as the viewer was told it. */
export function turnsOf(log: readonly Line[], viewer: number | null): Turn[] {
  const turns: { player: number; lines: Line[] }[] = [];
  for (const line of log) {
    const actor = DEEDS.test(line.key) ? seatIn(line, "player") : SECRETS.test(line.key) ? viewer : null;
    if (actor !== null && turns.at(-1)?.player !== actor) turns.push({ player: actor, lines: [] });
    turns.at(-1)?.lines.push(line);
  }
  return turns;
}

/** Whether a line is told even where much has happened. */
export function isWeighty({ key }: Line): boolean {
  return WEIGHTY.test(key);
}

/** What the others did since the viewer last did something, and what befell them. */
export function sinceLastTurn(log: readonly Line[], viewer: number): Turn[] {
  const turns = turnsOf(log, viewer);
  const past = turns.at(-1)?.player === viewer ? turns.slice(0, -1) : turns;
  const since = past.slice(past.findLastIndex(({ player }) => player === viewer) + 1);
  return since.flatMap(({ player, lines }) => lines.flatMap((line) => told(line, player))).filter(({ player }) => player !== viewer);
}

function told(line: Line, actor: number): Turn[] {
  if (SEASONS.test(line.key)) return [];
  const player = BY_ITSELF.test(line.key) ? (seatIn(line, "player") ?? actor) : actor;
  return [{ player, lines: [line] }];
}

/** The regions that some turns were about, and who touched each last. */
export function touched(turns: readonly Turn[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { player, lines } of turns) {
    for (const line of lines) for (const region of regionsIn(line)) found.set(region, player);
  }
  return found;
}

export function regionsIn({ args }: Line): string[] {
  return Object.values(args ?? {}).flatMap((arg) =>
    typeof arg === "object" && arg.type === "line" && arg.key.startsWith("region-") ? arg.key.slice("region-".length) : [],
  );
}

export interface Fought {
  /** Where it begins in the log. */
  id: number;
  lines: readonly Line[];
  isOver: boolean;
  /** Whether not much has happened since. */
  isRecent: boolean;
}

/** The latest battle; a siege that follows a battle in the field is one of its own. */
export function lastBattle(log: readonly Line[]): Fought | null {
  const id = log.findLastIndex(({ key }) => BEGINNINGS.test(key));
  if (id < 0) return null;
  const rest = log.slice(id);
  const end = rest.findIndex(({ key }) => AFTERWARDS.test(key));
  const lines = end < 0 ? rest : rest.slice(0, end);
  return { id, lines, isOver: lines.some(({ key }) => ENDINGS.test(key)), isRecent: rest.length - lines.length <= RECENT };
}

/** The dice of a line of a battle. */
export function throwIn(battle: readonly Line[], line: Line): Throw | null {
  const player = seatIn(line, "player");
  if (!line.key.startsWith(ROLLED) || player === null) return null;
  const phase = line.key.slice(ROLLED.length);
  const { arrow, arrow_at_walls, star } = NUMBERS.units.battle;
  const isBesieger = battle[0]?.key === "log-siege" && seatIn(battle[0], "attacker") === player;
  const needed = { arrows: isBesieger ? arrow_at_walls : arrow, stars: star }[phase] ?? null;
  return { player, phase, dice: diceIn(line), needed };
}

/** The dice that a line of the log tells of. */
export function diceIn({ args }: Line): number[] {
  return String(args?.["dice"] ?? "").split(/\s+/).filter(Boolean).map(Number);
}
