// A finished game as a row of frames that can be stepped through, from the events a viewer noticed.
import { logOf, type LogEntry } from "./live.svelte";
import type { Event, Happening, Patch, Prompt } from "./wire/messages";

export interface Frame {
  seq: number;
  at: number;
  observation: Patch;
  prompt: Prompt | null;
  facts: unknown;
  happenings: readonly Happening[];
  /** What the log said of this step. */
  log: readonly LogEntry[];
}

/** Where a key leads in a row of frames; null if it means nothing here. */
export function stepOf(event: KeyboardEvent, at: number, count: number): number | null {
  const target = event.target as HTMLElement;
  if (target.closest("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return null;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1, PageDown: at + 10, PageUp: at - 10 }[event.key];
  return to ?? null;
}

/** The frames of a game. What happened before the start or beside the game is not among them. */
export function framesOf(events: readonly Event[]): Frame[] {
  const frames: Frame[] = [];
  let observation: Patch | null = null;
  let shown: Pick<Frame, "prompt" | "facts"> = { prompt: null, facts: null };
  for (const event of events) {
    const { seq, at, patch, prompt = null, facts, happenings: raw = [] } = event;
    const hasChanged = patch !== undefined && Object.keys(patch).length > 0;
    const log = logOf(event);
    const seen: Patch | null = hasChanged ? Object.assign({}, observation, patch) : observation;
    if (hasChanged) shown = { prompt, facts };
    const happenings = raw as readonly Happening[];
    if (seen && (hasChanged || log.length > 0)) frames.push({ seq, at, observation: seen, log, happenings, ...shown });
    observation = seen;
  }
  return frames;
}
