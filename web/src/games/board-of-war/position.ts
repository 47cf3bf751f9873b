// What lies on every square, found once for a whole view.
import { NUMBERS, powerOf } from "./components";
import { centreOf, goalOf } from "./geometry";
import type { Army, Observation, Square, Suit } from "./types";

export interface StandingArmy extends Army {
  seat: number;
  /** What it fights with, the Tactician's mark counted. */
  power: number;
  halved: boolean;
}

export interface MarkerHere {
  /** Whose Jack. */
  seat: number;
  suit: Suit;
}

export interface Ground {
  owner: number | null;
  unit: "merchant" | "farmer" | null;
  upgraded: boolean;
  army: StandingArmy | null;
  isCentre: boolean;
  /** Who has captured this centre square. */
  captured: number | null;
  markers: readonly MarkerHere[];
}

const OPEN: Ground = { owner: null, unit: null, upgraded: false, army: null, isCentre: false, captured: null, markers: [] };

export class Position {
  #grounds = new Map<Square, Ground>();

  constructor(readonly observation: Observation) {
    centreOf(observation.size).forEach((square, at) => {
      this.#set(square, { isCentre: true, captured: observation.centre[at] ?? null });
    });
    observation.kingdoms.forEach((kingdom, owner) => {
      for (const square of kingdom.squares) this.#set(square, { owner, upgraded: kingdom.upgrades.includes(square) });
      for (const square of kingdom.merchants) this.#set(square, { unit: "merchant" });
      for (const square of kingdom.farmers) this.#set(square, { unit: "farmer" });
    });
    for (const army of armiesOf(observation)) this.#set(army.square, { army });
    for (const [seat, { marker }] of observation.kingdoms.entries()) {
      const suit = observation.jacks[seat];
      if (!marker?.square || !suit) continue;
      this.#set(marker.square, { markers: [...this.at(marker.square).markers, { seat, suit }] });
    }
  }

  at(square: Square): Ground {
    return this.#grounds.get(square) ?? OPEN;
  }

  /** Squares that a seat still lacks for a victory by expansion; none where the numbers are not the usual ones. */
  missing(seat: number): Square[] {
    const { size, sides, tracks, kingdoms } = this.observation;
    const [side, held] = [sides[seat], new Set(kingdoms[seat]?.squares)];
    if (!side || held.size === 0) return [];
    const goal = goalOf(size, side);
    return goal.length === tracks[seat]?.expansion_goal ? goal.filter((square) => !held.has(square)) : [];
  }

  #set(square: Square, what: Partial<Ground>): void {
    this.#grounds.set(square, { ...this.at(square), ...what });
  }
}

/** Every army on the board, with its power. */
export function armiesOf(observation: Observation): StandingArmy[] {
  return observation.kingdoms.flatMap((kingdom, seat) =>
    kingdom.armies.map((army) => {
      const halved = isHalved(observation, seat, army.square);
      const power = powerOf(army);
      return { ...army, seat, halved, power: halved ? Math.floor(power / NUMBERS.tactician.divisor) : power };
    }),
  );
}

/** Whether the Tactician's marker lies on the army of a seat on a square. */
function isHalved({ kingdoms, jacks }: Observation, seat: number, square: Square): boolean {
  return kingdoms.some(({ marker }, owner) => jacks[owner] === "hearts" && marker?.seat === seat && marker.square === square);
}

/** Jacks that lie on a player as such: the Saboteur, the Spy. */
export function markersOn({ kingdoms, jacks }: Observation, seat: number): MarkerHere[] {
  return kingdoms.flatMap(({ marker }, owner) => {
    const suit = jacks[owner];
    return suit && marker?.seat === seat && marker.square === null ? [{ seat: owner, suit }] : [];
  });
}
