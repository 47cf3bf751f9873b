"""The components of a game by variant: its data files, with other numbers laid over them, read once for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Generic, TypeVar

import msgspec

from wartable.core.variant import VariantTables

__all__ = ["Editions"]

T = TypeVar("T")


class Editions(Generic[T]):
    """What a game comes with, in every edition: as its data files have it, and with the numbers of each variant."""

    def __init__(self, package: str, files: str | tuple[str, ...], read: Callable[[VariantTables], T]) -> None:
        """`files` is one data file, or several that each stand under their name; `read` makes components of them."""
        self._package = package
        self._files = files
        self._read = read
        self._standard_tables = cache(self._read_files)
        self._standard = cache(lambda: read(self.tables()))
        self._varied = lru_cache(maxsize=32)(lambda variant: read(self.tables(variant)))

    def standard(self) -> T:
        """The components as RULES.md has them."""
        return self._standard()

    def components(self, variant: str) -> T:
        """The components with the numbers of a variant; BadVariant says what is wrong with them."""
        return self._varied(variant) if variant else self._standard()

    def tables(self, variant: str = "") -> VariantTables:
        """The data files with a variant laid over them."""
        return VariantTables(self._standard_tables(), variant)

    def _read_files(self) -> dict[str, Any]:
        if isinstance(self._files, str):
            return self._read_file(self._files)
        return {name: self._read_file(name) for name in self._files}

    def _read_file(self, name: str) -> dict[str, Any]:
        tables: dict[str, Any] = msgspec.toml.decode(
            (resources.files(self._package) / "data" / f"{name}.toml").read_bytes()
        )
        return tables
