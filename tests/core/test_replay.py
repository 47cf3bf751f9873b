"""The match file: round trips, damage, tampering."""

from __future__ import annotations

import json
import random

import pytest

from wartable import OVER, Match, get_game, run
from wartable.core import replay
from wartable.core.chance import DuplicateSource, ScriptedSource, SeededSource, VerifiableOrigin, VerifiableSource
from wartable.core.errors import BadReplay, TamperedReplay, UnknownGame

GAME = get_game("age-of-war")


@pytest.fixture(scope="module")
def finished() -> str:
    """A finished match with verifiable dice, as a file."""
    match = Match.new(GAME, 2, source=VerifiableSource(b"x" * 32, match_id="m1", nonces=("n", "")))
    rng = random.Random(4)
    while match.to_act is not OVER:
        match.play(rng.choice(match.legal_actions()))
    return replay.dumps(match, seats=("human", "bot:random"))


def test_a_file_comes_back_as_the_same_match(finished: str) -> None:
    match = Match.from_json(finished)
    assert finished == replay.dumps(match, seats=("human", "bot:random"))
    assert ("human", "bot:random") == replay.read_header(finished).seats
    assert match.result is not None


def test_a_match_stopped_in_the_middle_goes_on_with_the_same_dice() -> None:
    whole = run(GAME, ["random", "random"], seed=5)
    half = whole.at(100)
    resumed = Match.from_json(replay.dumps(half))
    for entry in whole.log[len(resumed.log) :]:
        if entry.seat is not None:
            resumed.play(entry.event)
    assert whole.log == resumed.log


def test_a_match_with_duplicate_dice_is_proven_by_its_seed() -> None:
    match = Match.new(GAME, 2, source=DuplicateSource(3))
    rng = random.Random(4)
    for _ in range(50):
        match.play(rng.choice(match.legal_actions()))
    text = match.to_json()
    assert match.log == Match.from_json(text).log
    with pytest.raises(TamperedReplay) as tampered:
        Match.from_json(text.replace('"type":"duplicate","seed":3', '"type":"duplicate","seed":4'))
    assert "other-dice" == tampered.value.reason


def test_the_secret_stays_out_of_an_unfinished_file_for_other_eyes() -> None:
    match = Match.new(GAME, 2, source=VerifiableSource(b"x" * 32, match_id="m1"))
    text = replay.dumps(match, reveal=False)
    assert (b"x" * 32).hex() not in text
    sealed = Match.from_json(text)
    assert match.log == sealed.log
    origin = sealed.source.origin(reveal=True)
    assert isinstance(origin, VerifiableOrigin)
    assert origin.secret is None
    assert (b"x" * 32).hex() in match.to_json()


def test_scripted_matches_are_read_back_without_rolling_on() -> None:
    match = Match.new(GAME, 2, source=ScriptedSource(then=SeededSource(1)))
    assert match.log == Match.from_json(match.to_json()).log


def test_a_truncated_file_is_refused(finished: str) -> None:
    for length in (0, 1, 200, len(finished) // 2, len(finished) - 3):
        with pytest.raises(BadReplay):
            Match.from_json(finished[:length])


@pytest.mark.parametrize(
    "text", ["[]", "null", "{}", '{"header": 3}', '{"header": {"format": 1}, "events": []}', "\udcff"]
)
def test_something_else_is_not_a_match_file(text: str) -> None:
    with pytest.raises(BadReplay, match="not a match file"):
        Match.from_json(text.encode("utf-8", "surrogateescape"))


def test_a_file_of_a_newer_version_says_so(finished: str) -> None:
    with pytest.raises(BadReplay, match="newer Wartable"):
        Match.from_json(finished.replace('"format":1', '"format":2'))
    with pytest.raises(BadReplay, match="version 99 of age-of-war"):
        Match.from_json(finished.replace('"game_version":1', '"game_version":99'))


def test_an_unknown_game_says_so(finished: str) -> None:
    with pytest.raises(UnknownGame):
        Match.from_json(finished.replace('"game":"age-of-war"', '"game":"chess"'))


def test_a_changed_line_is_found_where_it_stands(finished: str) -> None:
    for index in (1, 2, 50):
        file = json.loads(finished)
        event = file["events"][index]
        if "chance" in event:
            event["chance"]["faces"] = [6] * len(event["chance"]["faces"])
        else:
            event["action"] = {"type": "fill", "castle": "kumamoto", "line": 3}
        with pytest.raises(TamperedReplay) as found:
            Match.from_json(json.dumps(file))
        assert index == found.value.event_index


def test_dice_changed_together_with_their_checks_are_still_found(finished: str) -> None:
    """Whoever writes new checks cannot write a new seed: the dice are derived again from it."""
    forged = resealed(finished, lambda events: events[1]["chance"].update(faces=[6] * 7))
    with pytest.raises(TamperedReplay, match="event 1: the dice are not those of the revealed seed"):
        Match.from_json(forged)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda events: events[2].update(seat=1 - events[2]["seat"]), "was not to act"),
        (lambda events: events[2].update(action={"type": "fill", "castle": "azuchi", "line": 7}), "do not allow"),
        (lambda events: events[2].update(action={"type": "bribe"}), "not an event of age-of-war"),
        (lambda events: events.insert(2, dict(events[1])), "none was due"),
        (lambda events: events[1]["chance"].update(faces=[1, 2]), "cannot come up"),
        (lambda events: events[1].pop("chance"), "neither"),
        (lambda events: events.pop(), "result"),
    ],
)
def test_events_that_did_not_happen_are_found(finished: str, change: object, problem: str) -> None:
    with pytest.raises(TamperedReplay, match=problem):
        Match.from_json(resealed(finished, change))


def test_a_seed_that_breaks_its_commitment_is_found(finished: str) -> None:
    with pytest.raises(TamperedReplay, match="commitment"):
        Match.from_json(finished.replace((b"x" * 32).hex(), (b"y" * 32).hex()))


def resealed(text: str, change: object) -> str:
    """A file changed by somebody who also recomputes the checks."""
    file = json.loads(text)
    change(file["events"])  # type: ignore[operator]
    check = replay._seal(replay.read_header(text))
    for event in file["events"]:
        body = json.dumps(event.get("action", event.get("chance")), separators=(",", ":"))
        check = event["check"] = replay._next_check(check, event.get("seat"), body)
    return json.dumps(file)
