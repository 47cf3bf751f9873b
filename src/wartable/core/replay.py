"""The match file: one JSON document, an event per line, each with a running check.

`check` is the first 16 hex digits of SHA-256 over the previous check and the event's JSON: a changed line is
found at that line. The dice are proven by the source's own re-derivation, not by the check.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from wartable.core.chance import Origin, Source, VerifiableOrigin, source_from
from wartable.core.errors import BadReplay, EarlierRules, TamperedReplay, WartableError, WrongVersion
from wartable.core.game import CHANCE, OVER, AnyGame, Nobody, Result
from wartable.core.library import get_game
from wartable.core.match import Entry, Match

__all__ = ["FORMAT_VERSION", "Header", "dumps", "entries_of", "loads", "read_header", "source_of", "written"]

FORMAT_VERSION = 1


class Header(msgspec.Struct, frozen=True):
    """Everything of a file but its events."""

    format: int
    game: str
    game_version: int
    players: int
    options: dict[str, Any]
    source: Origin
    allows_undo: bool = False
    seats: tuple[str, ...] = ()
    """Who played, as the front end wrote it ("human", "bot:greedy"); the rules do not read it."""
    result: Result | None = None


class _Line(msgspec.Struct, frozen=True, omit_defaults=True):
    check: str
    seat: int | None = None
    action: msgspec.Raw = msgspec.Raw()
    chance: msgspec.Raw = msgspec.Raw()


class _File(msgspec.Struct, frozen=True):
    header: Header
    events: tuple[_Line, ...]


def dumps(match: Match, *, reveal: bool = True, seats: tuple[str, ...] = ()) -> str:
    """The file of a match. `reveal=False` keeps the secret seed of an unfinished match out of it."""
    over = match.to_act is OVER
    header = Header(
        format=FORMAT_VERSION,
        game=match.game.id,
        game_version=match.game.version,
        players=match.players,
        options=msgspec.to_builtins(match.options),
        source=match.source.origin(reveal=reveal or over),
        allows_undo=match.allows_undo,
        seats=seats,
        result=match.result,
    )
    return written(header, match.log)


def written(header: Header, entries: Iterable[Entry]) -> str:
    """The file of a header and its events."""
    lines = ",\n".join(_encoded_events(entries, _seal(header)))
    return f'{{"header": {_text(header)},\n"events": [\n{lines}\n]}}\n'


def read_header(text: str | bytes) -> Header:
    """The header of a file, checked against the versions this program knows."""
    return _decode(text).header


def loads(text: str | bytes) -> Match:
    """The match of a file. Every action is checked against the rules, every chance event against the source."""
    header = read_header(text)
    game = get_game(header.game)
    if header.game_version < game.version:
        raise EarlierRules(game.id, header.game_version, game.version)
    if header.game_version > game.version:
        raise WrongVersion(
            f"this match was played with version {header.game_version} of {game.id}; this is version {game.version}",
            file_version=header.game_version,
            known_version=game.version,
        )
    source = source_of(header)
    rules = game.rules(header.players, header.options)
    match = Match(game, rules, game.check_options(header.options), source, allows_undo=header.allows_undo)
    for index, entry in enumerate(entries_of(text)):
        _examine(match, source, index, entry)
        match.resume([entry])
    if match.result != header.result:
        raise TamperedReplay(len(match.log), "other-result", "the result in the file is not the result of its events")
    if not (isinstance(header.source, VerifiableOrigin) and header.source.secret is None) and source.can_rederive:
        match.roll_pending_chance()
    return match


def entries_of(text: str | bytes) -> Iterator[Entry]:
    """The events of a file one by one, as long as each fits the running check; whether they are legal is not asked."""
    file = _decode(text)
    game, check = get_game(file.header.game), _seal(file.header)
    for index, line in enumerate(file.events):
        check = _checked(index, line, check)
        yield _entry(game, index, line)


def source_of(header: Header) -> Source:
    """The dice of a file; TamperedReplay if the revealed seed is not the one that was promised."""
    try:
        return source_from(header.source)
    except ValueError as error:
        raise TamperedReplay(0, "promise-broken", str(error)) from None


def _examine(match: Match, source: Source, index: int, entry: Entry) -> None:
    """Refuse an event that the rules or the source did not allow at this point."""
    actor = match.to_act
    if entry.seat is None:
        if actor is not CHANCE:
            raise TamperedReplay(index, "chance-not-due", "a chance event where none was due")
        distribution = match.pending_chance()
        if entry.event not in distribution:
            raise TamperedReplay(index, "impossible-chance", "a chance event that cannot come up here")
        if source.can_rederive and source.draw(distribution, match.pending_chance_seat()) != entry.event:
            raise TamperedReplay(index, "other-dice", "the dice are not those of the revealed seed")
        return
    if isinstance(actor, Nobody) or actor != entry.seat:
        raise TamperedReplay(index, "other-seat", f"seat {entry.seat} was not to act")
    if entry.event not in match.legal_actions():
        raise TamperedReplay(index, "illegal-action", "an action that the rules do not allow")


def _decode(text: str | bytes) -> _File:
    raw = text.encode() if isinstance(text, str) else text
    try:
        outline = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadReplay(f"not a match file, or cut short: {error}", problem=str(error)) from None
    header = outline.get("header") if isinstance(outline, dict) else None
    version = header.get("format") if isinstance(header, dict) else None
    if not isinstance(version, int):
        raise BadReplay("not a match file: it has no header with a format number", problem="header")
    if version > FORMAT_VERSION:
        raise WrongVersion(
            f"this file has format {version}, made by a newer Wartable; this one reads up to {FORMAT_VERSION}",
            file_version=version,
            known_version=FORMAT_VERSION,
        )
    try:
        return msgspec.json.decode(raw, type=_File)
    except msgspec.ValidationError as error:
        raise BadReplay(f"not a match file: {error}", problem=str(error)) from None


def _encoded_events(entries: Iterable[Entry], check: str) -> Iterator[str]:
    for entry in entries:
        event = _text(entry.event)
        check = _next_check(check, entry.seat, event)
        who = f'"seat": {entry.seat}, "action"' if entry.seat is not None else '"chance"'
        yield f'{{{who}: {event}, "check": "{check}"}}'


def _checked(index: int, line: _Line, check: str) -> str:
    """The running check after this line, if the line carries it."""
    body = line.action if line.seat is not None else line.chance
    if not bytes(body):
        raise TamperedReplay(index, "no-event", "neither an action of a seat nor a chance event")
    expected = _next_check(
        check, line.seat, json.dumps(json.loads(bytes(body)), separators=(",", ":"), ensure_ascii=False)
    )
    if line.check != expected:
        raise TamperedReplay(index, "line-changed", "the line was changed: its check does not fit")
    return expected


def _entry(game: AnyGame, index: int, line: _Line) -> Entry:
    kind, body = (game.outcome_type, line.chance) if line.seat is None else (game.action_type, line.action)
    try:
        return Entry(line.seat, msgspec.json.decode(body, type=kind))
    except (msgspec.ValidationError, WartableError) as error:
        raise TamperedReplay(index, "no-event", f"not an event of {game.id}: {error}") from None


def _next_check(check: str, seat: int | None, event: str) -> str:
    return hashlib.sha256(f"{check}|{seat}|{event}".encode()).hexdigest()[:16]


def _seal(header: Header) -> str:
    """The check before the first event: what must not change for the events to mean the same."""
    options = json.dumps(header.options, sort_keys=True)
    return f"{header.game}/{header.game_version}/{header.players}/{options}"


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
