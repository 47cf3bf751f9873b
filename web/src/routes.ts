// Which page an address has.
import type { Component } from "svelte";

export interface Route {
  path: RegExp;
  // Every page gets the id of the address; those whose address has none do not ask for it.
  page: () => Promise<{ default: Component<{ id: string }> | Component }>;
  /** A page with a table on it has no foot, and a small head. */
  bare?: boolean;
  /** A page that is exactly as high as the window: what is too long scrolls in its own place. */
  whole?: boolean;
}

const ROUTES: readonly Route[] = [
  { path: /^\/table\/([\w-]+)$/, page: () => import("./routes/Table.svelte"), bare: true, whole: true },
  { path: /^\/replay\/([\w-]+)$/, page: () => import("./routes/Replay.svelte"), bare: true },
  { path: /^\/ratings(?:\/([\w-]+))?$/, page: () => import("./routes/Ratings.svelte") },
  { path: /^\/review\/([\w-]+)$/, page: () => import("./routes/Review.svelte"), bare: true },
  { path: /^\/player\/([\w.-]+)$/, page: () => import("./routes/Player.svelte") },
  { path: /^\/tournaments$/, page: () => import("./routes/Tournaments.svelte") },
  { path: /^\/tournament\/([\w-]+)$/, page: () => import("./routes/Tournament.svelte") },
  { path: /^\/watch$/, page: () => import("./routes/Watch.svelte") },
  { path: /^\/recover(?:\/(confirm))?$/, page: () => import("./routes/Recover.svelte") },
  { path: /^\/unsubscribe\/([\w-]+)$/, page: () => import("./routes/Unsubscribe.svelte") },
  { path: /^\/account$/, page: () => import("./routes/Account.svelte") },
  { path: /^\/new\/([\w-]+)$/, page: () => import("./routes/NewTable.svelte") },
  { path: /^\/learn\/([\w-]+\/\d+)$/, page: () => import("./routes/Lesson.svelte"), bare: true },
  { path: /^\/learn(?:\/([\w-]+))?$/, page: () => import("./routes/Learn.svelte") },
  { path: /^\/drill(?:\/([\w-]+))?$/, page: () => import("./routes/Drill.svelte"), bare: true },
  { path: /^\/explore(?:\/([\w-]+(?:\/[\w.:*-]+)?))?$/, page: () => import("./routes/Explore.svelte"), bare: true },
  { path: /^\/puzzles(?:\/([\w-]+(?:\/\w+)?))?$/, page: () => import("./routes/Puzzles.svelte"), bare: true },
  { path: /^\/workshop(?:\/([\w-]+))?$/, page: () => import("./routes/Workshop.svelte") },
  { path: /^\/experiment\/([\w-]+)$/, page: () => import("./routes/Experiment.svelte") },
  { path: /^\/rules(?:\/([\w-]+))?$/, page: () => import("./routes/Rules.svelte") },
  { path: /^\/openings(?:\/([\w-]+))?$/, page: () => import("./routes/Openings.svelte") },
];

/** The page at a path; the first page of all has none of its own. */
export const routeAt = (path: string): Route | undefined => ROUTES.find((route) => route.path.test(path));
