"""Where the armies of a bot of Board of War should go: every army gets an aim, and steps are judged by it.

Frozen at commit e2612fe.
"""

from __future__ import annotations

from typing import NamedTuple

from frozen.board_of_war_judgment import missing_squares
from frozen.board_of_war_plan import Situation
from wartable.games.board_of_war.actions import Deploy, Step
from wartable.games.board_of_war.board import Square, Squares
from wartable.games.board_of_war.state import Victory

__all__ = ["Orders"]

_RESCUE = 8.0


class Aim(NamedTuple):
    """Squares worth going to, or next to; the nearest of them counts."""

    squares: Squares
    worth: float
    beside: bool
    """Go next to one of them, to attack; otherwise onto one."""


class Orders:
    """The aims of all armies of the seat in turn."""

    def __init__(self, situation: Situation) -> None:
        self._s = situation
        self._ways = situation.box.board.ways[situation.diagonally]
        self._aims = (
            *_rescues(situation),
            *_centre_aims(situation),
            *_threat_aims(situation),
            *_siege_aims(situation),
            *_blocks(situation),
        )
        self._aim_of = self._assigned()

    def worth_of_step(self, step: Step) -> float:
        """Positive if the step brings the army nearer to its aim."""
        aim = self._aim_of.get(step.army)
        if aim is None:
            return -1.0
        gain = self._way(step.army, aim) - self._way(step.to, aim)
        merges = any(army.square == step.to for army in self._s.own.armies)
        return 0.4 * gain - 0.05 - (0.5 if merges and not aim.beside else 0.0)

    def worth_of_deployment(self, deploy: Deploy) -> float:
        """The nearer to something worth doing, the better; it is always better than to wait."""
        best = max([self._pull(deploy.square, aim) for aim in self._aims], default=0.0)
        joins = any(army.square == deploy.square for army in self._s.own.armies)
        if joins and deploy.square in self._s.box.board.centre:
            best -= 0.5
        return 0.5 + 0.1 * best

    def _assigned(self) -> dict[Square, Aim]:
        """An aim for every army; a single square to stand on is for one army only."""
        armies = [army.square for army in self._s.own.armies]
        pairs = [(self._pull(square, aim), square, aim) for square in armies for aim in self._aims]
        pairs.sort(key=lambda pair: -pair[0])
        assigned: dict[Square, Aim] = {}
        taken: set[Squares] = set()
        for _, square, aim in pairs:
            if square in assigned or (aim.squares in taken and not aim.beside):
                continue
            assigned[square] = aim
            if len(aim.squares) == 1:
                taken.add(aim.squares)
        return assigned

    def _pull(self, square: Square, aim: Aim) -> float:
        return aim.worth - 0.25 * self._way(square, aim)

    def _way(self, square: Square, aim: Aim) -> int:
        way = self._ways[square]
        steps = min([way[end] for end in aim.squares])
        return steps - 1 if aim.beside and steps else steps


def _rescues(s: Situation) -> list[Aim]:
    """What keeps an enemy from winning next turn comes before everything else."""
    board = s.box.board
    aims = []
    for seat, how in s.about_to_win.items():
        kingdom = s.view.kingdoms[seat]
        if how is Victory.EXPANSION:
            aims.append(Aim(board.squares_of(missing_squares(s.box, s.view, seat)), _RESCUE, beside=False))
            aims.append(Aim(kingdom.squares, _RESCUE, beside=True))
        if how is Victory.CENTRE:
            standing = {army.square for army in kingdom.armies}
            aims += [Aim((square,), _RESCUE, beside=square in standing) for square in board.centre]
    return aims


def _centre_aims(s: Situation) -> list[Aim]:
    if not s.plan.centre:
        return []
    hostile = {army.square for _, kingdom in s.enemies for army in kingdom.armies}
    worth = 4.0 * s.plan.centre
    return [
        Aim((square,), worth, beside=square in hostile)
        for square, owner in zip(s.box.board.centre, s.view.centre, strict=True)
        if owner != s.seat or square in hostile
    ]


def _threat_aims(s: Situation) -> list[Aim]:
    return [Aim((square,), 2.0 + 0.3 * power, beside=True) for square, power in s.threats]


def _siege_aims(s: Situation) -> list[Aim]:
    aims = []
    for _, kingdom in s.enemies:
        defence = len(kingdom.upgrades) * s.box.components.fighting.upgrade_defence
        worth = s.plan.harm * (2.5 - 0.3 * max(0.0, defence - s.power / max(1, len(s.own.armies))))
        aims.append(Aim(kingdom.squares, worth, beside=True))
    return aims


def _blocks(s: Situation) -> list[Aim]:
    """Standing where an enemy must expand keeps the enemy from it (BW-40)."""
    worth = 1.5 * s.plan.harm
    squares = s.box.board.squares_of(s.enemy_goals & ~s.box.board.centre_mask) if worth > 1 else ()
    return [Aim(squares, worth, beside=False)] if squares else []
