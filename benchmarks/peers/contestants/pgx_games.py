"""pgx: games on arrays in JAX, thousands at once, on whatever device JAX finds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache, partial
from importlib.metadata import version
from typing import Any

import jax
import pgx
from pgx.experimental.wrappers import auto_reset

from contestants.contestant import Contestant, Spent, timed

__all__ = ["VERSION", "contestants"]

VERSION = f"pgx {version('pgx')} on jax {version('jax')}"
ON_CARD = jax.default_backend() != "cpu"
TABLES = 2**17 if ON_CARD else 2**10
STEPS = 100


def contestants() -> Iterator[Contestant]:
    where = "graphics card" if ON_CARD else "one core"
    for name in ("backgammon", "leduc_holdem", "connect_four"):
        yield Contestant("arrays", "pgx", name, "JAX", partial(_play, name), where)


def _play(name: str, seconds: float) -> Spent:
    many, carry = _compiled(name)

    def one() -> int:
        nonlocal carry
        carry = jax.block_until_ready(many(carry))
        return TABLES * STEPS

    return _by_the_clock(one, seconds) if ON_CARD else timed(one, seconds)


@cache
def _compiled(name: str) -> tuple[Any, tuple[Any, Any]]:
    """Some steps at all tables at once, and where they begin."""
    table = pgx.make(name)
    step = auto_reset(table.step, table.init)

    def choose(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf))

    def one_step(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        states, key = carry
        key, chosen, rolled = jax.random.split(key, 3)
        actions = jax.vmap(choose)(jax.random.split(chosen, TABLES), states.legal_action_mask)
        return (jax.vmap(step)(states, actions, jax.random.split(rolled, TABLES)), key), None

    begin = (jax.jit(jax.vmap(table.init))(jax.random.split(jax.random.PRNGKey(0), TABLES)), jax.random.PRNGKey(1))
    return jax.jit(lambda carry: jax.lax.scan(one_step, carry, None, STEPS)[0]), begin


def _by_the_clock(one: Any, seconds: float) -> Spent:
    one()
    steps, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        steps += one()
    return Spent(steps, spent)
