"""Moments of games that bots play by themselves, without a server: tables begin there, nobody waits for the way."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

import wartable
from wartable.core.chance import RandomSampler
from wartable.core.play import play, settle

__all__ = ["Asked", "IsThere", "Moment", "View", "kinds_in", "moment_of", "moments"]

View = dict[str, Any]
IsThere = Callable[[View], bool]
_GAMES = 40


class Asked(NamedTuple):
    """A game that is to be played: who is a person in it, and who decides for everybody."""

    game: str
    players: int
    people: Collection[int]
    bot: str
    prefer: str = ""
    """The key of the label of what everybody chooses wherever it can be chosen."""
    options: Mapping[str, Any] = {}


class Moment(NamedTuple):
    """Somebody is asked something."""

    view: View
    """What a page would be told: who is asked, what is seen, and the choices."""
    position: str


def moment_of(asked: Asked, is_there: IsThere, *, earlier: int = 0) -> str:
    """The position in which a person sees what is wanted, or that of so many of the people's decisions earlier."""
    latest: deque[str] = deque(maxlen=earlier + 1)
    for moment in moments(asked):
        latest.append(moment.position)
        if is_there(moment.view):
            return latest[0]
    raise AssertionError(f"{_GAMES} games did not come to this")


def moments(asked: Asked) -> Iterator[Moment]:
    """Whatever people are asked in one game after the other, alike in each run."""
    for seed in range(_GAMES):
        yield from _moments_of_one(asked, random.Random(seed))


def kinds_in(view: View) -> set[str]:
    """The kinds of choices that are offered."""
    return {choice["action"]["type"] for choice in view["ask"]["choices"]}


def _moments_of_one(asked: Asked, rng: random.Random) -> Iterator[Moment]:
    game = wartable.get_game(asked.game)
    rules = game.rules(asked.players, game.check_options(dict(asked.options)))
    presenter, bot, dice = game.presenter(rules), wartable.get_bot(asked.bot, game), RandomSampler(rng)
    state, seat = settle(rules, rules.initial_state(), dice)
    while isinstance(seat, int):
        seen, legal = rules.observe(state, seat), rules.legal_actions(state)
        choices = presenter.choices(seen, legal)
        if seat in asked.people:
            view = {"viewer": seat, "observation": seen, "ask": {"choices": choices}}
            yield Moment(msgspec.to_builtins(view), game.write_position(rules, state))
        preferred = [choice.action for choice in choices if choice.label.key == asked.prefer]
        action = preferred[0] if preferred else bot.choose(rules, seen, legal, rng)
        happened = play(rules, state, action, dice)
        state, seat = happened.after, happened.to_act
