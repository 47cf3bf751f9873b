"""What a battle is called, where it stands, and what its dice mean now: in words."""

from __future__ import annotations

from wartable.games.epic_dice_battles import nouns
from wartable.games.epic_dice_battles.components import UNITS, Components
from wartable.games.epic_dice_battles.observation import Observation, is_reserve
from wartable.games.epic_dice_battles.rules.clash import all_units, has_units, result_of
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Clash, Phase
from wartable.text.words import Words

__all__ = ["meaning", "needed_by", "phase_name", "result_in_words", "role_of", "title_of"]


def title_of(box: Components, battle: Battle, words: Words) -> str:
    """Which battle it is."""
    if battle.region is None:
        return words.say("fight-final")
    region = nouns.region(box, battle.region)
    return words.say("fight-siege" if battle.kind is BattleKind.SIEGE else "fight-open", region=region)


def phase_name(battle: Battle, words: Words) -> str:
    """Where the battle stands."""
    key = f"phase-{battle.phase}"
    return words.say(key, volley=battle.volley, round=battle.round, flank=battle.flank)


def role_of(observation: Observation, battle: Battle, place: int, words: Words) -> str:
    """Whether a side attacks or defends, and with what; among three or more, whom it attacks."""
    side = battle.sides[place]
    if battle.kind is not BattleKind.SIEGE:
        target = _target_in_ring(battle, place)
        return "" if target is None else words.say("fight-attacks-left", player=words.name(battle.sides[target].seat))
    if place == battle.attacker:
        return words.say("fight-attacks")
    return words.say("fight-reserve" if is_reserve(observation, battle, side) else "fight-defends")


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


def meaning(box: Components, battle: Battle, words: Words) -> list[str]:
    """What the dice of this phase mean, and the modifiers."""
    numbers = box.battle
    dies, succeeds = numbers.dies, numbers.succeeds
    match battle.phase:
        case Phase.ARROWS:
            said = [words.say("meaning-arrows", needed=numbers.arrow, absorbs=box.shield_absorbs)]
            if battle.kind is BattleKind.SIEGE:
                said.append(words.say("meaning-arrows-at-walls", needed=numbers.arrow_at_walls))
            return said
        case Phase.STARS:
            return [words.say("meaning-stars", needed=numbers.star)]
        case Phase.GATE:
            return [words.say("meaning-gate", dies=dies, succeeds=succeeds), *_modifiers(box, battle, words)]
        case Phase.FLANK_MELEE | Phase.MAIN:
            said = [words.say("meaning-melee", dies=dies, succeeds=succeeds), *_modifiers(box, battle, words)]
            if any(side.clash is not None and _has_bonus(side.clash) for side in battle.sides):
                said.append(words.say("meaning-flank-bonus", bonus=numbers.flank_bonus))
            return said
        case _:
            return []


def result_in_words(box: Components, die: int, unit: int, words: Words, *, flank: bool) -> str:
    """What a die would do for a unit: "3+1 = 4, kills 1"."""
    result = result_of(box, die, unit, flank=flank)
    if result <= box.battle.dies:
        return words.say("roll-dies", result=result)
    if result >= box.battle.succeeds:
        return words.say("roll-kills", result=result, kills=box.units[unit].kills)
    return words.say("roll-nothing", result=result)


def _target_in_ring(battle: Battle, place: int) -> int | None:
    """ED-69: three or more each attack the next to their left who still has units; None in a fight of two."""
    is_open = battle.phase is not Phase.DEPLOY
    alive = [other for other, side in enumerate(battle.sides) if not is_open or has_units(side)]
    if len(alive) < 3 or place not in alive:
        return None
    return alive[(alive.index(place) + 1) % len(alive)]


def _has_bonus(clash: Clash) -> bool:
    return any(clash.bonus) or any(flank for _, _, flank in clash.assigned)


def _modifiers(box: Components, battle: Battle, words: Words) -> list[str]:
    """The units in this battle whose dice count otherwise than they fall."""
    said = []
    present = {unit for side in battle.sides for unit, count in enumerate(all_units(side)) if count}
    for number in sorted(present):
        kind = box.units[number]
        parts = [f"+{kind.modifier}"] if kind.modifier else []
        if kind.floor > 1:
            parts.append(words.say("modifier-floor", floor=kind.floor))
        if kind.kills > 1:
            parts.append(words.say("modifier-kills", kills=kind.kills))
        if parts:
            said.append(words.say("modifier-of", unit=nouns.unit(UNITS[number]), what=words.joined(parts)))
    return said
