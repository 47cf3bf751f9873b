// A finished game on a page: what a viewer saw of it, frame by frame, and the frame that is shown.
import { roomFor, type Room } from "$games/index";
import { api } from "./api";
import { framesOf, stepOf, type Frame } from "./frames";
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import { seatViews } from "./seats";
import { announcer } from "./ui/announce.svelte";
import type { TableView, You } from "./wire/messages";
import { say, words } from "./words.svelte";

export class Film {
  table = $state.raw<TableView | null>(null);
  you = $state.raw<You | null>(null);
  room = $state.raw<Room | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  hasSecrets = $state(false);
  /** Whose knowledge is shown: a seat of the reader's own, or what everybody saw. */
  viewer = $state<number | null>(null);
  at = $state(0);
  isPlaying = $state(false);
  #cameFrom = $state(-1);

  readonly frame = $derived(this.frames[this.at]);
  readonly previous = $derived(this.#cameFrom === this.at - 1 ? (this.frames[this.at - 1]?.observation ?? null) : null);
  /** What happened on the way to this frame, where the reader came that way. */
  readonly happenings = $derived(this.previous ? (this.frame?.happenings ?? []) : []);
  /** Everything that happened up to this frame. */
  readonly story = $derived(this.frames.slice(0, this.at + 1).flatMap(({ happenings }) => happenings));
  readonly seats = $derived(this.table ? seatViews(this.table, null, { players: [], spectators: 0 }) : []);
  readonly names = $derived(this.seats.map(({ name }) => name));
  readonly log = $derived(this.frames.slice(0, this.at + 1).flatMap(({ log }) => log));

  constructor(
    private readonly id: string,
    /** What is said of a frame beside its log when the reader comes to it. */
    private readonly also: (at: number) => string = () => "",
  ) {}

  /** Fetch the table, the game's own parts of the page, and what the reader saw of the game. */
  async load(): Promise<void> {
    const { id } = this;
    const found = router.invite ? await api.enter(id, router.invite) : await api.table(id);
    const [info] = await Promise.all([api.game(found.table.game), words.play(found.table.game)]);
    const furnished = await roomFor(found.table.game);
    this.hasSecrets = info.has_secrets;
    await this.look(info.has_secrets ? (found.you.seats[0] ?? null) : null);
    [this.room, this.table, this.you] = [furnished, found.table, found.you];
  }

  /** The game as one viewer saw it, at the moment that is shown. */
  async look(from: number | null): Promise<void> {
    const now = this.frame?.at ?? 0;
    this.frames = framesOf((await api.events(this.id, from)).events);
    this.viewer = from;
    this.#cameFrom = -1;
    this.at = Math.max(0, this.frames.findLastIndex((one) => one.at <= now));
  }

  go = (to: number): void => {
    const next = Math.max(0, Math.min(this.frames.length - 1, to));
    if (next === this.at) return;
    this.#cameFrom = this.at;
    this.at = next;
    const told = this.frames[next]?.log.map(({ line }) => say(line, this.names)) ?? [];
    const said = [...told, this.also(next)].filter((part) => part !== "").join(" ");
    if (said) announcer.say(said);
  };

  keys = (pressed: KeyboardEvent): void => {
    const to = stepOf(pressed, this.at, this.frames.length);
    if (to === null) return;
    pressed.preventDefault();
    this.isPlaying = false;
    this.go(to);
  };

  toggle = (): void => {
    this.isPlaying = !this.isPlaying;
  };

  /** On to the next frame after a while, as long as the film plays; for an effect. */
  run(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    if (this.at >= this.frames.length - 1) {
      this.isPlaying = false;
      return undefined;
    }
    const { frame, room } = this;
    const pause = frame && room ? room.pace(this.frames[this.at - 1]?.observation ?? null, frame.observation, frame.happenings) : 0;
    const timer = setTimeout(() => this.go(this.at + 1), Math.max(preferences.motion ? 700 : 1000, pause));
    return () => clearTimeout(timer);
  }
}
