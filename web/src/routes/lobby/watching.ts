// Which running games are shown first to those who want to watch.
import type { ListedTable } from "$lib/api";

/** Live boards on one page: each is a connection of its own. */
export const LIVE_BOARDS = 6;

/** Games of others: those between people first, the newest of them first. */
export function worthWatching(tables: readonly ListedTable[], reader?: string): ListedTable[] {
  const people = ({ people: ids }: ListedTable): number => new Set(ids.filter((id) => id !== null)).size;
  return tables
    .filter(({ people: ids }) => reader === undefined || !ids.includes(reader))
    .sort((one, other) => people(other) - people(one) || other.created_at - one.created_at);
}
