// What the page says is to be done now: one question for the one who decides.
import { t } from "$lib/words.svelte";
import { NUMBERS, regionId, UNITS } from "./components";
import { slotName } from "./describe";
import { regionIn, type Order } from "./orders";
import type { Battle, Deployment, MatView, Observation, Regroup, Stage } from "./types";

interface Circumstances {
  isMine: boolean;
  names: readonly string[];
}

export function prompt(observation: Observation, { isMine, names }: Circumstances): string {
  const { stage, viewer, to_act } = observation;
  if (stage.type === "over") return stage.winners.map((seat) => t("log-won", { player: names[seat] ?? "", how: t(`victory-${stage.how}`) })).join(" ");
  const mat = viewer === null ? undefined : observation.mats[viewer];
  if (isMine && mat) return asked(observation, stage, mat);
  if (to_act === null) return t("board-nobody");
  return to_act === viewer ? t("web-your-turn") : t("web-turn-of", { player: names[to_act] ?? "" });
}

function asked(observation: Observation, stage: Exclude<Stage, { type: "over" }>, mat: MatView): string {
  switch (stage.type) {
    case "drawing-first":
      return "";
    case "choosing-start":
      return t("ask-start");
    case "winter":
      return t("ask-winter", { dice: stage.dice, rice: mat.rice, money: mat.money });
    case "spring":
      return spring(stage, mat);
    case "building":
      return t("ask-build", { rice: mat.rice });
    case "feeding":
      return stage.slot === null ? t("ask-give-up-die", { missing: stage.missing }) : t("ask-give-up-token", { army: slotName(mat, stage.slot) });
    case "marching":
      return stage.leading === null ? t("ask-lead") : march(mat, stage.leading);
    case "calling":
      return t("ask-siege", { region: regionName(stage.region) });
    case "naming":
      return t("ask-battle");
    case "villages":
      return t("ask-village", { dice: stage.returning });
    case "fighting":
      return fighting(observation, stage.battle, mat);
  }
}

function regionName(number: number | null): string {
  return number === null ? "" : t(`region-${regionId(number)}`);
}

function march({ regions, rice }: MatView, number: number): string {
  return t("ask-march", { number, region: regionName(regions[number - 1] ?? null), rice });
}

function spring({ step, buying }: Extract<Stage, { type: "spring" }>, { rice, money, honor, officers }: MatView): string {
  const unit = buying ? t(`unit-${buying}`) : "";
  switch (step) {
    case "menu":
      return t("ask-buy", { rice, money, honor, officers });
    case "die":
      return t("ask-die", { unit });
    case "token":
      return buying === "shield" ? t("ask-shield") : t("ask-token", { unit });
    case "scout":
      return t("ask-scout");
    case "reveal":
      return t("ask-reveal");
    case "numbers":
      return t("ask-number");
  }
}

function fighting({ viewer }: Observation, battle: Battle, mat: MatView): string {
  const side = battle.sides.find(({ seat }) => seat === viewer);
  switch (battle.phase) {
    case "walls":
    case "flanks":
    case "follow-up":
      return t(`ask-${battle.phase}`, { region: regionName(battle.region) });
    case "deploy":
      return side?.deployment ? deployment(side.deployment) : "";
    case "gate":
      return t("ask-gate", { damage: battle.gate, needed: NUMBERS.units.battle.gate });
    case "regroup":
      return battle.regroup ? regroup(battle, battle.regroup, mat) : "";
    default:
      if (side?.clash?.dice.length) return t("ask-assign", { die: side.clash.dice[0] ?? 0, dice: side.clash.dice.join(" ") });
      return t("ask-lose", { hits: side?.clash?.hits ?? 0 });
  }
}

/** In which order the tokens are assigned: ninjas last. */
const ORDER = [5, 4, 2, 1, 3] as const;

function deployment({ undecided, left, escorted }: Deployment): string {
  if (escorted !== null) return t("ask-along");
  if (undecided) return t("ask-blocked", { dice: undecided });
  const unit = ORDER.find((number) => left[number]);
  return unit === undefined ? t("ask-ready") : t("ask-place", { unit: unitName(unit) });
}

function regroup({ sides }: Battle, { side, dice, dice_left, next_flank, shields_left, tokens_left }: Regroup, mat: MatView): string {
  const slots = sides[side]?.slots ?? [];
  const laid = dice.at(-1);
  if (next_flank < 3 && laid) {
    return t("ask-lay-flank", { army: slotName(mat, slots[dice.length - 1] ?? 0), flank: next_flank, dice: laid[0] + laid[1] + laid[2] });
  }
  if (dice.length < slots.length) return t("ask-lay-army", { army: slotName(mat, slots[dice.length] ?? 0), dice: dice_left });
  if (shields_left) return t("ask-lay-shield", { shields: shields_left });
  return t("ask-lay-token", { unit: unitName(tokens_left?.findIndex(Boolean) ?? 0) });
}

function unitName(number: number): string {
  return t(`unit-${UNITS[number] ?? "footman"}`);
}

interface Draft {
  /** The army that is picked, where it is to go, and the region that is looked at. */
  picked: number | null;
  draft: string | null;
  spot: string | null;
}

const TO_THE_MAT: ReadonlySet<string> = new Set(["put-die", "put-token", "return-die"]);

/** How to go about it, for somebody who does not know the board yet. */
export function hint(stage: Stage, orders: readonly Order[], { picked, draft, spot }: Draft): string {
  if (stage.type === "marching") return picked === null ? t("hint-pick") : draft === null ? t("hint-march") : "";
  if (spot === null && orders.some(({ action }) => regionIn(action))) return t("hint-map");
  if (orders.some(({ action }) => TO_THE_MAT.has(action.type))) return t("hint-mat");
  return stage.type === "winter" ? t("hint-winter") : "";
}
