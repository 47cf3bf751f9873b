"""Writes the TypeScript types of the server's OpenAPI document for the web pages.

`make types` writes them anew; `test_wire_types.py` fails when they are not what the server says.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from wartable.server.app import create_app
from wartable.server.process.settings import Settings

__all__ = ["FILE", "wire_types"]

WEB = Path(__file__).parents[1] / "web"
HEADER = "// Written by `make types` from what the server says; not by hand.\n"
FILE = WEB / "src/lib/wire/openapi.ts"


def wire_types() -> str:
    """The types as openapi-typescript makes them."""
    document = create_app(Settings()).openapi_schema.to_schema()
    npx = shutil.which("npx")
    assert npx, "the types are made by openapi-typescript, which needs Node.js"
    with TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "openapi.ts"
        source.write_text(json.dumps(document), encoding="utf-8")
        command = [
            npx,
            "--no-install",
            "openapi-typescript",
            str(source),
            "-o",
            str(target),
            "--default-non-nullable=false",
        ]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True)
        # Without the descriptions: those are the server's, and change without changing the types.
        return HEADER + re.sub(
            r"^ *\/\*\*.*?\*\/\n", "", target.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
        )


if __name__ == "__main__":
    FILE.write_text(wire_types(), encoding="utf-8")
