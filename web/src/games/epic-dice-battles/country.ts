// Where things are drawn on the map: roads, sea lanes, armies and the arrows of a march.
import { LANDS, PICTURE } from "./geography";

export interface Point {
  x: number;
  y: number;
}

/** How wide the die of an army is drawn, and how far apart. */
export const ARMY = 36;
const STEP = 39;
const IN_A_ROW = 3;
/** How far below the middle of a region its armies stand. */
const BELOW = 40;

export function middleOf(region: string): Point {
  return LANDS[region] ?? { x: 0, y: 0 };
}

/** Where the army at a place among so many in a region is drawn, so far from the next; all of them are in the picture. */
export function armyAt(region: string, place: number, count: number, step = STEP): Point {
  const row = Math.floor(place / IN_A_ROW);
  const inRow = Math.min(IN_A_ROW, count - row * IN_A_ROW);
  const rows = Math.ceil(count / IN_A_ROW);
  const { x, y } = middleOf(region);
  const first = within(step)({ x: x - ((Math.min(IN_A_ROW, count) - 1) / 2) * step, y: y + BELOW });
  const last = within(step)({ x: first.x + (Math.min(IN_A_ROW, count) - 1) * step, y: first.y + (rows - 1) * step });
  const middle = last.x - ((Math.min(IN_A_ROW, count) - 1) / 2) * step;
  return { x: middle + ((place % IN_A_ROW) - (inRow - 1) / 2) * step, y: last.y - (rows - 1 - row) * step };
}

/** How often things that lie over each other are moved apart, at most: four armies lie apart long before. */
const NUDGES = 60;

/** Places moved as little as need be for squares of a size around them to lie apart, and within the picture. */
export function apart(places: readonly Point[], size: number): Point[] {
  const moved = places.map(within(size));
  for (let nudge = 0; nudge < NUDGES; nudge += 1) {
    if (!nudged(moved, size)) break;
    moved.forEach((place, at) => (moved[at] = within(size)(place)));
  }
  return moved;
}

/** Move every two that lie over each other apart, the shorter way and all at once, so that none comes past another; whether any did. */
function nudged(places: Point[], size: number): boolean {
  const pushes = places.map((one, at) =>
    places.reduce(
      (push, other, number) => {
        const [dx, dy] = [one.x - other.x, one.y - other.y];
        const [x, y] = [size - Math.abs(dx), size - Math.abs(dy)];
        // Less than anybody sees.
        if (number === at || Math.min(x, y) < 0.01) return push;
        const away = (distance: number): number => (distance < 0 || (distance === 0 && at < number) ? -1 : 1);
        return x <= y ? { ...push, x: push.x + (away(dx) * x) / 2 } : { ...push, y: push.y + (away(dy) * y) / 2 };
      },
      { x: 0, y: 0 },
    ),
  );
  pushes.forEach(({ x, y }, at) => (places[at] = { x: (places[at]?.x ?? 0) + x, y: (places[at]?.y ?? 0) + y }));
  return pushes.some(({ x, y }) => x !== 0 || y !== 0);
}

function within(size: number): (place: Point) => Point {
  const between = (least: number, most: number, value: number): number => Math.min(Math.max(value, least + size / 2), most - size / 2);
  return ({ x, y }) => ({ x: between(PICTURE.x, PICTURE.x + PICTURE.width, x), y: between(PICTURE.y, PICTURE.y + PICTURE.height, y) });
}

export function isSea(one: string, other: string): boolean {
  return LANDS[one]?.island !== LANDS[other]?.island;
}

/** A road is straight; a sea lane swings out a little. */
export function roadPath(one: string, other: string): string {
  const [from, to] = [middleOf(one), middleOf(other)];
  if (!isSea(one, other)) return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const bend = 0.12;
  const [x, y] = [(from.x + to.x) / 2 - (to.y - from.y) * bend, (from.y + to.y) / 2 + (to.x - from.x) * bend];
  return `M${from.x} ${from.y}Q${round(x)} ${round(y)} ${to.x} ${to.y}`;
}

/** The arrow of a march along its regions; it ends a little before the middle of the last. */
export function marchPath(way: readonly string[]): string {
  const points = way.map(middleOf);
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return "";
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const share = Math.max(0, length - 30) / length;
  const end = { x: before.x + (last.x - before.x) * share, y: before.y + (last.y - before.y) * share };
  return [...points.slice(0, -1), end].map(({ x, y }, at) => `${at ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** As a share of the picture, for what lies over it. */
export function percentOf({ x, y }: Point): { left: string; top: string } {
  return { left: `${((x - PICTURE.x) / PICTURE.width) * 100}%`, top: `${((y - PICTURE.y) / PICTURE.height) * 100}%` };
}

/** The region that lies next in a direction, for the arrow keys. */
export function nextTowards(region: string, key: string): string | null {
  const from = middleOf(region);
  const ahead = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!ahead) return null;
  const [ax = 0, ay = 0] = ahead;
  const far = Object.entries(LANDS).flatMap(([id, { x, y }]) => {
    const along = (x - from.x) * ax + (y - from.y) * ay;
    const aside = Math.abs((x - from.x) * ay) + Math.abs((y - from.y) * ax);
    return along > 0 ? [{ id, distance: along + 2 * aside }] : [];
  });
  return far.sort((one, other) => one.distance - other.distance)[0]?.id ?? null;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
