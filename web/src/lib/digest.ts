// What happened since a player's last turn, in short: a chapter a player, the weighty things first, the rest counted.
import { mentions, type Line } from "./wire/line";

/** What one player did before somebody else did something. */
export interface Turn {
  player: number;
  lines: readonly Line[];
}

/** A line of the log, told as often as it stands there in a row. */
export interface Deed {
  line: Line;
  times: number;
  /** Whether it has to do with the one who reads it. */
  isAboutReader: boolean;
}

export interface Chapter {
  player: number;
  /** What is to be read. */
  told: readonly Deed[];
  /** What can be read. */
  rest: readonly Deed[];
}

/** So many lines of a player are told without leaving any out. */
const FEW = 3;

/** The turns by player: whoever did something to the reader comes first, what became of the reader's own turn last. */
export function digest(turns: readonly Turn[], reader: number, isWeighty: (line: Line) => boolean): Chapter[] {
  const players = [...new Set(turns.map(({ player }) => player))];
  const chapters = players.map((player) => {
    const lines = turns.flatMap((turn) => (turn.player === player ? turn.lines : []));
    return chapter(player, deedsOf(lines, player === reader ? null : reader), isWeighty);
  });
  const urgency = ({ player, told }: Chapter) => (player === reader ? 0 : told.some(({ isAboutReader }) => isAboutReader) ? 2 : 1);
  return chapters.filter(({ told, rest }) => told.length + rest.length > 0).sort((one, other) => urgency(other) - urgency(one));
}

function chapter(player: number, deeds: readonly Deed[], isWeighty: (line: Line) => boolean): Chapter {
  if (deeds.length <= FEW) return { player, told: deeds, rest: [] };
  return { player, told: deeds.filter(({ line }) => isWeighty(line)), rest: deeds.filter(({ line }) => !isWeighty(line)) };
}

function deedsOf(lines: readonly Line[], reader: number | null): Deed[] {
  const deeds: Deed[] = [];
  for (const line of lines) {
    const last = deeds.at(-1);
    if (last && JSON.stringify(last.line) === JSON.stringify(line)) last.times += 1;
    else deeds.push({ line, times: 1, isAboutReader: mentions(line).has(`seat-${reader}`) });
  }
  return deeds;
}
