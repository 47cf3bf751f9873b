"""The battle in the log: where it begins and ends, who took part, and what its dice hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wartable.core.game import Seat
from wartable.core.line import Line, Lines, Name
from wartable.games.epic_dice_battles.presenter.facts import EpicDiceBattlesNumbers

__all__ = ["Volley", "has_just_fought", "last_battle", "volley_of"]

_BEGINNINGS = ("log-battle", "log-siege", "log-final-battle")
_ENDINGS = ("log-battle-won", "log-ruin", "log-called-off")
_AFTERWARDS = ("log-named", "log-villages", "log-year", "log-points", "log-out", "log-won", "log-shared")
"""Lines that follow a battle and tell of something else."""


class Volley(NamedTuple):
    """Arrows or stars in the air."""

    dice: tuple[int, ...]
    needed: int
    """What hits, and everything above it."""

    @property
    def hits(self) -> int:
        return sum(die >= self.needed for die in self.dice)


def last_battle(log: Sequence[Line]) -> list[Line]:
    """The lines of the latest battle; a siege that follows a field battle is one of its own."""
    begin = next((place for place in reversed(range(len(log))) if log[place].key in _BEGINNINGS), None)
    if begin is None:
        return []
    lines = list(log[begin:])
    end = next((place for place, line in enumerate(lines) if line.key in _AFTERWARDS), len(lines))
    return lines[:end]


def has_just_fought(log: Sequence[Line], news: int, seat: Seat | None) -> bool:
    """Whether a battle of this seat has ended since its last decision."""
    is_over = any(line.key in _ENDINGS for line in log[len(log) - news :])
    return is_over and seat in _fighters(last_battle(log))


def volley_of(box: EpicDiceBattlesNumbers, battle: Sequence[Line], line: Line) -> Volley | None:
    """The dice of a line that tells of arrows or stars."""
    if line.key not in ("log-rolled-arrows", "log-rolled-stars"):
        return None
    dice = tuple(int(die) for die in str(line.args["dice"]).split())
    if line.key == "log-rolled-stars":
        return Volley(dice, box.battle.star)
    is_besieger = battle[0].args.get("attacker") == line.args["player"]
    return Volley(dice, box.battle.arrow_at_walls if is_besieger else box.battle.arrow)


def _fighters(battle: Sequence[Line]) -> set[Seat]:
    found = set()
    for value in battle[0].args.values() if battle else ():
        if isinstance(value, Name):
            found.add(value.seat)
        elif isinstance(value, Lines):
            found |= {name.seat for line in value.items for name in line.args.values() if isinstance(name, Name)}
    return found
