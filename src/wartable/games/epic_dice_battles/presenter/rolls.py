"""What a battle is called, where it stands, and what its dice mean now."""

from __future__ import annotations

from wartable.core.line import Line, Lines, Name
from wartable.games.epic_dice_battles.components import UNITS, Components
from wartable.games.epic_dice_battles.observation import Observation, is_reserve
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.rules.clash import all_units, has_units, result_of
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Clash, Phase

__all__ = ["hitting_of", "meaning", "needed_by", "phase_name", "result_of_die", "role_of", "title_of"]


def title_of(box: Components, battle: Battle) -> Line:
    """Which battle it is."""
    if battle.region is None:
        return Line("fight-final")
    region = nouns.region(box, battle.region)
    return Line("fight-siege" if battle.kind is BattleKind.SIEGE else "fight-open", {"region": region})


def phase_name(battle: Battle) -> Line:
    """Where the battle stands."""
    key = f"phase-{battle.phase}"
    return Line(key, {"volley": battle.volley, "round": battle.round, "flank": battle.flank})


def role_of(observation: Observation, battle: Battle, place: int) -> Line | None:
    """Whether a side attacks or defends, and with what; among three or more, whom it attacks."""
    side = battle.sides[place]
    if battle.kind is not BattleKind.SIEGE:
        target = _target_in_ring(battle, place)
        return None if target is None else Line("fight-attacks-left", {"player": Name(battle.sides[target].seat)})
    if place == battle.attacker:
        return Line("fight-attacks")
    return Line("fight-reserve" if is_reserve(observation, battle, side) else "fight-defends")


def needed_by(box: Components, battle: Battle, place: int) -> int | None:
    """What the archers or ninjas of a side must roll; None in close combat."""
    match battle.phase:
        case Phase.STARS:
            return box.battle.star
        case Phase.ARROWS:
            is_besieger = battle.kind is BattleKind.SIEGE and place == battle.attacker
            return box.battle.arrow_at_walls if is_besieger else box.battle.arrow
        case _:
            return None


def hitting_of(box: Components, battle: Battle, place: int, dice: tuple[int, ...]) -> tuple[bool, ...] | None:
    """Which of the arrows or stars of a side hit; None in close combat."""
    needed = needed_by(box, battle, place)
    return None if needed is None else tuple(die >= needed for die in dice)


def meaning(box: Components, battle: Battle) -> list[Line]:
    """What the dice of this phase mean, and the modifiers."""
    numbers = box.battle
    dies, succeeds = numbers.dies, numbers.succeeds
    match battle.phase:
        case Phase.ARROWS:
            said = [Line("meaning-arrows", {"needed": numbers.arrow, "absorbs": box.shield_absorbs})]
            if battle.kind is BattleKind.SIEGE:
                said.append(Line("meaning-arrows-at-walls", {"needed": numbers.arrow_at_walls}))
            return said
        case Phase.STARS:
            return [Line("meaning-stars", {"needed": numbers.star})]
        case Phase.GATE:
            return [Line("meaning-gate", {"dies": dies, "succeeds": succeeds}), *_modifiers(box, battle)]
        case Phase.FLANK_MELEE | Phase.MAIN:
            said = [Line("meaning-melee", {"dies": dies, "succeeds": succeeds}), *_modifiers(box, battle)]
            if any(side.clash is not None and _has_bonus(side.clash) for side in battle.sides):
                said.append(Line("meaning-flank-bonus", {"bonus": numbers.flank_bonus}))
            return said
        case _:
            return []


def result_of_die(box: Components, die: int, unit: int, *, flank: bool) -> Line:
    """What a die would do for a unit: "3+1 = 4, kills 1"."""
    result = result_of(box, die, unit, flank=flank)
    if result <= box.battle.dies:
        return Line("roll-dies", {"result": result})
    if result >= box.battle.succeeds:
        return Line("roll-kills", {"result": result, "kills": box.units[unit].kills})
    return Line("roll-nothing", {"result": result})


def _target_in_ring(battle: Battle, place: int) -> int | None:
    """ED-69: three or more each attack the next to their left who still has units; None in a fight of two."""
    is_open = battle.phase is not Phase.DEPLOY
    alive = [other for other, side in enumerate(battle.sides) if not is_open or has_units(side)]
    if len(alive) < 3 or place not in alive:
        return None
    return alive[(alive.index(place) + 1) % len(alive)]


def _has_bonus(clash: Clash) -> bool:
    return any(clash.bonus) or any(flank for _, _, flank in clash.assigned)


def _modifiers(box: Components, battle: Battle) -> list[Line]:
    """The units in this battle whose dice count otherwise than they fall."""
    said = []
    present = {unit for side in battle.sides for unit, count in enumerate(all_units(side)) if count}
    for number in sorted(present):
        kind = box.units[number]
        parts = [Line("modifier-plus", {"modifier": kind.modifier})] if kind.modifier else []
        if kind.floor > 1:
            parts.append(Line("modifier-floor", {"floor": kind.floor}))
        if kind.kills > 1:
            parts.append(Line("modifier-kills", {"kills": kind.kills}))
        if parts:
            said.append(Line("modifier-of", {"unit": nouns.unit(UNITS[number]), "what": Lines(tuple(parts))}))
    return said
