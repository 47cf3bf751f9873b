import { expect, test } from "vitest";

import { AT_ONCE, HOLD, Hourglass, tempoFor } from "./tempo";

const roll = (player: number) => ({ natural: 1300, isOwn: false, isAsked: false, player });

test("a round of five others is shown within 1.6 seconds on fast", () => {
  const hourglass = new Hourglass();
  let sum = 0;
  for (const player of [1, 2, 3, 4, 5]) for (let n = 0; n < 12; n += 1) sum += hourglass.pause(roll(player), "fast", 5, true, 0);

  expect(sum).toBeLessThanOrEqual(1_600);
});

test("on fast every player of a round is seen for a moment", () => {
  const hourglass = new Hourglass();
  const first = [1, 2, 3, 4, 5].map((player) => hourglass.pause(roll(player), "fast", 5, true, 0));

  expect(Math.min(...first)).toBeGreaterThan(100);
});

test("on fast a device that draws slowly shows the rest at once, and begins anew with the next round", () => {
  const hourglass = new Hourglass();
  hourglass.pause(roll(1), "fast", 5, true, 1_000);

  expect(hourglass.isSpent("fast", 2_599)).toBe(false);
  expect(hourglass.pause(roll(2), "fast", 5, true, 2_599)).toBeGreaterThan(0);
  expect(hourglass.pause(roll(3), "fast", 5, true, 2_600)).toBe(AT_ONCE);

  hourglass.turn();
  expect(hourglass.pause(roll(1), "fast", 5, true, 9_000)).toBeGreaterThan(0);
});

test("a new round of one rival has its time again", () => {
  const hourglass = new Hourglass();
  const first = hourglass.pause(roll(1), "fast", 1, true, 0);
  hourglass.pause(roll(1), "fast", 1, true, 0);
  hourglass.turn();

  expect(hourglass.pause(roll(1), "fast", 1, true, 0)).toBe(first);
});

test("each tempo has its pause", () => {
  const pauses = (["instant", "normal", "step"] as const).map((tempo) => new Hourglass().pause(roll(1), tempo, 1, true, 0));

  expect(pauses).toEqual([AT_ONCE, 1300, HOLD]);
});

test("one's own dice roll at every tempo, unless the reader likes no motion", () => {
  const own = { natural: 1300, isOwn: true, isAsked: true, player: 0 };

  expect(new Hourglass().pause(own, "instant", 1, true, 0)).toBe(1300);
  expect(new Hourglass().pause(own, "normal", 1, false, 0)).toBe(0);
});

test("whoever is in a hurry is not held up at the end of their own turn", () => {
  const last = { natural: 1300, isOwn: true, isAsked: false, player: 0 };

  expect((["instant", "fast", "normal"] as const).map((tempo) => new Hourglass().pause(last, tempo, 1, true, 0))).toEqual([600, 600, 1300]);
});

test("who likes no motion waits for nothing, but may go step by step", () => {
  expect((["instant", "fast", "normal", "step"] as const).map((tempo) => tempoFor(tempo, false))).toEqual(["instant", "instant", "instant", "step"]);
  expect(tempoFor("normal", true)).toBe("normal");
});
