// The chance events of Board of War as anybody can see them happen, once the seed is known: ability cards and fights
// are shown, and the hidden cards follow from the seed, so that every card that is played can be checked.
import type { Chance } from "$lib/board";
import type { Happening, Numbers, Observation, Suit } from "./types";

type Card = number;

const NEVER: Chance = { bounds: [1], fits: () => false };

/** Reads one game off the table; knows the deck and all hands as the dice say they are. */
export function reader(): (before: Observation | null, after: Observation, happenings: readonly Happening[], numbers: Numbers) => Chance[] {
  let deck: number[] = [];
  let hands: Card[][] = [];

  function draw(seat: number, from: readonly number[]): Chance {
    return {
      bounds: [sum(from)],
      fits: ([ticket = 0]) => {
        const card = cardAt(ticket, deck);
        deck[card - 1] = (deck[card - 1] ?? 0) - 1;
        hands[seat]?.push(card);
        return true;
      },
    };
  }

  /** Everybody's ability cards, then the hands: one card after the other, each hand full before the next. */
  function deal(after: Observation, numbers: Numbers): Chance[] {
    deck = numbers.cards.map(({ copies }) => copies);
    hands = after.hand_sizes.map(() => []);
    const cards = sum(deck);
    const all = permutations(after.players, numbers.suits);
    const court = [after.kings, after.queens, after.jacks].map((suits): Chance => ({
      bounds: [all.length],
      fits: ([ticket = 0]) => all[ticket]?.join() === suits.join(),
    }));
    const seats = after.order.flatMap((seat) => Array.from({ length: after.hand_sizes[seat] ?? 0 }, () => seat));
    return [...court, ...seats.map((seat, place) => draw(seat, [cards - place]))];
  }

  /** Whether a card that somebody played was in the hand that the dice gave; it leaves that hand. */
  function plays(seat: number, card: Card): boolean {
    const hand = hands[seat] ?? [];
    const at = hand.indexOf(card);
    if (at >= 0) hand.splice(at, 1);
    return at >= 0;
  }

  return (before, after, happenings, numbers) => {
    if (!before) return deal(after, numbers);
    const found: Chance[] = [];
    const pile = [...before.discard];
    for (const happening of happenings) {
      if (happening.kind === "played") {
        if (!plays(happening.seat ?? -1, happening.card)) found.push(NEVER);
        pile[happening.card - 1] = (pile[happening.card - 1] ?? 0) + 1;
      }
      if (happening.kind === "fought") found.push(fight(happening.dice, happening.faces));
      if (happening.kind === "reshuffled") deck = [...pile];
      if (happening.kind === "turn") found.push(draw(before.turn, deck));
    }
    return found;
  };
}

function fight([attacker, defender]: readonly number[], faces: number): Chance {
  return { bounds: [faces * faces], fits: ([ticket]) => ticket === ((attacker ?? 0) - 1) * faces + (defender ?? 0) - 1 };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
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
function permutations(length: number, left: readonly Suit[]): Suit[][] {
  if (length === 0) return [[]];
  return left.flatMap((suit) => permutations(length - 1, left.filter((other) => other !== suit)).map((rest) => [suit, ...rest]));
}
