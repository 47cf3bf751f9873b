"""Who can win with the next turn: exactly what the rules allow, and who stands in the way."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from tests.games.board_of_war.positions import RULES, kingdom, position
from wartable import OVER, Match
from wartable.core.presenter import Threat
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.heuristics import REGENT
from wartable.games.board_of_war.state import Kingdom, Marker, State
from wartable.text.words import Words

WORDS = Words("en", "board-of-war", ("Ana", "Regent", "Cleo"))
NORTH = [f"{column}{row}" for row in (9, 10) for column in "abcdefghij"] + ["e7", "f7", "e8", "f8"]


def goal_without(*missing: str) -> str:
    return " ".join(square for square in NORTH if square not in missing)


def threats(state: State, viewer: int | None = 0) -> tuple[Threat, ...]:
    rules = RULES[len(state.hands), 10]
    return GAME.presenter(rules).facts(rules.observe(state, viewer), ()).threats


def told(*kingdoms: Kingdom, **more: object) -> list[str]:
    return [WORDS.line(threat.line) for threat in threats(position(*kingdoms, **more))]  # type: ignore[arg-type]


@pytest.mark.rule("BW-61")
class TestExpansion:
    def test_as_many_squares_as_builders(self) -> None:
        land = kingdom(goal_without("b9", "d10", "f7"), builders=3)
        assert ["Regent can win next turn: expansion, missing f7, b9, d10."] == told(kingdom(), land)
        assert [] == told(kingdom(), replace(land, builders=2))

    def test_the_squares_are_named_to_be_outlined(self) -> None:
        land = kingdom(goal_without("b9", "d10"), builders=2)
        (threat,) = threats(position(kingdom(), land))
        assert (1, ("square:b9", "square:d10")) == (threat.seat, threat.targets)

    def test_the_conqueror_adds_one_and_the_saboteur_takes_one(self) -> None:
        land = kingdom(goal_without("b9", "d10", "f7"), builders=2)
        assert 1 == len(told(kingdom(), land, kings="SD"))
        saboteur = kingdom(marker=Marker(1))
        assert [] == told(saboteur, land, kings="SD", jacks="DH", round=6)

    def test_an_army_in_the_way_that_can_be_beaten_is_named(self) -> None:
        land = kingdom(goal_without("b9", "f7"), builders=2, armies="f8:3")
        expected = "Regent can win next turn: expansion, missing f7, b9 (your army holds f7)."
        assert [expected] == told(kingdom(armies="f7:1"), land)

    def test_an_army_that_cannot_be_beaten_prevents_it(self) -> None:
        near, far = kingdom(armies="f7:9"), kingdom(armies="f7:1")
        assert [] == told(near, kingdom(goal_without("f7"), builders=2, armies="f8:1"))
        assert [] == told(far, kingdom(goal_without("f7"), builders=2, armies="b10:3"))

    def test_soldiers_in_the_barracks_count_where_they_can_join(self) -> None:
        land = kingdom(goal_without("f7"), builders=1, barracks=4)
        assert 1 == len(told(kingdom(armies="f7:2"), land))
        assert [] == told(kingdom(armies="f7:9"), land)

    def test_two_armies_in_the_way_need_two_to_beat_them(self) -> None:
        own = kingdom(armies="e7:1 f7:1")
        one = kingdom(goal_without("e7", "f7"), builders=2, armies="e8:4")
        two = kingdom(goal_without("e7", "f7"), builders=2, armies="e8:4 f8:4")
        assert [] == told(own, one)
        assert 1 == len(told(own, two))

    def test_ground_of_a_kingdom_must_be_razed_first(self) -> None:
        own = kingdom("e1 f1 a9 a10", upgrades="e1 f1 a9")
        land = kingdom(goal_without("a9", "a10"), builders=2, armies="b9:2")
        assert ["your kingdom holds a9", "your kingdom holds a10"] == [
            part for part in ("your kingdom holds a9", "your kingdom holds a10") if part in told(own, land)[0]
        ]
        assert [] == told(own, replace(land, armies=()))


@pytest.mark.rule("BW-60")
class TestGold:
    def test_what_is_there_when_the_turn_has_begun(self) -> None:
        rich = kingdom("e10 f10", gold=985, merchants="e10", farmers="f10")
        assert ["Regent can win next turn: gold, 1,005 of 1,000."] == told(kingdom(), rich, kings="SH", queens="SH")
        assert [] == told(kingdom(), replace(rich, gold=979), kings="SH", queens="SH")

    def test_the_round_of_that_turn_counts(self) -> None:
        """The Grand Merchant wakes up in round 6: for a seat whose next turn is in it."""
        rich = kingdom("e10 f10", gold=985, merchants="e10")
        assert [] == told(kingdom(), rich, kings="SH", queens="SC", round=5)
        assert 1 == len(told(kingdom(), rich, kings="SH", queens="SC", round=6))

    def test_the_spy_adds_its_part(self) -> None:
        rich = kingdom("e10 f10", gold=995)
        poor, robbed = kingdom(), kingdom(gold=30)
        assert [] == told(poor, rich, jacks="HC", round=6)
        assert 1 == len(told(robbed, rich, jacks="HC", round=6))


@pytest.mark.rule("BW-62", "BW-63")
class TestCentre:
    def test_captured_or_about_to_be(self) -> None:
        land = kingdom("e10 f10", armies="e6:1*1 f6:2")
        expected = ["Regent can win next turn: the centre, capturing e6."]
        assert expected == told(kingdom(), land, centre=(1, 1, None, 1))
        assert [] == told(kingdom(), kingdom("e10 f10", armies="e6:1"), centre=(1, 1, None, 1))

    def test_a_contested_square_must_be_won_back(self) -> None:
        land = kingdom("e10 f10", armies="e6:4")
        expected = ["Regent can win next turn: the centre (your army holds e5)."]
        assert expected == told(kingdom(armies="e5:1"), land, centre=(1, 1, 1, 1))
        assert [] == told(kingdom(armies="e5:1"), kingdom("e10 f10"), centre=(1, 1, 1, 1))


@pytest.mark.rule("BW-64")
def test_the_last_squares_of_the_last_enemy() -> None:
    land = kingdom("e10 f10", armies="e3:2")
    assert ["Regent can win next turn: your last squares."] == told(kingdom("e1 e2"), land)
    assert [] == told(kingdom("e1 f1 e2 d1", upgrades="e1 f1 e2"), kingdom("e10 f10", armies="e3:1"))
    third = kingdom("a5 a6")
    assert [] == told(kingdom("e1 e2"), third, land, kings="SCD")


def test_nobody_is_told_of_their_own_victory_or_of_whose_turn_it_is() -> None:
    rich = kingdom("e10 f10", gold=990, merchants="e10")
    state = position(kingdom(), rich)
    assert 1 == len(threats(state, 0))
    assert () == threats(state, 1)
    assert () == threats(replace(state, turn=1), 0)
    assert 1 == len(threats(state, None))


def test_whoever_wins_by_expansion_or_gold_was_announced() -> None:
    """Games of regents: a victory that needs no dice was threatened when the turn before ended."""
    seen = 0
    for seed in range(14):
        match, rng = Match.new(GAME, 2, seed), random.Random(seed)
        announced: set[int] = set()
        while match.to_act is not OVER:
            seat = match.to_act
            assert isinstance(seat, int)
            view = match.observe(seat)
            announced = {threat.seat for threat in match.presenter.facts(match.observe(None), ()).threats} | (
                announced if view.turn == seat else set()
            )
            match.play(REGENT.choose(match.rules, view, match.legal_actions(), rng))
        assert match.result is not None
        if match.result.how in ("gold", "centre"):
            assert match.result.winners[0] in announced
            seen += 1
    assert seen
