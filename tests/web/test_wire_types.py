"""The web pages are written against what the server and the games say of themselves."""

from __future__ import annotations

from tools import types
from tools.wire_types import FILE, wire_types


def test_types_are_what_the_server_says() -> None:
    assert wire_types() == FILE.read_text(encoding="utf-8"), "run make types"


def test_types_of_a_game_are_what_its_structs_say() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in types.FOLDER.glob("*.ts")}
    assert types.types_of_all_games() == written, "run make types"
