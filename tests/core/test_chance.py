"""Seeded, duplicate, scripted and verifiable sources."""

from __future__ import annotations

import hashlib
import hmac
import pickle
from collections import Counter

import msgspec
import pytest

from wartable.core.chance import (
    DuplicateOrigin,
    DuplicateSource,
    ScriptedOrigin,
    ScriptedSource,
    SeededOrigin,
    SeededSource,
    VerifiableOrigin,
    VerifiableSource,
    source_from,
)
from wartable.core.distribution import Dice, Weighted
from wartable.core.errors import WartableError

SECRET = bytes(range(32))
COIN = Weighted([("heads", 1), ("tails", 1)])


class Rolled(msgspec.Struct, frozen=True):
    faces: tuple[int, ...]


def test_the_same_seed_draws_the_same_events() -> None:
    first, second = SeededSource(7), SeededSource(7)
    assert [first.draw(COIN) for _ in range(50)] == [second.draw(COIN) for _ in range(50)]
    assert SeededOrigin(7) == first.origin(reveal=False)


def test_a_seeded_source_is_pickled_where_it_stands() -> None:
    source = SeededSource(7)
    source.draw(COIN)
    twin = pickle.loads(pickle.dumps(source))
    assert [source.draw(COIN) for _ in range(20)] == [twin.draw(COIN) for _ in range(20)]


def test_without_a_seed_two_sources_differ() -> None:
    assert SeededSource().seed != SeededSource().seed


def test_a_seat_has_the_same_luck_whatever_the_others_do() -> None:
    dice = Dice(3, Rolled)
    alone, busy = DuplicateSource(7), DuplicateSource(7)
    expected = [alone.draw(dice, 1) for _ in range(20)]
    found = []
    for index in range(20):
        for _ in range(index % 3):
            busy.draw(COIN, 0)
        busy.draw(dice)
        found.append(busy.draw(dice, 1))
    assert expected == found
    assert DuplicateOrigin(7) == alone.origin(reveal=True)


def test_duplicate_luck_differs_between_seats_draws_and_seeds() -> None:
    many = Dice(30, Rolled)
    rolls = [DuplicateSource(seed).draw(many, seat) for seed in (1, 2) for seat in (None, 0, 1)]
    source = DuplicateSource(1)
    rolls += [source.draw(many, 0) for _ in range(3)][1:]
    assert 8 == len(set(rolls))


def test_a_duplicate_source_is_made_again_from_its_origin() -> None:
    source = source_from(DuplicateSource(5).origin(reveal=False))
    assert DuplicateSource(5).draw(Dice(9, Rolled), 2) == source.draw(Dice(9, Rolled), 2)


def test_a_script_is_drawn_in_order_and_then_ends() -> None:
    source = ScriptedSource(["tails", "heads"])
    assert ["tails", "heads"] == [source.draw(COIN), source.draw(COIN)]
    with pytest.raises(WartableError, match="no more"):
        source.draw(COIN)
    assert ScriptedOrigin() == source.origin(reveal=True)


def test_a_script_cannot_say_what_cannot_come_up() -> None:
    source = ScriptedSource(["edge"])
    with pytest.raises(WartableError, match="cannot come up"):
        source.draw(COIN)


def test_after_a_script_another_source_may_go_on() -> None:
    source = ScriptedSource(["tails"], then=SeededSource(1))
    assert "tails" == source.draw(COIN)
    assert SeededSource(1).draw(COIN) == source.draw(COIN)


def test_verifiable_dice_follow_the_published_construction() -> None:
    """The construction of docs/protocol.md, written out a second time."""

    def block(index: int, number: int) -> bytes:
        nonces = f"{hashlib.sha256(b'ana').hexdigest()},-"
        label = f"wartable/1|table-1|{nonces}|{index}|{number}"
        return hmac.new(SECRET, label.encode(), hashlib.sha256).digest()

    stream = block(0, 0) + block(0, 1)
    words = [int.from_bytes(stream[at : at + 8], "big") for at in range(0, 56, 8)]
    expected = Rolled(tuple(sorted(word % 6 + 1 for word in words)))
    source = VerifiableSource(SECRET, match_id="table-1", nonces=("ana", ""))
    assert expected == source.draw(Dice(7, Rolled))
    second = int.from_bytes(block(1, 0)[:8], "big") % 2
    assert ("heads", "tails")[second] == source.draw(COIN)


def test_the_commitment_is_known_before_and_the_secret_only_after() -> None:
    source = VerifiableSource(SECRET, match_id="m")
    sealed = source.origin(reveal=False)
    assert VerifiableOrigin(hashlib.sha256(SECRET).hexdigest(), "m", (), None) == sealed
    assert SECRET.hex() == source.origin(reveal=True).secret


def test_a_secret_that_breaks_its_promise_is_refused() -> None:
    promise = VerifiableSource(SECRET, match_id="m").commitment
    with pytest.raises(ValueError, match="commitment"):
        source_from(VerifiableOrigin(promise, "m", (), bytes(32).hex()))


def test_a_sealed_source_rolls_nothing() -> None:
    sealed = source_from(VerifiableSource(SECRET, match_id="m").origin(reveal=False))
    with pytest.raises(WartableError, match="not revealed"):
        sealed.draw(COIN)
    assert sealed.origin(reveal=True) == VerifiableSource(SECRET, match_id="m").origin(reveal=False)


@pytest.mark.parametrize(
    "source",
    [SeededSource(3), DuplicateSource(3), VerifiableSource(SECRET, match_id="fair")],
    ids=["seeded", "duplicate", "verifiable"],
)
def test_dice_are_fair(source: SeededSource | DuplicateSource | VerifiableSource) -> None:
    """Chi-square with 5 degrees of freedom; 20.5 is passed by chance once in a thousand, and the seeds are fixed."""
    rolls = 3000
    counts = Counter(face for _ in range(rolls) for face in source.draw(Dice(2, Rolled)).faces)
    expected = rolls * 2 / 6
    assert sum((counts[face] - expected) ** 2 / expected for face in range(1, 7)) < 20.5


def test_nonces_change_every_roll_and_cannot_imitate_one_another() -> None:
    sources = [
        VerifiableSource(SECRET, match_id="m", nonces=nonces) for nonces in [("a", "b"), ("a,b", ""), ("b", "a"), ()]
    ]
    rolls = {tuple(source.draw(Dice(7, Rolled)) for _ in range(4)) for source in sources}
    assert 4 == len(rolls)


def test_numbers_at_the_top_are_skipped_to_avoid_modulo_bias(monkeypatch: pytest.MonkeyPatch) -> None:
    """2^64 - 2^64 mod 6 and above would favour the first faces: such a word is thrown away."""
    words = iter([(2**64 - 1).to_bytes(8, "big") + (5).to_bytes(8, "big") * 3])
    monkeypatch.setattr(hmac.HMAC, "digest", lambda _: next(words))
    assert Rolled((6,)) == VerifiableSource(SECRET, match_id="m").draw(Dice(1, Rolled))
