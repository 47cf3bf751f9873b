import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable } from "./live.svelte";
import type { Message, TableView } from "./wire/messages";

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.drop(1000);
  }

  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table: TableView = {
  id: "t1",
  game: "age-of-war",
  plan: { game: "age-of-war", seats: [{ kind: "here" }, { kind: "open" }] },
  owner: "ana",
  status: "playing",
  seats: [{ seat: 0, name: "Ana", player: "ana" }],
  commitment: "c",
  created_at: 0,
};
const presence = { type: "presence" as const, players: ["ana"], spectators: 0 };
const you = { player: "ana", seats: [0], is_owner: true };
const choice = { action: { type: "lose-die" }, label: { type: "line" as const, key: "choice-lose-die" } };

function welcome(seq: number): Message {
  const view = { viewer: 0, seq, observation: { dice: 7 }, prompt: null, facts: null, ask: { number: 1, choices: [choice] }, can_undo: false };
  return { type: "welcome", table, you, views: [view], presence };
}

describe("a live table", () => {
  let live: LiveTable;
  const socket = () => {
    const latest = FakeSocket.all.at(-1);
    if (!latest) throw new Error("nobody connected");
    return latest;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ events: [] }))));
    FakeSocket.all = [];
    live = new LiveTable("t1");
    live.open();
  });

  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("shows what the welcome says", () => {
    socket().say(welcome(3));

    expect(live.connection.state).toBe("live");
    expect(live.sight?.observation).toEqual({ dice: 7 });
    expect(live.sight?.ask?.number).toBe(1);
  });

  test("what spectators say to each other is read once, though it comes again in its place", () => {
    const view = { viewer: null, seq: 3, observation: { dice: 7 }, prompt: null, facts: null, ask: null, can_undo: false };
    socket().say({ type: "welcome", table, you: { player: "eve", seats: [], is_owner: false }, views: [view], presence });
    const chat = { player: "dan", name: "Dan", text: "what a roll" };

    socket().say({ type: "said", seq: 5, at: 50, chat });
    socket().say({ type: "event", seq: 4, at: 40, patch: { dice: 6 } });
    socket().say({ type: "event", seq: 5, at: 50, chat });

    expect(live.chat.map(({ text }) => text)).toEqual(["what a roll"]);
  });

  test("after the game those who played read what spectators said, in its order", async () => {
    socket().say(welcome(3));
    socket().say({ type: "event", viewer: 0, seq: 4, at: 20, chat: { player: "ben", name: "Ben", text: "good game" } });
    const lines = [{ at: 10, player: "dan", name: "Dan", text: "to the left" }];
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ lines }))));

    await live.hearSpectators();
    await live.hearSpectators();

    expect(live.chat.map(({ text }) => text)).toEqual(["to the left", "good game"]);
  });

  test("lays patches over what it knows, and forgets the answered question", async () => {
    socket().say(welcome(3));
    socket().say({ type: "event", viewer: 0, seq: 4, at: 1, patch: { dice: 6 } });
    await vi.runOnlyPendingTimersAsync();

    expect(live.sight?.observation).toEqual({ dice: 6 });
    expect(live.sight?.previous).toEqual({ dice: 7 });
    expect(live.sight?.ask).toBeNull();
  });

  test("keeps the question while somebody talks", async () => {
    socket().say(welcome(3));
    socket().say({ type: "event", viewer: 0, seq: 4, at: 1, chat: { player: "ben", name: "Ben", text: "hi" } });
    await vi.runOnlyPendingTimersAsync();

    expect(live.sight?.ask?.number).toBe(1);
    expect(live.chat.map(({ text }) => text)).toEqual(["hi"]);
  });

  test("comes back by itself and asks only for what it missed", async () => {
    socket().say(welcome(3));
    socket().say({ type: "event", viewer: 0, seq: 4, at: 1, patch: { dice: 6 } });
    socket().drop(1006);
    expect(live.connection.state).toBe("lost");

    await vi.advanceTimersByTimeAsync(400);

    expect(FakeSocket.all).toHaveLength(2);
    expect(socket().url).toContain("since=0:4");
    socket().say({ type: "missed", you, presence, events: 0 });
    expect(live.connection.state).toBe("live");
  });

  test("does not come back where it was refused", async () => {
    socket().drop(4404);
    await vi.advanceTimersByTimeAsync(20_000);

    expect(live.connection.state).toBe("refused");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("finds out that the line is dead when nobody answers", async () => {
    socket().say(welcome(3));
    const dead = socket();
    await vi.advanceTimersByTimeAsync(26_000);
    expect(dead.sent.map((text) => JSON.parse(text).type)).toContain("ping");

    await vi.advanceTimersByTimeAsync(6_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test("an action is done when it is acknowledged, and refused with its reason", async () => {
    socket().say(welcome(3));
    const sight = live.sight;
    if (!sight) throw new Error("nothing to see");

    const done = live.act(sight, { type: "lose-die" });
    const { id, ask, seat } = JSON.parse(socket().sent.at(-1) ?? "{}");
    expect({ ask, seat }).toEqual({ ask: 1, seat: 0 });
    socket().say({ type: "ack", id });
    await expect(done).resolves.toBe("at once");

    const refused = live.act(sight, { type: "fill" });
    const problem = { type: "/problems/illegal-action", title: "", status: 422, code: "illegal-action", detail: "" };
    socket().say({ type: "problem", problem, id: JSON.parse(socket().sent.at(-1) ?? "{}").id });
    await expect(refused).rejects.toEqual(problem);
  });

  test("sitting down loses nothing that was on its way", () => {
    socket().say({ ...(welcome(3) as Extract<Message, { type: "welcome" }>), you: { ...you, seats: [] } });
    const seats = [{ seat: 0, name: "Ana", player: "ana" }, { seat: 1, name: "Ben", player: "ben" }];
    socket().say({ type: "event", viewer: 0, seq: 4, at: 1, table: { seats } });
    socket().say({ type: "reseated", you, views: [] });

    expect(live.table?.seats[1]?.name).toBe("Ben");
  });

  test("shows one thing after the other, and all at once when asked to", async () => {
    live.close();
    live = new LiveTable("t1", () => 1000);
    live.open();
    socket().say(welcome(3));
    for (const seq of [4, 5, 6]) socket().say({ type: "event", viewer: 0, seq, at: seq, patch: { dice: 10 - seq } });
    await vi.advanceTimersByTimeAsync(10);
    expect(live.sight?.observation).toEqual({ dice: 6 });
    expect(live.pacing.waiting).toBe(2);

    live.pacing.skip();

    expect(live.sight?.observation).toEqual({ dice: 4 });
    expect(live.pacing.waiting).toBe(0);
  });

  test("goes on showing what happened after the line broke in the middle of it", async () => {
    live.close();
    live = new LiveTable("t1", () => 1000);
    live.open();
    socket().say(welcome(3));
    for (const seq of [4, 5, 6]) socket().say({ type: "event", viewer: 0, seq, at: seq, patch: { dice: 10 - seq } });
    await vi.advanceTimersByTimeAsync(10);
    socket().drop(1006);
    await vi.advanceTimersByTimeAsync(400);
    socket().say({ type: "missed", you, presence, events: 0 });

    await vi.advanceTimersByTimeAsync(5_000);

    expect(live.sight?.observation).toEqual({ dice: 4 });
    expect(live.pacing.waiting).toBe(0);
  });

  test("what is said is read at once, however much waits to be shown", async () => {
    live.close();
    live = new LiveTable("t1", () => 1000);
    live.open();
    socket().say(welcome(3));
    for (const seq of [4, 5, 6]) socket().say({ type: "event", viewer: 0, seq, at: seq, patch: { dice: 10 - seq } });
    socket().say({ type: "event", viewer: 0, seq: 7, at: 7, chat: { player: "ben", name: "Ben", text: "hi" } });

    expect(live.chat.map(({ text }) => text)).toEqual(["hi"]);
    expect(live.pacing.waiting).toBe(3);
  });

  test("skipping lasts until the reader is asked", async () => {
    live.close();
    live = new LiveTable("t1", () => 1000);
    live.open();
    socket().say(welcome(3));
    socket().say({ type: "event", viewer: 0, seq: 4, at: 4, patch: { dice: 6 } });
    socket().say({ type: "event", viewer: 0, seq: 5, at: 5, patch: { dice: 5 } });
    live.pacing.skip();
    socket().say({ type: "event", viewer: 0, seq: 6, at: 6, patch: { dice: 4 } });
    expect(live.sight?.observation).toEqual({ dice: 4 });

    socket().say({ type: "event", viewer: 0, seq: 7, at: 7, patch: { dice: 3 }, ask: { number: 2, choices: [choice] } });
    socket().say({ type: "event", viewer: 0, seq: 8, at: 8, patch: { dice: 2 } });

    expect(live.sight?.observation).toEqual({ dice: 3 });
  });

  test("step by step, what others do waits for the reader", async () => {
    live.close();
    live = new LiveTable("t1", () => 1000, () => ({ tempo: "step", hasMotion: true }));
    live.open();
    socket().say({ ...welcome(3), table: { ...table, to_act: 1 } } as Message);
    for (const seq of [4, 5]) socket().say({ type: "event", viewer: 0, seq, at: seq, patch: { dice: 10 - seq } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.sight?.observation).toEqual({ dice: 6 });
    expect(live.pacing.isHeld).toBe(true);

    live.pacing.goOn();
    await vi.advanceTimersByTimeAsync(10);

    expect(live.sight?.observation).toEqual({ dice: 5 });
  });

  describe("when the line dies under a move", () => {
    const sent = () => JSON.parse(socket().sent.at(-1) ?? "{}");
    const comeBack = async () => {
      await vi.advanceTimersByTimeAsync(8_000);
      expect(FakeSocket.all).toHaveLength(2);
      socket().say({ type: "missed", you, presence, events: 0 });
      expect(sent().type).toBe("ping");
    };

    test("it is told after a second that the move is on its way", async () => {
      socket().say(welcome(3));
      if (live.sight) void live.act(live.sight, choice.action).catch(() => undefined);
      expect(live.connection.isSlow).toBe(false);
      await vi.advanceTimersByTimeAsync(1_100);

      expect(live.connection.isSlow).toBe(true);
    });

    test("a move that had arrived has counted", async () => {
      socket().say(welcome(3));
      if (!live.sight) throw new Error("nothing to see");
      const done = live.act(live.sight, choice.action);
      await comeBack();
      socket().say({ type: "event", viewer: 0, seq: 4, at: 4, patch: { dice: 6 } });
      socket().say({ type: "ack", id: sent().id });

      await expect(done).resolves.toBe("after a break");
      expect(socket().sent.map((text) => JSON.parse(text).type)).toEqual(["ping"]);
      expect(live.connection.isSlow).toBe(false);
    });

    test("a move that had not arrived is sent again", async () => {
      socket().say(welcome(3));
      if (!live.sight) throw new Error("nothing to see");
      const done = live.act(live.sight, choice.action);
      await comeBack();
      socket().say({ type: "ack", id: sent().id });
      expect(sent()).toMatchObject({ type: "act", seat: 0, ask: 1 });
      socket().say({ type: "ack", id: sent().id });

      await expect(done).resolves.toBe("after a break");
    });

    test("a move that came too late is refused, not called sent", async () => {
      socket().say(welcome(3));
      if (!live.sight) throw new Error("nothing to see");
      const done = live.act(live.sight, choice.action);
      await comeBack();
      const seats = [{ seat: 0, name: "Ana", player: "ana", bot: "greedy" }];
      socket().say({ type: "event", viewer: 0, seq: 4, at: 4, patch: {}, table: { seats } });
      socket().say({ type: "ack", id: sent().id });
      const problem = { type: "/problems/bot-plays", title: "", status: 409, code: "bot-plays", detail: "" };
      socket().say({ type: "problem", problem, id: sent().id });
      socket().say({ type: "ack", id: sent().id });

      await expect(done).rejects.toEqual(problem);
    });

    test("a move that arrived while it was sent again has counted, though that was refused", async () => {
      socket().say(welcome(3));
      if (!live.sight) throw new Error("nothing to see");
      const done = live.act(live.sight, choice.action);
      await comeBack();
      socket().say({ type: "ack", id: sent().id });
      expect(sent().type).toBe("act");
      const problem = { type: "/problems/not-your-turn", title: "", status: 409, code: "not-your-turn", detail: "" };
      socket().say({ type: "problem", problem, id: sent().id });
      socket().say({ type: "event", viewer: 0, seq: 4, at: 4, patch: { dice: 6 } });
      socket().say({ type: "ack", id: sent().id });

      await expect(done).resolves.toBe("after a break");
    });
  });
});
