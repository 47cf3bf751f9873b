"""The batch engine on the processor, against the readable rules and in itself."""

from __future__ import annotations

import doctest
from collections import Counter
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.age_of_war.batch.replaying import is_over, replay
from tests.games.age_of_war.devices import without_card
from tests.games.age_of_war.positions import BOX, GAME, RULES, VARIANT
from wartable.core.errors import WrongPlayerCount
from wartable.games.age_of_war.batch import events, run
from wartable.games.age_of_war.batch.events import record
from wartable.games.age_of_war.batch.games import Played
from wartable.games.age_of_war.batch.philox import below, philox
from wartable.games.age_of_war.components import components_of
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.scoring import result_of, standings_of
from wartable.games.age_of_war.solver.device import Device, NoSuchDevice

# Whichever comes first waits for the compiler.
pytestmark = pytest.mark.slow

tables = st.integers(2, 6).flatmap(lambda players: st.tuples(*[st.sampled_from(["random", "greedy"])] * players))


def play(policies: tuple[str, ...], games: int, **options: Any) -> Played:
    return run.play(policies, games, device=Device.CPU, **options)


@pytest.mark.rule("AW-6", "AW-11", "AW-15", "AW-16", "AW-22", "AW-23", "AW-24", "AW-30", "AW-40")
@settings(max_examples=12)
@given(policies=tables, seed=st.integers(0, 2**64 - 1), game=st.integers(0, 2**40))
def test_every_event_is_what_rules_and_bots_say(policies: tuple[str, ...], seed: int, game: int) -> None:
    rules = RULES[len(policies)]
    replayed = replay(rules, record(policies, game, seed=seed, device=Device.CPU), policies)
    played = play(policies, 1, seed=seed, first_game=game)
    check_end(rules, replayed.state.owners, played)
    assert is_over(rules, replayed.state)
    assert (replayed.turns, replayed.decisions) == (played.turns[0], played.decisions[0])


@pytest.mark.parametrize("policies", [("random", "random"), ("greedy", "random", "greedy")])
def test_variants_are_played_by_their_own_numbers(policies: tuple[str, ...]) -> None:
    box = components_of(VARIANT)
    rules = Rules(box, len(policies))
    for game in range(3):
        replayed = replay(rules, record(policies, game, device=Device.CPU, components=box), policies)
        played = run.play(policies, 1, first_game=game, device=Device.CPU, components=box)
        check_end(rules, replayed.state.owners, played)


def check_end(rules: Rules, owners: tuple[int | None, ...], played: Played) -> None:
    held = [sum(1 << castle for castle, owner in enumerate(owners) if owner == seat) for seat in range(rules.players)]
    assert held == played.held[0].tolist()
    result = result_of(standings_of(rules.components, owners, rules.players))
    assert list(result.scores) == played.points[0].tolist()
    expected = [(seat in result.winners) / len(result.winners) for seat in range(rules.players)]
    assert expected == played.shares[0].tolist()


def test_random_takes_every_legal_action_equally_often() -> None:
    chosen: Counter[int] = Counter()
    expected = dict.fromkeys(range(4), 0.0)
    for game in range(12):
        for place, choices in replay(RULES[2], record(["random"] * 2, game, device=Device.CPU), ("random",) * 2).places:
            chosen[place * 4 // choices] += 1
            for other in range(choices):
                expected[other * 4 // choices] += 1 / choices
    total = sum(chosen.values())
    for part in range(4):
        assert expected[part] == pytest.approx(chosen[part], abs=4 * (total / 4) ** 0.5)


def test_a_game_depends_on_its_number_only() -> None:
    together = play(("greedy", "random", "random"), 200, seed=3)
    apart = play(("greedy", "random", "random"), 50, seed=3, first_game=120)
    for whole, part in zip(together, apart, strict=True):
        np.testing.assert_array_equal(whole[120:170], part)  # type: ignore[index]


@pytest.mark.rule("AW-6")
def test_everybody_begins_equally_often() -> None:
    first = play(("random",) * 5, 4000, seed=1).first
    assert np.bincount(first, minlength=5).tolist() == pytest.approx([800] * 5, abs=4 * 800**0.5)


@pytest.mark.rule("AW-43")
def test_a_game_that_is_stopped_is_nobodys() -> None:
    played = play(("random", "random"), 100, turn_limit=20)
    assert 20 == played.turns.max()
    assert not played.finished.any()
    assert 0.0 == played.shares.sum()


def test_it_agrees_with_matches_of_the_bots() -> None:
    from wartable import run as run_match

    lengths = [len([e for e in run_match(GAME, ["random"] * 2, seed=n).log if e.seat is not None]) for n in range(60)]
    played = play(("random", "random"), 4000, seed=2)
    spread = np.std(lengths) / len(lengths) ** 0.5
    assert float(played.decisions.mean()) == pytest.approx(np.mean(lengths), abs=4 * spread)


def test_the_counter_generator_gives_its_known_answers() -> None:
    # The published test vectors of Philox 4x32 with ten rounds.
    assert (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8) == tuple(map(int, philox(0, 0, 0, 0)))
    ones = 2**64 - 1
    expected = (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)
    assert expected == tuple(map(int, philox(np.uint64(ones), np.uint64(ones), 2**32 - 1, 2**32 - 1)))


def test_below_covers_its_range() -> None:
    assert 0 == below(np.uint64(0), 6)  # type: ignore[arg-type]
    assert 5 == below(np.uint64(2**32 - 1), 6)  # type: ignore[arg-type]
    assert [0, 1, 2, 3, 4, 5] == [below(np.uint64(part * 2**32 // 6 + 1), 6) for part in range(6)]  # type: ignore[arg-type]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="perfect"):
        play(("perfect", "random"), 1)
    with pytest.raises(WrongPlayerCount, match="2 to 6 players, not 7"):
        play(("random",) * 7, 1)
    with pytest.raises(ValueError, match="the seed is a number from 0 to .*, not -1"):
        play(("random",) * 2, 1, seed=-1)


@without_card
def test_where_there_is_no_card_it_says_so() -> None:
    with pytest.raises(NoSuchDevice):
        run.engine(BOX, 2, Device.GPU)
    assert Device.CPU == run.engine(BOX, 2, Device.AUTO).device


@pytest.mark.parametrize("module", [events, run])
def test_the_examples_of_the_docstrings_are_true(module: ModuleType) -> None:
    outcome = doctest.testmod(module)
    assert outcome.attempted
    assert not outcome.failed
