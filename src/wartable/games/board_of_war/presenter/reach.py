"""What the armies of the seat in turn can clear out of the way in one turn, with the best of luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import HEARTS
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.rules.abilities import army_power
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.fighting import weakened
from wartable.games.board_of_war.state import Army

__all__ = ["Reach"]

Hosts = list[Army]
"""The armies of a turn, each of which attacks once."""
Task = Callable[[Hosts], bool]
"""Whether these armies together can do something."""


class Reach:
    """The attacks of a turn that begins now."""

    def __init__(self, box: Box, view: Observation) -> None:
        self._box = box
        self._view = view
        self._seat = view.turn
        self._own = view.kingdoms[view.turn]
        board = box.board
        diagonally = view.queens[self._seat] is HEARTS
        self._near = board.queen_ring if diagonally else board.rook_ring
        self._far = box.far[diagonally] if view.kings[self._seat] is HEARTS else None
        self._enemies = [(enemy, k) for enemy, k in enumerate(view.kingdoms) if enemy != self._seat]
        self._hostile = {army.square for _, kingdom in self._enemies for army in kingdom.armies}
        self._blocked = board.mask(self._hostile)
        for _, kingdom in self._enemies:
            self._blocked |= board.mask_of(kingdom.squares)
        self._margin = box.components.fighting.die - 1
        """The most by which the dice can favour the attacker."""

    def can_clear(self, squares: Iterable[Square]) -> bool:
        """Whether all these squares can be freed of the armies and kingdoms that hold them."""
        tasks: list[Task] = []
        lost: dict[Seat, int] = {}
        for square in squares:
            for enemy, kingdom in self._enemies:
                army = army_at(kingdom, square)
                if army is not None:
                    tasks.append(self._beating(enemy, army))
                if square in kingdom.squares:
                    lost[enemy] = lost.get(enemy, 0) + 1
        tasks += [self._razing(enemy, count) for enemy, count in lost.items()]
        return self._can_do(tasks)

    def can_raze_at_once(self, enemy: Seat, count: int) -> bool:
        """Whether a kingdom can lose so many squares in one siege."""
        task = self._razing(enemy, count)
        return any(task([host]) for hosts in self._line_ups() for host in hosts)

    def _can_do(self, tasks: list[Task]) -> bool:
        """One thing by all armies together; several by one army each."""
        if not tasks:
            return True
        for hosts in self._line_ups():
            if len(tasks) == 1 and tasks[0](hosts):
                return True
            if len(tasks) > 1 and any(
                all(task([host]) for task, host in zip(tasks, chosen, strict=True))
                for chosen in permutations(hosts, len(tasks))
            ):
                return True
        return False

    def _line_ups(self) -> Iterator[Hosts]:
        """The armies as they stand, or with everybody from the barracks at one place (BW-51, BW-68)."""
        board = self._box.board
        armies = [replace(army, moved=False, attacked=False) for army in self._own.armies]
        yield armies
        plain, upgraded = self._own.barracks, self._own.barracks_upgraded
        if not plain and not upgraded:
            return
        squares = board.mask_of(self._own.squares)
        for place, army in enumerate(armies):
            if board.bit[army.square] & board.beside(squares):
                joined = replace(army, soldiers=army.soldiers + plain, upgraded=army.upgraded + upgraded)
                yield [*armies[:place], joined, *armies[place + 1 :]]
        for square in self._own.squares:
            if square not in self._hostile and army_at(self._own, square) is None:
                yield [*armies, Army(square, plain, upgraded, moved=True)]

    def _beating(self, enemy: Seat, army: Army) -> Task:
        def can(hosts: Hosts) -> bool:
            left: Army | None = army
            for power in sorted(self._powers(hosts, {army.square}), reverse=True):
                assert left is not None
                margin = power + self._margin - army_power(self._box, self._view, enemy, left)
                left = weakened(self._box, left, margin) if margin > 0 else left
                if left is None:
                    return True
            return False

        return can

    def _razing(self, enemy: Seat, count: int) -> Task:
        kingdom = self._view.kingdoms[enemy]
        targets = set(kingdom.squares) - self._hostile
        fighting = self._box.components.fighting

        def can(hosts: Hosts) -> bool:
            razed, upgrades = 0, len(kingdom.upgrades)
            for power in sorted(self._powers(hosts, targets), reverse=True):
                won = max(0, power + self._margin - upgrades * fighting.upgrade_defence)
                # Whoever wants more of the kingdom takes its upgraded squares first.
                razed, upgrades = razed + won, max(0, upgrades - won)
            return razed >= count

        return can

    def _powers(self, hosts: Hosts, targets: set[Square]) -> Iterator[int]:
        """With what the armies that reach one of these squares attack it, after a step or from where they stand."""
        board = self._box.board
        aim = board.mask(targets)
        for host in hosts:
            steps = 0 if host.moved else self._near[host.square] & ~self._blocked
            stands = (host.square, *board.squares_of(steps))
            power = army_power(self._box, self._view, self._seat, host)
            if any(self._near[square] & aim for square in stands):
                yield power
            elif self._far is not None and any(self._far[square] & aim for square in stands):
                yield power // self._box.components.general.divisor
