"""A force as the odds take it: units by line, checked against the rules, from a mapping or from text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import msgspec

from wartable.core.errors import WartableError
from wartable.games.epic_dice_battles.components import LINES, NO_UNITS, UNITS, Counts, Unit, standard_components

__all__ = ["BadForce", "Force", "force_of", "parse_force"]

SHIELDS = "shields"


class BadForce(WartableError, ValueError):
    """A battle that cannot be; names the rule that is in the way."""

    def __init__(self, key: str, message: str, rule: str, **args_for_words: str | int) -> None:
        super().__init__(f"{message} ({rule})", rule=rule, **args_for_words)
        self.key = key
        self.rule_id = rule


class Force(msgspec.Struct, frozen=True, cache_hash=True):
    """What one side brings to a battle. Odds are looked up by it, so it knows its hash."""

    main: Counts
    flank1: Counts = NO_UNITS
    flank2: Counts = NO_UNITS
    shields: int = 0

    @property
    def dice(self) -> int:
        return sum(self.main) + sum(self.flank1) + sum(self.flank2)

    @property
    def has_flanks(self) -> bool:
        return any(self.flank1) or any(self.flank2)

    def with_flanks(self, usable: Iterable[int]) -> Force:
        """The force where only these flanks can be used: the dice of the others join the main line (ED-60).

        A ninja has no place there; its die stays as a footman.
        """
        flanks = {1: self.flank1, 2: self.flank2}
        main = self.main
        for flank in set(flanks) - set(usable):
            main = _joined(main, _without_ninjas(flanks[flank]))
            flanks[flank] = NO_UNITS
        return Force(main, flanks[1], flanks[2], self.shields)


def force_of(lines: Mapping[str, Mapping[str, int] | int]) -> Force:
    """A checked force from `{"main": {"footman": 4}, "flank1": {"ninja": 2}, "shields": 1}`."""
    for name in lines:
        if name not in (*LINES, SHIELDS):
            raise BadForce(
                "error-force-line",
                f"there is no line {name!r}; a force has main, flank1, flank2 and shields",
                "ED-15",
                line=str(name),
            )
    main, flank1, flank2 = (_units(name, lines.get(name, {})) for name in LINES)
    force = Force(main, flank1, flank2, _count(SHIELDS, lines.get(SHIELDS, 0)))
    _check(force)
    return force


def parse_force(text: str) -> Force:
    """A checked force from `main: 4 footman 2 archer; flank1: 2 ninja; shields: 1`."""
    lines: dict[str, Mapping[str, int] | int] = {}
    for part in filter(str.strip, text.split(";")):
        name, colon, rest = part.partition(":")
        name = re.sub(r"[\s#_-]+", "", name.lower())
        if not colon or name in lines:
            raise _unreadable(part)
        lines[name] = _parse_shields(rest) if name == SHIELDS else _parse_units(rest)
    return force_of(lines)


def _check(force: Force) -> None:
    """Refuse units that cannot stand like this."""
    if force.main[Unit.NINJA]:
        raise BadForce("error-force-ninja", "a ninja fights in a flank only, not in the main line", "ED-3")
    if force.dice == 0:
        raise BadForce("error-force-empty", "a force needs at least one die", "ED-42")
    main, flanks = sum(force.main), sum(force.flank1) + sum(force.flank2)
    if flanks > main:
        raise BadForce(
            "error-force-flanks",
            f"the flanks have {flanks} dice and the main line {main}: both flanks together never have more",
            "ED-6",
            flanks=flanks,
            main=main,
        )
    most = standard_components().economy.dice
    if force.dice > most:
        raise BadForce(
            "error-force-dice", f"{force.dice} dice: a player has {most}", "ED-1", dice=force.dice, most=most
        )


def _parse_shields(text: str) -> int:
    if not text.strip().isdecimal():
        raise _unreadable(text)
    return int(text)


def _parse_units(text: str) -> dict[str, int]:
    """`4 footman 2 samurai cavalry`, commas allowed."""
    units: dict[str, int] = {}
    rest = text.replace(",", " ")
    if re.sub(r"\d+\s+[^\d\s][^\d]*", "", rest).strip():
        raise _unreadable(text)
    for number, name in re.findall(r"(\d+)\s+([^\d\s][^\d]*)", rest):
        unit = _unit(name)
        units[unit] = units.get(unit, 0) + int(number)
    return units


def _unreadable(text: str) -> BadForce:
    return BadForce(
        "error-force-text",
        f"cannot read {text.strip()!r}: write 'main: 4 footman 2 archer; flank1: 2 ninja; shields: 1'",
        "ED-15",
        text=text.strip(),
    )


def _units(name: str, units: Mapping[str, int] | int) -> Counts:
    if not isinstance(units, Mapping):
        raise _unreadable(f"{name}: {units}")
    counts = [0] * len(UNITS)
    for unit, count in units.items():
        number = UNITS.index(_unit(unit))
        counts[number] += _count(unit, count)
    return tuple(counts)


def _unit(name: str) -> str:
    """The id of a unit, however its words are joined."""
    unit = re.sub(r"[\s_-]+", "-", str(name).strip().lower())
    if unit not in UNITS:
        known = ", ".join(UNITS)
        raise BadForce(
            "error-force-unit",
            f"there is no unit {name!r}; the units are: {known}",
            "ED-3",
            unit=str(name).strip(),
            known=known,
        )
    return unit


def _count(what: str, count: object) -> int:
    if not isinstance(count, int) or isinstance(count, bool) or count < 0:
        raise BadForce(
            "error-force-count",
            f"the number of {what} is 0 or more, not {count!r}",
            "ED-3",
            what=what,
            count=str(count),
        )
    return count


def _without_ninjas(line: Counts) -> Counts:
    counts = list(line)
    counts[Unit.FOOTMAN] += counts[Unit.NINJA]
    counts[Unit.NINJA] = 0
    return tuple(counts)


def _joined(line: Counts, other: Counts) -> Counts:
    return tuple(a + b for a, b in zip(line, other, strict=True))
