// A table as it happens: what the reader knows of it, shown one thing after the other.
import { api } from "./api";
import { Connection, type Answer, type Asking } from "./connection.svelte";
import { Pacing } from "./pacing.svelte";
import { Hourglass, type Tempo } from "./tempo";
import type { Line } from "./wire/line";
import type { Ask, ChatLine, Event, Happening, Message, Patch, Presence, Problem, Prompt, TableView, View, You } from "./wire/messages";

/** What one viewer knows: the game as it was shown, the question, and the log. */
export interface Sight {
  viewer: number | null;
  seq: number;
  observation: Patch | null;
  /** What was seen before the latest event; null where there is nothing to move from. */
  previous: Patch | null;
  /** What is to be decided, and what the game's presenter says of the position. */
  prompt: Prompt | null;
  facts: unknown;
  /** What happened between what was seen before and now; none where nothing is to move. */
  happenings: readonly Happening[];
  ask: Ask | null;
  canUndo: boolean;
}

export interface LogEntry {
  seq: number;
  at: number;
  line: Line;
  /** Whether it tells of something great. */
  isMajor?: boolean;
  /** What it is the line of, if it is more than words. */
  happening?: Happening | undefined;
}

interface Seen {
  seq: number;
  happening: Happening;
}

export interface Said extends ChatLine {
  seq: number;
  at: number;
}

/** How long what an event shows wants to be looked at before the next, in milliseconds. */
export type Pace = (before: Patch | null, after: Patch, happenings: readonly Happening[]) => number;

/** How the reader likes to see what others do. */
export interface Manner {
  tempo: Tempo;
  hasMotion: boolean;
}

/** How long to wait for the events of the other seats at this device. */
const GATHER = 30;
const PLAIN: Manner = { tempo: "normal", hasMotion: true };

export class LiveTable {
  table = $state.raw<TableView | null>(null);
  you = $state.raw<You | null>(null);
  presence = $state.raw<Omit<Presence, "type">>({ players: [], spectators: 0 });
  sights = $state.raw<readonly Sight[]>([]);
  /** By viewer: people who share a device do not share what the log tells them. */
  logs = $state.raw<ReadonlyMap<number | null, readonly LogEntry[]>>(new Map());
  chat = $state.raw<readonly Said[]>([]);
  problem = $state.raw<Problem | null>(null);
  readonly connection: Connection;
  readonly pacing: Pacing<Event>;

  #stories = $state.raw<ReadonlyMap<number | null, readonly Seen[]>>(new Map());
  #id: string;
  #pace: Pace;
  #manner: () => Manner;
  #hourglass = new Hourglass();
  /** By viewer: the last number received, shown or not, and the question that came with it. */
  #received = new Map<number | null, { seq: number; ask: number | null }>();
  /** Who sits where by what was received, shown or not. */
  #seated: TableView["seats"] = [];

