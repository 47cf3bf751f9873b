"""One record made visible: who notices it, and what each viewer is told of it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from wartable.core.game import Seat
from wartable.core.line import Line, Name
from wartable.core.presenter import Facts, Happening, Prompt
from wartable.server.table import clock as clocks
from wartable.server.table import records
from wartable.server.table.game_log import logged_plays, plays_of
from wartable.server.table.messages import Ask, ChatLine, ClockView, Event, SeatView, TableView, View
from wartable.server.table.position import Status, TablePosition, fold
from wartable.server.table.records import Record
from wartable.server.table.setup import TableSetup

__all__ = [
    "Shown",
    "Sight",
    "Sights",
    "TableStep",
    "ask_of",
    "can_undo",
    "event_for",
    "noticed",
    "observe",
    "shown_to",
    "table_view",
    "take_step",
    "turn_of",
    "view_of",
]


class TableStep(NamedTuple):
    """A record with the table before and after it."""

    record: Record
    before: TablePosition
    after: TablePosition

    def is_noticed_by_others(self, seat: Seat) -> bool:
        """Whether anybody but this seat could notice it."""
        return _is_noticed_by_others(seat, self.before.seen, self.after.seen)


class Sight(NamedTuple):
    """What a viewer sees of the game in a step."""

    lines: tuple[Line, ...]
    happenings: tuple[Happening, ...]
    patch: dict[str, Any]
    """The fields of the observation that changed."""


class Shown(NamedTuple):
    """What a viewer is asked, and told of a position."""

    prompt: Prompt | None
    facts: Facts | None


NOTHING = Shown(None, None)


class Sights:
    """What each viewer sees of the game in a step, worked out when somebody looks."""

    __slots__ = ("_events", "_open", "_seen", "_setup", "_step")

    def __init__(self, setup: TableSetup, step: TableStep) -> None:
        self._setup = setup
        self._step = step
        self._events: tuple[tuple[Any, Any, Any], ...] | None = None
        self._open: Sight | None = None
        """What everybody sees alike, in a game without secrets."""
        self._seen: dict[Seat | None, Sight] = {}

    def of(self, viewer: Seat | None) -> Sight:
        # The first view of a game also says whose view it is.
        if self._setup.game.has_secrets or self._step.before.state is None:
            sight = self._seen.get(viewer)
            if sight is None:
                sight = self._seen[viewer] = self._sight(viewer)
            return sight
        if self._open is None:
            self._open = self._sight(None)
        return self._open

    def _sight(self, viewer: Seat | None) -> Sight:
        setup, step = self._setup, self._step
        if self._events is None:
            self._events = _events(setup, step.before, step.record)
        lines, happenings = _lines(setup, step, self._events, viewer), _happenings(setup, self._events, viewer)
        return Sight(lines, happenings, _patch(setup, step, viewer))


def take_step(setup: TableSetup, before: TablePosition, record: Record, at: int) -> tuple[TableStep, Sights]:
    """Fold a record into a table, and what each viewer sees of it."""
    step = TableStep(record, before, fold(setup, before, record, at))
    sights = Sights(setup, step)
    seen = tuple(
        count + _notices(setup, step, viewer, sights) for viewer, count in zip(setup.viewers, before.seen, strict=True)
    )
    return step._replace(after=noticed(step, seen)), sights


def noticed(step: TableStep, seen: tuple[int, ...]) -> TablePosition:
    """The table after a step, with how many records each viewer has noticed by then."""
    after, record = step.after, step.record
    is_open = isinstance(record, records.Moved) and _is_noticed_by_others(record.seat, step.before.seen, seen)
    return msgspec.structs.replace(after, seen=seen, since=after.at if is_open else after.since)


def _is_noticed_by_others(seat: Seat, before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    return any(then != now for viewer, (then, now) in enumerate(zip(before, after, strict=True)) if viewer != seat)


def event_for(
    setup: TableSetup, step: TableStep, sights: Sights, viewer: Seat | None, *, is_latest: bool = True
) -> Event | None:
    """What a viewer is told of a step; None if the viewer does not notice it."""
    at = setup.players if viewer is None else viewer
    number = step.after.seen[at]
    if number == step.before.seen[at]:
        return None
    chat, sight = step.record, sights.of(viewer)
    shown = shown_to(setup, step.after, viewer) if sight.patch else NOTHING
    return Event(
        seq=number,
        at=step.after.at,
        viewer=viewer,
        lines=sight.lines,
        happenings=sight.happenings,
        patch=sight.patch,
        prompt=shown.prompt,
        facts=shown.facts,
        table=_table_changes(setup, step),
        ask=ask_of(setup, step.after, viewer) if is_latest else None,
        can_undo=is_latest and viewer is not None and can_undo(setup, step.after, viewer),
        chat=ChatLine(chat.player, chat.name, chat.text, chat.seat) if isinstance(chat, records.Chatted) else None,
    )


def view_of(setup: TableSetup, position: TablePosition, viewer: Seat | None) -> View:
    """All that a viewer knows now."""
    shown = shown_to(setup, position, viewer)
    return View(
        viewer=viewer,
        seq=position.seen[setup.players if viewer is None else viewer],
        observation=observe(setup, position, viewer),
        prompt=shown.prompt,
        facts=shown.facts,
        ask=ask_of(setup, position, viewer),
        can_undo=viewer is not None and can_undo(setup, position, viewer),
    )


def observe(setup: TableSetup, position: TablePosition, viewer: Seat | None) -> dict[str, Any] | None:
    """The observation of a viewer, field by field; None before the start."""
    if position.state is None:
        return None
    seen = setup.observe(position.state, viewer)
    return {name: getattr(seen, name) for name in seen.__struct_fields__}


def ask_of(setup: TableSetup, position: TablePosition, viewer: Seat | None) -> Ask | None:
    """What the viewer is asked to decide; None if it is not the viewer's turn."""
    if viewer is not None and position.entering == viewer:
        observation = setup.observe(position.state, viewer)
        parts = setup.presenter.entry(observation, setup.rules.chance(position.state))
        return Ask(number=position.asks[viewer], entry=parts)
    if viewer is None or position.to_act != viewer or position.places[viewer].bot is not None:
        return None
    observation = setup.observe(position.state, viewer)
    choices = setup.presenter.choices(observation, setup.legal_actions(position.state))
    return Ask(number=position.asks[viewer], choices=choices)


