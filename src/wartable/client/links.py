"""Links to tables."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

__all__ = ["Link", "parse_link"]


class Link(NamedTuple):
    """Where a table is: the server, the table's id, and the invite."""

    server: str
    table: str
    invite: str


def parse_link(link: str) -> Link:
    """The parts of an invite link; ValueError if it is not one."""
    parts = urlsplit(link)
    found = re.fullmatch(r"(.*)/table/([^/]+)(?:/([^/]+))?/?", parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
        raise ValueError(f"not a link to a table: {link!r}")
    folder, table, invite = found.groups()
    return Link(urlunsplit((parts.scheme, parts.netloc, folder, "", "")), table, invite or parts.fragment)
