// A review beside the frames of its game: which events a frame has seen, and where the curve stands then.
import type { Review, ReviewState } from "./api";
import type { Frame } from "./frames";

export type Decision = Review["decisions"][number];
export type Account = Review["accounts"][number];
export type Point = Review["curve"][number];

/** By frame: how many events of the game had happened. */
export function eventsOf(frames: readonly Frame[], moments: ReviewState["moments"]): number[] {
  return frames.map(({ seq }) => moments.findLast((moment) => moment.seq <= seq)?.event ?? 0);
}

/** The frame that shows the game after so many events. */
export function frameAt(event: number, events: readonly number[]): number {
  return Math.max(0, events.findLastIndex((seen) => seen <= event));
}

/** Everybody's share of the victory after so many events, before anybody has decided what comes next. */
export function sharesAt(event: number, curve: readonly Point[]): readonly number[] {
  return (curve.findLast((point) => point.event <= event) ?? curve[0])?.values ?? [];
}

/** The curve of a seat as the points of a polyline in a box. */
export function pointsOf(curve: readonly Point[], seat: number, events: number, width: number, height: number): string {
  const wide = width / Math.max(1, events);
  return curve.map(({ event, values }) => `${round(event * wide)},${round(height * (1 - (values[seat] ?? 0)))}`).join(" ");
}

/** Whether a decision deserves a word. */
export function isLesson({ grade }: Decision): boolean {
  return grade !== "best" && grade !== "good";
}

/** Which decisions are listed. */
export type Filter = "mine" | "mistakes" | "every";

/** The decisions that a filter lets through: mistakes with the dearest first, all of them in their order. */
export function listed(decisions: readonly Decision[], filter: Filter, own: readonly number[]): readonly Decision[] {
  if (filter === "every") return decisions;
  const found = decisions.filter((one) => isLesson(one) && (filter === "mistakes" || own.includes(one.seat)));
  return found.sort((one, other) => other.loss - one.loss);
}

/** What a decision cost, in points of a hundred: as much as both shares differ when they are read to one decimal. */
export function costOf({ value, best_value }: Pick<Decision, "value" | "best_value">): number {
  return (Math.round(best_value * 1000) - Math.round(value * 1000)) / 10;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
