// What happened, put together: a battle from its beginning to its end, and what the others did since one's last turn.
import type { Turn } from "$lib/digest";
import type { ArmyMoved, BattleEnded, Happening } from "./types";

/** A battle as it was seen; a table that begins in the midst of one has not seen how it began. */
export interface Tale {
  happenings: readonly Happening[];
  /** Null while it is fought. */
  ended: BattleEnded | null;
  /** Whether something else has happened since. */
  isLeft?: boolean;
}

/** Kinds that belong to no battle: one that nobody saw the end of is over by then. */
const ELSEWHERE: ReadonlySet<Happening["kind"]> = new Set(["season", "battle-named", "moved", "built", "raised", "scored", "won"]);

/** Kinds that belong to the battle that has just ended, though they follow its end. */
const AFTERMATH: ReadonlySet<Happening["kind"]> = new Set(["castle-fallen", "army-lost"]);

/** Kinds that there are in battles alone. */
const IN_BATTLE: ReadonlySet<Happening["kind"]> = new Set(["battle", "line-up", "fallen", "gate", "battle-ended"]);

/** The tales so far with what has happened since; the last one may still be told. */
export function told(tales: readonly Tale[], happenings: readonly Happening[]): Tale[] {
  const found = [...tales];
  for (const happening of happenings) {
    const last = found.at(-1);
    const isUnderway = last !== undefined && !last.isLeft && last.ended === null;
    if (happening.kind === "battle" || (!isUnderway && isInBattle(happening))) found.push({ happenings: [happening], ended: happening.kind === "battle-ended" ? happening : null });
    else if (last && ELSEWHERE.has(happening.kind)) found[found.length - 1] = { ...last, isLeft: true };
    else if (last && (isUnderway || (!last.isLeft && AFTERMATH.has(happening.kind)))) {
      const ended = happening.kind === "battle-ended" ? happening : last.ended;
      found[found.length - 1] = { ...last, happenings: [...last.happenings, happening], ended };
    }
  }
  return found;
}

/** How many of the tales are over. */
export function over(tales: readonly Tale[]): number {
  return tales.filter(({ ended, isLeft }) => ended !== null || isLeft).length;
}

function isInBattle(happening: Happening): boolean {
  return IN_BATTLE.has(happening.kind) || (happening.kind === "rolled" && happening.phase !== "villages");
}

/** What others did, player by player, for the recap; the seasons stand in the calendar. */
export function turnsOf(happenings: readonly Happening[], viewer: number): Turn<Happening>[] {
  return happenings.flatMap((happening): Turn<Happening>[] => {
    const player = happening.seat ?? null;
    return happening.kind === "season" || player === null || player === viewer ? [] : [{ player, deeds: [happening] }];
  });
}

/** The regions that something happened in, and whose deed it was last. */
export function touched(happenings: readonly Happening[]): Map<string, number> {
  return new Map(happenings.flatMap(({ seat, targets }) => (targets ?? []).flatMap((target): [string, number][] => (target.startsWith("region:") && seat != null ? [[target.slice("region:".length), seat]] : []))));
}

/** Where armies went. */
export function marches(happenings: readonly Happening[]): ArmyMoved[] {
  return happenings.flatMap((happening) => (happening.kind === "moved" ? [happening] : []));
}
