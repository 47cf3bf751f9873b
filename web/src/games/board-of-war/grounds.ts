// What lies on every square, found once for a whole view.
import type { ArmyFacts, Facts, Observation, Square, Suit } from "./types";

export interface MarkerHere {
  /** Whose Jack. */
  seat: number;
  suit: Suit;
}

export interface Ground {
  owner: number | null;
  unit: "merchant" | "farmer" | null;
  upgraded: boolean;
  army: ArmyFacts | null;
  isCentre: boolean;
  /** Who has captured this centre square. */
  captured: number | null;
  markers: readonly MarkerHere[];
}

const OPEN: Ground = { owner: null, unit: null, upgraded: false, army: null, isCentre: false, captured: null, markers: [] };

export class Grounds {
  #grounds = new Map<Square, Ground>();

  constructor(
    readonly observation: Observation,
    readonly facts: Facts,
  ) {
    facts.centre.forEach((square, at) => {
      this.#set(square, { isCentre: true, captured: observation.centre[at] ?? null });
    });
    observation.kingdoms.forEach((kingdom, owner) => {
      for (const square of kingdom.squares) this.#set(square, { owner, upgraded: kingdom.upgrades.includes(square) });
      for (const square of kingdom.merchants) this.#set(square, { unit: "merchant" });
      for (const square of kingdom.farmers) this.#set(square, { unit: "farmer" });
    });
    for (const army of facts.armies ?? []) this.#set(army.square, { army });
    for (const [seat, { marker }] of observation.kingdoms.entries()) {
      const suit = observation.jacks[seat];
      if (!marker?.square || !suit) continue;
      this.#set(marker.square, { markers: [...this.at(marker.square).markers, { seat, suit }] });
    }
  }

  at(square: Square): Ground {
    return this.#grounds.get(square) ?? OPEN;
  }

  #set(square: Square, what: Partial<Ground>): void {
    this.#grounds.set(square, { ...this.at(square), ...what });
  }
}

/** Jacks that lie on a player as such: the Saboteur, the Spy. */
export function markersOn({ kingdoms, jacks }: Observation, seat: number): MarkerHere[] {
  return kingdoms.flatMap(({ marker }, owner) => {
    const suit = jacks[owner];
    return suit && marker?.seat === seat && !marker.square ? [{ seat: owner, suit }] : [];
  });
}
