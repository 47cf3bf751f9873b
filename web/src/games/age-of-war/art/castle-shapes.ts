// How each castle is drawn: a keep of stone base, walls and curved roofs, put together from a few numbers.

export type Ground = "peak" | "moat" | "plain" | "cliff";
export type Sky = "sun" | "moon" | "mist";

export interface Keep {
  tiers: number;
  /** Width of the lowest wall. */
  width: number;
  wall: "white" | "black" | "earth";
  ground: Ground;
  sky: Sky;
  /** Where the keep stands, and where sun or moon. */
  x: number;
  light: number;
  /** A turret beside the keep: left, right or none. */
  turret?: -1 | 1;
  /** Tiers (from 0) whose roof carries a gable. */
  gables?: readonly number[];
  /** Gold on the top roof. */
  gilded?: boolean;
}

export const KEEPS: Readonly<Record<string, Keep>> = {
  azuchi: { tiers: 5, width: 46, wall: "earth", ground: "peak", sky: "sun", x: 84, light: 34, gables: [1, 3], gilded: true },
  matsumoto: { tiers: 4, width: 44, wall: "black", ground: "moat", sky: "mist", x: 88, light: 30, turret: -1, gables: [1] },
  odani: { tiers: 1, width: 40, wall: "earth", ground: "peak", sky: "moon", x: 70, light: 132, turret: 1 },
  gifu: { tiers: 2, width: 32, wall: "white", ground: "peak", sky: "sun", x: 96, light: 50, gables: [0] },
  edo: { tiers: 5, width: 54, wall: "white", ground: "moat", sky: "sun", x: 80, light: 132, gables: [0, 2], gilded: true },
  kiyosu: { tiers: 3, width: 46, wall: "white", ground: "plain", sky: "mist", x: 74, light: 126, turret: 1, gables: [1] },
  inuyama: { tiers: 3, width: 36, wall: "earth", ground: "cliff", sky: "moon", x: 92, light: 40, gables: [0] },
  kasugayama: { tiers: 3, width: 44, wall: "white", ground: "peak", sky: "moon", x: 76, light: 130, turret: 1, gables: [0, 1] },
  kitanosho: { tiers: 4, width: 50, wall: "earth", ground: "plain", sky: "sun", x: 86, light: 36, gables: [0, 2] },
  gassantoda: { tiers: 2, width: 40, wall: "earth", ground: "peak", sky: "moon", x: 84, light: 84, turret: -1, gables: [0] },
  takahashi: { tiers: 2, width: 36, wall: "white", ground: "peak", sky: "mist", x: 66, light: 120, turret: 1, gables: [0, 1] },
  matsuyama: { tiers: 3, width: 44, wall: "white", ground: "cliff", sky: "sun", x: 78, light: 128, turret: -1, gables: [1] },
  marugame: { tiers: 3, width: 34, wall: "white", ground: "cliff", sky: "mist", x: 80, light: 36, gables: [0] },
  kumamoto: { tiers: 4, width: 52, wall: "black", ground: "plain", sky: "sun", x: 78, light: 24, turret: 1, gables: [0, 1, 2] },
};

export interface Tier {
  wall: { x: number; y: number; width: number; height: number };
  windows: readonly number[];
  roof: string;
  gable: string | null;
}

export interface Tower {
  base: string;
  courses: string;
  tiers: readonly Tier[];
  /** The ridge of the top roof, from left to right, for its ornaments. */
  ridge: { left: number; right: number; y: number };
}

const FOOT: Readonly<Record<Ground, number>> = { peak: 57, moat: 66, plain: 67, cliff: 54 };
/** Tall keeps have lower storeys, so that all of them fit under the same sky. */
const TALLEST = 3.4;

/** The keep with its base, ready to be drawn on a picture of 160 by 80. */
export function tower(keep: Keep): Tower {
  const baseHeight = keep.ground === "cliff" ? 11 : keep.ground === "peak" ? 7 : 10;
  return raise(keep.x, FOOT[keep.ground], keep.width, keep.tiers, baseHeight, keep.gables ?? []);
}

/** The turret that stands beside the keep, a little lower. */
export function turret(keep: Keep): Tower | null {
  if (!keep.turret) return null;
  const x = keep.x + keep.turret * (keep.width / 2 + 17);
  return raise(x, FOOT[keep.ground] + 2, 17, keep.tiers > 2 ? 2 : 1, 6, []);
}

