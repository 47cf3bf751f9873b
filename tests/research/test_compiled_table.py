"""A compiled table gives the answers of the readable one, number by number, in whole matches."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from wartable.core.bot import Bot
from wartable.core.errors import IllegalAction, WartableError
from wartable.core.library import get_bot, get_game
from wartable.core.match import Match
from wartable.research.compiled_table import CompiledTable
from wartable.research.episode import Episode
from wartable.research.gymnasium import WartableEnv
from wartable.research.pettingzoo import env
from wartable.research.readable_table import ReadableTable
from wartable.research.setup import Company, EpisodeSetup, NoSuchAction

ENGINES = {
    "age-of-war": ("random", "greedy"),
    "board-of-war": ("random", "merchant", "mason", "marshal", "regent"),
    "epic-dice-battles": ("random", "warlord"),
}
"""The games that have one, and the bots it knows."""

COMPILED = {"board-of-war": pytest.mark.slow, "epic-dice-battles": pytest.mark.slow}
"""The compiler takes its time for some."""

each_game = pytest.mark.parametrize("game", [pytest.param(game, marks=COMPILED.get(game, ())) for game in ENGINES])
each_number = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, marks=COMPILED.get(game, ()))
        for game in ENGINES
        for players in get_game(game).player_counts
    ],
)
each_bot = pytest.mark.parametrize(
    ("game", "players", "bot"),
    [
        pytest.param(game, players, bot, marks=COMPILED.get(game, ()))
        for game, bots in ENGINES.items()
        for players in get_game(game).player_counts
        for bot in bots
    ],
)


def company(setup: EpisodeSetup, learner: int, names: tuple[str, ...]) -> Company:
    bots: tuple[Bot, ...] = tuple(get_bot(name, setup.game, setup.players) for name in names)
    return Company(learner, bots, names, seed=5)


def both(setup: EpisodeSetup, seed: int, others: Company | None = None, **kwargs: Any) -> tuple[Episode, Episode]:
    """The same match at both tables, readable first."""
    readable = Episode(setup, seed, others, compiled=False, **kwargs)
    compiled = Episode(setup, seed, others, **kwargs)
    assert (ReadableTable, CompiledTable) == (type(readable._table), type(compiled._table))
    return readable, compiled


def assert_same(one: Episode, other: Episode, where: str = "") -> None:
    """In everything that an episode tells of itself, from every seat."""
    assert (one.seat, one.is_over, one.is_cut_short) == (other.seat, other.is_over, other.is_cut_short), where
    assert one.utilities() == other.utilities(), where
    for seat in range(one.setup.players):
        seen, also_seen = one.observe(seat), other.observe(seat)
        for name, numbers in seen.items():
            assert numbers.dtype == also_seen[name].dtype
            np.testing.assert_array_equal(numbers, also_seen[name], f"{where}, seat {seat}, {name}")


def legal(rng: np.random.Generator, episode: Episode) -> int:
    assert episode.seat is not None
    return int(rng.choice(np.flatnonzero(episode.observe(episode.seat)["action_mask"])))


def play(rng: np.random.Generator, one: Episode, other: Episode, most: int = 10_000) -> int:
    """Both on, by the same decisions, to the end or so far; how many there were."""
    for number in range(most):
        assert_same(one, other, f"decision {number}")
        if one.seat is None:
            return number
        action = legal(rng, one)
        assert one.play(action)
        assert other.play(action)
    return most


@each_number
def test_a_match_of_all_seats(game: str, players: int) -> None:
    one, other = both(EpisodeSetup(game, players), seed=3)
    assert play(np.random.default_rng(1), one, other) > 50
    assert one.is_over
    assert isinstance(other._table, CompiledTable), "nobody has looked"
    assert one.match.result == other.match.result


@each_bot
def test_a_match_among_bots(game: str, players: int, bot: str) -> None:
    setup = EpisodeSetup(game, players)
    one, other = both(setup, 7, company(setup, players // 2, (bot,) * (players - 1)))
    assert play(np.random.default_rng(2), one, other) > 10
    assert one.is_over


@each_game
def test_bots_of_several_kinds_and_a_match_that_is_cut_short(game: str) -> None:
    setup = EpisodeSetup(game, 4, max_decisions=90)
    one, other = both(setup, 2**64 - 1, company(setup, 3, (*ENGINES[game], "random", "random")[-3:]))
    play(np.random.default_rng(3), one, other)
    assert one.is_cut_short
    assert one.decisions == other.decisions == 90


@each_game
def test_a_copy_goes_on_as_the_match_would_have(game: str) -> None:
    setup = EpisodeSetup(game, 3)
    one, other = both(setup, 11, company(setup, 1, ("random", "random")))
    rng = np.random.default_rng(4)
    play(rng, one, other, 30)
    copies = [pickle.loads(pickle.dumps(other)), copy.deepcopy(other)]
    ahead = copy.deepcopy(one)
    play(rng, ahead, other, 40)
    for copied in copies:
        assert isinstance(copied._table, CompiledTable)
        play(np.random.default_rng(5), copy.deepcopy(one), copied)
        assert copied.match.result is not None, "what was decided before the copy was made is known"


def test_a_pickle_is_read_where_there_is_no_engine() -> None:
    setup = EpisodeSetup("age-of-war", 3)
    one, other = both(setup, 11, company(setup, 1, ("greedy", "random")))
    rng = np.random.default_rng(4)
    play(rng, one, other, 30)
    restored = pickle.loads(without_the_compiler(pickle.dumps(other)))
    assert isinstance(restored._table, ReadableTable)
    play(rng, one, restored, 30)


def without_the_compiler(pickled: bytes) -> bytes:
    """What a process makes of a pickle in which numba is not installed, pickled again."""
    script = (
        "import pickle, sys; sys.modules['numba'] = None; "
        "sys.stdout.buffer.write(pickle.dumps(pickle.loads(sys.stdin.buffer.read())))"
    )
    return subprocess.run([sys.executable, "-c", script], input=pickled, capture_output=True, check=True).stdout


@each_game
def test_whoever_looks_sees_the_match_and_plays_on(game: str) -> None:
    setup = EpisodeSetup(game, 2)
    one, other = both(setup, 13, company(setup, 0, ENGINES[game][-1:]), keep_log=True)
    rng = np.random.default_rng(6)
    play(rng, one, other, 20)
    assert one.text() == other.text()
    match = other.match
    assert one.match.log == match.log
    play(rng, one, other, 20)
    assert match is other.match, "who holds it sees it go on"
    assert one.match.log == match.log
    assert one.prospects() == other.prospects()


@each_game
def test_what_is_not_allowed_changes_nothing_and_is_refused_with_its_rule(game: str) -> None:
    one, other = both(EpisodeSetup(game), 17)
    rng = np.random.default_rng(8)
    for _ in range(40):
        assert one.seat is not None
        barred = int(rng.choice(np.flatnonzero(one.observe(one.seat)["action_mask"] == 0)))
        assert not one.play(barred)
        assert not other.play(barred)
        play(rng, one, other, 2)
    assert isinstance(other._table, CompiledTable)
    assert str(one.refusal(barred)) == str(other.refusal(barred))
    for episode in (one, other):
        for number in (-1, one.setup.encoding.action_count):
            with pytest.raises(NoSuchAction, match=f"no action {number}"):
                episode.play(number)
    assert_same(one, other)


def test_a_finished_match_takes_no_decision() -> None:
    _, other = both(EpisodeSetup("age-of-war", max_decisions=1), 1)
    assert other.play(52)
    with pytest.raises(WartableError, match="over: call reset"):
        other.play(52)


@pytest.mark.parametrize(
    ("options", "seed", "names"),
    [
        ({}, None, None),
        ({}, 2**64, None),
        ({}, -1, None),
        ({}, 1, ("perfect",)),
        ({"variant": "dice = 9"}, 1, ("collector",)),
    ],
    ids=["no seed", "long seed", "negative seed", "bot", "variant"],
)
def test_what_no_engine_knows_is_played_by_the_readable_rules(
    options: dict[str, Any], seed: int | None, names: tuple[str, ...] | None
) -> None:
    setup = EpisodeSetup("age-of-war", options=options)
    others = None
    if names is not None:
        variant = setup.game.variant_of(setup.options)
        others = Company(0, (get_bot(names[0], setup.game, 2, variant),), names, 1)
    episode = Episode(setup, seed, others)
    assert isinstance(episode._table, ReadableTable)
    assert episode.play(legal(np.random.default_rng(1), episode))


def test_a_match_that_begins_at_a_position_is_played_by_the_readable_rules() -> None:
    game = get_game("age-of-war")
    position = game.write_position(game.rules(2), Match.new(game, seed=1)._state)
    episode = Episode(EpisodeSetup(game, options={"position": position}), 1)
    assert isinstance(episode._table, ReadableTable)


@each_game
@pytest.mark.parametrize("strictness", ["lose", "raise"])
def test_gymnasium_tells_the_same_of_both(game: str, strictness: Any) -> None:
    made = [
        WartableEnv(game, players=3, seat=None, opponents=ENGINES[game][-1], illegal=strictness, compiled=compiled)
        for compiled in (False, True)
    ]
    rng = np.random.default_rng(9)
    for match in range(2):
        begun = [table.reset(seed=4 if match == 0 else None) for table in made]
        _assert_equal(begun[0], begun[1])
        done = False
        while not done:
            action = int(rng.choice(np.flatnonzero(made[0].action_masks())))
            stepped = [table.step(action) for table in made]
            _assert_equal(stepped[0], stepped[1])
            np.testing.assert_array_equal(made[0].action_masks(), made[1].action_masks())
            done = stepped[0][2] or stepped[0][3]
            if not done and rng.random() < 0.02:
                break
        if not done:
            barred = int(np.flatnonzero(~made[0].action_masks())[0])
            if strictness == "lose":
                stepped = [table.step(barred) for table in made]
                assert stepped[0][4]["illegal"]
                _assert_equal(stepped[0], stepped[1])
            else:
                for table in made:
                    with pytest.raises(IllegalAction):
                        table.step(barred)


@each_number
def test_pettingzoo_tells_the_same_of_both(game: str, players: int) -> None:
    made = [env(game, players, max_decisions=400, compiled=compiled) for compiled in (False, True)]
    for table in made:
        table.reset(seed=21)
    rng = np.random.default_rng(10)
    for agent in made[0].agent_iter():
        seen = [table.last() for table in made]
        _assert_equal(seen[0], seen[1])
        assert agent == made[1].agent_selection
        observation, _, terminated, truncated, _ = seen[0]
        over = terminated or truncated
        action = None if over else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        for table in made:
            table.step(action)
        assert made[0].rewards == made[1].rewards
    assert [] == made[1].agents


def _assert_equal(one: Any, other: Any) -> None:
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for name in one:
            _assert_equal(one[name], other[name])
    elif isinstance(one, tuple):
        for mine, yours in zip(one, other, strict=True):
            _assert_equal(mine, yours)
    elif isinstance(one, np.ndarray):
        np.testing.assert_array_equal(one, other)
    else:
        assert type(one) is type(other)
        assert one == other
