"""Who sits where: persons and bots, as `--seats` and the files write them ("human=Ana,bot:greedy")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from wartable.core.errors import WartableError
from wartable.core.game import AnyGame
from wartable.registry import bot_names, get_bot
from wartable.text.words import Words

__all__ = [
    "BadSeats",
    "Player",
    "check_players",
    "default_players",
    "format_player",
    "kind_of",
    "names_of",
    "parse_players",
    "style_of",
    "usual_bot",
]

_PERSON = "human"
_BOT = "bot:"
_LONGEST_NAME = 24


class BadSeats(WartableError, ValueError):
    """A list of seats that cannot be read."""

    key = "error-seats"


class Player(msgspec.Struct, frozen=True):
    """Whoever sits at a seat."""

    bot: str | None = None
    """The name of the bot; None is a person."""
    name: str = ""
    """What they are called; empty where nobody said."""

    @property
    def is_person(self) -> bool:
        return self.bot is None


def parse_players(text: str) -> tuple[Player, ...]:
    """The players of a list such as "human=Ana,human,bot:greedy"."""
    return tuple(_parse_player(part.strip()) for part in text.split(","))


def format_player(player: Player) -> str:
    """The text that `parse_players` reads back."""
    kind = _PERSON if player.bot is None else f"{_BOT}{player.bot}"
    return f"{kind}={player.name}" if player.name else kind


def default_players(game: AnyGame, variant: str = "") -> tuple[Player, ...]:
    """The smallest table: a person, and at the other seats the bot that is offered first."""
    seats = game.player_counts[0]
    return (Player(), *[Player(bot=usual_bot(game, seats, variant))] * (seats - 1))


def usual_bot(game: AnyGame, players: int, variant: str = "") -> str:
    """The bot that is offered first: Normal where a game has levels, else its weakest that is not random."""
    names = bot_names(game, players, variant)
    return "normal" if "normal" in names else names[min(1, len(names) - 1)]


def check_players(game: AnyGame, players: Sequence[Player], variant: str = "") -> None:
    """Refuse bots that the game does not have for so many players, before anything is set up."""
    for player in players:
        if player.bot is not None:
            get_bot(player.bot, game, len(players), variant)


def names_of(players: Sequence[Player], words: Words) -> tuple[str, ...]:
    """What the players are called at this table; those without a name get one, and no two are alike."""
    wanted = [player.name or _default_name(seat, player, words) for seat, player in enumerate(players)]
    times, seen, names = Counter(wanted), Counter[str](), []
    for name in wanted:
        seen[name] += 1
        names.append(name if times[name] == 1 else f"{name} {seen[name]}")
    return tuple(names)


def kind_of(player: Player, words: Words) -> str:
    """Whether a person or which bot."""
    if player.bot is None:
        return words.say("ui-person")
    return words.say("ui-bot", bot=_bot_name(player.bot, words))


def style_of(player: Player, words: Words) -> str:
    """A line about how a bot plays; empty for persons, and where nobody wrote one."""
    key = f"bot-{player.bot}-text"
    return words.say(key) if player.bot is not None and words.has(key) else ""


def _parse_player(part: str) -> Player:
    kind, _, name = part.partition("=")
    name = " ".join(name.split())
    is_bot = kind.startswith(_BOT) and len(kind) > len(_BOT)
    if not (kind == _PERSON or is_bot) or len(name) > _LONGEST_NAME or not name.isprintable():
        raise BadSeats(f"not a seat: {part!r}; write human, human=NAME, bot:KIND or bot:KIND=NAME", seat=part)
    return Player(bot=kind.removeprefix(_BOT) if is_bot else None, name=name)


def _default_name(seat: int, player: Player, words: Words) -> str:
    return words.say("ui-player-number", number=seat + 1) if player.bot is None else _bot_name(player.bot, words)


def _bot_name(bot: str, words: Words) -> str:
    key = f"bot-{bot}"
    return words.say(key) if words.has(key) else bot.capitalize()
