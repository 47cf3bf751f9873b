"""How the kernels of Epic Dice Battles are compiled: they give other threads way while they run.

They make no arrays, so references to them are not counted: that takes as long as the rules themselves.
"""

from __future__ import annotations

from pathlib import Path

from wartable.core.compiled import compiled_once

__all__ = ["compiled"]

compiled = compiled_once(Path(__file__).parent, nogil=True, error_model="numpy", _nrt=False)