  constructor(id: string, pace: Pace = () => 0, manner: () => Manner = () => PLAIN) {
    this.#id = id;
    this.#pace = pace;
    this.#manner = manner;
    this.connection = new Connection({ address: () => this.#address(), take: (message) => this.#take(message) });
    this.pacing = new Pacing<Event>({
      show: (events, options) => Math.max(...events.map((event) => this.#show(event, options))),
      next: together,
      hasArrived: () => this.table?.status === "over" || this.sights.some(({ ask }) => ask !== null),
    });
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
    this.pacing.close();
  }

  /** The sight to show: the own seat that is asked, else the first. */
  get sight(): Sight | null {
    return this.sights.find(({ ask }) => ask !== null) ?? this.sights[0] ?? null;
  }

  /** Everything that a viewer saw happen. */
  storyOf(viewer: number | null): readonly Happening[] {
    return (this.#stories.get(viewer) ?? []).map(({ happening }) => happening);
  }

  /** What the log told a viewer. */
  logOf(viewer: number | null): readonly LogEntry[] {
    return this.logs.get(viewer) ?? [];
  }

  act(sight: Sight, action: unknown): Promise<Answer> {
    // Whoever acts has seen what there was to see: the answer is shown at once.
    this.pacing.goOn();
    return this.#answer({ type: "act", seat: sight.viewer ?? 0, ask: sight.ask?.number ?? 0, action });
  }

  /** Say what came up at a real table. */
  enter(sight: Sight, picks: readonly (readonly number[])[]): Promise<Answer> {
    this.pacing.goOn();
    return this.#answer({ type: "enter", seat: sight.viewer ?? 0, ask: sight.ask?.number ?? 0, picks });
  }

  /** Take back what was entered last. */
  correct(seat: number): Promise<Answer> {
    return this.#answer({ type: "correct", seat });
  }

  undo(seat: number): Promise<Answer> {
    return this.#answer({ type: "undo", seat });
  }

  resign(seat: number): Promise<Answer> {
    return this.connection.ask({ type: "resign", seat }, () => false);
  }

  say(text: string): Promise<Answer> {
    const before = this.chat.length;
    const isSaid = () => this.chat.slice(before).some((said) => said.player === this.you?.player && said.text === text);
    return this.connection.ask({ type: "chat", text }, isSaid);
  }

  /** What those who watched said to each other; those who play read it after the game. */
  async hearSpectators(): Promise<void> {
    const { lines } = await api.spectatorChat(this.#id).catch(() => ({ lines: [] }));
    const known = new Set(this.chat.map(({ at, player }) => `${at} ${player}`));
    // They have no number among what this viewer noticed.
    const fresh = lines.filter(({ at, player }) => !known.has(`${at} ${player}`)).map((line, index) => ({ ...line, seat: null, seq: -1 - index }));
    this.chat = [...this.chat, ...fresh].sort((one, other) => one.at - other.at);
  }

  /** Ask for what ends the present question of a seat: where another stands there after a break, it was done. */
  #answer(asking: Asking & { seat: number }): Promise<Answer> {
    const question = this.#received.get(asking.seat)?.ask ?? null;
    return this.connection.ask(asking, () => {
      const place = this.#seated[asking.seat];
      return (this.#received.get(asking.seat)?.ask ?? null) !== question && !place?.bot && !place?.is_out;
    });
  }

  #address(): string {
    const since = [...this.#received].map(([viewer, { seq }]) => `${viewer ?? "watch"}:${seq}`).join(",");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.#id}/live${since ? `?since=${since}` : ""}`;
  }

  #take(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.connection.holds();
        this.table = message.table;
        this.#seated = message.table.seats;
        this.you = message.you;
        this.presence = message.presence;
        this.#look(message.views);
        void this.#readHistory();
        break;
      case "missed":
        this.connection.holds();
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
      case "said":
        this.chat = joined(this.chat, saidIn(message));
        break;
      case "event":
        this.#receive(message);
        break;
      case "problem":
        this.problem = message.problem;
        break;
    }
  }

  /** A fresh look: nothing moves, it is just there. */
  #look(views: readonly View[]): void {
    // What is not shown yet may still say something of the table: who sat down, for one.
    for (const { table } of this.pacing.clear()) if (table && this.table) this.table = { ...this.table, ...table };
    this.#received = new Map(views.map(({ viewer, seq, ask }) => [viewer, { seq, ask: ask?.number ?? null }]));
    this.sights = views.map(({ viewer, seq, observation, prompt, facts, ask, can_undo }) => ({
      viewer,
      seq,
      observation,
      previous: null,
      prompt,
      facts,
      happenings: [],
      ask,
      canUndo: can_undo,
    }));
  }

  async #readHistory(): Promise<void> {
    const viewers = this.sights.map(({ viewer }) => viewer);
    // Where several sit at one device: first what is shown now.
    const shown = this.sight?.viewer;
    for (const viewer of [...viewers].sort((one, other) => Number(other === shown) - Number(one === shown))) {
      const { events } = await api.events(this.#id, viewer).catch(() => ({ events: [] }));
      this.#tell(viewer, joined(events.flatMap(logOf), this.logOf(viewer)));
      this.#remember(viewer, joined(events.flatMap(seenIn), this.#stories.get(viewer) ?? []));
      if (viewer === viewers[0]) this.chat = joined(events.flatMap(saidIn), this.chat);
    }
  }

  #remember(viewer: number | null, story: readonly Seen[]): void {
    this.#stories = new Map([...this.#stories, [viewer, story]]);
  }

  #tell(viewer: number | null, log: readonly LogEntry[]): void {
    this.logs = new Map([...this.logs, [viewer, log]]);
  }

  #receive(event: Event): void {
    const viewer = event.viewer ?? null;
    const before = this.#received.get(viewer);
    if (event.seq <= (before?.seq ?? 0)) return;
    // Something said changes nothing that was asked, and need not wait until it is shown what happened before.
    if (event.chat) {
      this.#received.set(viewer, { seq: event.seq, ask: before?.ask ?? null });
      if (viewer === this.sights[0]?.viewer) this.chat = joined(this.chat, saidIn(event));
      return;
    }
    this.#received.set(viewer, { seq: event.seq, ask: event.ask?.number ?? null });
    this.#seated = event.table?.seats ?? this.#seated;
    this.pacing.add(event, this.sights.length > 1 ? GATHER : 0);
  }

