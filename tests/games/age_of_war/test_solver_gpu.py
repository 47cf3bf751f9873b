"""The kernels for a graphics card, run on the processor by Triton's interpreter."""

from __future__ import annotations

import pytest

from tests.games.age_of_war.devices import interpreted
from tests.games.age_of_war.tiny import A, C, box, exact_values

pytest.importorskip("torch", reason="PyTorch is an extra")
pytest.importorskip("triton", reason="Triton is an extra")

BOX = box(2, ("x", 1, ([A],)), ("x", 2, ([C],)), x=5)

# Triton decides when it is imported whether it compiles or interprets, so this has a process of its own.
PROGRAM = """
import json
import numpy as np
from tests.games.age_of_war.test_solver_gpu import BOX
from wartable.games.age_of_war.solver.final import final_values
from wartable.games.age_of_war.solver.gpu import GpuKernel
from wartable.games.age_of_war.solver.layout import Layout

layout = Layout(len(BOX.castles))
kernel, values, final = GpuKernel(BOX, layout), np.full(layout.positions, np.nan), final_values(BOX)
values[: len(final)] = final
for stratum in range(1, layout.castles + 1):
    kernel.solve(layout.blocks(stratum), values, 1e-11)
low, high = kernel.enclose(final, 1e-3)
place = layout.place_of_owners()
print(json.dumps([numbers[place].tolist() for numbers in (values, low, high)]))
"""


def test_the_kernels_solve_and_enclose_a_small_box_exactly() -> None:
    values, low, high = interpreted(PROGRAM)
    exact = exact_values(BOX)
    for number, (value, least, most) in enumerate(zip(values, low, high, strict=True)):
        owners = tuple((None, 0, 1)[number // 3**castle % 3] for castle in range(2))
        if owners in exact:
            truth = float(exact[owners])
            assert truth == pytest.approx(value, abs=1e-9)
            assert least - 1e-9 <= truth <= most + 1e-9
            assert most - least <= 1e-3
