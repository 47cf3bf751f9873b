// The armies on the board as things that stay the same while they move, so that they can be seen to move.
import { columnOf, rowOf } from "./geometry";
import type { ArmyFacts, Square } from "./types";

export interface Token extends ArmyFacts {
  /** The same for an army before and after its step. */
  id: number;
}

/** The armies of a new view: those that stand where they stood or one step on keep their identity. */
export function follow(before: readonly Token[], armies: readonly ArmyFacts[]): Token[] {
  let next = 1 + Math.max(0, ...before.map(({ id }) => id));
  const free = new Set(before.filter((token) => !armies.some((army) => isSame(token, army))));
  return armies.map((army) => {
    const stayed = before.find((token) => isSame(token, army));
    const came = stayed ?? [...free].find((token) => token.seat === army.seat && isBeside(token.square, army.square));
    if (came) free.delete(came);
    return { ...army, id: came ? came.id : next++ };
  });
}

function isSame(one: ArmyFacts, other: ArmyFacts): boolean {
  return one.seat === other.seat && one.square === other.square;
}

function isBeside(one: Square, other: Square): boolean {
  return Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other))) === 1;
}