  /** Let an event be seen; returns how long it is to be looked at. */
  #show(event: Event, { still }: { still: boolean }): number {
    const viewer = event.viewer ?? null;
    const before = this.sights.find((sight) => sight.viewer === viewer);
    if (!before) return 0;
    const player = this.table?.to_act ?? null;
    const isOwn = player !== null && (this.you?.seats.includes(player) ?? false);
    if (event.table && this.table) this.table = { ...this.table, ...event.table };
    const hasChanged = event.patch !== undefined && Object.keys(event.patch).length > 0;
    const observation = hasChanged ? { ...before.observation, ...event.patch } : before.observation;
    const { tempo, hasMotion } = this.#manner();
    const now = performance.now();
    const isStill = still || (!isOwn && this.#hourglass.isSpent(tempo, now));
    const happenings = (event.happenings ?? []) as readonly Happening[];
    const after: Sight = {
      viewer,
      seq: event.seq,
      observation,
      previous: isStill ? null : before.observation,
      prompt: hasChanged ? (event.prompt ?? null) : before.prompt,
      facts: hasChanged ? event.facts : before.facts,
      happenings: isStill ? [] : happenings,
      ask: event.ask ?? null,
      canUndo: event.can_undo ?? false,
    };
    this.sights = this.sights.map((sight) => (sight === before ? after : sight));
    this.#tell(viewer, [...this.logOf(viewer), ...logOf(event)]);
    this.#remember(viewer, [...(this.#stories.get(viewer) ?? []), ...seenIn(event)]);
    if (after.ask) this.#hourglass.turn();
    if (!hasChanged || !observation || still) return 0;
    const natural = this.#pace(before.observation, observation, happenings);
    return this.#hourglass.pause({ natural, isOwn, isAsked: after.ask !== null, player }, tempo, (this.table?.seats.length ?? 2) - 1, hasMotion, now);
  }
}

/** The next event of every viewer: people who share a device see one thing happen, not several. */
function together(queue: Event[]): Event[] {
  const viewers = new Set<number | null>();
  const count = queue.findIndex(({ viewer = null }) => viewers.has(viewer) || !viewers.add(viewer));
  return queue.splice(0, count < 0 ? queue.length : count);
}

/** What was told before, and what came in meanwhile, without telling anything twice. */
function joined<T extends { seq: number }>(before: readonly T[], now: readonly T[]): T[] {
  const known = new Set(now.map(({ seq }) => seq));
  return [...before.filter(({ seq }) => !known.has(seq)), ...now].sort((one, other) => one.seq - other.seq);
}

/** What the log says of an event. */
export function logOf({ seq, at, lines = [], happenings = [] }: Event): LogEntry[] {
  const seen = new Map((happenings as readonly Happening[]).map((happening) => [JSON.stringify(happening.line), happening]));
  const great = (happenings as readonly Happening[]).flatMap(({ weight, line }) => (weight === "major" && line ? JSON.stringify(line) : []));
  return lines.map((line) => ({ seq, at, line, isMajor: great.includes(JSON.stringify(line)), happening: seen.get(JSON.stringify(line)) }));
}

/** The log up to what is on a stage: nobody is to read there how it ends before it has been seen. */
export function untilStaged(log: readonly LogEntry[], staged: Happening | null): readonly LogEntry[] {
  const seq = staged === null ? undefined : log.find(({ happening }) => happening === staged)?.seq;
  return seq === undefined ? log : log.filter((entry) => entry.seq < seq);
}

function seenIn(event: Event): Seen[] {
  return ((event.happenings ?? []) as readonly Happening[]).map((happening) => ({ seq: event.seq, happening }));
}

function saidIn(event: Pick<Event, "seq" | "at" | "chat">): Said[] {
  return event.chat ? [{ ...event.chat, seq: event.seq, at: event.at }] : [];
}
