"""Looks for barriers wherever a game asks something new: wide and by day, on a phone and at night."""

from __future__ import annotations

from collections.abc import Collection
from itertools import cycle
from typing import Any, Literal

from playwright.sync_api import ViewportSize

from tests.e2e.building import WEB
from tests.e2e.conftest import PHONE, WIDE
from tests.e2e.moments import kinds_in, moments
from tests.e2e.person import Person
from tests.e2e.standin import asked_at, look_at

__all__ = ["OF_COLOURS", "assert_no_barriers", "assert_open_at_every_kind_of_choice", "problems", "width"]

Look = tuple[ViewportSize, Literal["dark", "light"]]
LOOKS: tuple[Look, ...] = ((PHONE, "dark"), (WIDE, "light"))
OF_COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe-core that ask for colours: the others find the same by day and at night."""
AXE = WEB / "node_modules/axe-core/axe.min.js"

# A page takes the only choice by itself unless told not to: the question would be gone before it was looked at.
# Where there is no site there is no storage either.
_TAKE_NOTHING_BY_ITSELF = """try {
  localStorage.setItem("wartable", JSON.stringify({ isQuick: false }));
} catch {}"""


def assert_open_at_every_kind_of_choice(
    person: Person, game: str, *rivals: dict[str, str], kinds: set[str], bot: str, prefer: str = "", **plan: Any
) -> None:
    """Let bots play until all these kinds of choices were offered, and look at the page wherever one of them is new.

    Every other look is by day on a wide screen, the others at night on a phone.
    """
    seen: set[str] = set()
    looks = cycle(LOOKS)
    person.page.add_init_script(_TAKE_NOTHING_BY_ITSELF)
    for moment in moments(asked_at(game, *rivals, bot=bot, prefer=prefer, **plan)):
        fresh = (kinds_in(moment.view) & kinds) - seen
        if fresh:
            look_at(person, moment.position, game, *rivals, **plan)
            assert_no_barriers(person, next(looks), about=fresh)
            seen |= fresh
        if kinds <= seen:
            return
    raise AssertionError(f"no game offered {sorted(kinds - seen)}")


def assert_no_barriers(person: Person, *looks: Look, about: object = None) -> None:
    for viewport, colours in looks or LOOKS:
        person.page.set_viewport_size(viewport)
        person.page.emulate_media(color_scheme=colours, reduced_motion="reduce")
        found = problems(person)
        assert [] == found, (about, found)
        assert width(person) <= viewport["width"], about


def problems(
    person: Person, impacts: Collection[str] = ("serious", "critical"), *, rules: Collection[str] = ()
) -> list[dict[str, Any]]:
    """What axe-core calls as grave as that; by these rules, or by all."""
    if not person.page.evaluate("'axe' in window"):
        # Through the debugger, as a bookmarklet would be refused by the page's policy.
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found = person.page.evaluate("(options) => axe.run(options).then((result) => result.violations)", options)
    return [
        {
            "rule": one["id"],
            "where": [node["target"] for node in one["nodes"]][:3],
            "why": one["nodes"][0]["failureSummary"],
        }
        for one in found
        if one["impact"] in impacts
    ]


def width(person: Person) -> int:
    """How wide the page wants to be."""
    return int(person.page.evaluate("document.documentElement.scrollWidth"))
