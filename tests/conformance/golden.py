"""Golden playthroughs: what a game did once, event by event, to notice when it does something else.

`python -m tests.conformance.golden` writes them anew: only when the rules are meant to play differently, and then
the game's `version` goes up as well.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import msgspec

from tests.conformance.tables import Table, tables, walk

FOLDER = Path(__file__).parent.parent / "golden"
DECISIONS = 300


def path_of(table: Table) -> Path:
    return FOLDER / table.game.id / f"{str(table).removeprefix(table.game.id + '-')}.jsonl"


def playthrough(table: Table) -> str:
    """One line per event: who, what, and a digest of everybody's view after it."""
    match = table.new(seed=1523)
    for _ in walk(match, random.Random(1523), DECISIONS):
        pass
    lines = [json.dumps({"table": str(table), "version": table.game.version})]
    for index, entry in enumerate(match.log):
        after = match.at(index + 1)
        views = b"".join(msgspec.json.encode(after.observe(seat)) for seat in (*range(table.players), None))
        event = msgspec.to_builtins(entry.event)
        digest = hashlib.sha256(views).hexdigest()[:12]
        lines.append(json.dumps({"seat": entry.seat, "event": event, "views": digest}))
    lines.append(json.dumps({"result": msgspec.to_builtins(match.result)}))
    return "\n".join(lines) + "\n"


def main() -> None:
    for table in tables():
        path = path_of(table)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(table), "utf-8")


if __name__ == "__main__":
    main()
