import { expect, test } from "vitest";

import { HOLD, Hourglass, tempoFor } from "./tempo";

const roll = (player: number) => ({ natural: 1300, isOwn: false, isAsked: false, player });

test("a round of five others is shown within two seconds on fast", () => {
  const hourglass = new Hourglass();
  let sum = 0;
  for (const player of [1, 2, 3, 4, 5]) for (let n = 0; n < 12; n += 1) sum += hourglass.pause(roll(player), "fast", 5, true);

  expect(sum).toBeLessThanOrEqual(2_000);
});

test("on fast every player of a round is seen for a moment", () => {
  const hourglass = new Hourglass();
  const first = [1, 2, 3, 4, 5].map((player) => hourglass.pause(roll(player), "fast", 5, true));

  expect(Math.min(...first)).toBeGreaterThan(100);
});

test("a new round of one rival has its time again", () => {
  const hourglass = new Hourglass();
  const first = hourglass.pause(roll(1), "fast", 1, true);
  hourglass.pause(roll(1), "fast", 1, true);
  hourglass.turn();

  expect(hourglass.pause(roll(1), "fast", 1, true)).toBe(first);
});

test("each tempo has its pause", () => {
  const pauses = (["instant", "normal", "step"] as const).map((tempo) => new Hourglass().pause(roll(1), tempo, 1, true));

  expect(pauses).toEqual([0, 1300, HOLD]);
});

test("one's own dice roll at every tempo, unless the reader likes no motion", () => {
  const own = { natural: 1300, isOwn: true, isAsked: true, player: 0 };

  expect(new Hourglass().pause(own, "instant", 1, true)).toBe(1300);
  expect(new Hourglass().pause(own, "normal", 1, false)).toBe(0);
});

test("whoever is in a hurry is not held up at the end of their own turn", () => {
  const last = { natural: 1300, isOwn: true, isAsked: false, player: 0 };

  expect((["instant", "fast", "normal"] as const).map((tempo) => new Hourglass().pause(last, tempo, 1, true))).toEqual([600, 600, 1300]);
});

test("who likes no motion waits for nothing, but may go step by step", () => {
  expect((["instant", "fast", "normal", "step"] as const).map((tempo) => tempoFor(tempo, false))).toEqual(["instant", "instant", "instant", "step"]);
  expect(tempoFor("normal", true)).toBe("normal");
});
