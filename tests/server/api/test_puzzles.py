"""Puzzles over HTTP: the same position for everybody, exact answers, and what counts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.api.test_reviews import refused
from tests.server.running import Running
from wartable.client import Client, Refused
from wartable.games.age_of_war.puzzles import puzzles
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.values import move_values
from wartable.registry import get_game
from wartable.server.school.positions import view_of

PATH = "/api/puzzles/age-of-war"
GAME = get_game("age-of-war")
TWO = GAME.rules(2)
EVERY = puzzles()


async def ask(client: Client, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    found: dict[str, Any] = await client.request("GET" if body is None else "POST", f"{PATH}{path}", body)
    return found


async def answer(client: Client, number: int, choice: int) -> dict[str, Any]:
    """Answer by the place of a choice."""
    chosen = (await ask(client, f"/{number}"))["position"]["choices"][choice]
    return await ask(client, f"/{number}/answer", {"action": chosen["action"]})


def best_of(number: int) -> float:
    assert isinstance(TWO, Rules)
    return max(worth for _, worth in move_values(TWO, EVERY.puzzle(number).position))


async def test_themes_and_the_puzzle_of_the_day_are_the_same_for_everybody(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        found, other = await ask(ana, ""), await ask(ben, "")
        assert len(EVERY.puzzles) == found["count"] == sum(theme["count"] for theme in found["themes"])
        assert found["daily"] == other["daily"] == (await ask(ben, "/daily"))["number"]
        assert (await ask(ana, "/daily"))["is_daily"]


async def test_a_puzzle_does_not_tell_its_answer(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        puzzle = await ask(ana, "/7")
        position = puzzle["position"]
        assert 7 == puzzle["number"]
        assert EVERY.puzzle(7).theme == puzzle["theme"]
        assert list(EVERY.puzzle(7).position.owners) == position["observation"]["owners"]
        assert {"players", "seat", "observation", "prompt", "choices", "facts", "numbers"} == set(position)
        assert all("worth" not in choice for choice in position["choices"])


async def test_an_answer_is_judged_exactly_and_counts_once(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        first = await answer(ana, 11, 0)
        worth = [each["worth"] for each in first["opinions"]]
        assert first["is_exact"]
        assert best_of(11) == pytest.approx(max(worth)) == worth[first["best"]]
        assert first["loss"] == pytest.approx(max(worth) - worth[0])
        assert first["has_counted"]
        again = await answer(ana, 11, first["best"])
        assert again["is_right"]
        assert not again["has_counted"]
        assert first["you"] == again["you"]
        assert first["asked"] == again["asked"]


async def test_right_answers_make_a_streak_and_a_wrong_one_ends_it(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        ratings, streaks = [], []
        for number in (21, 22, 23):
            best = (await answer(ben, number, 0))["best"]
            # The third is answered wrongly.
            choice = best if number < 23 else int(best == 0)
            told = await answer(ana, number, choice)
            assert (number < 23) == told["is_right"]
            streaks.append(told["you"]["streak"])
            ratings.append(told["you"]["rating"])
        assert [1, 2, 0] == streaks
        assert ratings[0] < ratings[1] > ratings[2]
        you = (await ask(ana, ""))["you"]
        assert (3, 2, 2) == (you["asked"], you["solved"], you["best_streak"])


async def test_somebody_without_a_name_is_told_the_answer_and_nothing_is_kept(server: Running) -> None:
    async with Client(server.url) as nobody:
        before = await ask(nobody, "/31")
        told = await answer(nobody, 31, 0)
        assert not told["has_counted"]
        assert before["asked"] == (await ask(nobody, "/31"))["asked"]


async def test_what_there_is_not_is_refused(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        assert "no-such-puzzle" == await refused(ana, "GET", f"{PATH}/999999")
        assert "no-such-puzzle" == await refused(ana, "GET", f"{PATH}/next?theme=tea")
        assert "not-an-action" == await refused(ana, "POST", f"{PATH}/1/answer", {"action": {"type": "tea"}})


@pytest.mark.rule("AW-15")
async def test_what_the_rules_do_not_allow_is_refused_with_the_rule(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        number = next(number for number in EVERY.numbers("finish"))
        with pytest.raises(Refused) as refusal:
            await ask(ana, f"/{number}/answer", {"action": {"type": "fill", "castle": "azuchi", "line": 0}})
        assert "illegal-action" == refusal.value.problem.code
        assert refusal.value.problem.rule


async def test_every_line_that_comes_to_the_same_is_the_same_choice(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        for number in EVERY.numbers():
            view = view_of(GAME, 2, EVERY.puzzle(number).position)
            merged = set(TWO.legal_actions(EVERY.puzzle(number).position)) - {each.action for each in view.choices}
            if merged:
                break
        told = await ask(ana, f"/{number}/answer", {"action": msgspec.to_builtins(merged.pop())})
        assert 0 <= told["made"] < len(view.choices)


async def test_the_next_one_is_of_the_theme_and_new(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        seen = set()
        for _ in range(5):
            puzzle = await ask(ana, "/next?theme=last")
            assert "last" == puzzle["theme"]
            seen.add(puzzle["number"])
            await answer(ana, puzzle["number"], 0)
        assert 5 == len(seen)
