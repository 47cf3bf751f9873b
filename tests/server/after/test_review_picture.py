"""The picture of a review: a PNG of the right size that shows who was ahead, and who won."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest
from numpy.typing import NDArray

from wartable.analysis.ledger import Point
from wartable.server.after.review_picture import HEIGHT, WIDTH, ReviewedCurve, draw_curve

BLUE, RED, GOLD, PAPER = (35, 63, 115), (191, 51, 25), (214, 158, 46), (250, 244, 232)


def pixels(picture: bytes) -> NDArray[np.uint8]:
    """The picture, read by what the format says: the parts, their checks, the rows."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    at, parts = 8, {}
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        name, body = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        assert struct.unpack(">I", picture[at + 8 + length : at + 12 + length]) == (zlib.crc32(name + body),)
        parts[name], at = body, at + 12 + length
    width, height, depth, colours = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    assert (WIDTH, HEIGHT, 8, 2) == (width, height, depth, colours)
    rows = np.frombuffer(zlib.decompress(parts[b"IDAT"]), dtype=np.uint8).reshape(height, 1 + width * 3)
    assert not rows[:, 0].any()
    return rows[:, 1:].reshape(height, width, 3)


def test_who_is_ahead_is_above_and_the_winner_has_the_golden_dot() -> None:
    shown = pixels(
        draw_curve(ReviewedCurve((Point(0, (0.8, 0.2)), Point(10, (0.8, 0.2)), Point(20, (0.0, 1.0))), 20, (1,)))
    )

    assert PAPER == tuple(shown[0, 0])
    early = shown[:, 200]
    blue, red = (np.flatnonzero((early == colour).all(axis=1)) for colour in (BLUE, RED))
    assert blue.max() < red.min()
    golden = np.argwhere((shown == GOLD).all(axis=2))
    assert golden[:, 0].max() < HEIGHT / 4
    assert golden[:, 1].min() > WIDTH * 0.9


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_any_number_of_players_and_a_shared_victory(players: int) -> None:
    share = 1.0 / players
    curve = (Point(0, (share,) * players), Point(5, (share,) * players))
    assert (HEIGHT, WIDTH, 3) == pixels(draw_curve(ReviewedCurve(curve, 5, tuple(range(players))))).shape


def test_a_game_in_which_nobody_decided_has_a_picture_as_well() -> None:
    assert (HEIGHT, WIDTH, 3) == pixels(draw_curve(ReviewedCurve((), 0, ()))).shape
    assert (HEIGHT, WIDTH, 3) == pixels(draw_curve(ReviewedCurve((Point(0, (1.0, 0.0)),), 0, (0,)))).shape
