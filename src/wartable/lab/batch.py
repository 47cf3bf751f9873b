"""The fast engine of a game behind the lab: the same records as from its readable rules."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from wartable.core.batch import BatchEngine, Columns, SeatedGame
from wartable.core.chance import ScriptedSource
from wartable.core.chronicle import Deed
from wartable.core.game import CHANCE, AnyGame, Game
from wartable.core.library import get_game
from wartable.core.match import Entry, Match
from wartable.lab.experiment import BadExperiment, Deal, DiceMode, EngineKind
from wartable.lab.game_record import UNFINISHED, GameRecord

__all__ = [
    "NoBatchEngine",
    "batch_match",
    "chosen_engine",
    "columns_of",
    "engine_for",
    "play_batch",
    "records_of",
    "why_not_batch",
]


class NoBatchEngine(BadExperiment):
    """The fast engine was asked for and cannot play this."""

    key = "lab-no-batch"


def engine_for(game: AnyGame, bots: Sequence[str], players: int, options: dict[str, Any]) -> EngineKind:
    """The fastest that can play this."""
    return EngineKind.READABLE if why_not_batch(game, bots, players, options) else EngineKind.BATCH


def why_not_batch(game: AnyGame, bots: Sequence[str], players: int, options: dict[str, Any]) -> dict[str, str]:
    """What the message "lab-no-batch" is told; nothing if the fast engine can play this."""
    batch = _engine(game.id, players, msgspec.json.encode(options))
    if batch is None:
        from wartable.core.compiled import HAS_COMPILER

        has_none = type(game).batch is Game.batch
        return {"why": "game" if has_none else "rules" if HAS_COMPILER else "compiler"}
    unknown = [bot for bot in dict.fromkeys(bots) if bot not in batch.bots]
    return {"why": "bots", "bots": ", ".join(unknown), "known": ", ".join(sorted(batch.bots))} if unknown else {}


def chosen_engine(
    asked: str, game: AnyGame, bots: Sequence[str], players: int, settings: Sequence[dict[str, Any]]
) -> EngineKind:
    """The engine for all these settings: the one asked for, or with "auto" the fastest that can play them."""
    if asked == EngineKind.READABLE:
        return EngineKind.READABLE
    reasons = [why for each in settings if (why := why_not_batch(game, bots, players, each))]
    if asked == EngineKind.BATCH and reasons:
        raise NoBatchEngine("the batch engine does not know this game, a bot, or a variant", **reasons[0])
    return EngineKind.READABLE if reasons else EngineKind.BATCH


def columns_of(game: AnyGame, options: dict[str, Any], deals: Sequence[Deal]) -> Columns:
    """How the fast engine played these deals."""
    return _required(game, len(deals[0].bots), options).play([_seated(deal) for deal in deals])


def play_batch(game: AnyGame, options: dict[str, Any], deals: Sequence[Deal]) -> tuple[GameRecord, ...]:
    """The records of these deals."""
    return records_of(columns_of(game, options, deals), deals) if deals else ()


def batch_match(game: AnyGame, options: dict[str, Any], deal: Deal) -> Match:
    """The match that the fast engine played, event by event through the readable rules."""
    players = len(deal.bots)
    events = _required(game, players, options).events(_seated(deal))
    rules = game.rules(players, options)
    match = Match(game, rules, game.check_options(options), ScriptedSource())
    for event in events:
        actor = match.to_act
        match.resume([Entry(None if actor is CHANCE else actor, event)])  # type: ignore[arg-type]
    return match


def records_of(columns: Columns, deals: Sequence[Deal]) -> tuple[GameRecord, ...]:
    """Columns as rows."""
    deeds = _deeds(columns)
    plain = [
        column.tolist()
        for column in (columns.first, columns.decisions, columns.length, columns.lead_changes, columns.decided)
    ]
    shares, scores = columns.shares.tolist(), columns.scores.tolist()
    return tuple(
        GameRecord(
            index=deal.index,
            seed=deal.seed,
            bots=deal.bots,
            winners=tuple(seat for seat, share in enumerate(shares[row]) if share),
            scores=tuple(scores[row]),
            how=columns.how[row] or UNFINISHED,
            first=first,
            decisions=decisions,
            length=length,
            lead_changes=changes,
            decided=None if math.isnan(decided) else decided,
            deeds=tuple(deeds[row]),
        )
        for row, (deal, first, decisions, length, changes, decided) in enumerate(zip(deals, *plain, strict=True))
    )


def _deeds(columns: Columns) -> list[list[Deed]]:
    """By game: the same deeds as the game's chronicle tells of a match, ordered topics in their order."""
    found: list[list[Deed]] = [[] for _ in columns.how]
    for topic, items, counts, order in columns.deeds:
        places = None if order is None else order.tolist()
        rows: list[list[Deed]] = [[] for _ in columns.how]
        for row, item, seat in zip(*(part.tolist() for part in counts.nonzero()), strict=True):
            place = None if places is None else places[row][item]
            rows[row].append(Deed(topic, items[item], seat, int(counts[row, item, seat]), place))
        for row, deeds in enumerate(rows):
            found[row] += deeds if order is None else sorted(deeds, key=lambda deed: deed.order or 0)
    return found


def _seated(deal: Deal) -> SeatedGame:
    return SeatedGame(deal.bots, deal.seed, deal.dice is DiceMode.DUPLICATE)


def _required(game: AnyGame, players: int, options: dict[str, Any]) -> BatchEngine:
    batch = _engine(game.id, players, msgspec.json.encode(options))
    if batch is None:
        raise NoBatchEngine(f"{game.id} has no batch engine for this", why="rules")
    return batch


@lru_cache(maxsize=64)
def _engine(game_id: str, players: int, options: bytes) -> BatchEngine | None:
    game = get_game(game_id)
    rules = game.rules(players, msgspec.json.decode(options))
    # The fast engines know no other beginning than the set-up.
    return game.batch(rules) if rules.beginning is None else None
