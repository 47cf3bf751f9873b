// Who sits at a table, as a board shows them.
import type { SeatView } from "./board";
import type { Presence, TableView, You } from "./wire/messages";
import { t, words } from "./words.svelte";

/** What a bot is called: in its own game, which pages that speak of all games name, and whose names they learn. */
export function botName(bot: string, game = ""): string {
  const key = [`bot-of-${game}-${bot}`, `bot-${bot}`].find((one) => words.has(one));
  return key ? t(key) : bot;
}

/** A line about how it plays. */
export function botStyle(bot: string): string {
  return words.has(`bot-${bot}-text`) ? t(`bot-${bot}-text`) : "";
}

/** What a guest is called who has not said a name, in every language: whoever reads it sees it in their own. */
export const GUEST_NAMES: readonly string[] = ["Guest", "Invitado", "訪客"];

/** A person's name as it is shown. */
export function guestName(name: string): string {
  return GUEST_NAMES.includes(name) ? t("web-guest-name") : name;
}

export function seatViews(table: TableView, you: You | null, presence: Omit<Presence, "type">): SeatView[] {
  const names = namesOf(table);
  return table.seats.map(({ seat, player, bot, is_out }) => ({
    seat,
    name: names[seat] ?? "",
    player: player ?? null,
    isBot: Boolean(bot),
    isHere: you?.seats.includes(seat) ?? false,
    isOnline: player ? presence.players.includes(player) || player === you?.player : false,
    isOut: is_out ?? false,
  }));
}

/** By seat; where two have the same name, the number of the seat tells them apart. */
export function namesOf(table: TableView): string[] {
  const names = table.seats.map(({ seat, name, player, bot }) =>
    player || bot ? nameOf(seat, name ?? "", player ? null : (bot ?? null)) : t("web-open-seat"),
  );
  return names.map((name, seat) =>
    table.status !== "open" && names.indexOf(name) !== names.lastIndexOf(name) ? t("web-same-name", { name, number: seat + 1 }) : name,
  );
}

function nameOf(seat: number, name: string, bot: string | null): string {
  if (bot) return botName(bot);
  return guestName(name) || t("ui-player-number", { number: seat + 1 });
}
