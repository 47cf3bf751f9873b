"""Fits a network to positions, on a graphics card if there is one (extra `gpu`)."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch.sizes import FIRST_LAYER, POWER_UNIT, SEAT_NUMBERS, SECOND_LAYER, dense_count
from wartable.games.board_of_war.learning.selfplay import Positions, TableSize

__all__ = ["first_weights", "fit"]

Singles = npt.NDArray[np.float32]
_BATCH = 8192
_DECAY = 1e-5


def first_weights(size: TableSize, seed: int) -> Singles:
    """Weights before anything is learned."""
    rng = np.random.default_rng(seed)
    inputs = 2 * size.players * size.board**2 + dense_count(size.players)
    layers = [(inputs, FIRST_LAYER, 0.04), (FIRST_LAYER, SECOND_LAYER, 0.12), (SECOND_LAYER, size.players, 0.1)]
    parts = []
    for rows, columns, scale in layers:
        parts += [rng.standard_normal(rows * columns) * scale, np.zeros(columns)]
    return np.concatenate(parts).astype(np.float32)


def fit(
    size: TableSize, weights: Singles, positions: Positions, *, steps: int, rate: float, seed: int
) -> tuple[Singles, float, float]:
    """Weights after so many steps of Adam on the cross entropy; the loss before, and at the end, on fresh batches."""
    import torch  # type: ignore[import-not-found, unused-ignore]

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    boards = torch.from_numpy(positions.boards).to(device)
    numbers = torch.from_numpy(positions.numbers).to(device)
    targets = torch.from_numpy(positions.targets).to(device)
    plane = torch.ones(2 * size.players, size.board**2, device=device)
    plane[1::2] = POWER_UNIT
    layers = [tensor.to(device).requires_grad_() for tensor in _layers(torch, size, weights)]
    optimiser = torch.optim.AdamW(layers, lr=rate, weight_decay=_DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=rate, total_steps=steps, pct_start=0.1)
    losses: list[Any] = []
    batch = min(_BATCH, len(targets))
    for _ in range(steps):
        rows = torch.randint(len(targets), (batch,), device=device)
        inputs = torch.cat([boards[rows].float() * plane.ravel(), numbers[rows].float()], dim=1)
        loss = -(targets[rows] * _logarithms(torch, layers, inputs, numbers[rows], size)).sum(dim=1).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        losses.append(loss.detach())
    told = torch.stack(losses).cpu().numpy()
    edge = max(1, min(50, steps // 4))
    flat = torch.cat([layer.detach().ravel().cpu() for layer in layers]).numpy().astype(np.float32)
    return flat, float(told[:edge].mean()), float(told[-edge:].mean())


def _logarithms(torch: Any, layers: list[Any], inputs: Any, numbers: Any, size: TableSize) -> Any:
    """The logarithm of every seat's share; who is out has none."""
    first, first_bias, second, second_bias, last, last_bias = layers
    hidden = torch.relu(inputs @ first + first_bias)
    hidden = torch.relu(hidden @ second + second_bias)
    scores = hidden @ last + last_bias
    # The last number of a seat says that it is still in the game.
    alive = torch.stack([numbers[:, (seat + 1) * SEAT_NUMBERS - 1] for seat in range(size.players)], dim=1)
    return torch.log_softmax(scores - 30.0 * (1.0 - alive.float()), dim=1)


def _layers(torch: Any, size: TableSize, weights: Singles) -> list[Any]:
    inputs = 2 * size.players * size.board**2 + dense_count(size.players)
    shapes = [(inputs, FIRST_LAYER), (FIRST_LAYER, SECOND_LAYER), (SECOND_LAYER, size.players)]
    found, begin = [], 0
    for rows, columns in shapes:
        end = begin + rows * columns
        found.append(torch.from_numpy(weights[begin:end].reshape(rows, columns).copy()))
        found.append(torch.from_numpy(weights[end : end + columns].copy()))
        begin = end + columns
    return found
