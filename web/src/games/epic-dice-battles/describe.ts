// The board in words, for the ear and for whoever asks what is in a region.
import { t } from "$lib/words.svelte";
import { sum, UNITS, type Box } from "./box";
import { regionOf, type MapPieces } from "./map-pieces";
import type { Counts, MatView, SlotView } from "./types";

export function regionName(region: string): string {
  return t(`region-${region}`);
}

/** "army 2, Owari": an army of one's own; the slot where nobody knows more. */
export function slotName(box: Box, mat: MatView, place: number): string {
  const slot = mat.slots[place];
  const region = slot ? regionOf(box, mat, slot) : null;
  if (!slot || slot.number === null || region === null) return t("slot-name", { slot: place + 1 });
  return t("mat-army", { number: slot.number, region: regionName(region) });
}

/** Everything about a region in a few words. */
export function describe(region: string, pieces: MapPieces, names: readonly string[]): string {
  const owner = pieces.castles.get(region);
  const armies = new Map<number, number[]>();
  for (const { seat, number } of pieces.at(region)) armies.set(seat, [...(armies.get(seat) ?? []), number]);
  return [
    t("board-terrain", { region: regionName(region), terrain: t(`terrain-${pieces.box.dots(region)}`) }),
    ...(owner === undefined ? [] : [t("board-castle-of", { player: names[owner] ?? "" })]),
    ...[...armies].map(([seat, numbers]) => t("board-armies-of", { player: names[seat] ?? "", numbers: numbers.join(t("list-separator")) })),
  ].join(". ");
}

export function roadsInWords(region: string, box: Box): string {
  return t("plain-roads", { regions: box.neighbours(region).map(regionName).join(t("list-separator")) });
}

/** "2 archers, 1 ninja" */
export function countsInWords(counts: Counts): string {
  const parts = counts.flatMap((count, at) => (count ? [t(`count-${UNITS[at] ?? "footman"}`, { count })] : []));
  return parts.length > 0 ? parts.join(t("list-separator")) : t("count-none");
}

/** How far something said of somebody's army can be trusted. */
export type Certainty = "open" | "remembered" | "doubtful";

export interface Known {
  certainty: Certainty;
  text: string;
}

/** Number and tokens of an opponent's army, as far as anybody but its owner can say. */
export function knownOf(box: Box, mat: MatView, slot: SlotView): Known[] {
  const { number, number_seen, tokens_seen, face_up, token_count } = slot;
  const found: Known[] = [];
  if (number !== null) found.push({ certainty: "open", text: t("rival-number-up", { army: armyName(box, mat, number) }) });
  else if (number_seen) {
    const args = { army: armyName(box, mat, number_seen.number), year: String(number_seen.year) };
    if (number_seen.sure) found.push({ certainty: "remembered", text: t("rival-number-seen", args) });
    else found.push({ certainty: "doubtful", text: t("rival-number-unsure", args) });
  }
  if (sum(face_up) > 0) found.push({ certainty: "open", text: t("rival-tokens-up", { units: countsInWords(face_up) }) });
  if (tokens_seen && sum(tokens_seen.tokens) > 0 && sum(face_up) < token_count) {
    found.push({ certainty: "remembered", text: t("rival-tokens-seen", { units: countsInWords(tokens_seen.tokens), year: String(tokens_seen.year) }) });
  }
  return found;
}

/** What the opponents know of an army of one's own; null if nothing. */
export function seenByOthers({ is_number_up, number_seen, face_up, tokens_seen }: SlotView): string | null {
  const parts: string[] = [];
  if (is_number_up) parts.push(t("known-number-up"));
  else if (number_seen?.sure) parts.push(t("known-number-seen", { year: String(number_seen.year) }));
  else if (number_seen) parts.push(t("known-number-unsure", { number: number_seen.number, year: String(number_seen.year) }));
  if (sum(face_up) > 0) parts.push(t("known-tokens-up", { units: countsInWords(face_up) }));
  else if (tokens_seen && sum(tokens_seen.tokens) > 0) parts.push(t("known-tokens-seen", { units: countsInWords(tokens_seen.tokens), year: String(tokens_seen.year) }));
  return parts.length > 0 ? t("mat-seen", { what: parts.join(t("list-separator")) }) : null;
}

function armyName(box: Box, { regions }: MatView, number: number): string {
  const region = regions[number - 1] ?? null;
  return region === null ? t("army-number", { number }) : t("mat-army", { number, region: regionName(box.id(region)) });
}
