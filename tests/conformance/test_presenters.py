"""What every presenter keeps: it shows what the types say, offers what is legal, and tells nobody a secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.conformance.tables import Table, games, walk
from wartable.core.game import CHANCE, Seat

SMALLEST = tuple(Table(game, game.player_counts[0], {}) for game in games())
DECISIONS = 120
ALTERNATIVES = 12


@pytest.fixture(params=SMALLEST, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


def test_choices_are_legal_and_one_at_most_is_suggested(table: Table) -> None:
    for match in walk(table.new(seed=3), random.Random(3), DECISIONS):
        seat, legal = match.to_act, match.legal_actions()
        if not isinstance(seat, int):
            continue
        choices = match.presenter.choices(match.observe(seat), legal)
        assert choices
        assert all(choice.action in legal for choice in choices)
        assert len({choice.action for choice in choices}) == len(choices)
        assert sum(choice.is_suggested for choice in choices) <= 1


def test_prompts_say_who_decides(table: Table) -> None:
    for match in walk(table.new(seed=4), random.Random(4), DECISIONS):
        for viewer in (*range(table.players), None):
            prompt = match.presenter.prompt(match.observe(viewer))
            assert prompt.seat == (match.to_act if isinstance(match.to_act, int) else None)


def test_moments_are_told_of_every_position(table: Table) -> None:
    for match in walk(table.new(seed=7), random.Random(7), DECISIONS):
        for viewer in (*range(table.players), None):
            moment = match.presenter.moment(match.observe(viewer))
            assert moment is None or moment.key.startswith("moment")


def test_facts_and_happenings_are_of_the_types_that_the_browser_knows(table: Table) -> None:
    match = table.new(seed=5)
    for _ in walk(match, random.Random(5), DECISIONS):
        pass
    rules, presenter = match.rules, match.presenter
    assert isinstance(presenter.numbers(), presenter.numbers_type)
    for before, entry, after in match.steps():
        for viewer in (0, None):
            seen, then = rules.observe(before, viewer), rules.observe(after, viewer)
            facts = presenter.facts(then, ())
            assert facts == msgspec.json.decode(msgspec.json.encode(facts), type=presenter.facts_type)
            happened = presenter.happenings(seen, entry.event, then)
            for each in happened:
                assert each == msgspec.json.decode(msgspec.json.encode(each), type=presenter.happening_type)


def test_nobody_is_told_what_they_cannot_see(table: Table) -> None:
    """In worlds that a viewer cannot tell apart, neither before nor after an event, the viewer is told the same."""
    match, rng = table.new(seed=6), random.Random(6)
    for _ in walk(match, random.Random(6), DECISIONS):
        pass
    rules, presenter = match.rules, match.presenter
    for before, entry, after in match.steps():
        actor = entry.seat
        for viewer in (*range(table.players), None):
            if viewer == actor:
                continue
            seen, then = rules.observe(before, viewer), rules.observe(after, viewer)
            told = presenter.tell(rules, before, entry.event, after, viewer)
            happened = presenter.happenings(seen, entry.event, then)
            for event, other in _alike(rules, before, entry.event, after, viewer, rng):
                assert told == presenter.tell(rules, *other, viewer), (entry.event, event)
                assert happened == presenter.happenings(seen, event, then), (entry.event, event)


def _alike(
    rules: Any, before: Any, event: Any, after: Any, viewer: Seat | None, rng: random.Random
) -> Iterator[tuple[Any, tuple[Any, Any, Any]]]:
    """What may have happened as well, for all a viewer knows: the same in another world, or another secret deed."""
    then, world = rules.observe(after, viewer), rules.redeal(rules.observe(before, viewer), rng)
    actor = rules.to_act(before)
    if rules.to_act(world) == actor and _can_happen(rules, world, event):
        other = rules.apply(world, event)
        if rules.observe(other, viewer) == then:
            yield event, (world, event, other)
    owner = rules.chance_seat(before) if actor is CHANCE else actor
    if owner is None or owner == viewer:
        return
    for deed in _some_events(rules, before, rng):
        other = rules.apply(before, deed)
        is_secret = rules.observe(other, owner) != rules.observe(after, owner)
        if is_secret and rules.observe(other, viewer) == then:
            yield deed, (before, deed, other)


def _can_happen(rules: Any, state: Any, event: Any) -> bool:
    return event in (rules.chance(state) if rules.to_act(state) is CHANCE else rules.legal_actions(state))


def _some_events(rules: Any, state: Any, rng: random.Random) -> list[Any]:
    if rules.to_act(state) is CHANCE:
        chance = rules.chance(state)
        return [chance.draw(rng.randrange) for _ in range(ALTERNATIVES)]
    legal = rules.legal_actions(state)
    return rng.sample(legal, min(ALTERNATIVES, len(legal)))
