// The cards and numbers of Board of War, from the table the rules read, or those of a table's variant.
import numbers from "$package/games/board_of_war/data/numbers.toml";
import type { Line } from "$lib/wire/line";
import type { Army, Card, CourtRank, Observation, Suit, Unit } from "./types";

interface Numbers {
  board: { centre: number; goal_rows: number; goal_columns: number };
  deck: Readonly<Record<Unit, readonly number[]>> & { copies: number; hand: number };
  income: { merchant: number; merchant_upgraded: number; farmer: number; farmer_upgraded: number };
  building: { square_price: number; soldier_price: number };
  fighting: { die: number; soldier_power: number; upgraded_power: number; upgrade_defence: number };
  general: { reach: number; divisor: number };
  conqueror: { squares: number };
  engineer: { farmer_upgraded: number };
  diplomat: { per_enemy_merchant: number; per_own_merchant: boolean; every_turn: boolean };
  architect: { discount: number };
  almanac: { per_farmer: number };
  grand_merchant: { from_round: number; merchant: number; merchant_upgraded: number };
  jacks: { from_round: number };
  tactician: { divisor: number };
  saboteur: { idle_builders: number };
  crow: { farmer: number };
  spy: { loss: number; gain: number };
  victory: { rounds_to_capture: number };
}

export let NUMBERS = numbers as unknown as Numbers;

/** Take the numbers of a table into use before its board is shown: those of its variant, or the standard ones. */
export function lay(others: unknown): void {
  NUMBERS = (others ?? numbers) as unknown as Numbers;
}

export const UNITS: readonly Unit[] = ["merchant", "farmer", "builder", "soldier"];
/** In the order in which itertools deals them and their Queens take turns. */
export const SUITS: readonly Suit[] = ["hearts", "diamonds", "spades", "clubs"];
export const RANKS: readonly CourtRank[] = ["king", "queen", "jack"];
export const SUIT_SIGN: Readonly<Record<Suit, string>> = { hearts: "♥", diamonds: "♦", spades: "♠", clubs: "♣" };

const COURT: Readonly<Record<CourtRank, Readonly<Record<Suit, string>>>> = {
  king: { hearts: "general", diamonds: "conqueror", spades: "engineer", clubs: "diplomat" },
  queen: { hearts: "strategist", diamonds: "architect", spades: "almanac", clubs: "grand-merchant" },
  jack: { hearts: "tactician", diamonds: "saboteur", spades: "crow", clubs: "spy" },
};

function argsOf(n: Numbers): Readonly<Record<string, NonNullable<Line["args"]>>> {
  return {
    general: { reach: n.general.reach, divisor: n.general.divisor },
    conqueror: { squares: n.conqueror.squares },
    engineer: { gold: n.engineer.farmer_upgraded, usual: n.income.farmer_upgraded },
    diplomat: {
      gold: n.diplomat.per_enemy_merchant,
      perown: n.diplomat.per_own_merchant ? "yes" : "no",
      everyturn: n.diplomat.every_turn ? "yes" : "no",
    },
    architect: {
      gold: n.architect.discount,
      square: n.building.square_price - n.architect.discount,
      soldier: n.building.soldier_price - n.architect.discount,
    },
    almanac: { gold: n.almanac.per_farmer },
    "grand-merchant": {
      round: n.grand_merchant.from_round,
      gold: n.grand_merchant.merchant,
      upgraded: n.grand_merchant.merchant_upgraded,
    },
    tactician: { round: n.jacks.from_round, divisor: n.tactician.divisor },
    saboteur: { round: n.jacks.from_round, count: n.saboteur.idle_builders },
    crow: { round: n.jacks.from_round, gold: n.crow.farmer },
    spy: { round: n.jacks.from_round, lost: n.spy.loss, gained: n.spy.gain },
  };
}

export interface CourtCard {
  rank: CourtRank;
  suit: Suit;
  /** "general", "spy" … */
  id: string;
  text: Line;
  /** From this round on it works. */
  fromRound: number;
}

export function courtCard(rank: CourtRank, suit: Suit): CourtCard {
  const id = COURT[rank][suit];
  const text: Line = { type: "line", key: `court-${id}-text`, args: argsOf(NUMBERS)[id] ?? {} };
  return { rank, suit, id, text, fromRound: wakesIn(rank, id) };
}

function wakesIn(rank: CourtRank, id: string): number {
  if (rank === "jack") return NUMBERS.jacks.from_round;
  return id === "grand-merchant" ? NUMBERS.grand_merchant.from_round : 1;
}

/** The three ability cards of a seat; none before they are dealt. */
export function courtOf(observation: Observation, seat: number): CourtCard[] {
  const suits = { king: observation.kings, queen: observation.queens, jack: observation.jacks };
  return RANKS.flatMap((rank) => suits[rank][seat] ?? []).map((suit, place) => courtCard(RANKS[place] ?? "jack", suit));
}

export function unitOf(card: Card): Unit {
  return UNITS.find((unit) => NUMBERS.deck[unit].includes(card)) ?? "soldier";
}

/** As the corner of a card says it. */
export function rankSign(card: Card): string {
  return card === 1 ? "A" : String(card);
}

/** The power of an army's soldiers, before anything halves it. */
export function powerOf({ soldiers, upgraded }: Pick<Army, "soldiers" | "upgraded">): number {
  return soldiers * NUMBERS.fighting.soldier_power + upgraded * NUMBERS.fighting.upgraded_power;
}
