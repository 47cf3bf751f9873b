"""Writes the browser's types of every game from the game's own structs: `python -m tools.types`.

One file per game in web/src/lib/wire/games: its observation, actions, facts, happenings and numbers. A test compares
the files with what this makes of the structs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.inspect import StructType, Type, multi_type_info

from wartable.core.game import AnyGame
from wartable.registry import game_ids, get_game

__all__ = ["FOLDER", "types_of", "types_of_all_games"]

FOLDER = Path(__file__).parents[1] / "web/src/lib/wire/games"
_HEADER = "// Written by `make types` from the structs of the game; not by hand.\n"
_SHARED = ("Line", "Lines", "Name")
"""Written once, in openapi.ts, for everything that comes over the wire."""
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def types_of_all_games() -> dict[str, str]:
    """By file name: the types of each game of this package."""
    found = {}
    for game_id in game_ids():
        game = get_game(game_id)
        if type(game).__module__.startswith("wartable."):
            found[f"{game_id}.ts"] = types_of(game)
    return found


def types_of(game: AnyGame) -> str:
    """The types of a game as TypeScript."""
    presenter = game.presenter(game.rules(game.player_counts[0]))
    kinds = {
        "Observation": game.observation_type,
        "Action": game.action_type,
        "Facts": presenter.facts_type,
        "Happening": presenter.happening_type,
        "Numbers": presenter.numbers_type,
    }
    (*tops,), parts = msgspec.json.schema_components(list(kinds.values()), ref_template="{name}")
    structs = {_name(found.cls): found.cls for found in _structs(multi_type_info(list(kinds.values())))}
    written = [_interface(name, part, structs.get(name)) for name, part in sorted(parts.items()) if name not in _SHARED]
    written += [
        f"export type {name} = {_type(top)};" for name, top in zip(kinds, tops, strict=True) if _type(top) != name
    ]
    body = "\n\n".join(written) + "\n"
    shared = [name for name in _SHARED if re.search(rf"\b{name}\b", body)]
    lines = "".join(f'type {name} = components["schemas"]["{name}"];\n' for name in shared)
    head = f'import type {{ components }} from "../openapi";\n\n{lines}\n' if shared else "\n"
    return _HEADER + head + body


def _interface(name: str, schema: Mapping[str, Any], struct: type[msgspec.Struct] | None) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};"
    # What is left out of a message when it has its default may be missing; everything else is always there.
    leaves_out = struct is not None and struct.__struct_config__.omit_defaults
    needed = set(schema.get("required", ())) if leaves_out else set(schema["properties"])
    fields = [
        f"  {field}{'' if field in needed else '?'}: {_type(kind)};" for field, kind in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            return f"Readonly<Record<string, {_type(schema.get('additionalProperties') or {})}>>"
        case str(kind):
            return _PLAIN[kind]
        case _:
            return "unknown"


def _array(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_type(part) for part in schema['prefixItems'])}]"
    inner = _type(schema.get("items") or {})
    return f"readonly ({inner})[]" if " | " in inner or inner.startswith("readonly") else f"readonly {inner}[]"


def _structs(found: Any, seen: set[type] | None = None) -> Iterator[StructType]:
    """Every struct that a type is made of."""
    seen = set() if seen is None else seen
    if isinstance(found, list | tuple):
        for part in found:
            yield from _structs(part, seen)
    elif isinstance(found, StructType):
        if found.cls not in seen:
            seen.add(found.cls)
            yield found
            for field in found.fields:
                yield from _structs(field.type, seen)
    elif isinstance(found, Type):
        for name in ("types", "item_type", "item_types", "key_type", "value_type"):
            yield from _structs(getattr(found, name, ()), seen)


def _name(struct: type) -> str:
    return struct.__name__


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, text in types_of_all_games().items():
        (FOLDER / file).write_text(text, encoding="utf-8")
