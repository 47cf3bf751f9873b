// The board in words, for the ear and for whoever asks what lies on a square.
import { say, t } from "$lib/words.svelte";
import type { Ground } from "./grounds";
import type { CourtFacts, Facts, Square } from "./types";

/** "J♥ The Tactician" */
export function cardName({ sign, name }: CourtFacts): string {
  return t("court-card", { sign: say(sign), name: say(name) });
}

/** The Jack of a seat. */
export function jackOf({ court }: Facts, seat: number): CourtFacts | undefined {
  return court?.[seat]?.find(({ rank }) => rank === "jack");
}

/** Everything about a square in one sentence. */
export function describe(square: Square, ground: Ground, facts: Facts, names: readonly string[]): string {
  return [whose(square, ground, names), ...standing(ground, facts, names)].join(t("list-separator"));
}

function whose(square: Square, { owner, isCentre, captured }: Ground, names: readonly string[]): string {
  if (captured !== null) return t("square-captured", { square, player: names[captured] ?? "" });
  if (isCentre) return t("square-centre", { square });
  if (owner !== null) return t("square-kingdom", { square, player: names[owner] ?? "" });
  return t("square-open", { square });
}

function standing({ unit, upgraded, army, markers }: Ground, facts: Facts, names: readonly string[]): string[] {
  return [
    ...(unit ? [t(`unit-${unit}`)] : []),
    ...(upgraded ? [t("square-upgraded")] : []),
    ...(army ? [t("square-army", { player: names[army.seat] ?? "", power: army.power, upgraded: army.upgraded ?? 0 })] : []),
    ...(army?.stayed ? [t("square-stayed", { rounds: army.stayed })] : []),
    ...markers.flatMap(({ seat }) => {
      const jack = jackOf(facts, seat);
      return jack ? [t("square-marked", { card: cardName(jack), player: names[seat] ?? "" })] : [];
    }),
  ];
}
