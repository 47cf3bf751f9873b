import { beforeAll, expect, test } from "vitest";
import { botName, GUEST_NAMES, guestName, seatViews } from "./seats";
import type { TableView } from "./wire/messages";
import { words } from "./words.svelte";

const nobody = { players: [], spectators: 0 };

function table(status: TableView["status"], seats: TableView["seats"]): TableView {
  const plan = { game: "age-of-war", seats: seats.map(() => ({})) };
  return { id: "t", game: "age-of-war", plan, owner: "ana", status, seats, commitment: "", created_at: 0 };
}

beforeAll(() => words.speak("en"));

test("bots are called by their kind, and told apart by their seat", () => {
  const seats = [
    { seat: 0, name: "Ana", player: "ana" },
    { seat: 1, name: "greedy", bot: "greedy" },
    { seat: 2, name: "greedy", bot: "greedy" },
  ];

  expect(seatViews(table("playing", seats), null, nobody).map(({ name }) => name)).toEqual(["Ana", "Greedy (2)", "Greedy (3)"]);
});

test("a page that speaks of all games calls every bot as its game does, in every language", async () => {
  expect(botName("regent", "board-of-war")).toBe("regent");
  await Promise.all([words.learnNames(["board-of-war"]), words.learnNames(["epic-dice-battles"])]);

  expect([botName("search", "board-of-war"), botName("search", "epic-dice-battles"), botName("greedy", "age-of-war")]).toEqual(["Chancellor", "Strategist", "Greedy"]);
  await words.speak("es");
  expect(botName("regent", "board-of-war")).toBe("Regente");
  await words.speak("en");
});

test("a bot that stands in for a player keeps the player's name", () => {
  const [seat] = seatViews(table("playing", [{ seat: 0, name: "Ana", player: "ana", bot: "greedy" }]), null, nobody);

  expect(seat).toMatchObject({ name: "Ana", isBot: true });
});

test("an open seat says so", () => {
  expect(seatViews(table("open", [{ seat: 0 }, { seat: 1 }]), null, nobody).map(({ name }) => name)).toEqual(["open seat", "open seat"]);
});

test("who is connected is seen to be", () => {
  const seats = [
    { seat: 0, name: "Ana", player: "ana" },
    { seat: 1, name: "Ben", player: "ben" },
  ];

  const views = seatViews(table("playing", seats), null, { players: ["ben"], spectators: 0 });
  expect(views.map(({ isOnline }) => isOnline)).toEqual([false, true]);
});

test("whoever has said no name is called a guest in the reader's language", () => {
  const files = import.meta.glob<string>("../../../src/wartable/text/*/web.ftl", { query: "?raw", import: "default", eager: true });
  const named = Object.values(files).map((words) => /^web-guest-name = (.*)$/m.exec(words)?.[1]);

  expect([...GUEST_NAMES].sort()).toEqual(named.sort());
  expect(guestName("Ben")).toBe("Ben");
});
