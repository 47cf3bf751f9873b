"""Where the armies of a bot of Board of War should go: every army gets an aim, and steps are judged by it."""

from __future__ import annotations

from typing import NamedTuple

from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.judgment import missing_squares
from wartable.games.board_of_war.plan import Situation
from wartable.games.board_of_war.state import Army, Deploy, Step, Victory

__all__ = ["Orders"]

_RESCUE = 8.0


class Aim(NamedTuple):
    """A square worth going to, or next to."""

    square: Square
    worth: float
    beside: bool
    """Go next to it, to attack; otherwise onto it."""


class Orders:
    """The aims of all armies of the seat in turn."""

    def __init__(self, situation: Situation) -> None:
        self._s = situation
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
        army = Army(deploy.square, 1)
        best = max([self._pull(army, aim) for aim in self._aims], default=0.0)
        joins = [army for army in self._s.own.armies if army.square == deploy.square]
        if joins and deploy.square in self._s.box.board.centre:
            best -= 0.5
        return 0.5 + 0.1 * best

    def _assigned(self) -> dict[Square, Aim]:
        """An aim for every army; a square to stand on is for one army only."""
        pairs = [(self._pull(army, aim), army.square, aim) for army in self._s.own.armies for aim in self._aims]
        pairs.sort(key=lambda pair: -pair[0])
        assigned: dict[Square, Aim] = {}
        taken: set[Square] = set()
        for _, square, aim in pairs:
            if square in assigned or (aim.square in taken and not aim.beside):
                continue
            assigned[square] = aim
            taken.add(aim.square)
        return assigned

    def _pull(self, army: Army, aim: Aim) -> float:
        return aim.worth - 0.25 * self._way(army.square, aim)

    def _way(self, square: Square, aim: Aim) -> int:
        steps = self._s.box.board.distance(square, aim.square, diagonally=self._s.diagonally)
        return max(0, steps - 1) if aim.beside else steps


def _rescues(s: Situation) -> list[Aim]:
    """What keeps an enemy from winning next turn comes before everything else."""
    board = s.box.board
    aims = []
    for seat, how in s.about_to_win.items():
        kingdom = s.view.kingdoms[seat]
        if how is Victory.EXPANSION:
            missing = missing_squares(s.box, s.view, seat)
            aims += [Aim(square, _RESCUE, beside=False) for square in board.squares_of(missing)]
            aims += [Aim(square, _RESCUE, beside=True) for square in kingdom.squares]
        if how is Victory.CENTRE:
            standing = {army.square for army in kingdom.armies}
            aims += [Aim(square, _RESCUE, beside=square in standing) for square in board.centre]
    return aims


def _centre_aims(s: Situation) -> list[Aim]:
    if not s.plan.centre:
        return []
    aims = []
    hostile = {army.square for _, kingdom in s.enemies for army in kingdom.armies}
    for square, owner in zip(s.box.board.centre, s.view.centre, strict=True):
        if square in hostile:
            aims.append(Aim(square, 4.0 * s.plan.centre, beside=True))
        elif owner != s.seat:
            aims.append(Aim(square, 4.0 * s.plan.centre, beside=False))
    return aims


def _threat_aims(s: Situation) -> list[Aim]:
    return [Aim(square, 2.0 + 0.3 * power, beside=True) for square, power in s.threats]


def _siege_aims(s: Situation) -> list[Aim]:
    aims = []
    for _, kingdom in s.enemies:
        defence = len(kingdom.upgrades) * s.box.numbers.fighting.upgrade_defence
        worth = s.plan.harm * (2.5 - 0.3 * max(0.0, defence - s.power / max(1, len(s.own.armies))))
        aims += [Aim(square, worth, beside=True) for square in kingdom.squares]
    return aims


def _blocks(s: Situation) -> list[Aim]:
    """Standing where an enemy must expand keeps the enemy from it (BW-40)."""
    worth = 1.5 * s.plan.harm
    squares = s.box.board.squares_of(s.enemy_goals & ~s.box.board.centre_mask) if worth > 1 else ()
    return [Aim(square, worth, beside=False) for square in squares]
