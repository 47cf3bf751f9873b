"""Lessons over HTTP: their titles, and every step with what its choices are worth."""

from __future__ import annotations

import pytest

from tests.server.running import Running
from wartable.client import Client, Refused
from wartable.registry import game_ids, get_game


@pytest.mark.parametrize("game_id", ["age-of-war", "board-of-war", "epic-dice-battles"])
async def test_a_step_is_told_with_what_its_choices_are_worth(server: Running, game_id: str) -> None:
    async with Client(server.url, name="Ana") as ana:
        found = (await ana.request("GET", f"/api/lessons/{game_id}"))["lessons"]
        assert [2, 3] == [lesson["number"] for lesson in found]
        for lesson in found:
            number = lesson["steps"]
            step = await ana.request("GET", f"/api/lessons/{game_id}/{lesson['number']}/{number}")
            assert (number, number) == (step["step"], step["steps"])
            worths = [opinion["worth"] for opinion in step["opinions"]]
            assert len(step["position"]["choices"]) == len(worths)
            assert max(worths) == worths[step["best"]]
            assert 1 == worths.count(max(worths))


@pytest.mark.parametrize(
    ("path", "code"), [("4/1", "no-such-lesson"), ("1/1", "no-such-lesson"), ("2/9", "no-such-step")]
)
async def test_what_there_is_not_is_refused(server: Running, path: str, code: str) -> None:
    async with Client(server.url, name="Ana") as ana:
        with pytest.raises(Refused) as refusal:
            await ana.request("GET", f"/api/lessons/age-of-war/{path}")
        assert code == refusal.value.problem.code
        assert 404 == refusal.value.problem.status


def test_every_game_of_ours_has_two_lessons() -> None:
    assert {2} == {len(get_game(game_id).lessons()) for game_id in game_ids()}
