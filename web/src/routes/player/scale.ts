// The scale beside a graph: round numbers that hold all values.

export interface Scale {
  low: number;
  high: number;
  /** From low to high. */
  marks: number[];
}

const STEPS = [1, 2, 5, 10];

/** `least` is how much the scale spans at least: small changes shall look small. Nothing can be more than `most`. */
export function scaleOf(values: readonly number[], least = 0.02, most = Infinity): Scale {
  const lowest = Math.min(...values, Infinity);
  const highest = Math.max(...values, -Infinity);
  if (!Number.isFinite(lowest)) return { low: 0, high: 1, marks: [0, 1] };
  const room = Math.max(highest - lowest, least);
  const rough = room / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(lowest / step);
  const end = Math.max(Math.ceil(highest / step), first + Math.round(room / step));
  const below = Math.max(0, end - Math.round(most / step));
  const marks = Array.from({ length: end - first + 1 }, (_, index) => Number(((first + index - below) * step).toPrecision(10)));
  return { low: marks[0] ?? 0, high: marks.at(-1) ?? 1, marks };
}
