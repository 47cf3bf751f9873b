"""Positions that somebody made up: worth something, or refused, whatever is in them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from wartable.core.chance import SeededSource
from wartable.core.play import settle
from wartable.games.epic_dice_battles.presenter.presenter import EpicDiceBattlesPresenter
from wartable.games.epic_dice_battles.state import Villages
from wartable.registry import get_game
from wartable.server.problems import Problem, ProblemDocument
from wartable.server.school.studying import StudyQuestion, work_out_study
from wartable.server.table.plan import SeatPlan, TablePlan
from wartable.server.table.plan_checks import check_playable

GAME = get_game("epic-dice-battles")
RULES = GAME.rules(2)
BEGUN, _ = settle(RULES, RULES.initial_state(), SeededSource(1))


def study_of(state: Any, *, roll: bool = False) -> tuple[Any, str]:
    """A study, and the code of a refusal."""
    text = GAME.write_position(RULES, state)
    study, refusal = work_out_study(StudyQuestion(GAME.id, 2, text, roll, (), ""))
    if refusal is not None:
        return None, msgspec.json.decode(refusal, type=ProblemDocument).code
    return msgspec.json.decode(study), ""


@pytest.mark.rule("ED-14")
def test_a_year_that_would_never_end_is_refused() -> None:
    """The token lies with nobody: whoever is asked next is asked again and again."""
    state = replace(BEGUN, first=12, stage=Villages(None, 0))
    assert (None, "illegal-action") == study_of(state, roll=True)


def test_before_a_roll_there_is_nothing_to_choose() -> None:
    mat = replace(BEGUN.mats[0], villages=1, action_dice=0)
    study, _ = study_of(replace(BEGUN, mats=(mat, BEGUN.mats[1]), stage=Villages(None, 0)))
    assert (None, []) == (study["position"]["seat"], study["position"]["choices"])


def test_what_the_rules_do_not_notice_is_refused_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise IndexError

    monkeypatch.setattr(EpicDiceBattlesPresenter, "facts", fail)
    assert (None, "impossible-position") == study_of(BEGUN)
    options = {"position": GAME.write_position(RULES, BEGUN)}
    with pytest.raises(Problem) as refused:
        check_playable(TablePlan(game=GAME.id, seats=(SeatPlan(), SeatPlan()), options=options))
    assert "impossible-position" == refused.value.code
