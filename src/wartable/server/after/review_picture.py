"""The curve of a reviewed game as a picture: what a shared link shows before anybody opens it."""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wartable.analysis.ledger import Point
from wartable.core.game import Seat

__all__ = ["HEIGHT", "WIDTH", "ReviewedCurve", "draw_curve"]

WIDTH, HEIGHT = 1200, 630
"""What sites that show previews ask for."""

_TIMES = 2
"""Drawn so many times larger and made smaller: smooth edges."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 90, 60, 60
_LINE, _GRID, _DOT = 9, 3, 26
_PAPER, _RULE, _MIDDLE, _GOLD = (250, 244, 232), (226, 215, 194), (190, 176, 150), (214, 158, 46)
_SEATS = ((35, 63, 115), (191, 51, 25), (44, 97, 72), (138, 100, 16), (122, 59, 118), (43, 111, 128))
"""As the pages draw them."""
_DASHES = ((1, 0), (36, 18), (12, 16), (52, 16), (22, 12), (8, 18))
"""By seat: how much of the line is drawn and how much left out, for whoever does not tell the colours apart."""
_WASH = 0.16

Picture = NDArray[np.float32]
Mask = NDArray[np.bool_]
Rows = NDArray[np.float64]
Colour = tuple[int, int, int]


class ReviewedCurve(NamedTuple):
    """Everybody's share of the victory over a game, and who won it."""

    curve: tuple[Point, ...]
    events: int
    winners: tuple[Seat, ...]


@lru_cache(maxsize=32)
def draw_curve(reviewed: ReviewedCurve) -> bytes:
    """The curve as a PNG; a golden dot stands at the end of who won."""
    curve, events, winners = reviewed
    picture = _paper()
    rows = [_heights(curve, events, seat) for seat in range(len(curve[0].values))] if curve else []
    for winner in winners[:1]:
        _blend(picture, _mask(rows[winner], np.full_like(rows[winner], _row(0.0))), _colour(winner), _WASH)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        _rule(picture, share)
    for seat, heights in enumerate(rows):
        _line(picture, heights, seat)
    for seat, heights in sorted(enumerate(rows), key=lambda each: each[0] in winners):
        _end(picture, round(heights[-1]), seat, has_won=seat in winners)
    return _png(_smaller(picture))


def _colour(seat: Seat) -> Colour:
    return _SEATS[seat % len(_SEATS)]


def _paper() -> Picture:
    return np.full((HEIGHT * _TIMES, WIDTH * _TIMES, 3), _PAPER, dtype=np.float32)


def _columns() -> range:
    """The columns that the curve fills."""
    return range(_LEFT * _TIMES, (WIDTH - _RIGHT) * _TIMES)


def _row(share: float) -> float:
    return _TIMES * (_TOP + (HEIGHT - _TOP - _BOTTOM) * (1 - share))


def _heights(curve: tuple[Point, ...], events: int, seat: Seat) -> Rows:
    """By column: the row of a seat's share."""
    at = np.linspace(0, max(1, events), len(_columns()))
    found = np.interp(at, [point.event for point in curve], [_row(point.values[seat]) for point in curve])
    return np.asarray(found, dtype=np.float64)


def _mask(low: Rows, high: Rows) -> Mask:
    """What lies between two rows, column by column."""
    rows = np.arange(HEIGHT * _TIMES)[:, None]
    mask: Mask = (rows >= low[None, :]) & (rows <= high[None, :])
    return mask


def _line(picture: Picture, heights: Rows, seat: Seat) -> None:
    """A round pen drawn along the curve: as thick where it is steep."""
    along = np.concatenate(([0.0], np.hypot(1.0, np.diff(heights)).cumsum()))
    steps = np.arange(0.0, along[-1], 1.0)
    drawn, left_out = _DASHES[seat % len(_DASHES)]
    steps = steps[steps % ((drawn + left_out) * _TIMES) < drawn * _TIMES]
    columns = np.interp(steps, along, np.array(_columns())).round().astype(int)
    rows = np.interp(steps, along, heights).round().astype(int)
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        _dot(picture, row, column, _LINE * _TIMES // 2, _colour(seat))


def _rule(picture: Picture, share: float) -> None:
    middle, half = _row(share), _GRID * _TIMES / 2
    low = np.full(len(_columns()), middle - half)
    _blend(picture, _mask(low, low + 2 * half), _MIDDLE if share == 0.5 else _RULE)


def _end(picture: Picture, row: int, seat: Seat, *, has_won: bool) -> None:
    radius, column = _DOT * _TIMES, _columns().stop
    _dot(picture, row, column, radius if has_won else radius // 2, _colour(seat))
    if has_won:
        _dot(picture, row, column, radius * 5 // 8, _GOLD)


def _dot(picture: Picture, row: int, column: int, radius: int, colour: Colour) -> None:
    place = picture[row - radius : row + radius + 1, column - radius : column + radius + 1]
    place[_disc(radius)] = colour


@lru_cache(maxsize=8)
def _disc(radius: int) -> Mask:
    around = np.arange(-radius, radius + 1)
    disc: Mask = np.hypot(around[:, None], around[None, :]) <= radius + 0.5
    return disc


def _blend(picture: Picture, mask: Mask, colour: Colour, strength: float = 1.0) -> None:
    """Colour what a mask of the curve's columns covers."""
    columns = _columns()
    place = picture[:, columns.start : columns.stop]
    place[mask] = place[mask] * (1 - strength) + np.asarray(colour, dtype=np.float32) * strength


def _smaller(picture: Picture) -> NDArray[np.uint8]:
    parts = picture.reshape(HEIGHT, _TIMES, WIDTH, _TIMES, 3)
    return np.asarray(parts.mean(axis=(1, 3)).round(), dtype=np.uint8)


def _png(pixels: NDArray[np.uint8]) -> bytes:
    """The file: a header, the rows without a filter, compressed, and an end."""
    rows = np.zeros((HEIGHT, 1 + WIDTH * 3), dtype=np.uint8)
    rows[:, 1:] = pixels.reshape(HEIGHT, WIDTH * 3)
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows.tobytes(), 6)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in parts
    )
