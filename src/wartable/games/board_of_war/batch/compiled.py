"""How the kernels of Board of War are compiled; without numba the same functions run as plain Python, slowly but alike.

Where no arrays are made nobody counts who holds them: a step at a table takes three quarters of the time. All give
other threads way while they run.
"""

from __future__ import annotations

from wartable.core.compiled import compiled_once

__all__ = ["compiled", "compiled_exactly", "compiled_with_arrays"]

compiled = compiled_once(nogil=True, error_model="numpy", fastmath=True, _nrt=False)
"""For a function that makes no arrays."""

compiled_exactly = compiled_once(nogil=True, error_model="numpy", fastmath=False, _nrt=False)
"""The same with every sum taken as it is written: what is equal in the readable rules of thumb is equal here."""

compiled_with_arrays = compiled_once(nogil=True, error_model="numpy", fastmath=True, _nrt=True)
"""For one that makes or copies arrays, and for what is called by such alone."""
