// A battle as it stands: what each side has in each line, what the dice came to, and what they mean now.
import { t } from "$lib/words.svelte";
import { counted, kindOf, NUMBERS, regionId, sum, UNITS } from "./components";
import type { Battle, Clash, Counts, MatView, Phase, Side, Stage, Unit } from "./types";

/** What stands in a line: units, or before all is revealed only dice. */
export interface Rank {
  units: Counts | null;
  /** Dice of which nobody may say more. */
  dice: number;
}

/** Until then nobody has shown who stands where. */
const BEFORE: ReadonlySet<Phase> = new Set(["walls", "flanks", "deploy"]);
const NOTHING: Counts = [0, 0, 0, 0, 0, 0];

/** The regions where battles are being fought, or are still to be. */
export function battlesIn(stage: Stage): Set<string> {
  const fights = stage.type === "naming" || stage.type === "fighting" ? stage.fights.map(({ region }) => region) : [];
  const here = stage.type === "fighting" && stage.battle.region !== null ? [stage.battle.region] : [];
  return new Set([...fights, ...here].map(regionId));
}

export function titleOf({ kind, region }: Battle): string {
  if (region === null) return t("fight-final");
  const name = t(`region-${regionId(region)}`);
  return kind === "siege" ? t("fight-siege", { region: name }) : t("fight-open", { region: name });
}

export function phaseOf({ phase, volley, round, flank }: Battle): string {
  return t(`phase-${phase}`, { volley, round, flank });
}

export function roleOf(battle: Battle, place: number, mat: MatView | undefined): string {
  if (battle.kind !== "siege") return "";
  if (place === battle.attacker) return t("fight-attacks");
  return isReserve(battle, battle.sides[place], mat) ? t("fight-reserve") : t("fight-defends");
}

/** Whether a side is a castle's reserve, and not an army whose slots are still hidden. */
function isReserve({ region }: Battle, side: Side | undefined, mat: MatView | undefined): boolean {
  return side?.slots.length === 0 && !mat?.regions.some((where) => where !== null && where === region);
}

/** Main line and both flanks of a side, as the viewer may see them; null where it is not known yet who fights. */
export function ranksOf(battle: Battle, side: Side, mat: MatView | undefined): Rank[] | null {
  const { lines, deployment, slots } = side;
  if (!BEFORE.has(battle.phase)) return lines.map((units) => ({ units, dice: 0 }));
  if (deployment) {
    return deployment.dice.map((dice, at) => {
      const placed = deployment.lines[at] ?? NOTHING;
      return { units: placed, dice: dice - sum(placed) };
    });
  }
  if (isReserve(battle, side, mat)) return [{ units: [0, NUMBERS.units.battle.reserve, 0, 0, 0, 0], dice: 0 }, rank(0), rank(0)];
  if (slots.length === 0) return null;
  return [0, 1, 2].map((line) => rank(slots.reduce((total, place) => total + (mat?.slots[place]?.dice[line] ?? 0), 0)));
}

function rank(dice: number): Rank {
  return { units: null, dice };
}

export interface Fallen {
  face: number;
  fate: "good" | "bad" | "none" | null;
  unit: Unit | null;
  /** What it counts with its unit, where that is not what it shows. */
  counts: number | null;
}

/** The dice of a side, each with what became of it. */
export function fallenOf(battle: Battle, place: number, { roll, dice, assigned }: Clash): Fallen[] {
  const needed = neededBy(battle, place);
  if (needed !== null) return (roll ?? []).map((face) => ({ face, fate: face >= needed ? "good" : "none", unit: null, counts: null }));
  const { dies, succeeds } = NUMBERS.units.battle;
  const known = assigned.map(([face, at, flank]): Fallen => {
    const unit = UNITS[at] ?? "footman";
    const result = counted(face, unit, flank);
    return { face, unit, counts: result === face ? null : result, fate: result <= dies ? "bad" : result >= succeeds ? "good" : "none" };
  });
  return [...known, ...dice.map((face): Fallen => ({ face, fate: null, unit: null, counts: null }))];
}

/** What archers or ninjas of a side must roll; null in close combat. */
export function neededBy({ phase, kind, attacker }: Battle, place: number): number | null {
  const { star, arrow, arrow_at_walls } = NUMBERS.units.battle;
  if (phase === "stars") return star;
  if (phase === "arrows") return kind === "siege" && place === attacker ? arrow_at_walls : arrow;
  return null;
}

/** What the dice of this phase mean. */
export function meaningOf(battle: Battle): string[] {
  const { arrow, arrow_at_walls, star, dies, succeeds, flank_bonus } = NUMBERS.units.battle;
  switch (battle.phase) {
    case "arrows":
      return [
        t("meaning-arrows", { needed: arrow, absorbs: NUMBERS.units.shield.absorbs }),
        ...(battle.kind === "siege" ? [t("meaning-arrows-at-walls", { needed: arrow_at_walls })] : []),
      ];
    case "stars":
      return [t("meaning-stars", { needed: star })];
    case "gate":
      return [t("meaning-gate", { dies, succeeds }), ...modifiers(battle)];
    case "flank-melee":
    case "main":
      return [
        t("meaning-melee", { dies, succeeds }),
        ...modifiers(battle),
        ...(battle.sides.some(({ clash }) => clash && hasBonus(clash)) ? [t("meaning-flank-bonus", { bonus: flank_bonus })] : []),
      ];
    default:
      return [];
  }
}

/** What a die would do for a unit. */
export function resultInWords(die: number, unit: Unit, flank: boolean): string {
  const { dies, succeeds } = NUMBERS.units.battle;
  const result = counted(die, unit, flank);
  if (result <= dies) return t("roll-dies", { result });
  return result >= succeeds ? t("roll-kills", { result, kills: kindOf(unit).kills }) : t("roll-nothing", { result });
}

function hasBonus({ bonus, assigned }: Clash): boolean {
  return sum(bonus) > 0 || assigned.some(([, , flank]) => flank);
}

/** The units in this battle whose dice count otherwise than they fall. */
function modifiers({ sides }: Battle): string[] {
  return UNITS.flatMap((unit, at) => {
    if (!sides.some(({ lines }) => lines.some((line) => (line[at] ?? 0) > 0))) return [];
    const { modifier, floor, kills } = kindOf(unit);
    const parts = [
      ...(modifier ? [`+${modifier}`] : []),
      ...(floor > 1 ? [t("modifier-floor", { floor })] : []),
      ...(kills > 1 ? [t("modifier-kills", { kills })] : []),
    ];
    return parts.length > 0 ? [t("modifier-of", { unit: t(`unit-${unit}`), what: parts.join(t("list-separator")) })] : [];
  });
}
