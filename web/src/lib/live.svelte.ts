// A table as it happens: one WebSocket that comes back by itself, and what the reader knows of the table.
import { api } from "./api";
import type { Line } from "./wire/line";
import type { Ask, ChatLine, Event, Message, Patch, Presence, Problem, Request, Table, View, You } from "./wire/messages";

export type Connection = "connecting" | "live" | "lost" | "refused";

/** What one viewer knows: the game as it was shown, the question, and the log. */
export interface Sight {
  viewer: number | null;
  seq: number;
  observation: Patch | null;
  /** What was seen before the latest event; null where there is nothing to move from. */
  previous: Patch | null;
  ask: Ask | null;
  canUndo: boolean;
}

export interface LogEntry {
  seq: number;
  at: number;
  line: Line;
}

export interface Said extends ChatLine {
  seq: number;
  at: number;
}

/** How long what an event shows wants to be looked at before the next, in milliseconds. */
export type Pace = (before: Patch | null, after: Patch) => number;

const BACKOFF = [300, 1000, 2000, 4000, 8000];
const QUIET = 20_000;
const PATIENCE = 5_000;
/** How long to wait for the events of the other seats at this device. */
const GATHER = 30;
/** More than this many waiting events are not shown one by one. */
const BACKLOG = 60;

type Pending = { resolve: () => void; reject: (problem: Problem) => void };

export class LiveTable {
  connection = $state<Connection>("connecting");
  table = $state.raw<Table | null>(null);
  you = $state.raw<You | null>(null);
  presence = $state.raw<Omit<Presence, "type">>({ players: [], spectators: 0 });
  sights = $state.raw<readonly Sight[]>([]);
  /** By viewer: people who share a device do not share what the log tells them. */
  logs = $state.raw<ReadonlyMap<number | null, readonly LogEntry[]>>(new Map());
  chat = $state.raw<readonly Said[]>([]);
  /** Events that came in but are not shown yet. */
  waiting = $state(0);
  problem = $state.raw<Problem | null>(null);

  #id: string;
  #pace: Pace;
  #socket: WebSocket | null = null;
  #queue: Event[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #attempt = 0;
  #heard = 0;
  #requests = 0;
  #pending = new Map<string, Pending>();
  /** By viewer: the last number received, shown or not. */
  #received = new Map<number | null, number>();
  #closed = false;
  #resting = false;

  constructor(id: string, pace: Pace = () => 0) {
    this.#id = id;
    this.#pace = pace;
  }

  open(): void {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pulse = setInterval(() => this.#listenForLife(), PATIENCE);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** The sight to show: the own seat that is asked, else the first. */
  get sight(): Sight | null {
    return this.sights.find(({ ask }) => ask !== null) ?? this.sights[0] ?? null;
  }

  /** What the log told a viewer. */
  logOf(viewer: number | null): readonly LogEntry[] {
    return this.logs.get(viewer) ?? [];
  }

  /** Show everything that came in at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#resting = false;
    for (const event of this.#queue.splice(0)) this.#show(event, { still: true });
    this.waiting = 0;
  }

  act(sight: Sight, action: unknown): Promise<void> {
    // Whoever acts has seen what there was to see: the answer is shown at once.
    clearTimeout(this.#timer);
    this.#resting = false;
    return this.#ask({ type: "act", seat: sight.viewer ?? 0, ask: sight.ask?.number ?? 0, action });
  }

  undo(seat: number): Promise<void> {
    return this.#ask({ type: "undo", seat });
  }

  resign(seat: number): Promise<void> {
    return this.#ask({ type: "resign", seat });
  }

  say(text: string): Promise<void> {
    return this.#ask({ type: "chat", text });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const since = [...this.#received].map(([viewer, seq]) => `${viewer ?? "watch"}:${seq}`).join(",");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.#id}/live${since ? `?since=${since}` : ""}`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(String(message.data)) as Message);
    };
    socket.onclose = (event) => this.#socket === socket && this.#dropped(event.code);
  }

  #dropped(code: number): void {
    this.#socket = null;
    for (const { reject } of this.#pending.values()) reject(lost);
    this.#pending.clear();
    if (this.#closed) return;
    // Refusals have close codes of their own: 4000 and the HTTP status.
    if (code >= 4400 && code < 4500 && code !== 4429) {
      this.connection = "refused";
      return;
    }
    this.connection = "lost";
    const delay = BACKOFF[Math.min(this.#attempt, BACKOFF.length - 1)] ?? 0;
    this.#attempt += 1;
    setTimeout(() => !this.#closed && !this.#socket && this.#connect(), delay);
  }

  /** The laptop woke up, the network is back, the page is looked at again: find out at once whether the line holds. */
  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#closed || this.connection === "refused") return;
    if (!this.#socket) this.#connect();
    else if (Date.now() - this.#heard > PATIENCE) this.#probe();
  };

  #listenForLife(): void {
    if (this.connection === "live" && Date.now() - this.#heard > QUIET) this.#probe();
  }

  #probe(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    socket.send(JSON.stringify({ type: "ping", id: "pulse" } satisfies Request));
    setTimeout(() => {
      if (this.#socket === socket && this.#heard < asked) {
        socket.onclose = null;
        socket.close();
        this.#dropped(1006);
      }
    }, PATIENCE);
  }

  #ask(request: DistributiveOmit<Request, "id">): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || this.connection !== "live") return Promise.reject(lost);
    this.#requests += 1;
    const id = String(this.#requests);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #take(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.#connected();
        this.table = message.table;
        this.you = message.you;
        this.presence = message.presence;
        this.#look(message.views);
        void this.#readHistory();
        break;
      case "missed":
        this.#connected();
        this.you = message.you;
        this.presence = message.presence;
        break;
      case "reseated":
        this.you = message.you;
        this.#look(message.views);
        void this.#readHistory();
        break;
      case "presence":
        this.presence = message;
        break;
      case "event":
        this.#receive(message);
        break;
      case "ack":
        this.#pending.get(message.id)?.resolve();
        this.#pending.delete(message.id);
        break;
      case "problem":
        this.#refuse(message.problem, message.id ?? null);
        break;
    }
  }

  #connected(): void {
    this.connection = "live";
    this.#attempt = 0;
  }

