"""The default policy against the best of all possible assignments."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.games.epic_dice_battles.components import Counts, Unit, components_of
from wartable.games.epic_dice_battles.policy import Policy, standard_policy

POLICY = standard_policy()

Fighters = list[tuple[int, bool]]

FIGHTERS = st.lists(st.tuples(st.sampled_from(list(map(int, Unit))), st.booleans()), min_size=1, max_size=6)


def counts(**units: int) -> Counts:
    return tuple(units.get(unit.name.lower(), 0) for unit in Unit)


def sides(fighters: Fighters) -> tuple[Counts, Counts]:
    plain, bonus = [0] * 6, [0] * 6
    for unit, has_bonus in fighters:
        (bonus if has_bonus else plain)[unit] += 1
    return tuple(plain), tuple(bonus)


def worth(policy: Policy, pairs: list[tuple[int, int, bool]]) -> tuple[int, int, int]:
    """Kills, then few losses, then cheap losses."""
    dead = [unit for die, unit, bonus in pairs if policy.is_dead(unit, die, bonus=bonus)]
    killed = sum(policy.kills(unit, die, bonus=bonus) for die, unit, bonus in pairs)
    return killed, -len(dead), -sum(policy.cheapest_first.index(unit) for unit in dead)


@pytest.mark.rule("ED-64", "ED-65")
@given(FIGHTERS, st.data())
def test_no_assignment_is_better(fighters: Fighters, data: st.DataObject) -> None:
    dice = sorted(data.draw(st.lists(st.integers(1, 6), min_size=len(fighters), max_size=len(fighters))))
    best = max(
        worth(POLICY, [(die, *fighter) for die, fighter in zip(dice, order, strict=True)])
        for order in set(permutations(fighters))
    )
    assert best == worth(POLICY, list(POLICY.assign(*sides(fighters), tuple(dice))))


@given(FIGHTERS, st.data())
def test_every_die_gets_a_unit_and_every_unit_a_die(fighters: Fighters, data: st.DataObject) -> None:
    dice = data.draw(st.lists(st.integers(1, 6), min_size=len(fighters), max_size=len(fighters)))
    pairs = POLICY.assign(*sides(fighters), tuple(dice))
    assert sorted(dice) == [die for die, _, _ in pairs]
    assert sides(fighters) == sides([(unit, bonus) for _, unit, bonus in pairs])


@pytest.mark.rule("ED-64")
@pytest.mark.parametrize(
    ("units", "dice", "expected"),
    [
        (counts(footman=1, cavalry=1), (3, 4), [Unit.CAVALRY, Unit.FOOTMAN]),
        (counts(footman=1, cavalry=1), (1, 5), [Unit.FOOTMAN, Unit.CAVALRY]),
        (counts(footman=1, samurai=1), (1, 5), [Unit.SAMURAI, Unit.FOOTMAN]),
        (counts(samurai=1, samurai_cavalry=1), (1, 3), [Unit.SAMURAI, Unit.SAMURAI_CAVALRY]),
    ],
    ids=["a 3 becomes a success", "the cheap one dies", "a samurai bears a 1", "two kills"],
)
def test_modifiers_go_where_they_kill_most(units: Counts, dice: tuple[int, ...], expected: list[Unit]) -> None:
    assert expected == [unit for _, unit, _ in POLICY.assign(units, counts(), dice)]


@pytest.mark.rule("ED-62")
def test_the_cheapest_are_lost_first() -> None:
    everybody: Counts = (1, 1, 1, 1, 1, 1)
    order = []
    while any(everybody):
        order.append(Unit(POLICY.cheapest(everybody)))
        everybody = POLICY.after_losses(everybody, 1)
    assert [Unit.FOOTMAN, Unit.ARCHER, Unit.NINJA, Unit.CAVALRY, Unit.SAMURAI, Unit.SAMURAI_CAVALRY] == order


def test_no_more_are_lost_than_there_are() -> None:
    assert counts() == POLICY.after_losses(counts(footman=2), 3)


@pytest.mark.rule("ED-82")
def test_the_strongest_goes_to_the_gate_and_the_cheapest_of_the_plain() -> None:
    everybody = list(counts(footman=1, archer=1, cavalry=1, samurai=1, samurai_cavalry=1))
    order = []
    while any(everybody):
        unit = POLICY.sent_to_gate(tuple(everybody))
        everybody[unit] -= 1
        order.append(Unit(unit))
    assert [Unit.SAMURAI_CAVALRY, Unit.SAMURAI, Unit.CAVALRY, Unit.FOOTMAN, Unit.ARCHER] == order


def test_the_policy_follows_the_numbers_of_the_box() -> None:
    proud = Policy(components_of("units.footman = { modifier = 5, dearness = 9 }"))
    assert Unit.FOOTMAN == proud.sent_to_gate(counts(footman=1, cavalry=1))
    assert Unit.CAVALRY == proud.cheapest(counts(footman=1, cavalry=1))
