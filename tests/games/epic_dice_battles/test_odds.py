"""The odds of battles against enumeration, simulation, and facts anyone can check."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.epic_dice_battles.enumeration import Enumeration
from wartable.games.epic_dice_battles import odds
from wartable.games.epic_dice_battles.components import components_of, standard_components
from wartable.games.epic_dice_battles.odds.battle import Odds
from wartable.games.epic_dice_battles.odds.simulation import half_width, simulate
from wartable.games.epic_dice_battles.policy import Policy

Lines = Mapping[str, Mapping[str, int] | int]

PLAIN = ("footman", "cavalry", "samurai", "samurai-cavalry")


def force(text: str) -> odds.Force:
    return odds.parse_force(text)


def of(
    attacker: str, defender: str, terrain: int = 0, *, siege: bool = False, flanks: tuple[int, ...] | None = None
) -> Odds:
    return odds.standard_calculator().odds(force(attacker), force(defender), terrain, siege=siege, flanks=flanks)


def ends(found: Odds) -> tuple[Fraction | float, Fraction | float, Fraction | float]:
    return found.attacker, found.defender, found.ruin


@pytest.mark.rule("ED-64", "ED-65", "ED-66")
def test_two_footmen_alone() -> None:
    # Kills 1/2, dies by itself 1/3, nothing 1/6: of 36 rounds 11 are won, 11 lost, 13 ruin both, 1 is rolled again.
    found = odds.battle({"main": {"footman": 1}}, {"main": {"footman": 1}})
    assert (Fraction(11, 35), Fraction(11, 35), Fraction(13, 35)) == ends(found)
    assert found.error == 0


@settings(max_examples=25)
@given(
    st.dictionaries(st.sampled_from(PLAIN), st.integers(1, 3), min_size=1, max_size=2).filter(
        lambda units: sum(units.values()) <= 3
    ),
    st.dictionaries(st.sampled_from(PLAIN), st.integers(1, 3), min_size=1, max_size=2).filter(
        lambda units: sum(units.values()) <= 3
    ),
)
def test_plain_close_combat_is_exact(attacker: dict[str, int], defender: dict[str, int]) -> None:
    lines, opposing = {"main": attacker}, {"main": defender}
    expected = Enumeration().open_battle(odds.force_of(lines), odds.force_of(opposing))
    assert expected == ends(odds.battle(lines, opposing))


@pytest.mark.rule("ED-62")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("main: 2 archer", "main: 1 archer 1 footman"),
        ("main: 1 archer 1 cavalry", "main: 3 archer"),
        ("main: 1 samurai", "main: 2 archer"),
    ],
)
def test_arrows_are_exact(attacker: str, defender: str) -> None:
    assert Enumeration().open_battle(force(attacker), force(defender)) == ends(of(attacker, defender))


@pytest.mark.rule("ED-62")
def test_a_shield_absorbs_two_hits() -> None:
    no_arrows = of("main: 2 footman", "main: 2 footman")
    assert ends(no_arrows) == ends(of("main: 2 footman; shields: 1", "main: 2 archer"))
    assert no_arrows.attacker > of("main: 2 footman; shields: 1", "main: 3 archer").attacker


@pytest.mark.rule("ED-63", "ED-65")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("main: 1 footman; flank1: 1 ninja", "main: 1 footman; flank1: 1 cavalry"),
        ("main: 1 archer; flank1: 1 ninja", "main: 2 footman"),
        ("main: 2 footman; flank1: 1 samurai cavalry; flank2: 1 footman", "main: 1 samurai; flank2: 1 ninja"),
        ("main: 1 cavalry; flank2: 1 cavalry", "main: 1 samurai cavalry; flank1: 1 samurai"),
        ("main: 2 footman; flank1: 2 ninja", "main: 2 cavalry; flank1: 1 ninja 1 footman"),
    ],
)
def test_flanks_are_counted_right(attacker: str, defender: str) -> None:
    found = of(attacker, defender)
    expected = Enumeration().open_battle(force(attacker), force(defender))
    assert expected == pytest.approx(ends(found), abs=odds.ROUNDING)
    assert found.error == odds.ROUNDING


@pytest.mark.rule("ED-81", "ED-82", "ED-83", "ED-84")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("main: 2 footman", "main: 1 archer"),
        ("main: 1 archer 1 cavalry", "main: 2 archer"),
        ("main: 1 samurai", "main: 1 footman"),
        ("main: 1 samurai cavalry 1 footman", "main: 1 archer 1 footman"),
        ("main: 1 archer; flank1: 1 ninja", "main: 1 archer"),
        ("main: 1 footman; flank2: 1 samurai", "main: 1 archer; flank2: 1 ninja"),
    ],
)
def test_sieges_are_counted_right(attacker: str, defender: str) -> None:
    expected = Enumeration().siege(force(attacker), force(defender))
    assert expected == pytest.approx(ends(of(attacker, defender, siege=True, flanks=(1, 2))), abs=odds.ROUNDING)


@pytest.mark.parametrize("siege", [False, True])
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("main: 4 footman 2 archer; flank1: 2 ninja", "main: 5 archer"),
        (
            "main: 2 cavalry 2 archer 2 footman; flank1: 1 cavalry 1 footman; flank2: 1 samurai cavalry",
            "main: 3 archer; flank2: 2 ninja",
        ),
        ("main: 5 cavalry 2 samurai 1 footman; shields: 1", "main: 6 archer; flank1: 3 cavalry; shields: 1"),
    ],
)
def test_counting_and_playing_agree(attacker: str, defender: str, siege: bool) -> None:
    battles = 4000
    found = of(attacker, defender, siege=siege)
    one, other = (force(text).with_flanks(found.flanks) for text in (attacker, defender))
    box = standard_components()
    played = simulate(box, Policy(box), one, other, siege=siege, battles=battles, rng=random.Random(1523))
    # A fixed seed, and twice the 95 % interval: it fails if the counting is off, not by bad luck.
    assert played == pytest.approx(ends(found), abs=2 * half_width(battles))


@given(st.data())
@settings(max_examples=30)
def test_an_open_battle_has_no_better_side(data: st.DataObject) -> None:
    texts = st.sampled_from(
        [
            "main: 3 footman",
            "main: 2 archer 1 cavalry",
            "main: 2 samurai; flank1: 1 ninja",
            "main: 3 archer; flank2: 2 cavalry",
        ]
    )
    one, other, terrain = data.draw(texts), data.draw(texts), data.draw(st.integers(0, 3))
    here, there = of(one, other, terrain), of(other, one, terrain)
    assert (here.attacker, here.defender) == pytest.approx((there.defender, there.attacker), abs=odds.ROUNDING)


@pytest.mark.parametrize("siege", [False, True])
@pytest.mark.parametrize("better", ["archer", "cavalry", "samurai", "samurai-cavalry"])
def test_a_better_unit_does_not_harm(better: str, siege: bool) -> None:
    plain = of("main: 5 footman", "main: 3 archer", siege=siege)
    improved = of(f"main: 4 footman 1 {better}", "main: 3 archer", siege=siege)
    assert improved.attacker > plain.attacker


@pytest.mark.rule("ED-4", "ED-60")
def test_a_blocked_flank_joins_the_main_line_and_its_ninjas_are_footmen() -> None:
    attacker, defender = "main: 3 footman; flank1: 1 ninja 1 cavalry", "main: 4 footman"
    assert ends(of("main: 4 footman 1 cavalry", defender)) == ends(of(attacker, defender, terrain=1))
    assert ends(of("main: 4 footman 1 cavalry", defender)) == ends(of(attacker, defender, terrain=3))
    assert ends(of(attacker, defender)) == ends(of(attacker, defender, terrain=2))
    assert of(attacker, defender).attacker > of(attacker, defender, terrain=1).attacker


@pytest.mark.rule("ED-80")
def test_in_a_siege_the_defender_chooses_the_flanks_and_the_dots_do_not_matter() -> None:
    attacker, defender = "main: 4 footman; flank1: 2 cavalry; flank2: 1 samurai", "main: 3 archer; flank2: 2 ninja"
    choices = [(), (1,), (2,), (1, 2)]
    best = max(of(attacker, defender, siege=True, flanks=choice).defender for choice in choices)
    for terrain in range(4):
        chosen = of(attacker, defender, terrain, siege=True)
        assert best == chosen.defender
        assert chosen.flanks in choices


@pytest.mark.rule("ED-84")
def test_shooting_the_last_defender_takes_the_castle() -> None:
    # Three archers against one footman without arrows: a 6 wins at once, else the gate has to be broken.
    at_once = 1 - (5 / 6) ** 3
    found = of("main: 3 archer", "main: 1 footman", siege=True)
    assert at_once < found.attacker < 1
    box = standard_components()
    forces = force("main: 3 archer"), force("main: 1 footman")
    played = simulate(box, Policy(box), *forces, siege=True, battles=2000, rng=random.Random(1))
    assert played.attacker == pytest.approx(found.attacker, abs=2 * half_width(2000))


@pytest.mark.rule("ED-57")
def test_walls_help() -> None:
    field, walls = of("main: 6 footman", "main: 2 archer"), of("main: 6 footman", "main: 2 archer", siege=True)
    assert walls.attacker < field.attacker


def test_the_example_of_the_design() -> None:
    found = odds.battle(
        {"main": {"footman": 6}}, {"main": {"archer": 2}, "flank1": {"ninja": 1}}, terrain=0, siege=False
    )
    assert found.attacker + found.defender + found.ruin == pytest.approx(1)
    assert 0.6 < found.attacker < 0.8


def test_ten_dice_a_side_are_still_a_fraction() -> None:
    found = of("main: 6 footman 2 cavalry 1 samurai 1 samurai cavalry", "main: 5 archer 3 footman 2 cavalry")
    assert isinstance(found.attacker, Fraction)
    assert sum(ends(found)) == 1


def test_what_is_too_much_for_whole_numbers_is_still_counted() -> None:
    found = of("main: 15 footman", "main: 14 footman")
    assert found.error == odds.ROUNDING
    assert found.attacker + found.defender + found.ruin == pytest.approx(1)


def test_what_cannot_be_counted_is_played_with_a_stated_error() -> None:
    calculator = odds.Calculator(components_of("units.cavalry.modifier = 2"))
    found = calculator.odds(force("main: 1 cavalry"), force("main: 1 footman"))
    # +2: never dies by itself, kills on 2 and more; a footman kills 1/2 and dies by itself 1/3.
    assert found.error == half_width(10_000)
    lives, kills = Fraction(1, 6), Fraction(5, 6)
    nothing = lives * Fraction(1, 6)
    won = (kills * Fraction(1, 2) + lives * Fraction(1, 3)) / (1 - nothing)
    assert float(won) == pytest.approx(found.attacker, abs=2 * found.error)


@pytest.mark.slow
def test_the_largest_armies_are_played() -> None:
    everybody = "main: 9 footman 4 cavalry 3 samurai 2 samurai cavalry; flank1: 5 ninja 4 cavalry; flank2: 5 footman"
    found = of(everybody, everybody)
    assert found.error == half_width(10_000)
    assert found.attacker == pytest.approx(found.defender, abs=2 * found.error)


def test_the_same_question_gets_the_same_answer() -> None:
    box = components_of("units.cavalry.modifier = 2")
    one, other = (odds.Calculator(box).odds(force("main: 1 cavalry"), force("main: 1 footman")) for _ in range(2))
    assert one == other


@pytest.mark.parametrize(
    ("lines", "rule", "words"),
    [
        ({"main": {"elephant": 1}}, "ED-3", "elephant"),
        ({"main": {"ninja": 1}}, "ED-3", "ninja"),
        ({"main": {"footman": -1}}, "ED-3", "-1"),
        ({"main": {"footman": 1.5}}, "ED-3", "1.5"),
        ({"main": {"footman": True}}, "ED-3", "True"),
        ({"main": {"footman": 1}, "shields": -2}, "ED-3", "-2"),
        ({"main": {"footman": 1}, "flank1": {"footman": 1}, "flank2": {"ninja": 1}}, "ED-6", "2 dice"),
        ({"main": {"footman": 37}}, "ED-1", "37"),
        ({"main": {}}, "ED-42", "at least one"),
        ({}, "ED-42", "at least one"),
        ({"centre": {"footman": 1}}, "ED-15", "centre"),
        ({"main": 3}, "ED-15", "main: 3"),
    ],
)
def test_a_force_that_cannot_be_is_refused(lines: Lines, rule: str, words: str) -> None:
    with pytest.raises(odds.BadForce) as refused:
        odds.battle(lines, {"main": {"footman": 1}})
    assert rule == refused.value.rule_id
    assert words in str(refused.value)
    assert rule in str(refused.value)


@pytest.mark.parametrize(
    ("settings_", "rule"),
    [({"terrain": 4}, "ED-4"), ({"flanks": (1,)}, "ED-80"), ({"siege": True, "flanks": (3,)}, "ED-80")],
)
def test_a_battle_that_cannot_be_is_refused(settings_: dict[str, object], rule: str) -> None:
    footman = {"main": {"footman": 1}}
    with pytest.raises(odds.BadForce) as refused:
        odds.battle(footman, footman, **settings_)  # type: ignore[arg-type]
    assert rule == refused.value.rule_id


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("main: 4 footman 2 archer; flank1: 2 ninja", {"main": {"footman": 4, "archer": 2}, "flank1": {"ninja": 2}}),
        ("MAIN: 1 Samurai Cavalry, 2 footman;", {"main": {"samurai-cavalry": 1, "footman": 2}}),
        ("main: 1 footman 1 footman; Flank #2: 1 ninja", {"main": {"footman": 2}, "flank2": {"ninja": 1}}),
        ("main: 2 samurai_cavalry; shields: 3", {"main": {"samurai cavalry": 2}, "shields": 3}),
    ],
)
def test_a_force_can_be_written(text: str, lines: Lines) -> None:
    assert odds.force_of(lines) == odds.parse_force(text)


@pytest.mark.parametrize(
    "text",
    [
        "4 footman",
        "main: footman",
        "main: 4",
        "main: 4 footman 2",
        "main: 1 footman; main: 2 archer",
        "shields: many",
        "",
    ],
)
def test_a_text_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(odds.BadForce):
        odds.parse_force(text)
