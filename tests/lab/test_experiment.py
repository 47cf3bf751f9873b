"""Which games an experiment plays."""

from __future__ import annotations

import pytest

from wartable.core.errors import BadOptions, UnknownBot, UnknownGame, WrongPlayerCount
from wartable.lab.experiment import DiceMode, Experiment, seed_of


def test_everybody_has_every_seat_once_in_as_many_games_as_there_are_seats() -> None:
    experiment = Experiment("age-of-war", ("a", "b", "c"))
    assert [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c")] == [
        experiment.deal(index).bots for index in range(4)
    ]


def test_the_dice_of_a_game_depend_on_the_seed_and_its_number_alone() -> None:
    one, other = (Experiment("age-of-war", bots, seed=3) for bots in (("a", "b"), ("c", "d")))
    assert one.deal(7).seed == other.deal(7).seed == seed_of(3, 7)
    assert 100 == len({one.deal(index).seed for index in range(100)})
    assert one.deal(7).seed != Experiment("age-of-war", ("a", "b"), seed=4).deal(7).seed


def test_seeds_fit_into_a_column_of_whole_numbers() -> None:
    assert all(0 <= seed_of(1, index) < 2**63 for index in range(1000))


def test_the_dice_are_those_of_the_experiment() -> None:
    assert DiceMode.DUPLICATE is Experiment("age-of-war", ("a",), dice=DiceMode.DUPLICATE).deal(0).dice


@pytest.mark.parametrize(
    ("experiment", "error"),
    [
        (Experiment("chess", ("random", "random")), UnknownGame),
        (Experiment("age-of-war", ("random",)), WrongPlayerCount),
        (Experiment("age-of-war", ("random", "oracle")), UnknownBot),
        (Experiment("age-of-war", ("random", "strong")), UnknownBot),
        (Experiment("age-of-war", ("random", "perfect"), options={"variant": "dice = 8"}), UnknownBot),
        (Experiment("age-of-war", ("random", "random"), options={"variant": "dice = 0"}), BadOptions),
        (Experiment("age-of-war", ("random", "random"), options={"colour": "red"}), BadOptions),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(experiment: Experiment, error: type) -> None:
    with pytest.raises(error):
        experiment.check()
