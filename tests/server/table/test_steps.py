"""Everybody sees what they may know, and cannot even count the rest."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.server.tables import GAMES, advance, begun, new_setup, random_steps
from wartable.server.live.live_table import events_between
from wartable.server.table.messages import encode
from wartable.server.table.plan import Fallback
from wartable.server.table.records import Chatted, Moved, Resigned
from wartable.server.table.snapshots import decode_snapshot, encode_snapshot
from wartable.server.table.steps import ask_of, can_undo, event_for, table_view, view_of

DECISIONS = 120


@pytest.mark.parametrize("game", GAMES)
def test_patches_add_up_to_the_observation(game: str):
    setup = new_setup(game)
    position = begun(setup)
    known = {viewer: msgspec.to_builtins(view_of(setup, position, viewer).observation) for viewer in setup.viewers}
    for step, sights in random_steps(setup, position, random.Random(5), DECISIONS):
        position = step.after
        for viewer in setup.viewers:
            known[viewer] |= msgspec.to_builtins(sights.of(viewer).patch)
    for viewer in setup.viewers:
        assert msgspec.to_builtins(view_of(setup, position, viewer).observation) == known[viewer]


@pytest.mark.parametrize("game", GAMES)
def test_a_step_that_shows_nothing_has_no_number(game: str):
    setup = new_setup(game, players=max(new_setup(game).game.player_counts[:2]))
    hidden = 0
    for step, sights in random_steps(setup, begun(setup), random.Random(6), DECISIONS):
        assert isinstance(step.record, Moved)
        for at, viewer in enumerate(setup.viewers):
            sight, event = sights.of(viewer), event_for(setup, step, sights, viewer)
            shows = (
                bool(sight.lines or sight.patch)
                or step.record.seat == viewer
                or step.before.to_act != step.after.to_act
            )
            assert shows == (event is not None) == (step.after.seen[at] == step.before.seen[at] + 1)
            hidden += not shows
            assert shows or setup.rules.decides_in_secret(step.before.state), "the rules say where something is hidden"
    if not setup.game.has_secrets:
        assert 0 == hidden


@pytest.mark.parametrize("game", GAMES)
def test_only_the_seat_to_act_is_asked(game: str):
    setup = new_setup(game)
    position = begun(setup)
    for step, _ in random_steps(setup, position, random.Random(7), 20):
        position = step.after
        asked = [viewer for viewer in setup.viewers if ask_of(setup, position, viewer) is not None]
        assert ([] if position.to_act is None else [position.to_act]) == asked


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_gives_back_the_position(game: str):
    setup = new_setup(game, undo=True)
    position = begun(setup)
    for step, _ in random_steps(setup, position, random.Random(8), 60):
        position = step.after
        assert position == decode_snapshot(setup, encode_snapshot(position).decode())


def test_what_was_missed_is_what_would_have_been_heard():
    setup = new_setup()
    steps, heard = [], []
    for step, sights in random_steps(setup, begun(setup), random.Random(9), 12):
        steps.append(step)
        heard.append(event_for(setup, step, sights, 0, is_latest=False))
    latest = steps[-1].after.seen[0]
    missed = events_between(setup, steps, 0, steps[4].after.seen[0], latest)
    assert [encode(event) for event in heard[5:-1]] == missed[:-1]


def test_the_secret_is_told_when_the_game_is_over_and_not_before():
    setup = new_setup(on_resign=Fallback.OUT)
    position = begun(setup)
    assert table_view(setup, position).secret is None
    over = advance(setup, position, Resigned(1))
    assert setup.reveal() == table_view(setup, over).secret


def test_who_resigned_cannot_take_back_what_the_bot_decides():
    setup = new_setup("epic-dice-battles", undo=True)
    position = begun(setup)
    for step, _ in random_steps(setup, position, random.Random(1), 200):
        position = step.after
        decided = position.past[-1].seat if position.past else None
        if decided is not None and can_undo(setup, position, decided):
            break
    else:
        raise AssertionError("nothing could be taken back")
    place = msgspec.structs.replace(position.places[decided], bot="random")
    places = (*position.places[:decided], place, *position.places[decided + 1 :])
    assert not can_undo(setup, msgspec.structs.replace(position, places=places), decided)


def test_chat_is_heard_by_everybody():
    setup = new_setup()
    position = begun(setup)
    after = advance(setup, position, Chatted("p0", "Ana", "hello", 0))
    assert tuple(count + 1 for count in position.seen) == after.seen
