"""What a password's hash costs: servers of the tests have cheaper ones."""

from __future__ import annotations

from argon2 import Type

from wartable.server.people import passwords


def test_a_hash_is_dear_enough() -> None:
    """As RFC 9106 has it for where memory is scarce: argon2id, three rounds of 64 MiB."""
    hasher = passwords._hasher
    assert Type.ID == hasher.type
    assert 3 <= hasher.time_cost
    assert 64 * 1024 <= hasher.memory_cost


async def test_a_password_is_told_from_another() -> None:
    hashed = await passwords.hash_password("correct horse battery")

    assert hashed.startswith("$argon2id$")
    assert await passwords.is_password(hashed, "correct horse battery")
    assert not await passwords.is_password(hashed, "correct horse")
    assert not await passwords.is_password(None, "correct horse battery")
