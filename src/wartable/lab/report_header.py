"""What a report says of what was played: game, bots, dice, and the numbers that a variant changed."""

from __future__ import annotations

from typing import Any

from wartable.core.game import AnyGame
from wartable.core.library import get_game
from wartable.core.variant import numbers_of
from wartable.lab.batch import why_not_batch
from wartable.lab.experiment import EngineKind, Experiment
from wartable.lab.figures import Figures
from wartable.lab.tournament import Tournament

__all__ = ["changed_numbers", "header", "plain", "variant_in_words"]


def header(figures: Figures, schedule: Experiment | Tournament, games: int) -> list[tuple[str, str]]:
    """Names and values for the head of a report: all but the variant."""
    words = figures.words
    options = [
        (words.say("lab-about-option"), f"{name} = {plain(value)}")
        for name, value in schedule.options.items()
        if name != "variant"
    ]
    return [
        (words.say("lab-about-game"), words.say("game-title")),
        (words.say("lab-about-bots"), words.joined(figures.subject("bot", bot) for bot in schedule.bots)),
        (words.say("lab-about-games"), figures.whole(games)),
        (words.say("lab-about-seed"), str(schedule.seed)),
        (words.say("lab-about-dice"), words.say(f"lab-luck-{schedule.dice}")),
        (words.say("lab-about-engine"), _engine_in_words(figures, schedule)),
        *options,
    ]


def _engine_in_words(figures: Figures, schedule: Experiment | Tournament) -> str:
    """Who played, and why it was not the fast engine, unless the other was asked for."""
    words = figures.words
    if schedule.engine is EngineKind.BATCH:
        return words.say("lab-engine-batch")
    players = schedule.players if isinstance(schedule, Tournament) else len(schedule.bots)
    why = why_not_batch(get_game(schedule.game), schedule.bots, players, schedule.options)
    if not why:
        return words.say("lab-engine-readable")
    return words.say("lab-engine-readable-since", why=words.say("lab-no-batch", **why))


def variant_in_words(figures: Figures, game: AnyGame, variant: str) -> str:
    """What a variant changes, line by line."""
    changes = changed_numbers(game, variant)
    if not changes:
        return figures.words.say("lab-standard")
    return "\n".join(f"{key}: {plain(old)} → {plain(new)}" for key, old, new in changes)


def changed_numbers(game: AnyGame, variant: str) -> list[tuple[str, Any, Any]]:
    """The numbers that a variant changes: key, standard value, new value."""
    standard = dict(numbers_of(game.data_tables()))
    return [
        (key, standard[key], value) for key, value in numbers_of(game.data_tables(variant)) if standard[key] != value
    ]


def plain(value: Any) -> str:
    """A number or a list as a variant writes it, without the quotes."""
    return f"[{', '.join(plain(part) for part in value)}]" if isinstance(value, list) else str(value)