def shown_to(setup: TableSetup, position: TablePosition, viewer: Seat | None) -> Shown:
    """What the presenter asks a viewer and says of the position; nothing before the start."""
    if position.state is None:
        return NOTHING
    observation = setup.observe(position.state, viewer)
    is_asked = viewer is not None and position.to_act == viewer
    legal = setup.legal_actions(position.state) if is_asked else ()
    facts = setup.presenter.facts(observation, legal)
    if not setup.plan.coach and facts.threats:
        # To be told what others can do is help, as the odds are.
        facts = msgspec.structs.replace(facts, threats=())
    return Shown(setup.presenter.prompt(observation), facts)


def can_undo(setup: TableSetup, position: TablePosition, seat: Seat) -> bool:
    """Whether the last event is a decision of this seat's own player and nothing came to light by it."""
    if not setup.plan.undo or not position.past or position.status is not Status.PLAYING:
        return False
    if position.places[seat].bot is not None:
        return False
    last = position.past[-1]
    return last.seat == seat and setup.rules.is_undoable(last.before, last.action, position.state)


def table_view(setup: TableSetup, position: TablePosition) -> TableView:
    """A table as everybody sees it."""
    return TableView(
        id=setup.id,
        game=setup.game.id,
        plan=setup.public_plan,
        owner=position.owner,
        status=position.status,
        seats=_seat_views(position),
        commitment=setup.commitment,
        created_at=setup.created_at,
        starts_by=_starts_by(position),
        to_act=position.to_act,
        clock=_clock_view(setup, position),
        result=position.result,
        secret=setup.reveal() if position.status is Status.OVER else None,
        rematch=position.rematch,
        entering=position.entering,
        can_correct=bool(position.entered),
        origin=position.origin,
        numbers=setup.numbers,
    )


def turn_of(step: TableStep) -> str | None:
    """The player whose turn began with this step."""
    place = step.after.deciding
    if step.before.to_act == step.after.to_act or place is None or place.bot is not None:
        return None
    return place.player


def _events(setup: TableSetup, before: TablePosition, record: Record) -> tuple[tuple[Any, Any, Any], ...]:
    plays = plays_of(setup, before.state, logged_plays(record))
    return tuple(step for played in plays for step in played.steps())


def _notices(setup: TableSetup, step: TableStep, viewer: Seat | None, sights: Sights) -> bool:
    """Whether a viewer may know that this record happened at all."""
    match step.record:
        case records.Moved(seat) | records.Undone(seat) | records.Entered(seat) if setup.game.has_secrets:
            before, after = step.before, step.after
            if seat == viewer or before.to_act != after.to_act or before.entering != after.entering:
                return True
            sight = sights.of(viewer)
            return bool(sight.lines or sight.happenings or sight.patch)
        case records.Chatted(seat=None) if step.before.status is Status.PLAYING:
            # Whoever plays reads after the game what those who watched it said.
            return viewer is None
        case _:
            return True


