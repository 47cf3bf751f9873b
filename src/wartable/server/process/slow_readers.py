"""Whoever does not read what they are sent is cut off: after this time, or when so much waits for them."""

from __future__ import annotations

__all__ = ["PATIENCE_SECONDS", "WRITE_LIMIT"]

PATIENCE_SECONDS = 20.0
WRITE_LIMIT = 1024 * 1024
"""Bytes that wait to be sent to one connection."""
