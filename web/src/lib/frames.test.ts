import { expect, test } from "vitest";
import { framesOf } from "./frames";
import type { Event } from "./wire/messages";

const line = (key: string) => ({ type: "line" as const, key });

test("events become frames: patches are laid over what was seen before", () => {
  const events: Event[] = [
    { type: "event", seq: 1, at: 1, table: { status: "open" } },
    { type: "event", seq: 2, at: 2, patch: { dice: 7, turn: 0 }, lines: [line("log-first-player")] },
    { type: "event", seq: 3, at: 3, chat: { player: "a", name: "Ana", text: "hello" } },
    { type: "event", seq: 4, at: 4, patch: { dice: 6 }, lines: [line("log-lost-die")] },
    { type: "event", seq: 5, at: 5, lines: [line("log-resigned")] },
  ];

  const frames = framesOf(events);

  expect(frames.map(({ seq }) => seq)).toEqual([2, 4, 5]);
  expect(frames.map(({ observation }) => observation)).toEqual([
    { dice: 7, turn: 0 },
    { dice: 6, turn: 0 },
    { dice: 6, turn: 0 },
  ]);
  expect(frames[2]?.log.map(({ line: { key } }) => key)).toEqual(["log-resigned"]);
});
