// The server over HTTP: one function per thing a page asks for. A refusal is thrown as a `Refused`.
import type { Choice } from "./board";
import { reach } from "./offline.svelte";
import type { Event, Problem, Prompt, Welcome } from "./wire/messages";
import type { components } from "./wire/openapi";
import { t, words } from "./words.svelte";

type Schemas = components["schemas"];

export type NewTable = Schemas["NewTable"];
export type GameInfo = Schemas["GameView"];
export type ListedTable = Schemas["Listed"];
export type Me = Schemas["MeView"];
export type Advice = Schemas["Advice"];
export type Review = Schemas["KeptReview"];
export type ReviewState = Schemas["ReviewView"];
export type Rating = Schemas["RatingView"];
export type Wish = Schemas["Wish"];
export type PairingTicket = Schemas["TicketView"];
export type PairingPool = Schemas["PoolView"];
export type ListedTournament = Schemas["ListedTournament"];
export type Tournament = Schemas["TournamentView"];
export type Invitation = Schemas["Invitation"];
export type PuzzleSet = Schemas["PuzzleSetView"];
export type ChoiceWorth = Schemas["ChoiceWorth"];
export type PuzzleVerdict = Schemas["PuzzleVerdict"];
/** A position that lies on no table; its choices are those of a board. */
export type PositionOfAGame = Omit<Schemas["PositionView"], "choices" | "prompt"> & { choices: readonly Choice[]; prompt: Prompt | null };
export type PositionStudy = Omit<Schemas["PositionStudy"], "position"> & { position: PositionOfAGame };
export type Drill = Schemas["Drill"];
export type Puzzle = Omit<Schemas["PuzzleView"], "position"> & { position: PositionOfAGame };
export type LessonTitle = Schemas["LessonTitle"];
export type LessonStep = Omit<Schemas["LessonStepView"], "position"> & { position: PositionOfAGame };
export type PositionFields = Schemas["PositionForm"];
export type PuzzleOrigin = Puzzle["origin"];
export type SignedUp = Schemas["SignedUp"];
/** What a passkey has to answer, in the form that browsers read themselves. */
type Challenge<Options> = Omit<Schemas["Challenge"], "options"> & { options: Options };
export type Notifications = Schemas["NotificationsView"];
export type Wishes = Schemas["Wishes"];
export type Blocks = Schemas["BlocksView"];
export type Profile = Schemas["Profile"];
export type PlayedGame = Schemas["PlayedGame"];
export type History = Schemas["History"];
export type Workshop = Schemas["WorkshopView"];
export type FormNumber = Schemas["FormNumber"];
export type Experiment = Schemas["ExperimentView"];
export type ExperimentPlan = Schemas["ExperimentPlan"];
export type ListedExperiment = Schemas["ListedExperiment"];
export type Report = Schemas["Report"];

/** What the server refused, with its problem document. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }

  get code(): string {
    return this.problem.code;
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

/** Why something was refused, in the reader's language. */
export function reason(error: unknown): string {
  if (error instanceof Refused) return reasonOf(error.problem);
  return t("web-unreachable");
}

export function reasonOf(problem: Problem): string {
  if (problem.line) return t("error-illegal", { sentence: problem.line, rule: problem.rule ?? "" });
  const key = problem.key ?? `problem-${problem.code}`;
  return words.has(key) ? t(key, problem.args ?? {}) : problem.detail;
}

