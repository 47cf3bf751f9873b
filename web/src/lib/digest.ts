// What happened since a player's last turn, in short: a chapter a player, the weighty things first, the rest counted.
import { mentions, type Line } from "./wire/line";

/** What can be told of something that happened. */
export interface Happened {
  weight?: string;
  line?: Line | null;
}

/** What one player did before somebody else did something. */
export interface Turn<H extends Happened = Happened> {
  player: number;
  deeds: readonly H[];
}

/** Something that happened, told as often as it did in a row. */
export interface Deed<H extends Happened = Happened> {
  happening: H;
  line: Line;
  times: number;
  /** Whether it has to do with the one who reads it. */
  isAboutReader: boolean;
}

export interface Chapter<H extends Happened = Happened> {
  player: number;
  /** What is to be read. */
  told: readonly Deed<H>[];
  /** What can be read. */
  rest: readonly Deed<H>[];
}

/** So many lines of a player are told without leaving any out. */
const FEW = 3;

/** The turns by player: whoever did something to the reader comes first, what became of the reader's own turn last. */
export function digest<H extends Happened>(turns: readonly Turn<H>[], reader: number): Chapter<H>[] {
  const players = [...new Set(turns.map(({ player }) => player))];
  const chapters = players.map((player) => {
    const deeds = turns.flatMap((turn) => (turn.player === player ? turn.deeds : []));
    return chapter(player, deedsOf(deeds, player === reader ? null : reader));
  });
  const urgency = ({ player, told }: Chapter<H>) => (player === reader ? 0 : told.some(({ isAboutReader }) => isAboutReader) ? 2 : 1);
  return chapters.filter(({ told, rest }) => told.length + rest.length > 0).sort((one, other) => urgency(other) - urgency(one));
}

/** How much is told in all, and how much of it has to do with the reader. */
export function countOf(chapters: readonly Chapter[]): { all: number; about: number } {
  const deeds = chapters.flatMap(({ told, rest }) => [...told, ...rest]);
  const sum = (some: readonly Deed[]) => some.reduce((count, { times }) => count + times, 0);
  return { all: sum(deeds), about: sum(deeds.filter(({ isAboutReader }) => isAboutReader)) };
}

function chapter<H extends Happened>(player: number, deeds: readonly Deed<H>[]): Chapter<H> {
  if (deeds.length <= FEW) return { player, told: deeds, rest: [] };
  return { player, told: deeds.filter(isWeighty), rest: deeds.filter((deed) => !isWeighty(deed)) };
}

function isWeighty({ happening: { weight } }: Deed): boolean {
  return weight !== undefined && weight !== "minor";
}

function deedsOf<H extends Happened>(happenings: readonly H[], reader: number | null): Deed<H>[] {
  const deeds: Deed<H>[] = [];
  for (const happening of happenings) {
    const { line } = happening;
    const last = deeds.at(-1);
    if (!line) continue;
    if (last && JSON.stringify(last.line) === JSON.stringify(line)) last.times += 1;
    else deeds.push({ happening, line, times: 1, isAboutReader: mentions(line).has(`seat-${reader}`) });
  }
  return deeds;
}
