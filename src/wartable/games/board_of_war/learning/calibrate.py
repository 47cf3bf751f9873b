"""Make what a network says come true: of the positions that it gives 60 to 70 % it should win 60 to 70 %.

    python -m wartable.games.board_of_war.learning.calibrate 3-8 --games 800

The network of a table size plays all seats. What it says is then moved towards even shares, or away from them, by the
one number (the temperature) with which it fits best to who won, and the weights that ship are written anew with it.
Which choice looks best stays the same wherever there are no dice. Playing needs the extra `solver`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch.sizes import SECOND_LAYER
from wartable.games.board_of_war.estimate import Estimate, learned_weights
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.learning.selfplay import TableSize, positions_of

__all__ = ["cooled", "main", "temperature_of"]

Singles = npt.NDArray[np.float32]
SHIPPED = Path(__file__).parent.parent / "data" / "value.npz"
_TEMPERATURES = np.arange(0.5, 2.01, 0.01)
_LEAST = 1e-9


def temperature_of(said: Singles, won: Singles) -> float:
    """The temperature at which the shares that were said fit best to who won (cross entropy)."""
    scores = np.log(np.maximum(said, _LEAST))

    def loss(temperature: float) -> float:
        powers = np.exp(scores / temperature)
        return float(-(won * np.log(powers / powers.sum(axis=1, keepdims=True))).sum(axis=1).mean())

    return float(min(_TEMPERATURES, key=loss))


def cooled(players: int, weights: Singles, temperature: float) -> Singles:
    """A network whose scores are those of this one, divided by the temperature."""
    found = weights.copy()
    found[-(SECOND_LAYER + 1) * players :] /= temperature
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", help="players and board, as 3-8")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=92, help="not one by which reliability is measured afterwards")
    asked = parser.parse_args()
    size = TableSize(*(int(part) for part in asked.table.split("-")))
    weights = learned_weights(*size)
    if weights is None:
        parser.error(f"nobody has learned to play at {size}")
    positions = positions_of(size, weights, asked.games, seed=asked.seed)
    box = GAME.bind(size.players, GAME.options_type(board=size.board)).box  # type: ignore[arg-type]
    said = Estimate(box, weights).shares_of_inputs(positions.boards, positions.numbers)
    temperature = temperature_of(said, positions.targets)
    print(f"{size}: {len(said)} positions of {asked.games} games, temperature {temperature:.2f}")  # noqa: T201
    with np.load(SHIPPED) as file:
        kept = {name: file[name] for name in file.files}
    kept[str(size)] = cooled(size.players, kept[str(size)].astype(np.float32), temperature).astype(np.float16)
    np.savez_compressed(SHIPPED, **kept)


if __name__ == "__main__":
    main()
