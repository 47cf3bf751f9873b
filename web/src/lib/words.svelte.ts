// Words of the reader's language, from the same Fluent catalogues as the terminal's. Reading them in a template makes
// the template follow a change of language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arg, Line } from "./wire/line";
import { preferences, type Language } from "./preferences.svelte";

type Args = Readonly<Record<string, Arg>>;

const SHARED = ["platform", "web"] as const;

const files = import.meta.glob<string>("../../../src/wartable/text/*/*.ftl", { query: "?raw", import: "default" });

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language: Language | null = null;
  #game: string | null = null;
  /** Games of which pages speak that speak of all games. */
  #others: ReadonlySet<string> = new Set();
  #asked = 0;
  #shown = 0;

  /** Whether there are words to show yet. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speak this language from now on; the page keeps the old words until the new ones are there. */
  async speak(language: Language): Promise<void> {
    this.#language = language;
    const [game, turn] = [this.#game, (this.#asked += 1)];
    const sources = await Promise.all([...SHARED, ...(game ? [game] : [])].map((name) => read(language, name)));
    sources.push(...(await Promise.all([...this.#others].map((name) => namesIn(language, name)))));
    // What was asked for earlier may come later, and knows less.
    if (this.#language !== language || this.#game !== game || turn < this.#shown) return;
    this.#shown = turn;
    this.#bundle = bundle(language, sources);
  }

  /** Speak of one game from now on: games use the same keys for their own words. */
  async play(game: string): Promise<void> {
    if (this.#game === game && this.#bundle) return;
    this.#game = game;
    await this.speak(this.#language ?? preferences.language);
  }

  /** What these games and their bots are called, on pages that speak of all games. */
  async learnNames(games: readonly string[]): Promise<void> {
    if (games.every((game) => this.#others.has(game))) return;
    this.#others = new Set([...this.#others, ...games]);
    if (this.#language) await this.speak(this.#language);
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(key: string, args: Args = {}, names: readonly string[] = []): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!this.#bundle || !pattern) return key;
    const plain = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.#plain(arg, names)]));
    return this.#bundle.formatPattern(pattern, plain, []);
  }

  #plain(arg: Arg, names: readonly string[]): string | number {
    if (typeof arg !== "object") return arg;
    if (arg.type === "name") return names[arg.seat] || this.say("ui-player-number", { number: arg.seat + 1 });
    if (arg.type === "line") return this.say(arg.key, arg.args, names);
    return arg.items.map((item) => this.say(item.key, item.args, names)).join(this.say("list-separator"));
  }
}

async function read(language: Language, catalogue: string): Promise<string> {
  const file = files[`../../../src/wartable/text/${language}/${catalogue}.ftl`];
  if (file) return await file();
  const found = await fetch(`/text/${language}/${catalogue}.ftl`).catch(() => null);
  return found?.ok ? await found.text() : "";
}

/** Title and description of a game, and its bots, from its own catalogue, under keys that tell games apart. */
async function namesIn(language: Language, game: string): Promise<string> {
  const source = await read(language, game);
  const titles = [...source.matchAll(/^game-(title|about) = (.*)$/gm)].map(([, what, text]) => `web-${what}-${game} = ${text}`);
  const bots = [...source.matchAll(/^bot-([\w-]+) = (.*)$/gm)].map(([, bot, name]) => `bot-of-${game}-${bot} = ${name}`);
  return [...titles, ...bots].join("\n");
}

function bundle(language: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

export const words = new Words();

/** A message in words; a message that nobody wrote is shown as its key. */
export function t(key: string, args: Args = {}): string {
  return words.say(key, args);
}

/** A line of a game in words, at a table where these players sit. */
export function say(line: Line, names: readonly string[] = []): string {
  return words.say(line.key, line.args, names);
}

/** A probability as a percentage with one decimal, as the reader's language writes it. */
export function percent(probability: number): string {
  return new Intl.NumberFormat(preferences.language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(probability);
}

/** A number with one decimal, as the reader's language writes it. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(preferences.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

/** A share of the victory, with its error where it is known to one. */
export function estimate(share: number, error: number): string {
  return error > 0 ? t("coach-estimate", { share: percent(share), error: percent(error) }) : percent(share);
}
