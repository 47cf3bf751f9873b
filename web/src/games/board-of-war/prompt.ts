// What the page says is to be done now.
import { t } from "$lib/words.svelte";
import { unitOf } from "./components";
import type { PieceKind } from "./orders";
import type { Observation } from "./types";

interface Circumstances {
  isMine: boolean;
  viewer: number | null;
  names: readonly string[];
  /** The kind of the picked piece. */
  picked: PieceKind | null;
}

export interface Prompt {
  /** The round, and how full the deck is. */
  round: string;
  title: string;
  hint: string;
}

export function prompt(observation: Observation, circumstances: Circumstances): Prompt {
  const round = t("board-round", { round: observation.round, cards: observation.deck_size });
  return { round, ...asked(observation, circumstances) };
}

function asked(observation: Observation, { isMine, viewer, names, picked }: Circumstances): Omit<Prompt, "round"> {
  const player = names[observation.turn] ?? "";
  if (observation.victory) return { title: t(`log-won-${observation.victory}`, { player }), hint: "" };
  if (!isMine) return { title: observation.turn === viewer ? t("web-your-turn") : t("web-turn-of", { player }), hint: "" };
  switch (observation.phase) {
    case "raze":
      return {
        title: t("turn-raze", { count: observation.to_raze, player: names[observation.besieged ?? 0] ?? "" }),
        hint: t("hint-raze"),
      };
    case "play":
      return { title: t("turn-play"), hint: t("hint-play") };
    case "place":
      return { title: t("turn-place", { unit: t(`unit-${unitOf(observation.played ?? 1)}`) }), hint: t("hint-place") };
    default:
      return { title: t("turn-act"), hint: picked ? t(`hint-${picked}`) : t("hint-nothing") };
  }
}
