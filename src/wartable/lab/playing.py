"""One game of an experiment, from the deal to its record. Runs in other processes and on other machines."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from wartable.core.bot import Bot, play_out
from wartable.core.chance import DuplicateSource, SeededSource
from wartable.core.chronicle import Story
from wartable.core.game import AnyGame
from wartable.core.library import get_game
from wartable.core.match import Match
from wartable.lab.batch import play_batch
from wartable.lab.bots import bot_of
from wartable.lab.experiment import Deal, DiceMode, EngineKind
from wartable.lab.game_record import UNFINISHED, GameRecord
from wartable.lab.lead_changes import decided, lead_changes

__all__ = ["Task", "match_of", "play_task", "record_of"]


class Task(msgspec.Struct, frozen=True):
    """Some games to be played in one go."""

    game: str
    options: dict[str, Any]
    deals: tuple[Deal, ...]
    engine: EngineKind = EngineKind.READABLE


def play_task(task: Task) -> tuple[GameRecord, ...]:
    """The records of the games of a task."""
    game = get_game(task.game)
    if task.engine is EngineKind.BATCH:
        return play_batch(game, task.options, task.deals)
    return tuple(record_of(match_of(game, task.options, deal), deal) for deal in task.deals)


def match_of(game: AnyGame, options: dict[str, Any], deal: Deal) -> Match:
    """The finished match of a deal; the same again whenever and wherever it is played."""
    variant = game.variant_of(options)
    bots = [bot_of(name, game, len(deal.bots), variant) for name in deal.bots]
    source = SeededSource(deal.seed) if deal.dice is DiceMode.FRESH else DuplicateSource(deal.seed)
    match = Match.new(game, len(bots), options=options, source=source)
    if deal.dice is DiceMode.DUPLICATE:
        bots = [_WithOwnRandomness(bot, random.Random(f"{deal.seed}|{seat}")) for seat, bot in enumerate(bots)]
    return play_out(match, bots, random.Random(deal.seed))


class _WithOwnRandomness:
    """A bot whose own randomness does not depend on what the others have used up."""

    def __init__(self, bot: Bot, rng: random.Random) -> None:
        self.name = bot.name
        self._bot = bot
        self._rng = rng

    def choose(self, rules: Any, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:  # noqa: ARG002
        return self._bot.choose(rules, observation, legal_actions, self._rng)


def record_of(match: Match, deal: Deal) -> GameRecord:
    """The record of a finished match, or of one that the programs' limit stopped."""
    seats = [entry.seat for entry in match.log if entry.seat is not None]
    chronicle = match.game.chronicle()
    story = Story(0, (), ()) if chronicle is None else chronicle.tell(match)
    result = match.result
    winners = () if result is None else result.winners
    return GameRecord(
        index=deal.index,
        seed=deal.seed,
        bots=deal.bots,
        winners=winners,
        scores=(0,) * match.players if result is None else result.scores,
        how=UNFINISHED if result is None else result.how,
        first=seats[0],
        decisions=len(seats),
        length=story.length,
        lead_changes=lead_changes(story.standings),
        decided=decided(story.standings, winners[0]) if len(winners) == 1 and story.standings else None,
        deeds=story.deeds,
    )
