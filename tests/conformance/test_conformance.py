"""What every registered game must keep, whatever its rules say."""

from __future__ import annotations

import pickle
import random
from importlib import import_module
from importlib.util import find_spec

import msgspec
import pytest

from tests.conformance.tables import Table, house_rule_tables, tables, walk
from tests.parts import package_of
from wartable.core import replay
from wartable.core.chance import VerifiableSource
from wartable.core.errors import IllegalAction
from wartable.core.game import CHANCE, OVER
from wartable.core.match import Match

pytestmark = pytest.mark.parametrize("table", [*tables(), *house_rule_tables()], ids=str)

DECISIONS = 400
"""How far the walks go that look at every decision closely."""


def test_random_play_ends_and_every_state_on_the_way_is_sound(table: Table) -> None:
    check = invariants(table)
    match = table.new(seed=11, keep_log=False)
    for now in walk(match, random.Random(11), table.game.max_decisions_for_programs):
        check(now)
    assert match.to_act is OVER
    assert match.result is not None
    assert 1 <= len(match.result.winners) <= table.players
    assert len(match.result.scores) == table.players


def test_the_same_seed_plays_the_same_game(table: Table) -> None:
    first, second = (played(table, seed=5) for _ in range(2))
    assert first.log == second.log
    assert first.to_json() == second.to_json()
    assert played(table, seed=6).log != first.log


def test_json_and_pickle_bring_back_a_match_that_goes_on_as_it_would_have(table: Table) -> None:
    match = played(table, seed=3, decisions=60)
    twins = (match, Match.from_json(match.to_json()), pickle.loads(pickle.dumps(match)))
    rng = random.Random(1)
    for _ in range(40):
        choices = {twin.legal_actions() for twin in twins}
        views = {tuple(encoded(twin.observe(seat)) for seat in seats(table)) for twin in twins}
        assert 1 == len(choices) == len(views)
        if match.to_act is OVER:
            break
        action = rng.choice(match.legal_actions())
        for twin in twins:
            twin.play(action)
    assert twins[0].log == twins[1].log == twins[2].log


def test_the_state_is_the_fold_of_the_log(table: Table) -> None:
    match = played(table, seed=4)
    state = match.rules.initial_state()
    for index, entry in enumerate(match.log):
        assert match.at(index).observe(None) == match.rules.observe(state, None)
        state = match.rules.apply(state, entry.event)
    assert match.observe(0) == match.rules.observe(state, 0)


def test_a_verifiable_match_is_the_same_when_read_back(table: Table) -> None:
    source = VerifiableSource(b"s" * 32, match_id="conformance", nonces=("a", ""))
    match = Match.new(table.game, table.players, options=table.options, source=source)
    for _ in walk(match, random.Random(2), 40):
        pass
    assert replay.loads(replay.dumps(match)).log == match.log


def test_a_view_tells_nothing_that_the_seat_cannot_see(table: Table) -> None:
    """Redeal what a seat cannot see: its view, its choices and its log stay the same, byte for byte."""
    rng = random.Random(9)
    rules = table.new(seed=9).rules
    for match in walk(table.new(seed=9), random.Random(9), DECISIONS):
        for seat in seats(table):
            view = match.observe(seat)
            other = rules.redeal(view, rng)
            assert encoded(view) == encoded(rules.observe(other, seat))
            assert other.__class__ is table.game.state_type
            if match.to_act == seat:
                assert rules.to_act(other) == seat
                assert match.legal_actions() == rules.legal_actions(other)


def test_a_game_without_secrets_shows_and_tells_everybody_the_same(table: Table) -> None:
    if table.game.has_secrets:
        pytest.skip("this game has secrets")
    match = played(table, 7)
    views = {encoded(msgspec.structs.replace(match.observe(viewer), viewer=None)) for viewer in seats(table)}
    logs = {encoded(match.lines(viewer)) for viewer in seats(table)}

    assert len(views) == 1
    assert len(logs) == 1


def test_observations_survive_json(table: Table) -> None:
    for match in walk(table.new(seed=12), random.Random(12), 100):
        for seat in seats(table):
            view = match.observe(seat)
            assert view == msgspec.json.decode(encoded(view), type=table.game.observation_type)


