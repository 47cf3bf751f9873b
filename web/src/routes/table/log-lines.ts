// The lines of the log as they are read: what is said several times in a row stands there once.
import type { LogEntry } from "$lib/live.svelte";

export interface LogLine {
  entry: LogEntry;
  /** How often it was said in a row. */
  times: number;
}

/** What a line says, to be compared; the lines of a log are many and never change. */
const SAID = new WeakMap<object, string>();

function saidBy({ line }: LogEntry): string {
  const known = SAID.get(line) ?? JSON.stringify(line);
  SAID.set(line, known);
  return known;
}

export function inLines(log: readonly LogEntry[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of log) {
    const last = lines.at(-1);
    if (last && saidBy(last.entry) === saidBy(entry)) lines[lines.length - 1] = { entry, times: last.times + 1 };
    else lines.push({ entry, times: 1 });
  }
  return lines;
}
