// What of a table's log a screen reader is told: each line once, as it is shown.
import type { LogEntry } from "./live.svelte";

/** More than this at once is too much to listen to: of a burst only the end is told, the rest stands in the log. */
const AT_ONCE = 12;

export class Telling {
  /** The last line that each viewer has been told. */
  #told = new Map<number | null, number>();

  /** What is new to this viewer. */
  fresh(viewer: number | null, log: readonly LogEntry[]): readonly LogEntry[] {
    const before = this.#told.get(viewer) ?? 0;
    this.#told.set(viewer, Math.max(before, ...log.map(({ seq }) => seq)));
    return log.filter(({ seq }) => seq > before).slice(-AT_ONCE);
  }
}
