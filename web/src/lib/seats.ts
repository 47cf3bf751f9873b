// Who sits at a table, as a board shows them.
import type { SeatView } from "./board";
import type { Presence, Table, You } from "./wire/messages";
import { t, words } from "./words.svelte";

/** What a bot is called. */
export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function seatViews(table: Table, you: You | null, presence: Omit<Presence, "type">): SeatView[] {
  return table.seats.map(({ seat, name, player, bot, is_out }) => ({
    seat,
    name: player || bot ? nameOf(seat, name ?? "", player ? null : (bot ?? null)) : t("web-open-seat"),
    isBot: Boolean(bot),
    isHere: you?.seats.includes(seat) ?? false,
    isOnline: player ? presence.players.includes(player) || player === you?.player : false,
    isOut: is_out ?? false,
  }));
}

function nameOf(seat: number, name: string, bot: string | null): string {
  if (bot) return botName(bot);
  return name || t("ui-player-number", { number: seat + 1 });
}