function raise(x: number, foot: number, width: number, count: number, baseHeight: number, gables: readonly number[]): Tower {
  const top = foot - baseHeight;
  const tiers: Tier[] = [];
  let y = top;
  let wide = width;
  const step = count > 4 ? 0.79 : 0.74;
  const scale = Math.min(1, TALLEST / count);
  for (let tier = 0; tier < count; tier += 1) {
    const height = scale * Math.max(4.8, 7.5 - tier * 0.7);
    const isTop = tier === count - 1;
    const roofHeight = scale * (isTop ? 9 : 5.5);
    const above = isTop ? wide * 0.5 : wide * step;
    tiers.push({
      wall: { x: x - wide / 2, y: y - height, width: wide, height },
      windows: windows(x, wide),
      roof: roof(x, y - height, wide, above, roofHeight),
      gable: gables.includes(tier) ? gable(x, y - height, wide * 0.36, roofHeight + 2) : null,
    });
    y -= height + roofHeight - 1.5 * scale;
    wide *= step;
  }
  const topWidth = (tiers[count - 1]?.wall.width ?? width) * 0.5;
  return {
    base: base(x, foot, width, baseHeight),
    courses: courses(x, foot, width, baseHeight),
    tiers,
    ridge: { left: x - topWidth / 2, right: x + topWidth / 2, y: y - 1.5 * scale },
  };
}

function windows(x: number, width: number): number[] {
  const count = Math.max(1, Math.floor(width / 9));
  return Array.from({ length: count }, (_, n) => x + (n - (count - 1) / 2) * (width / (count + 0.4)));
}

/** Stone walls that lean outwards towards the foot. */
function base(x: number, foot: number, width: number, height: number): string {
  const topHalf = width / 2 + 2;
  const footHalf = topHalf + height * 0.62;
  const y = foot - height;
  const bend = height * 0.22;
  return (
    `M${r(x - topHalf)} ${r(y)}H${r(x + topHalf)}` +
    `Q${r(x + topHalf + bend)} ${r(foot - height * 0.3)} ${r(x + footHalf)} ${r(foot)}` +
    `H${r(x - footHalf)}Q${r(x - topHalf - bend)} ${r(foot - height * 0.3)} ${r(x - topHalf)} ${r(y)}z`
  );
}

function courses(x: number, foot: number, width: number, height: number): string {
  const rows = Math.max(1, Math.round(height / 4.5));
  let path = "";
  for (let row = 1; row <= rows; row += 1) {
    const y = foot - (height * (row - 0.5)) / rows;
    const half = width / 2 + 1;
    const count = Math.round(width / 9);
    for (let stone = 0; stone < count; stone += 1) {
      const left = x - half + ((stone + (row % 2) * 0.5) * 2 * half) / count;
      path += `M${r(left)} ${r(y)}h${r((half * 1.1) / count)}`;
    }
  }
  return path;
}

/** A roof with hollow slopes and eaves that turn up at the tips. */
function roof(x: number, eaves: number, wall: number, top: number, height: number): string {
  const half = wall / 2 + 4.5;
  const ridge = top / 2;
  return (
    `M${r(x - half)} ${r(eaves - 1.8)}` +
    `Q${r(x - (half * 0.55 + ridge * 0.45))} ${r(eaves - height * 0.25)} ${r(x - ridge)} ${r(eaves - height)}` +
    `H${r(x + ridge)}` +
    `Q${r(x + (half * 0.55 + ridge * 0.45))} ${r(eaves - height * 0.25)} ${r(x + half)} ${r(eaves - 1.8)}` +
    `Q${r(x + half * 0.7)} ${r(eaves + 1.3)} ${r(x)} ${r(eaves + 1.3)}` +
    `T${r(x - half)} ${r(eaves - 1.8)}z`
  );
}

function gable(x: number, eaves: number, width: number, height: number): string {
  const half = width / 2;
  return (
    `M${r(x - half)} ${r(eaves + 0.6)}Q${r(x - half * 0.35)} ${r(eaves - height * 0.35)} ${r(x)} ${r(eaves - height)}` +
    `Q${r(x + half * 0.35)} ${r(eaves - height * 0.35)} ${r(x + half)} ${r(eaves + 0.6)}z`
  );
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}
