"""What happens by itself when a turn begins, and a victory (BW-20, BW-60 to BW-64)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from wartable.core.line import Line, Name
from wartable.core.presenter import Weight
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import kinds
from wartable.games.board_of_war.presenter.kinds import BoardOfWarHappening
from wartable.games.board_of_war.presenter.nouns import square_id
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.income import diplomacy, income_of, visiting_diplomat
from wartable.games.board_of_war.state import Victory

__all__ = ["spied", "started", "won"]


def started(box: Box, before: Observation, after: Observation) -> Iterator[BoardOfWarHappening]:
    """A turn has just begun."""
    seat = after.turn
    line = Line("log-turn", {"player": Name(seat), "round": after.round})
    yield kinds.TurnStarted(seat=seat, line=line, round=after.round)
    yield from _centre(box, before, after)
    if after.victory is not Victory.CENTRE:
        yield from _gold(box, before, after)
    yield from won(after)


def won(after: Observation) -> Iterator[BoardOfWarHappening]:
    """Who has won, and how; nothing while nobody has."""
    if after.victory is not None:
        line = Line(f"log-won-{after.victory.value}", {"player": Name(after.turn)})
        yield kinds.Won(seat=after.turn, weight=Weight.MAJOR, line=line, victory=after.victory)


def spied(
    before: Observation, after: Observation, paid: tuple[int, ...] | None = None
) -> Iterator[BoardOfWarHappening]:
    """What the Spy has just taken, if anything; `paid` is what everybody has earned in between."""
    seat = after.turn
    earned = paid or (0,) * len(after.kingdoms)
    changes = [
        new.gold - old.gold - gold for old, new, gold in zip(before.kingdoms, after.kingdoms, earned, strict=True)
    ]
    for victim, change in enumerate(changes):
        if victim != seat and change < 0:
            line = Line(
                "log-spied",
                {"player": Name(seat), "enemy": Name(victim), "lost": -change, "gained": changes[seat]},
            )
            yield kinds.GoldStolen(
                seat=seat, weight=Weight.NOTABLE, line=line, victim=victim, lost=-change, gained=changes[seat]
            )


def _centre(box: Box, before: Observation, after: Observation) -> Iterator[BoardOfWarHappening]:
    seat = after.turn
    for square, old, new in zip(box.board.centre, before.centre, after.centre, strict=True):
        targets = (square_id(square),)
        if new != old:
            line = Line("log-captured", {"player": Name(seat), "square": square})
            yield kinds.CentreCaptured(
                seat=seat, weight=Weight.MAJOR, line=line, targets=targets, square=square, victim=old
            )
        army = army_at(after.kingdoms[seat], square)
        if army is not None and army.stayed:
            line = Line("log-counter", {"player": Name(seat), "square": square, "rounds": army.stayed})
            yield kinds.CentreCounted(
                seat=seat, weight=Weight.NOTABLE, line=line, targets=targets, square=square, rounds=army.stayed
            )


def _gold(box: Box, before: Observation, after: Observation) -> Iterator[BoardOfWarHappening]:
    seat = after.turn
    begun = replace(before, turn=seat, round=after.round)
    paid = [0] * len(after.kingdoms)
    paid[seat] = income_of(box, begun, seat)
    if paid[seat]:
        line = Line("log-income", {"player": Name(seat), "gold": paid[seat]})
        yield kinds.GoldEarned(seat=seat, line=line, gold=paid[seat])
    visitor = visiting_diplomat(box, begun)
    if visitor is not None:
        paid[visitor] = diplomacy(box, begun, visitor)
        if paid[visitor]:
            line = Line("log-diplomat", {"player": Name(visitor), "gold": paid[visitor]})
            yield kinds.GoldEarned(seat=visitor, line=line, gold=paid[visitor])
    yield from spied(before, after, tuple(paid))
