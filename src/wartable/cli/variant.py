"""Reading the TOML file of a variant for `--variant FILE`."""

from __future__ import annotations

from pathlib import Path

__all__ = ["read_variant"]


def read_variant(path: Path) -> str:
    """The text of a variant; what is wrong with its numbers is for the game to say."""
    from wartable.terminal.saves import FileTrouble, read_text

    try:
        return read_text(path).decode()
    except UnicodeDecodeError as error:
        raise FileTrouble(f"{path}: {error.reason}", file=str(path), problem=error.reason) from None
