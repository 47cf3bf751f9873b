"""Which number matters: steps of every number, ranked by what they move."""

from __future__ import annotations

import pytest

from wartable.lab import Experiment, LocalPool
from wartable.lab.compare import Finding
from wartable.lab.experiment import BadExperiment, DiceMode, EngineKind
from wartable.lab.scan import scan
from wartable.lab.scan_report import scan_report
from wartable.lab.variations import number_names, variations_of, with_number
from wartable.registry import get_game
from wartable.text.words import Words

GAME = get_game("age-of-war")


def test_every_number_has_a_name_also_inside_a_list() -> None:
    names = number_names(GAME)
    assert "dice" in names
    assert "castle.kiyosu.points" in names
    assert "castle.kiyosu.lines[3]" in names
    assert "castle.kiyosu.clan" not in names


def test_a_step_down_and_a_step_up() -> None:
    found, unplayable = variations_of(GAME, ["castle.kiyosu.lines", "dice"])
    assert [("dice", 7, 6), ("dice", 7, 8)] == [each[:3] for each in found[:2]]
    assert [("castle.kiyosu.lines[3]", 3, 2), ("castle.kiyosu.lines[3]", 3, 4)] == [each[:3] for each in found[2:]]
    assert [] == unplayable
    assert 'castle.kiyosu.lines = [["daimyo"], ["archery"], ["cavalry"], 4]\n' == found[3].toml


def test_a_star_stands_for_any_part_of_a_name() -> None:
    found, _ = variations_of(GAME, ["*.points"])
    assert {"castle", "clan"} == {each.name.partition(".")[0] for each in found}
    assert all(each.name.endswith(".points") for each in found)
    assert 40 == len(found)
    assert {"castle.kiyosu.lines[3]"} == {each.name for each in variations_of(GAME, ["castle.ki*o*.lines[3]"])[0]}


def test_large_numbers_move_by_a_tenth_and_by_what_is_asked() -> None:
    game = get_game("board-of-war")
    gold = next(name for name in number_names(game) if name.endswith("gold") and "victory" in name)
    found, _ = variations_of(game, [gold])
    old = found[0].old
    assert [old - old // 10, old + old // 10] == [each.new for each in found]
    assert [old - 7, old + 7] == [each.new for each in variations_of(game, [gold], 7)[0]]


def test_what_the_game_does_not_allow_is_named() -> None:
    found, unplayable = variations_of(GAME, ["dice"], 7)
    assert [] == found
    assert [("dice", 0), ("dice", 14)] == [each[:2] for each in unplayable]
    assert all("dice" in str(each.problem) for each in unplayable)


@pytest.mark.parametrize("language", ["es", "zh-Hant"])
def test_why_a_step_cannot_be_played_is_said_in_the_readers_language(language: str) -> None:
    _, unplayable = variations_of(GAME, ["dice"], 7)
    experiment = Experiment("age-of-war", ("greedy", "greedy"))
    (_, section) = scan_report(experiment, 3, [], unplayable, Words(language, GAME.id)).sections
    told = [row[-1] for row in section.tables[0].rows]
    assert told == [Words(language, GAME.id).error(each.problem) for each in unplayable]
    assert not set(told) & {str(each.problem) for each in unplayable}


def test_a_number_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadExperiment, match="no number 'castle.kyosu'"):
        variations_of(GAME, ["castle.kyosu"])


@pytest.mark.slow
@pytest.mark.parametrize("engine", EngineKind)
def test_what_moves_the_game_comes_first(engine: EngineKind) -> None:
    if engine is EngineKind.BATCH:
        pytest.importorskip("numba")
    games = 400 if engine is EngineKind.BATCH else 30
    experiment = Experiment("age-of-war", ("greedy", "greedy"), 1, {}, DiceMode.DUPLICATE, engine)
    variations, unplayable = variations_of(GAME, ["castle.kiyosu.lines[3]", "clan.oda.points"])
    moved = scan(experiment, games, variations, LocalPool(1), only=["length", "seat.1"])
    assert 4 == len(moved)
    assert "castle.kiyosu.lines[3]" == moved[0].variation.name
    assert "length" == moved[0].largest.id
    assert Finding.CHANGED is moved[0].largest.finding
    assert sorted((each.effect for each in moved), reverse=True) == [each.effect for each in moved]
    report = scan_report(experiment, games, moved, unplayable, Words("en", GAME.id))
    name, step, *_ = report.sections[0].tables[0].rows[0]
    assert "castle.kiyosu.lines[3]" == name
    assert step in {"3\u00a0→\u00a02", "3\u00a0→\u00a04"}


def test_the_same_numbers_move_nothing() -> None:
    experiment = Experiment("age-of-war", ("random", "random"), 1, {}, DiceMode.DUPLICATE)
    (same,) = variations_of(GAME, ["clan.mori.points"])[0][:1]
    unchanged = same._replace(toml=with_number(GAME, "clan.mori.points", same.old))
    (moved,) = scan(experiment, 5, [unchanged], LocalPool(1))
    assert 0.0 == moved.effect
    assert {Finding.SAME} == {change.finding for change in moved.changes}
