"""The web pages as they are now: built before the browser tests look at them."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

__all__ = ["STATIC", "WEB", "built_pages", "is_stale", "sources"]

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src/wartable/server/static"
_SOURCES = (WEB / "src", WEB / "public", WEB / "index.html", WEB / "package-lock.json", ROOT / "src/wartable/text")


def built_pages() -> Path:
    """The folder of the built pages, built anew if a source is younger.

    By one alone: tests run side by side, and building begins by emptying the folder that others serve from.
    """
    with (WEB / "package-lock.json").open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if is_stale():
            _build()
    return STATIC


def is_stale() -> bool:
    """Whether the pages are not built, or a source is younger."""
    index = STATIC / "index.html"
    return not index.is_file() or index.stat().st_mtime < max(file.stat().st_mtime for file in sources())


def sources() -> Iterator[Path]:
    """What the pages are built from: of Python's files, which lie among the words, nothing."""
    for source in _SOURCES:
        for file in [source] if source.is_file() else source.rglob("*"):
            if file.is_file() and file.suffix not in (".py", ".pyc"):
                yield file


def _build() -> None:
    npm = shutil.which("npm")
    assert npm, "the web pages are not built: npm ci && npm run build in web/"
    if not (WEB / "node_modules").is_dir():
        subprocess.run([npm, "ci"], cwd=WEB, check=True)
    subprocess.run([npm, "run", "build"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