def _lines(
    setup: TableSetup, step: TableStep, events: tuple[tuple[Any, Any, Any], ...], viewer: Seat | None
) -> tuple[Line, ...]:
    rules, tell = setup.rules, setup.presenter.tell
    match step.record:
        case records.Undone(seat):
            undone = step.before.past[-1]
            told = tell(rules, undone.before, undone.action, step.before.state, viewer)
            return (Line("log-undone", {"player": Name(seat)}),) if told else ()
        case records.Corrected(seat):
            return (Line("log-corrected", {"player": Name(seat)}),)
        case records.Resigned(seat):
            return (Line("log-resigned", {"player": Name(seat)}),)
        case records.Closed():
            return (Line("log-closed"),)
        case records.TimedOut(seat):
            return (Line("log-timed-out", {"player": Name(seat)}),)
        case records.Started():
            silent = [view.seat for view in _seat_views(step.after) if view.withheld]
            named = tuple(Line("log-withheld", {"player": Name(seat)}) for seat in silent)
            return named + tuple(line for event in events for line in tell(rules, *event, viewer))
        case _:
            return tuple(line for event in events for line in tell(rules, *event, viewer))


def _happenings(
    setup: TableSetup, events: tuple[tuple[Any, Any, Any], ...], viewer: Seat | None
) -> tuple[Happening, ...]:
    observe, happenings = setup.observe, setup.presenter.happenings
    return tuple(
        happening
        for before, event, after in events
        for happening in happenings(observe(before, viewer), event, observe(after, viewer))
    )


def _patch(setup: TableSetup, step: TableStep, viewer: Seat | None) -> dict[str, Any]:
    """The fields of the viewer's observation that changed."""
    if step.after.state is None or step.after.state is step.before.state:
        return {}
    new = setup.observe(step.after.state, viewer)
    if step.before.state is None:
        return {name: getattr(new, name) for name in new.__struct_fields__}
    old = setup.observe(step.before.state, viewer)
    return {name: value for name in new.__struct_fields__ if (value := getattr(new, name)) != getattr(old, name)}


def _table_changes(setup: TableSetup, step: TableStep) -> dict[str, Any]:
    """The fields of the public table that changed."""
    before, after = step.before, step.after
    changes: dict[str, Any] = {}
    if before.status is not after.status:
        changes["status"] = after.status
        if after.status is Status.OVER:
            changes |= {"result": after.result, "secret": setup.reveal()}
    if before.places != after.places or _seat_views(before) != _seat_views(after):
        changes["seats"] = _seat_views(after)
    if _starts_by(before) != _starts_by(after):
        changes["starts_by"] = _starts_by(after)
    if before.owner != after.owner:
        changes["owner"] = after.owner
    if before.to_act != after.to_act:
        changes["to_act"] = after.to_act
    if before.clock != after.clock or (after.clock is not None and before.to_act != after.to_act):
        changes["clock"] = _clock_view(setup, after)
    if before.entering != after.entering:
        changes["entering"] = after.entering
    if bool(before.entered) != bool(after.entered):
        changes["can_correct"] = bool(after.entered)
    if before.rematch != after.rematch:
        changes["rematch"] = after.rematch
    if before.origin != after.origin:
        changes["origin"] = after.origin
    return changes


def _starts_by(position: TablePosition) -> int | None:
    return position.starts_by if position.status is Status.OPEN else None


def _seat_views(position: TablePosition) -> tuple[SeatView, ...]:
    """Before the game begins nobody sees what another one adds to the dice, so nobody can answer to it."""
    has_begun = position.status is not Status.OPEN
    return tuple(
        SeatView(
            seat,
            place.name,
            place.player,
            place.bot,
            place.is_out,
            place.gave_up,
            pledge,
            nonce if has_begun else "",
            withheld=has_begun and bool(pledge) and not nonce,
        )
        for seat, (place, pledge, nonce) in enumerate(
            zip(position.places, position.pledges, position.nonces, strict=True)
        )
    )


def _clock_view(setup: TableSetup, position: TablePosition) -> ClockView | None:
    plan, clock = setup.plan.clock, position.clock
    if plan is None or clock is None:
        return None
    seat, place = position.to_act, position.deciding
    is_running = seat is not None and place is not None and place.bot is None
    limit = clocks.deadline(plan, clock, seat) if is_running and seat is not None else None
    return ClockView(clock.since, clock.left, limit)
