"""The web pages as they are now: built before the browser tests look at them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

__all__ = ["STATIC", "WEB", "built_pages"]

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src/wartable/server/static"
_SOURCES = (WEB / "src", WEB / "public", WEB / "index.html", WEB / "package-lock.json", ROOT / "src/wartable/text")


def built_pages() -> Path:
    """The folder of the built pages, built anew if a source is younger."""
    index = STATIC / "index.html"
    if not index.is_file() or index.stat().st_mtime < _youngest_source():
        npm = shutil.which("npm")
        assert npm, "the web pages are not built: npm ci && npm run build in web/"
        if not (WEB / "node_modules").is_dir():
            subprocess.run([npm, "ci"], cwd=WEB, check=True)
        subprocess.run([npm, "run", "build"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    return STATIC


def _youngest_source() -> float:
    files = [file for source in _SOURCES for file in ([source] if source.is_file() else source.rglob("*"))]
    return max(file.stat().st_mtime for file in files if file.suffix != ".py" and file.is_file())
