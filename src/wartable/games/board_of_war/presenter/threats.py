"""Who can win with the next turn, how, and who stands in the way: what the rules allow, with the best of luck.

Builders and income are counted exactly. Where an enemy army or kingdom is in the way, a threat stands if the dice of
one turn can clear it, however unlikely that is.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Lines, Name
from wartable.core.presenter import Threat
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import CLUBS, DIAMONDS
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter.nouns import square_id
from wartable.games.board_of_war.presenter.reach import Reach
from wartable.games.board_of_war.rules.abilities import idle_builders, raw_power
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.income import income_of
from wartable.games.board_of_war.state import Army, Phase

__all__ = ["threats"]


def threats(box: Box, observation: Observation) -> Iterator[Threat]:
    """Every victory that somebody else than the viewer can have in the next turn of theirs."""
    if observation.phase in (Phase.DEAL, Phase.OVER):
        return
    for seat in observation.order:
        if seat not in (observation.viewer, observation.turn) and observation.kingdoms[seat].squares:
            threat = _Threats(box, observation, seat)
            yield from (*threat.gold(), *threat.expansion(), *threat.centre(), *threat.last_kingdom())


class _Threats:
    """The next turn of one seat."""

    def __init__(self, box: Box, observation: Observation, seat: Seat) -> None:
        place = observation.order.index
        is_next_round = place(seat) <= place(observation.turn)
        # As the position stands, when the turn of that seat begins.
        self.view = replace(observation, turn=seat, round=observation.round + is_next_round)
        self.box = box
        self.seat = seat
        self.own = observation.kingdoms[seat]
        self.enemies = [(enemy, k) for enemy, k in enumerate(observation.kingdoms) if enemy != seat]
        self._reach = Reach(box, self.view)

    def gold(self) -> Iterator[Threat]:
        """BW-60: the purse after income and Spy."""
        goal = self.box.components.victory.gold
        gold = self.own.gold + income_of(self.box, self.view, self.seat) + self._spied()
        if gold >= goal:
            yield Threat(self.seat, Line("threat-gold", {"player": Name(self.seat), "gold": gold, "goal": goal}))

    def expansion(self) -> Iterator[Threat]:
        """BW-61: all missing squares by the builders of one turn."""
        board = self.box.board
        goal = board.goal_mask[self.box.side_by_seat(self.view.order)[self.seat]]
        own = board.mask_of(self.own.squares)
        missing = goal & ~own
        # Within the goal every square leads to every other; whoever is outside it must build the way there.
        touches = bool(board.beside(own) & goal)
        if not missing or not touches or missing.bit_count() > self._squares_a_turn():
            return
        squares = board.squares_of(missing)
        held = [(square, holder) for square in squares if (holder := self._holder(square)) is not None]
        if not self._reach.can_clear([square for square, _ in held]):
            return
        args: dict[str, Arg] = {"player": Name(self.seat), "squares": _listed(squares)}
        line = Line("threat-expansion", args)
        if held:
            line = Line("threat-expansion-held", {**args, "held": self._held(held)})
        yield Threat(self.seat, line, tuple(square_id(square) for square in squares))

    def centre(self) -> Iterator[Threat]:
        """BW-62, BW-63: every square captured when the turn begins, and no enemy left on one of them."""
        centre = self.box.board.centre
        there = {army.square: army for army in self.own.armies}
        counting = self._counting([there[square] for square in centre if square in there])
        soon = []
        for square, owner in zip(centre, self.view.centre, strict=True):
            if owner == self.seat:
                continue
            army = there.get(square)
            rounds = self.box.components.victory.rounds_to_capture
            if army is None or army not in counting or army.stayed + 1 < rounds:
                return
            soon.append(square)
        held = [(square, holder) for square in centre if (holder := self._holder(square)) is not None]
        if not self._reach.can_clear([square for square, _ in held]):
            return
        args: dict[str, Arg] = {"player": Name(self.seat)}
        if held:
            line = Line("threat-centre-held", {**args, "held": self._held(held)})
        else:
            line = Line("threat-centre", {**args, "squares": _listed(tuple(soon) or centre)})
        yield Threat(self.seat, line, tuple(square_id(square) for square in centre))

    def last_kingdom(self) -> Iterator[Threat]:
        """BW-64: the only other kingdom loses all its squares in one siege; several in a row need too much luck."""
        others = [(seat, kingdom) for seat, kingdom in self.enemies if kingdom.squares]
        if len(others) != 1:
            return
        ((enemy, kingdom),) = others
        if self._reach.can_raze_at_once(enemy, len(kingdom.squares)):
            is_viewer = enemy == self.view.viewer
            args: dict[str, Arg] = {"player": Name(self.seat)}
            if not is_viewer:
                args["enemy"] = Name(enemy)
            line = Line("threat-last-kingdom-yours" if is_viewer else "threat-last-kingdom", args)
            yield Threat(self.seat, line, tuple(square_id(square) for square in kingdom.squares))

    def _spied(self) -> int:
        """BW-57: what the Spy brings at the start of the turn, or as soon as its marker is placed."""
        spy = self.box.components.spy
        if self.view.jacks[self.seat] is not CLUBS or self.view.round < self.box.components.jacks.from_round:
            return 0
        marker = self.own.marker
        victims = [kingdom for enemy, kingdom in self.enemies if marker is None or enemy == marker.seat]
        lost = max([min(kingdom.gold, spy.loss) for kingdom in victims], default=0)
        return lost * spy.gain // spy.loss

    def _squares_a_turn(self) -> int:
        builders = max(0, self.own.builders - idle_builders(self.box, self.view, self.seat))
        extra = self.box.components.conqueror.squares - 1 if self.view.kings[self.seat] is DIAMONDS else 0
        return builders + (extra if builders else 0)

    def _counting(self, armies: list[Army]) -> list[Army]:
        """The armies whose counters move: all, or by a house rule the strongest."""
        if self.box.components.victory.captures_together or not armies:
            return armies
        return [max(armies, key=lambda army: (raw_power(self.box, army), army.stayed))]

    def _holder(self, square: Square) -> Line | None:
        """Whose army or kingdom keeps a square from the seat."""
        for enemy, kingdom in self.enemies:
            if army_at(kingdom, square) is not None:
                return self._owned("army", enemy)
        for enemy, kingdom in self.enemies:
            if square in kingdom.squares:
                return self._owned("kingdom", enemy)
        return None

    def _owned(self, what: str, owner: Seat) -> Line:
        if owner == self.view.viewer:
            return Line(f"holder-your-{what}")
        return Line(f"holder-{what}", {"player": Name(owner)})

    def _held(self, held: list[tuple[Square, Line]]) -> Lines:
        return Lines(tuple(Line("threat-held", {"holder": holder, "square": square}) for square, holder in held))


def _listed(squares: tuple[Square, ...]) -> Lines:
    return Lines(tuple(Line("square-name", {"square": square}) for square in squares))
