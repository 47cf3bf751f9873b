"""Moments of a game and the branches that leave from them, without a server: also where something was taken back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.opened import Watch, opened
from tests.server.opened import begun as begun_at
from tests.server.tables import GAMES, advance, begun, new_setup, random_steps
from wartable.server.after.branches import Branching, play_on, shared_events
from wartable.server.after.replays import match_of, moments_of
from wartable.server.live.tables import Command
from wartable.server.problems import Problem
from wartable.server.store.journal import read_snapshot
from wartable.server.store.players import Player
from wartable.server.table import commands
from wartable.server.table.plan import SeatKind, SeatPlan, TablePlan
from wartable.server.table.position import Origin, Status, TablePosition, opening
from wartable.server.table.records import Record, Started, Undone
from wartable.server.table.setup import TableSetup
from wartable.server.table.steps import observe

Journal = list[tuple[Record, tuple[int, ...]]]


def played(game: str, decisions: int = 120) -> tuple[TableSetup, list[TablePosition], Journal]:
    """A game in which things are taken back: the table after each record, and its journal."""
    setup = new_setup(game, undo=True)
    position = begun(setup)
    positions, journal = [position], [_start(setup, position)]
    for step, _ in random_steps(setup, position, random.Random(5), decisions):
        positions.append(step.after)
        journal.append((step.record, step.after.seen))
    return setup, positions, journal


def _start(setup: TableSetup, position: TablePosition) -> tuple[Record, tuple[int, ...]]:
    return Started(setup.open_game(position.nonces).outcomes), position.seen


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_shows_the_game_as_it_stood(game: str) -> None:
    setup, positions, journal = played(game)
    match = match_of(setup, positions[-1], [record for record, _ in journal])
    by_seen = {position.seen[0]: position for position in positions}
    moments = moments_of(journal, 0)
    assert len(match.log) == moments[-1].event
    assert sorted({moment.event for moment in moments}) == [moment.event for moment in moments]
    for moment in moments:
        seen = observe(setup, by_seen[moment.seq], 0)
        there = match.at(moment.event).observe(0)
        assert {name: getattr(there, name) for name in there.__struct_fields__} == seen


def _move(seat: int, action: object) -> Command:
    return lambda setup, position: commands.move(setup, position, seat, action)


def test_things_were_taken_back_in_these_games() -> None:
    _, _, journal = played("board-of-war")
    assert any(isinstance(record, Undone) for record, _ in journal)


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_stands_where_the_game_stood(game: str) -> None:
    setup, positions, journal = played(game)
    records = [record for record, _ in journal]
    match = match_of(setup, positions[-1], records)
    seats = tuple(SeatPlan(SeatKind.BOT, bot="random") for _ in range(setup.players))
    fresh = TableSetup(
        "other",
        TablePlan(game=game, seats=seats),
        setup.game,
        "beef" * 16,
        invite="invite",
        opened_by="p0",
        created_at=1000,
    )
    for event in [moment.event for moment in moments_of(journal, 0)][:-1:7]:
        branch = advance(fresh, opening(fresh), shared_events(setup, records, event))
        assert (Status.PLAYING, Origin("table", event)) == (branch.status, branch.origin)
        assert match.at(event).to_act == branch.to_act
        for seat in range(setup.players):
            assert match.at(event).observe(seat) == fresh.rules.observe(branch.state, seat)
        # Its own dice begin at the beginning: those before were not drawn from its seed.
        assert 0 == branch.drawn


def test_in_the_middle_of_chance_nobody_decides() -> None:
    setup, positions, journal = played("age-of-war", 30)
    records = [record for record, _ in journal]
    starts = {moment.event for moment in moments_of(journal, 0)}
    total = len(match_of(setup, positions[-1], records).log)
    for event in set(range(total)) - starts:
        with pytest.raises(Problem, match="nobody decided"):
            shared_events(setup, records, event)


async def test_branches_are_opened_one_after_another() -> None:
    """Each plays a game again: sixty that came at once held everybody up for more than a second."""
    branching, inside, most = Branching(), 0, 0

    async def branch(address: str) -> None:
        nonlocal inside, most
        async with branching.turn(address):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(branch(f"1.1.1.{number % 3}") for number in range(9)))
    assert 1 == most
    waiting = [asyncio.ensure_future(branch("1.1.1.1")) for _ in range(6)]
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert ["busy"] == [each.code for each in found if isinstance(each, Problem)]


async def test_what_a_branch_begins_with_is_kept_as_a_snapshot_and_told_like_any_history(tmp_path: Path) -> None:
    """A whole game in one record: whoever asks for it again and again must not have it worked out on the spot."""
    async with opened(tmp_path, Watch()) as services:
        over = await begun_at(services)
        rng = random.Random(7)
        for _ in range(20):
            seat = over.position.to_act
            assert seat is not None
            action = rng.choice(over.setup.legal_actions(over.position.state))
            await services.tables.submit(over, _move(seat, action))
        await services.tables.submit(over, lambda _, p: commands.resign(p, 0, "p0"))
        event = moments_of(await services.tables.numbered_journal_of(over), 0)[10].event
        player = Player("p0", "Ana", created_at=1)
        live = await play_on(services.tables, over, player, event=event, seat=0, bot="random")
        kept = await services.database.read(read_snapshot, live.setup.id)
        assert kept is not None
        assert not live.remembers(None, 0)
        page = await services.histories.missed(live, None, 0, "1.1.1.1")
        assert live.position.seen[-1] >= page.number > 0
        assert any(b'"origin":{' in message for message in page.messages)
