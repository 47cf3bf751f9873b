// The chance events of Board of War as anybody can read them off the table once the seed is known: ability cards and
// fights are shown, and the hidden cards follow from the seed, so that every card that is played can be checked.
import type { Chance } from "$lib/board";
import type { Reader } from "$lib/check";
import { seatIn, type Line } from "$lib/wire/line";
import { NUMBERS, RANKS, SUITS, UNITS } from "./components";
import { numberIn } from "./since";
import type { Card, Observation, Suit } from "./types";

const NEVER: Chance = { bounds: [1], fits: () => false };

/** A reader for one game, which knows the deck and all hands as the dice say they are. */
export function reader(): Reader {
  let deck: number[] = [];
  let hands: Card[][] = [];

  function draw(seat: number, from: readonly number[]): Chance {
    return {
      bounds: [from.reduce((sum, count) => sum + count, 0)],
      fits: ([ticket = 0]) => {
        const card = cardAt(ticket, deck);
        deck[card - 1] = (deck[card - 1] ?? 0) - 1;
        hands[seat]?.push(card);
        return true;
      },
    };
  }

  function deal(after: Observation): Chance[] {
    deck = Array.from({ length: UNITS.reduce((sum, unit) => sum + NUMBERS.deck[unit].length, 0) }, () => NUMBERS.deck.copies);
    hands = after.hand_sizes.map(() => []);
    const suits = { king: after.kings, queen: after.queens, jack: after.jacks };
    const court = RANKS.map((rank): Chance => {
      const all = permutations(after.players);
      return { bounds: [all.length], fits: ([ticket = 0]) => all[ticket]?.join() === suits[rank].join() };
    });
    // One card after the other, each hand full before the next.
    const cards = deck.reduce((sum, count) => sum + count, 0);
    const seats = after.order.flatMap((seat) => Array.from({ length: NUMBERS.deck.hand }, () => seat));
    return [...court, ...seats.map((seat, dealt) => draw(seat, [cards - dealt]))];
  }

  /** Whether the card that somebody played was in the hand that the dice gave; it leaves that hand. */
  function plays(line: Line): boolean {
    const [seat, sign] = [seatIn(line, "player"), String(line.args?.["card"])];
    const hand = hands[seat ?? -1] ?? [];
    const at = hand.indexOf(sign === "A" ? 1 : Number(sign));
    if (at < 0) return false;
    hand.splice(at, 1);
    return true;
  }

  /** The card at the end of a turn; from the discard pile, if the deck is empty. */
  function drawn(before: Observation, lines: readonly Line[]): Chance {
    if (lines.some(({ key }) => key === "log-reshuffled")) deck = discardOf(before, lines);
    return draw(before.turn, deck);
  }

  return (before, after, lines) => {
    const [old, now] = [before as Observation | null, after as unknown as Observation];
    if (!old) return deal(now);
    const isHonest = lines.filter(({ key }) => key === "log-played" || key === "log-played-in-vain").every(plays);
    return [
      ...(isHonest ? [] : [NEVER]),
      ...lines.filter(({ key }) => key === "log-fought").map(fight),
      ...(lines.some(({ key }) => key === "log-turn") ? [drawn(old, lines)] : []),
    ];
  };
}

function fight(line: Line): Chance {
  const { die } = NUMBERS.fighting;
  return { bounds: [die * die], fits: ([ticket]) => ticket === (numberIn(line, "die") - 1) * die + numberIn(line, "enemydie") - 1 };
}

/** The discard pile when the deck was empty: what lay there, and the card played in the same breath. */
function discardOf(before: Observation, lines: readonly Line[]): number[] {
  const pile = [...before.discard];
  for (const { key, args } of lines) {
    if (!key.startsWith("log-played")) continue;
    const card = args?.["card"] === "A" ? 1 : Number(args?.["card"]);
    pile[card - 1] = (pile[card - 1] ?? 0) + 1;
  }
  return pile;
}

/** The card that a number below the sum of the deck means. */
function cardAt(ticket: number, deck: readonly number[]): Card {
  let left = ticket;
  const at = deck.findIndex((count) => {
    if (left < count) return true;
    left -= count;
    return false;
  });
  return at + 1;
}

/** The suits in every order, so many of them, as the rules list them. */
function permutations(length: number, left: readonly Suit[] = SUITS): Suit[][] {
  if (length === 0) return [[]];
  return left.flatMap((suit) => permutations(length - 1, left.filter((other) => other !== suit)).map((rest) => [suit, ...rest]));
}