def test_every_legal_action_can_be_applied_and_has_a_label_and_a_notation(table: Table) -> None:
    game = table.game
    for match in walk(table.new(seed=7), random.Random(7), DECISIONS):
        actions = match.legal_actions()
        assert len(set(actions)) == len(actions)
        for action in actions:
            after = match.rules.apply(state_of(match), action)
            assert match.rules.to_act(after) in (*range(table.players), CHANCE, OVER)
            assert action == game.parse_action(game.format_action(action))
            label = match.presenter.label(match.observe(match.to_act), action)  # type: ignore[arg-type]
            assert label.key


def test_everything_else_is_refused_with_a_rule_and_changes_nothing(table: Table) -> None:
    pool = sorted(
        {action for match in walk(table.new(1), random.Random(1), DECISIONS) for action in match.legal_actions()},
        key=repr,
    )
    rng, ruled = random.Random(8), rule_ids(table)
    refused = 0
    for match in walk(table.new(seed=8), random.Random(8), 80):
        before = encoded(state_of(match)), match.log
        for action in rng.sample(pool, min(25, len(pool))):
            if action in match.legal_actions():
                continue
            with pytest.raises(IllegalAction) as refusal:
                match.play(action)
            assert not ruled or refusal.value.rule_id in ruled
            assert refusal.value.line.key == f"refusal-{refusal.value.code}"
            refused += 1
        assert (encoded(state_of(match)), match.log) == before
    assert refused > 0


def test_a_finished_match_accepts_nothing(table: Table) -> None:
    match = table.new(seed=2, keep_log=False)
    last = None
    for now in walk(match, random.Random(2), table.game.max_decisions_for_programs):
        last = now.legal_actions()[0] if now.legal_actions() else last
    assert match.to_act is OVER
    assert match.legal_actions() == ()
    with pytest.raises(IllegalAction):
        match.play(last)


def test_chance_is_what_its_distribution_says(table: Table) -> None:
    """Every outcome that came up belongs to the distribution that was in view before it."""
    match = played(table, seed=10)
    for index, entry in enumerate(match.log):
        if entry.seat is None:
            distribution = match.at(index).pending_chance()
            assert entry.event in distribution
            if len(distribution.bounds()) <= 7:
                outcomes = dict(distribution.outcomes())
                assert entry.event in outcomes
                assert all(weight > 0 for weight in outcomes.values())


def test_a_suggestion_is_legal(table: Table) -> None:
    for match in walk(table.new(seed=13), random.Random(13), DECISIONS):
        seat = match.to_act
        if isinstance(seat, int):
            suggestion = match.presenter.suggest(match.observe(seat), match.legal_actions())
            assert suggestion is None or suggestion in match.legal_actions()


def test_undo_goes_back_one_decision_and_no_further_than_chance(table: Table) -> None:
    rng = random.Random(14)
    match = table.new(seed=14, allows_undo=True)
    for _ in range(150):
        seat = match.to_act
        if not isinstance(seat, int):
            break
        before = encoded(state_of(match))
        match.play(rng.choice(match.legal_actions()))
        if match.can_undo(seat):
            assert match.log[-1].seat == seat
            match.undo(seat)
            assert before == encoded(state_of(match))
            match.play(rng.choice(match.legal_actions()))


def played(table: Table, seed: int, decisions: int = 120) -> Match:
    match = table.new(seed)
    for _ in walk(match, random.Random(seed), decisions):
        pass
    return match


def seats(table: Table) -> tuple[int | None, ...]:
    return (*range(table.players), None)


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def state_of(match: Match) -> object:
    return match._state


def rule_ids(table: Table) -> set[str]:
    """The ids of a game's rules; none for a game of another package that has written none down."""
    from tests.test_rule_ids import ids_of_rules

    return ids_of_rules(table.game.id) if package_of(table.game).startswith("wartable.") else set()


def invariants(table: Table):
    """The game's own check of a state, if it has one."""
    name = f"{package_of(table.game)}.invariants"
    check_state = import_module(name).check_invariants if find_spec(name) else None
    rules = table.new(seed=0).rules

    def check(match: Match) -> None:
        assert (match.to_act is OVER) == (match.result is not None)
        assert (match.to_act is OVER) == (not match.legal_actions())
        if check_state is not None:
            check_state(rules, state_of(match))

    return check