export const api = {
  games: () => call<Schemas["GamesView"]>("GET", "/api/games"),
  game: (id: string) => call<GameInfo>("GET", `/api/games/${id}`),
  rules: (id: string, language: string) => text(`/api/games/${id}/rules${query({ lang: language })}`),
  openings: (id: string, language: string) => text(`/api/games/${id}/openings${query({ lang: language })}`),
  me: () => call<Me>("GET", "/api/me"),
  rename: (name: string) => call<Me>("PATCH", "/api/me", { name }),
  setWebhook: (webhook: string) => call<Me>("PATCH", "/api/me", { webhook: webhook || null }),
  signUp: (login: string, password: string) => call<SignedUp>("POST", "/api/account", { login, password }),
  site: () => call<Schemas["SiteView"]>("GET", "/api/site"),
  passkeys: () => call<Schemas["PasskeysView"]>("GET", "/api/passkeys"),
  newPasskey: (login?: string) => call<Challenge<PublicKeyCredentialCreationOptionsJSON>>("POST", "/api/passkeys/registration", login === undefined ? {} : { login }),
  makePasskey: (handle: string, credential: unknown, label: string) => call<SignedUp | Me>("POST", "/api/passkeys", { handle, credential, label }),
  askPasskey: () => call<Challenge<PublicKeyCredentialRequestOptionsJSON>>("POST", "/api/passkeys/challenge"),
  showPasskey: (handle: string, credential: unknown) => call<Me>("POST", "/api/session/passkey", { handle, credential }),
  dropPasskey: (id: string) => call<unknown>("DELETE", `/api/passkeys/${id}`),
  newCodes: (password: string) => call<Schemas["Codes"]>("POST", "/api/me/recovery-codes", { password }),
  setEmail: (email: string | null) => call<Me>("PUT", "/api/me/email", { email }),
  confirmEmail: (token: string) => call<unknown>("POST", "/api/me/email/confirmation", { token }),
  deleteMe: (password: string) => call<unknown>("POST", "/api/me/deletion", { password }),
  sendRecovery: (login: string) => call<unknown>("POST", "/api/recovery/mail", { login }),
  recover: (given: { login?: string; code?: string; token?: string; password: string }) => call<Me>("POST", "/api/recovery", given),
  logIn: (login: string, password: string) => call<Me>("POST", "/api/session", { login, password }),
  changePassword: (old: string, fresh: string) => call<Me>("PUT", "/api/account/password", { old, new: fresh }),
  logOut: (everywhere: boolean) => call<unknown>("DELETE", `/api/session${query({ everywhere: String(everywhere) })}`),
  tokens: () => call<Schemas["Tokens"]>("GET", "/api/me/tokens"),
  makeToken: (label: string) => call<Schemas["TokenMade"]>("POST", "/api/me/tokens", { label }),
  dropToken: (id: string) => call<unknown>("DELETE", `/api/me/tokens/${id}`),
  /** The best first. */
  ratings: (game: string, players: number) => call<Schemas["RatingsView"]>("GET", `/api/ratings${query({ game, players })}`),
  player: (id: string) => call<Profile>("GET", `/api/players/${id}`),
  /** The latest first. */
  playedGames: (id: string, wanted: Readonly<Record<string, string | number | undefined>>) =>
    call<Schemas["PlayedGames"]>("GET", `/api/players/${id}/games${query(wanted)}`),
  notifications: () => call<Notifications>("GET", "/api/me/notifications"),
  wish: (wishes: Wishes) => call<Notifications>("PUT", "/api/me/notifications", wishes),
  addBrowser: (browser: Schemas["NewBrowser"]) => call<Notifications>("PUT", "/api/me/notifications/browsers", browser),
  dropBrowser: (id: string) => call<Notifications>("DELETE", `/api/me/notifications/browsers/${id}`),
  /** No more e-mail, by the link of one. */
  stopMail: (token: string) => call<unknown>("POST", `/unsubscribe/${token}`),
  blocks: () => call<Blocks>("GET", "/api/me/blocks"),
  block: (player: string) => call<Blocks>("PUT", `/api/me/blocks/${player}`),
  unblock: (player: string) => call<Blocks>("DELETE", `/api/me/blocks/${player}`),
  report: (player: string, reason: string, line: { table: string; at: number } | null) => call<Schemas["ReportMade"]>("POST", "/api/reports", { player, reason, line }),
  history: (id: string, game: string, players: number) => call<History>("GET", `/api/players/${id}/history${query({ game, players })}`),
  shareGames: (shares_games: boolean) => call<Me>("PATCH", "/api/me", { shares_games }),
  setPrivate: (is_private: boolean) => call<Me>("PATCH", "/api/me", { is_private }),
  becomeGuest: (name: string) => call<Me>("POST", "/api/guests", { name }),
  /** The newest first. */
  myTables: (status?: string) => call<Schemas["MyTables"]>("GET", `/api/me/tables${query({ status, limit: 200 })}`),
  /** Where the reader is to decide. */
  turns: () => call<Schemas["MyTables"]>("GET", "/api/me/turns"),
  lobby: (status = "open") => call<Schemas["Lobby"]>("GET", `/api/tables${query({ status })}`),
  openTable: (plan: NewTable) => call<Welcome>("POST", "/api/tables", plan),
  table: (id: string) => call<Welcome>("GET", `/api/tables/${id}`),
  enter: (id: string, invite: string) => call<Welcome>("POST", `/api/tables/${id}/entry`, { invite }),
  /** Everything a viewer noticed after a number, however many pages it takes. */
  events: async (id: string, viewer: number | null, since = 0): Promise<{ events: Event[] }> => {
    const events: Event[] = [];
    for (let more = true; more; ) {
      const after = events.at(-1)?.seq ?? since;
      const page = await call<{ events: Event[]; more: boolean }>(
        "GET",
        `/api/tables/${id}/events${query({ seat: viewer ?? undefined, since: after })}`,
      );
      events.push(...page.events);
      more = page.more && page.events.length > 0;
    }
    return { events };
  },
  spectatorChat: (id: string) => call<Schemas["SpectatorChat"]>("GET", `/api/tables/${id}/spectators`),
  odds: (id: string, viewer: number | null) =>
    call<Schemas["Odds"]>("GET", `/api/tables/${id}/odds${query({ seat: viewer ?? undefined })}`),
  /** What the coach thinks of the choices of the own seat that is to decide. */
  advice: (id: string, seat: number) => call<Advice>("GET", `/api/tables/${id}/advice${query({ seat })}`),
  /** The review of a finished game, or how far it is. */
  review: (id: string, viewer: number | null) =>
    call<ReviewState>("GET", `/api/tables/${id}/review${query({ seat: viewer ?? undefined })}`),
  /** A new table that goes on from a moment of a finished game, against bots. */
  branch: (id: string, event: number, seat?: number) => call<Welcome>("POST", `/api/tables/${id}/branch`, { event, ...(seat === undefined ? {} : { seat }) }),
  /** What a position is worth; refused with the rule where it cannot be. */
  position: (game: string, text: string, players: number, { roll = false, place = "", changes = [] }: { roll?: boolean; place?: string; changes?: readonly string[] } = {}) =>
    call<PositionStudy>("GET", `/api/positions/${game}${query({ text, players, roll: roll ? "true" : undefined, place: place || undefined })}${changes.map((change) => `&change=${encodeURIComponent(change)}`).join("")}`),
  /** A moment of a finished game as a position. */
  moment: (id: string, event: number) => call<Schemas["GameMoment"]>("GET", `/api/tables/${id}/position${query({ event })}`),
  lessons: (game: string) => call<Schemas["LessonList"]>("GET", `/api/lessons/${game}`),
  lessonStep: (game: string, number: number, step: number) => call<LessonStep>("GET", `/api/lessons/${game}/${number}/${step}`),
  drill: (game: string) => call<Drill>("GET", `/api/drills/${game}`),
  puzzles: (game: string) => call<PuzzleSet>("GET", `/api/puzzles/${game}`),
  puzzle: (game: string, number: number) => call<Puzzle>("GET", `/api/puzzles/${game}/${number}`),
  dailyPuzzle: (game: string) => call<Puzzle>("GET", `/api/puzzles/${game}/daily`),
  nextPuzzle: (game: string, theme?: string, origin?: PuzzleOrigin) => call<Puzzle>("GET", `/api/puzzles/${game}/next${query({ theme, origin })}`),
  answerPuzzle: (game: string, number: number, action: unknown) => call<PuzzleVerdict>("POST", `/api/puzzles/${game}/${number}/answer`, { action }),
  /** The numbers of a game as a form. */
  workshop: (game: string) => call<Workshop>("GET", `/api/workshop/${game}`),
  /** Has bots play a game with other numbers, beside the standard game. */
  tryNumbers: (game: string, plan: ExperimentPlan) => call<Schemas["ExperimentBegun"]>("POST", `/api/workshop/${game}`, plan),
  experiments: () => call<Schemas["ExperimentList"]>("GET", "/api/experiments"),
  experiment: (id: string, lang: string) => call<Experiment>("GET", `/api/experiments/${id}${query({ lang })}`),
  stopExperiment: (id: string) => call<unknown>("POST", `/api/experiments/${id}/stop`),
  dropExperiment: (id: string) => call<unknown>("DELETE", `/api/experiments/${id}`),
  /** What a link invites to; asked before one has a name. */
  invitation: (id: string, invite: string) => call<Invitation>("POST", `/api/tables/${id}/invitation`, { invite }),
  sit: (id: string, seat: number, invite = "", pledge?: string) => call<unknown>("POST", `/api/tables/${id}/seats/${seat}`, { invite, pledge }),
  leave: (id: string, seat: number) => call<unknown>("DELETE", `/api/tables/${id}/seats/${seat}`),
  /** Fixes what a seat adds to the dice; told when the start is called. */
  pledge: (id: string, seat: number, pledge: string) => call<unknown>("POST", `/api/tables/${id}/seats/${seat}/pledge`, { pledge }),
  nonce: (id: string, seat: number, nonce: string) => call<unknown>("POST", `/api/tables/${id}/seats/${seat}/nonce`, { nonce }),
  rematch: (id: string, pledge?: string) => call<Welcome>("POST", `/api/tables/${id}/rematch${query({ pledge })}`),
  tournaments: () => call<Schemas["TournamentList"]>("GET", "/api/tournaments"),
  tournament: (id: string) => call<Tournament>("GET", `/api/tournaments/${id}`),
  openTournament: (plan: Schemas["TournamentPlan"]) => call<Tournament>("POST", "/api/tournaments", plan),
  joinTournament: (id: string) => call<Tournament>("POST", `/api/tournaments/${id}/entry`),
  leaveTournament: (id: string) => call<Tournament>("DELETE", `/api/tournaments/${id}/entry`),
  startTournament: (id: string) => call<Tournament>("POST", `/api/tournaments/${id}/start`),
  pairing: () => call<Schemas["QuickPairing"]>("GET", "/api/pairing"),
  /** Looks for a game, or goes on looking. */
  pair: (wish: Wish) => call<Schemas["QuickPairing"]>("POST", "/api/pairing", wish),
  stopPairing: () => call<Schemas["QuickPairing"]>("DELETE", "/api/pairing"),
  start: (id: string) => call<unknown>("POST", `/api/tables/${id}/start`),
};

function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetched(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return (await response.json().catch(() => undefined)) as T;
}

async function text(path: string): Promise<string> {
  return (await fetched(path, {})).text();
}

async function fetched(path: string, request: RequestInit): Promise<Response> {
  const response = await fetch(path, request).catch(() => null);
  reach.isReached = response !== null;
  if (!response) throw new Unreachable();
  if (!response.ok) throw new Refused(await problemOf(response));
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  const document: unknown = await response.json().catch(() => null);
  if (document && typeof document === "object" && "code" in document) return document as Problem;
  return { type: "about:blank", title: response.statusText, status: response.status, code: "unknown", detail: response.statusText };
}
