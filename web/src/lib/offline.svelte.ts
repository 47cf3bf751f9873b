// Without a connection: whether the server was reached, and the reader's tables as they were when it last was.
import type { ListedTable } from "./api";

const STORE = "wartable-tables";

export interface Snapshot {
  at: number;
  tables: readonly ListedTable[];
}

class Reach {
  /** Whether the last request was answered. */
  isReached = $state(true);
}

export const reach = new Reach();

/** Keep the reader's tables on this device; null when they have logged out. */
export function keepTables(tables: readonly ListedTable[] | null): void {
  try {
    if (tables === null) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, JSON.stringify({ at: Date.now(), tables: tables.filter(({ status }) => status !== "over") } satisfies Snapshot));
  } catch {
    // Without storage there is nothing to show without a connection.
  }
}

export function keptTables(): Snapshot | null {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "null") as Snapshot | null;
    return kept !== null && Array.isArray(kept.tables) && typeof kept.at === "number" ? kept : null;
  } catch {
    return null;
  }
}
