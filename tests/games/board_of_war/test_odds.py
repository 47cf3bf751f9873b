"""Odds of attacks: exact, against a count by hand and against the rules themselves."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial

import pytest

from tests.games.board_of_war.positions import RULES, after, kingdom, position
from wartable.games.board_of_war.actions import Attack
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.odds import AttackOdds, of_attack, strike
from wartable.games.board_of_war.rules.abilities import raw_power
from wartable.games.board_of_war.rules.fighting import clash_of
from wartable.games.board_of_war.state import Army, Marker, State

TWO = RULES[2, 10]


def test_equal_powers_are_a_fair_fight() -> None:
    even = strike(3, 3)
    assert (Fraction(15, 36), Fraction(6, 36), Fraction(15, 36)) == (even.win, even.tie, even.lose)
    assert even.attacker_losses == even.defender_losses


def test_a_lead_of_six_cannot_be_lost() -> None:
    sure = strike(9, 3)
    assert (Fraction(1), Fraction(0), Fraction(0)) == (sure.win, sure.tie, sure.lose)
    assert ((0, Fraction(1)),) == sure.attacker_losses


def test_no_army_loses_more_than_it_has() -> None:
    weak = strike(1, 4)
    assert [0, 1] == [loss for loss, _ in weak.attacker_losses]
    assert weak.attacker_gone == weak.lose


@pytest.mark.parametrize("power", range(1, 8))
@pytest.mark.parametrize("defence", range(1, 8))
@pytest.mark.parametrize("siege", [False, True])
def test_probabilities_add_up(power: int, defence: int, siege: bool) -> None:
    found = strike(power, defence, siege=siege)
    assert 1 == found.win + found.tie + found.lose
    for losses, mean in ((found.attacker_losses, found.attacker_mean), (found.defender_losses, found.defender_mean)):
        assert 1 == sum(chance for _, chance in losses)
        assert mean == sum(loss * chance for loss, chance in losses)


def test_the_general_from_a_distance_fights_at_half_power_and_loses_nothing() -> None:
    far, near = strike(5, 3, far=True), strike(2, 3)
    assert (near.win, near.tie, near.lose) == (far.win, far.tie, far.lose)
    assert ((0, Fraction(1)),) == far.attacker_losses
    assert Fraction(0) == far.attacker_gone
    assert near.defender_losses == far.defender_losses


def test_the_tactician_halves_either_army() -> None:
    assert strike(2, 3).win == strike(5, 3, attacker_marked=True).win
    assert strike(5, 1).win == strike(5, 3, defender_marked=True).win
    assert strike(1, 3).win == strike(7, 3, attacker_marked=True, far=True).win
    assert 3 == max(loss for loss, _ in strike(5, 3, defender_marked=True).defender_losses)


def test_a_siege_is_about_squares() -> None:
    """A worked example of the rules: 5 and a 6 against 2 and a 3 takes six squares."""
    siege = strike(5, 2, siege=True)
    assert Fraction(3, 36) == dict(siege.defender_losses)[6]
    assert 8 == max(loss for loss, _ in siege.defender_losses)
    small = strike(5, 2, siege=True, squares=4)
    assert 4 == max(loss for loss, _ in small.defender_losses)
    assert small.defender_gone == sum(chance for loss, chance in siege.defender_losses if loss >= 4)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"attacker": 0, "defender": 3}, "at least one soldier"),
        ({"attacker": 1, "defender": 0}, "at least one soldier"),
        ({"attacker": 1, "defender": -1, "siege": True}, "as many as are upgraded"),
        ({"attacker": 1, "defender": 3, "siege": True, "squares": 2}, "as many as are upgraded"),
        ({"attacker": 1, "defender": 3, "squares": 2}, "in a siege only"),
        ({"attacker": 1, "defender": 3, "siege": True, "defender_marked": True}, "Tactician"),
        ({"attacker": 5, "defender": 3, "siege": True, "soldiers": 2}, "3 to 5 of them"),
        ({"attacker": 5, "defender": 3, "siege": True, "soldiers": 6}, "3 to 5 of them"),
        ({"attacker": 5, "defender": 3, "soldiers": 5}, "in a siege only"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: dict[str, int], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        strike(**arguments)  # type: ignore[arg-type]


@pytest.mark.rule("BW-53")
def test_a_lost_siege_costs_soldiers() -> None:
    """Power 6 against 4 upgraded squares loses by 3 at most: three upgraded soldiers, or three of six plain ones."""
    upgraded, plain = strike(6, 4, siege=True, soldiers=3), strike(6, 4, siege=True)
    assert (Fraction(1, 36), Fraction(0)) == (upgraded.attacker_gone, plain.attacker_gone)
    assert upgraded.attacker_losses == plain.attacker_losses


def _soldiers(army: Army) -> int:
    return army.soldiers + army.upgraded


def as_played(state: State, attack: Attack) -> AttackOdds:
    """The odds counted by letting the rules play out all 36 rolls."""
    fighting = TWO.apply(state, attack)
    box = TWO.box
    outcomes: Counter[str] = Counter()
    attacker: Counter[int] = Counter()
    defender: Counter[int] = Counter()
    for dice, weight in TWO.chance_outcomes(fighting):
        after = TWO.apply(fighting, dice)
        # BW-53: an army that loses a siege loses soldiers, one that loses to an army loses power.
        size = _soldiers if clash_of(box, state, attack).siege else partial(raw_power, box)
        lost = [
            sum(size(army) for army in before.armies) - sum(size(army) for army in now.armies)
            for before, now in zip(state.kingdoms, after.kingdoms, strict=True)
        ]
        squares = after.to_raze or len(state.kingdoms[1].squares) - len(after.kingdoms[1].squares)
        attacker[lost[0]] += weight
        defender[squares or lost[1]] += weight
        outcomes["lost" if lost[0] else "won" if squares or lost[1] else "tie"] += weight
    odds = of_attack(box, state, attack)
    assert {loss: Fraction(count, 36) for loss, count in attacker.items()} == dict(odds.attacker_losses)
    assert {loss: Fraction(count, 36) for loss, count in defender.items()} == dict(odds.defender_losses)
    assert Fraction(outcomes["won"], 36) == odds.win
    return odds


@pytest.mark.rule("BW-53")
@pytest.mark.parametrize(
    ("own", "enemy", "target"),
    [
        ("e3:4", kingdom("e10", armies="e4:3"), "e4"),
        ("e3:1+2", kingdom("e10", armies="e4:0+1"), "e4"),
        ("e3:2", kingdom("e4 d4 d3 c3", upgrades="e4"), "e4"),
        ("e3:6", kingdom("e4 d4"), "e4"),
        ("e3:1+2", kingdom("e4 d4 d3 c3 c2", upgrades="e4 d4 d3 c3 c2"), "e4"),
        ("e3:5", kingdom("e10", armies="e5:2"), "e5"),
        ("e2:5", kingdom("e4 d4 d3 c3 c2 c1", upgrades="e4"), "e4"),
    ],
)
def test_odds_are_what_the_rules_do(own: str, enemy: object, target: str) -> None:
    state = position(kingdom(armies=own), enemy, kings="HS")  # type: ignore[arg-type]
    as_played(state, Attack(own.split(":", maxsplit=1)[0], target))


def test_odds_know_the_markers() -> None:
    enemy = kingdom("e10", armies="e4:4", marker=Marker(0, "e3"))
    state = position(kingdom(armies="e3:5"), enemy, jacks="DH", round=6)
    assert strike(5, 4, attacker_marked=True) == as_played(state, Attack("e3", "e4"))


def test_a_board_shows_the_odds_of_every_attack_that_can_be_made() -> None:
    enemy = kingdom("d4 c4 b4", upgrades="d4", armies="e5:2")
    state = position(kingdom(armies="e4:3"), enemy)
    presenter = GAME.presenter(TWO)
    shown = {name: chance.win for name, chance in presenter.odds(TWO.observe(state, 0), ()).items()}
    assert {"attack e4 e5": float(strike(3, 2).win), "attack e4 d4": float(strike(3, 1, siege=True).win)} == shown
    assert {} == presenter.odds(TWO.observe(after(state, "end"), 0), ())
