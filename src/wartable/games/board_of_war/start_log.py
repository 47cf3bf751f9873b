"""What the log says of the start of a turn, which happens by itself, and of a victory (BW-20, BW-60 to BW-64)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from wartable.core.line import Line, Name
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.income import collected, income_of, visiting_diplomat
from wartable.games.board_of_war.state import Victory

__all__ = ["spied", "turn_started", "victory"]


def turn_started(box: Box, before: Observation, after: Observation) -> tuple[Line, ...]:
    """The lines of a turn that has just begun."""
    lines = [Line("log-turn", {"player": Name(after.turn), "round": after.round})]
    lines += _centre(box, before, after)
    if after.victory is not Victory.CENTRE:
        lines += _gold(box, before, after)
    return (*lines, *victory(after))


def victory(after: Observation) -> tuple[Line, ...]:
    """Who has won, and how; nothing while nobody has."""
    if after.victory is None:
        return ()
    return (Line(f"log-won-{after.victory.value}", {"player": Name(after.turn)}),)


def _centre(box: Box, before: Observation, after: Observation) -> Iterator[Line]:
    seat = after.turn
    for square, old, new in zip(box.board.centre, before.centre, after.centre, strict=True):
        if new != old:
            yield Line("log-captured", {"player": Name(seat), "square": square})
        army = army_at(after.kingdoms[seat], square)
        if army is not None and army.stayed:
            yield Line("log-counter", {"player": Name(seat), "square": square, "rounds": army.stayed})


def _gold(box: Box, before: Observation, after: Observation) -> Iterator[Line]:
    started = replace(before, turn=after.turn, round=after.round)
    earned = income_of(box, started, after.turn)
    if earned:
        yield Line("log-income", {"player": Name(after.turn), "gold": earned})
    paid = collected(box, started)
    visitor = visiting_diplomat(box, started)
    if visitor is not None and paid.kingdoms[visitor].gold > before.kingdoms[visitor].gold:
        gold = paid.kingdoms[visitor].gold - before.kingdoms[visitor].gold
        yield Line("log-diplomat", {"player": Name(visitor), "gold": gold})
    yield from spied(paid, after)


def spied(before: Observation, after: Observation) -> Iterator[Line]:
    """What the Spy has just taken, if anything."""
    seat = after.turn
    gained = after.kingdoms[seat].gold - before.kingdoms[seat].gold
    for victim, kingdom in enumerate(after.kingdoms):
        lost = before.kingdoms[victim].gold - kingdom.gold
        if victim != seat and lost > 0:
            yield Line("log-spied", {"player": Name(seat), "enemy": Name(victim), "lost": lost, "gained": gained})
