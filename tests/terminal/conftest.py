from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wartable.core.bot import play_out
from wartable.core.match import Match
from wartable.games.age_of_war.game import AgeOfWar
from wartable.registry import get_bot, get_game
from wartable.terminal.players import parse_players
from wartable.terminal.table import LocalSetup, LocalTable

MakeTable = Callable[..., LocalTable]
GAME = get_game("age-of-war")
WITH_SECRETS = get_game("board-of-war")


@pytest.fixture(autouse=True)
def own_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No saved matches of whoever runs the tests."""
    monkeypatch.setenv("WARTABLE_DATA_DIR", str(tmp_path / "data"))


class WithoutJudge(AgeOfWar):
    """Age of War before anybody had worked it out."""

    def judge(self, players: int) -> Any:
        return None


@pytest.fixture
def make_table(tmp_path: Path) -> MakeTable:
    """A table of Age of War at its beginning, or after quick bots have played a number of decisions for all.

    `has_secrets` makes it one of Board of War, where everybody holds a hand of cards.
    """

    def make(
        seats: str = "human=Ana,human=Luis",
        *,
        seed: int | None = 3,
        decisions: int = 0,
        has_secrets: bool = False,
        has_judge: bool = True,
    ) -> LocalTable:
        game, bot = (WITH_SECRETS, "regent") if has_secrets else (GAME if has_judge else WithoutJudge(), "greedy")
        players = parse_players(seats)
        if not decisions:
            return LocalSetup(game, players, seed=seed).begin()
        match = Match.new(game, players=len(players), seed=seed)
        play_out(match, [get_bot(bot, game)] * len(players), random.Random(1), max_decisions=decisions)
        return LocalTable(match, players, tmp_path / "table.json")

    return make


# What is said of a threat in each game, and the bot that comes to one.
THREATS = {
    "age-of-war": " needs only ",
    "epic-dice-battles": " can besiege ",
    "board-of-war": " can win next turn: ",
}
_BOTS = {"age-of-war": "greedy", "epic-dice-battles": "warlord", "board-of-war": "regent"}


def threatened(game_id: str, folder: Path) -> LocalTable:
    """Ana is asked at the beginning of a turn, while the rival threatens and has done what must be told."""
    game, players, bot = get_game(game_id), parse_players(f"human=Ana,bot:{_BOTS[game_id]}"), _BOTS[game_id]
    for seed in range(20):
        match, rng = Match.new(game, players=2, seed=seed), random.Random(seed)
        table = LocalTable(match, players, folder / "table.json")
        while isinstance(seat := match.to_act, int):
            if seat == 0 and _is_news(match) and len(match.legal_actions()) > 1 and table.since_last_turn(0):
                return table
            match.play(get_bot(bot, game).choose(match.rules, match.observe(seat), match.legal_actions(), rng))
    raise AssertionError("nobody was threatened")


def _is_news(match: Match) -> bool:
    """Whether the rival has just decided something, and threatens now."""
    last = next((entry.seat for entry in reversed(match.log) if entry.seat is not None), None)
    return last == 1 and bool(match.presenter.facts(match.observe(0), ()).threats)
