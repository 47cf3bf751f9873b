"""Who sits at a table of the lab: bots of the game by name, bots of other packages, and bots that must do without.

    greedy                                the game's own
    my_package.players:MyBot              a bot, or a class that makes one, of a package installed or in this folder
    warlord without unit:archer           the same bot, without actions that have this part while there are others

Names like these are for whoever runs the lab on a machine of their own: a server knows the first kind alone.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from wartable.core.bot import Bot, unhurried
from wartable.core.errors import UnknownBot
from wartable.core.game import AnyGame
from wartable.core.library import get_bot
from wartable.core.variant import numbers_of
from wartable.lab.batch import engine_for
from wartable.lab.experiment import BadExperiment, EngineKind

__all__ = ["bot_of", "check_bots", "quick_bots", "restricted", "usual_bot"]

_WITHOUT = " without "


def bot_of(name: str, game: AnyGame, players: int, variant: str = "") -> Bot:
    """The bot of this name, which does not look at the clock."""
    base, *things = name.split(_WITHOUT)
    bot = _foreign(base, game) if ":" in base else get_bot(base, game, players, variant)
    bot = unhurried(bot)
    for thing in things:
        _check_thing(game, thing)
        bot = _Restricted(bot, thing)
    return bot


def check_bots(names: Sequence[str], game: AnyGame, players: int, variant: str = "") -> None:
    """The error that says which of these bots cannot play."""
    for name in names:
        bot_of(name, game, players, variant)


def restricted(names: Sequence[str], without: Sequence[str]) -> tuple[str, ...]:
    """Bots with what each must do without: "unit:archer@2" is the second of them, "unit:archer" all."""
    found = list(names)
    for given in without:
        thing, _, place = given.partition("@")
        places = range(len(found)) if not place else [int(place) - 1] if place.isdecimal() else []
        if not thing or not places or not all(0 <= number < len(found) for number in places):
            raise BadExperiment(f"nobody to do without {given!r}", reason="without", without=given)
        for number in places:
            found[number] += f"{_WITHOUT}{thing}"
    return tuple(found)


def quick_bots(game: AnyGame, players: int, *variants: str) -> tuple[str, ...]:
    """The bots that know all these variants and play at once, weakest first.

    Those that search for seconds have to be named: nobody who left it open wants to wait for days.
    """
    bots = game.bots().items()
    quick = [name for name, bot in bots if unhurried(bot) is bot]
    return tuple(name for name in quick if all(game.is_bot_for(name, players, variant) for variant in variants))


def usual_bot(game: AnyGame, players: int, *variants: str) -> str:
    """Who plays where nobody was named: the strongest that plays at once and knows all these variants.

    Where numbers are changed it is one that a fast engine plays, if there is any: changes are seen in many games.
    """
    quick = quick_bots(game, players, *variants)
    changed = [variant for variant in variants if variant]
    fast = [name for name in quick if all(_is_fast(game, name, players, variant) for variant in changed)]
    return fast[-1] if changed and fast else quick[-1]


def _is_fast(game: AnyGame, name: str, players: int, variant: str) -> bool:
    return engine_for(game, (name,), players, {"variant": variant}) is EngineKind.BATCH


class _Restricted:
    """Leaves one thing alone while there is anything else to do."""

    def __init__(self, bot: Bot, thing: str) -> None:
        self.name = f"{bot.name}{_WITHOUT}{thing}"
        self._bot = bot
        self._thing = thing

    def choose(self, rules: Any, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        allowed = tuple(action for action in legal_actions if self._thing not in _parts(msgspec.to_builtins(action)))
        return self._bot.choose(rules, observation, allowed or legal_actions, rng)


def _parts(value: Any) -> Iterator[str]:
    """What an action is made of, as "field:value"."""
    if isinstance(value, dict):
        for field, part in value.items():
            if isinstance(part, dict | list):
                yield from _parts(part)
            if isinstance(part, list):
                yield from (f"{field}:{each}" for each in part if isinstance(each, str | int))
            elif isinstance(part, str | int):
                yield f"{field}:{part}"
    elif isinstance(value, list):
        for part in value:
            yield from _parts(part)


def _check_thing(game: AnyGame, thing: str) -> None:
    """Refuse what no action of the game could have: otherwise a slip would look like a finding."""
    field, _, value = thing.partition(":")
    infos = msgspec.inspect.type_info(game.action_type)
    structs = infos.types if isinstance(infos, msgspec.inspect.UnionType) else (infos,)
    known = {
        each.name: each.type
        for struct in structs
        if isinstance(struct, msgspec.inspect.StructType)
        for each in struct.fields
    }
    tags = {struct.tag for struct in structs if isinstance(struct, msgspec.inspect.StructType)}
    ids = {part for key, _ in numbers_of(game.data_tables()) for part in key.split(".")}
    is_known = value in tags if field == "type" else field in known and (_may_be(known[field], value) or value in ids)
    if not is_known:
        listed = ", ".join(sorted(known))
        raise BadExperiment(f"no action of {game.id} has {thing!r}", reason="thing", thing=thing, known=listed)


def _may_be(kind: Any, value: str) -> bool:
    match kind:
        case msgspec.inspect.EnumType(cls):
            return value in {str(member.value) for member in cls}
        case msgspec.inspect.LiteralType(values):
            return value in map(str, values)
        case msgspec.inspect.IntType():
            return value.lstrip("-").isdecimal()
        case msgspec.inspect.UnionType(types):
            return any(_may_be(each, value) for each in types)
        case msgspec.inspect.VarTupleType(item_type) | msgspec.inspect.ListType(item_type):
            return _may_be(item_type, value)
        case _:
            return False


def _foreign(place: str, game: AnyGame) -> Bot:
    """A bot of another package; it is imported, so it must be one that whoever asks trusts."""
    module, _, name = place.partition(":")
    # Python looks there by itself, but an installed command does not, and whoever writes a bot is in its folder.
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(
            f"there is no bot {place}: {error}", bot=place, game=game.id, known=str(error), reason="import"
        ) from None
    bot = found() if isinstance(found, type) else found
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(
            f"{place} is no bot: it has no choose()", bot=place, game=game.id, known="choose()", reason="no-bot"
        )
    return bot  # type: ignore[no-any-return]
