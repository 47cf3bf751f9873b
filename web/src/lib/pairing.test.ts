import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pairing } from "./pairing.svelte";
import { router } from "./router.svelte";

const wish = { game: "age-of-war", players: 2, clock: null, rated: false, bot_after: null, bot: "greedy" };
const waiting = { ...wish, since: 0, now: 0, table: null, seat: null };

/** Requests for a game that are not answered yet, each with the way to answer it. */
let asked: ((ticket: object | null) => void)[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    if (path !== "/api/pairing") return Promise.resolve(Response.json({ id: "ana", name: "Ana" }));
    return new Promise((answer) => asked.push((ticket) => answer(Response.json({ ticket, pools: [] }))));
  });
});

afterEach(() => {
  pairing.arrive();
  vi.unstubAllGlobals();
});

test("notices that come while the server is asked lead to one more question, not to one each", async () => {
  void pairing.start(wish);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  for (let notice = 0; notice < 5; notice++) void pairing.hurry();
  expect(asked).toHaveLength(1);
  asked[0]?.(waiting);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  void pairing.hurry();
  asked[1]?.({ ...waiting, table: "t1", seat: 0 });
  await vi.waitFor(() => expect(router.path).toBe("/table/t1"));
  expect(asked).toHaveLength(2);
});

test("whoever looks before the page knows who they are is not taken for somebody who stopped looking", async () => {
  void pairing.start(wish);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  void pairing.resume();
  expect(asked).toHaveLength(1);
  asked[0]?.(waiting);
  await vi.waitFor(() => expect(pairing.ticket).not.toBeNull());
});

test("whoever looks again before a reloaded page has found what they looked for goes on looking", async () => {
  sessionStorage.setItem("wartable.looking", "1");
  const resumed = pairing.resume();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  void pairing.start(wish);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.(waiting);
  await vi.waitFor(() => expect(pairing.ticket).not.toBeNull());
  asked[0]?.(null);
  await resumed;
  expect(pairing.ticket).not.toBeNull();
});
