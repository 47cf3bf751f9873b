"""The options of a game from the command line: `--option NAME=VALUE`, `--variant FILE`, `--house-rule ID`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wartable.core.errors import BadOptions

__all__ = ["BadSetting", "read_variant", "settings_of"]


class BadSetting(BadOptions):
    """A word for `--option` that names no value."""

    key = "error-named-value"


def settings_of(
    game_id: str, options: tuple[str, ...], variant: Path | None, house_rules: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The game's options: "name=value" texts, values being JSON where they can be, a variant's file, house rules."""
    import msgspec

    settings: dict[str, Any] = {} if variant is None else {"variant": read_variant(variant)}
    for text in options:
        name, is_given, value = text.partition("=")
        if not is_given:
            raise BadSetting(f"options of {game_id}: {text!r} is not NAME=VALUE", value=text)
        try:
            settings[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            settings[name] = value
    if house_rules:
        settings["house_rules"] = [*settings.get("house_rules", ()), *house_rules]
    return settings


def read_variant(path: Path) -> str:
    """The text of a variant; what is wrong with its numbers is for the game to say."""
    from wartable.terminal.saves import FileTrouble, read_text

    try:
        return read_text(path).decode()
    except UnicodeDecodeError as error:
        raise FileTrouble(f"{path}: {error.reason}", file=str(path), problem=error.reason) from None
