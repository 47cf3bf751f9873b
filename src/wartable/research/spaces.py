"""The spaces of Gymnasium that an encoding fills; PettingZoo uses the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from wartable.core.encoding import AnyEncoding

__all__ = ["Observation", "action_space", "observation_space"]

Observation = dict[str, npt.NDArray[Any]]


def observation_space(encoding: AnyEncoding) -> spaces.Space[Observation]:
    """What a seat sees, and a mask of the actions it may take now."""
    return spaces.Dict(  # type: ignore[return-value]
        {
            "observation": spaces.Box(0.0, 1.0, (encoding.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.action_count,), np.int8),
        }
    )


def action_space(encoding: AnyEncoding) -> spaces.Discrete:
    """One number for every action in the catalogue."""
    return spaces.Discrete(encoding.action_count)