  #refuse(problem: Problem, id: string | null): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (id !== null) this.#pending.delete(id);
    if (pending) pending.reject(problem);
    else this.problem = problem;
  }

  /** A fresh look: nothing moves, it is just there. */
  #look(views: readonly View[]): void {
    // What is not shown yet may still say something of the table: who sat down, for one.
    for (const { table } of this.#queue) if (table && this.table) this.table = { ...this.table, ...table };
    this.#queue = [];
    this.waiting = 0;
    this.#received = new Map(views.map(({ viewer, seq }) => [viewer, seq]));
    this.sights = views.map(({ viewer, seq, observation, ask, can_undo }) => ({
      viewer,
      seq,
      observation,
      previous: null,
      ask: withSuggestion(ask),
      canUndo: can_undo,
    }));
  }

  async #readHistory(): Promise<void> {
    const viewers = this.sights.map(({ viewer }) => viewer);
    for (const viewer of viewers) {
      const { events } = await api.events(this.#id, viewer).catch(() => ({ events: [] }));
      this.#tell(viewer, joined(events.flatMap(logOf), this.logOf(viewer)));
      if (viewer === viewers[0]) this.chat = joined(events.flatMap(saidIn), this.chat);
    }
  }

  #tell(viewer: number | null, log: readonly LogEntry[]): void {
    this.logs = new Map([...this.logs, [viewer, log]]);
  }

  #receive(event: Event): void {
    const viewer = event.viewer ?? null;
    if (event.seq <= (this.#received.get(viewer) ?? 0)) return;
    this.#received.set(viewer, event.seq);
    this.#queue.push(event);
    this.waiting = this.#queue.length;
    if (this.#queue.length > BACKLOG) this.skip();
    else if (!this.#resting) this.#rest(this.sights.length > 1 ? GATHER : 0);
  }

  /** Show what comes next, after a pause. */
  #rest(pause: number): void {
    this.#resting = true;
    this.#timer = setTimeout(() => {
      this.#resting = false;
      const pauses = this.#together().map((event) => this.#show(event));
      this.waiting = this.#queue.length;
      if (this.#queue.length > 0 || pauses.some(Boolean)) this.#rest(Math.max(0, ...pauses));
    }, pause);
  }

  /** The next event of every viewer: people who share a device see one thing happen, not several. */
  #together(): Event[] {
    const viewers = new Set<number | null>();
    const count = this.#queue.findIndex(({ viewer = null }) => viewers.has(viewer) || !viewers.add(viewer));
    return this.#queue.splice(0, count < 0 ? this.#queue.length : count);
  }

  /** Let an event be seen; returns how long it wants to be looked at. */
  #show(event: Event, { still = false } = {}): number {
    const viewer = event.viewer ?? null;
    const before = this.sights.find((sight) => sight.viewer === viewer);
    if (!before) return 0;
    if (event.table && this.table) this.table = { ...this.table, ...event.table };
    const hasChanged = event.patch !== undefined && Object.keys(event.patch).length > 0;
    const observation = hasChanged ? { ...before.observation, ...event.patch } : before.observation;
    const after: Sight = {
      viewer,
      seq: event.seq,
      observation,
      previous: still ? null : before.observation,
      // Something said changes nothing that was asked.
      ask: event.chat ? before.ask : withSuggestion(event.ask ?? null),
      canUndo: event.chat ? before.canUndo : (event.can_undo ?? false),
    };
    this.sights = this.sights.map((sight) => (sight === before ? after : sight));
    this.#tell(viewer, [...this.logOf(viewer), ...logOf(event)]);
    if (viewer === this.sights[0]?.viewer) this.chat = [...this.chat, ...saidIn(event)];
    return hasChanged && observation && !still ? this.#pace(before.observation, observation) : 0;
  }
}

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** What a page says while the line is down; it never came from a server. */
const lost: Problem = { type: "about:blank", title: "", status: 0, code: "lost", detail: "" };

/** What was told before, and what came in meanwhile, without telling anything twice. */
function joined<T extends { seq: number }>(before: readonly T[], now: readonly T[]): T[] {
  const known = new Set(now.map(({ seq }) => seq));
  return [...before.filter(({ seq }) => !known.has(seq)), ...now].sort((one, other) => one.seq - other.seq);
}

/** The question with the suggested choice marked, so that a board need not count choices. */
function withSuggestion(ask: Ask | null): Ask | null {
  if (!ask || ask.suggestion === null || ask.suggestion === undefined) return ask;
  return { ...ask, choices: ask.choices.map((choice, at) => (at === ask.suggestion ? { ...choice, isSuggested: true } : choice)) };
}

function logOf(event: Event): LogEntry[] {
  return (event.lines ?? []).map((line) => ({ seq: event.seq, at: event.at, line }));
}

function saidIn(event: Event): Said[] {
  return event.chat ? [{ ...event.chat, seq: event.seq, at: event.at }] : [];
}
