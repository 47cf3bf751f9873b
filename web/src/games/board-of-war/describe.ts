// The board in words, for the ear and for whoever asks what lies on a square.
import { t } from "$lib/words.svelte";
import { courtCard, SUIT_SIGN } from "./components";
import type { Ground, MarkerHere } from "./position";
import type { Square } from "./types";

/** "J♥ The Tactician" */
export function cardName(rank: "king" | "queen" | "jack", suit: MarkerHere["suit"]): string {
  return t("court-card", { sign: t(`sign-${rank}-${suit}`), name: t(`court-${courtCard(rank, suit).id}`) });
}

export function suitSign(suit: MarkerHere["suit"]): string {
  return SUIT_SIGN[suit];
}

/** Everything about a square in one sentence. */
export function describe(square: Square, ground: Ground, names: readonly string[]): string {
  return [whose(square, ground, names), ...standing(ground, names)].join(t("list-separator"));
}

function whose(square: Square, { owner, isCentre, captured }: Ground, names: readonly string[]): string {
  if (captured !== null) return t("square-captured", { square, player: names[captured] ?? "" });
  if (isCentre) return t("square-centre", { square });
  if (owner !== null) return t("square-kingdom", { square, player: names[owner] ?? "" });
  return t("square-open", { square });
}

function standing({ unit, upgraded, army, markers }: Ground, names: readonly string[]): string[] {
  return [
    ...(unit ? [t(`unit-${unit}`)] : []),
    ...(upgraded ? [t("square-upgraded")] : []),
    ...(army ? [t("square-army", { player: names[army.seat] ?? "", power: army.power, upgraded: army.upgraded })] : []),
    ...(army && army.stayed > 0 ? [t("square-stayed", { rounds: army.stayed })] : []),
    ...markers.map(({ seat, suit }) => t("square-marked", { card: cardName("jack", suit), player: names[seat] ?? "" })),
  ];
}
