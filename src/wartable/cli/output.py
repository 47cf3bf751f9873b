"""How commands print: JSON for programs, aligned columns for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

__all__ = ["echo_json", "echo_table"]


def echo_json(data: Any) -> None:
    """Print data as one JSON document."""
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def echo_table(head: Sequence[str], rows: Sequence[Sequence[str]], *, right: frozenset[int] = frozenset()) -> None:
    """Print rows under their head; the columns in `right` are numbers. Chinese characters count as two cells."""
    from rich.cells import cell_len

    lines = [head, *rows]
    widths = [max(cell_len(line[column]) for line in lines) for column in range(len(head))]
    for line in lines:
        cells = []
        for column, (text, width) in enumerate(zip(line, widths, strict=True)):
            gap = " " * (width - cell_len(text))
            cells.append(gap + text if column in right else text + gap)
        click.echo("  ".join(cells).rstrip())
