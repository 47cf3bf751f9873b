// The games a page can show: their pictures, and their boards, loaded when somebody sits down to play.
import type { Component } from "svelte";
import type { Lesson } from "$lib/lesson";
import GeneralCover from "$lib/general/Cover.svelte";
import type { Room } from "$lib/room";
import AgeOfWarCover from "./age-of-war/Cover.svelte";
import BoardOfWarCover from "./board-of-war/Cover.svelte";
import EpicDiceBattlesCover from "./epic-dice-battles/Cover.svelte";

export type { Room };

export interface Game {
  id: string;
  cover: Component;
  /** The board. */
  room: () => Promise<Room>;
  /** The tutorial, where there is one. */
  lesson?: () => Promise<{ lesson: Lesson }>;
  /** Whether puzzles ship with it. */
  hasPuzzles?: boolean;
  /** Whether rolls can be drilled. */
  hasDrill?: boolean;
  /** What stands between the parts of the rules page. */
  examples?: () => Promise<{ default: Component<ExampleProps> }>;
  /** What stands between the parts of the page of openings, where there is one. */
  openings?: () => Promise<{ default: Component<ExampleProps> }>;
}

export interface ExampleProps {
  /** The part of the page before it, counted by headings. */
  part: number;
}

export const GAMES: readonly Game[] = [
  {
    id: "age-of-war",
    cover: AgeOfWarCover,
    room: () => import("./age-of-war").then(({ room }) => room),
    lesson: () => import("./age-of-war/lesson"),
    hasPuzzles: true,
    hasDrill: true,
    examples: () => import("./age-of-war/Examples.svelte"),
    openings: () => import("./age-of-war/Openings.svelte"),
  },
  {
    id: "epic-dice-battles",
    cover: EpicDiceBattlesCover,
    room: () => import("./epic-dice-battles").then(({ room }) => room),
    lesson: () => import("./epic-dice-battles/lesson"),
    hasPuzzles: true,
    examples: () => import("./epic-dice-battles/Examples.svelte"),
    openings: () => import("./epic-dice-battles/Openings.svelte"),
  },
  {
    id: "board-of-war",
    cover: BoardOfWarCover,
    room: () => import("./board-of-war").then(({ room }) => room),
    lesson: () => import("./board-of-war/lesson"),
    hasPuzzles: true,
    openings: () => import("./board-of-war/Openings.svelte"),
  },
];

/** A game without a board of its own. */
export function general(id: string): Game {
  return { id, cover: GeneralCover, room: generalRoom };
}

/** The board of any game: its own, or the general one. */
export function roomFor(id: string): Promise<Room> {
  return (gameOf(id)?.room ?? generalRoom)();
}

function generalRoom(): Promise<Room> {
  return import("$lib/general").then(({ room }) => room);
}

export function gameOf(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
