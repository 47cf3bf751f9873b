"""Where to solve, and where to play batches."""

from __future__ import annotations

from enum import StrEnum

from wartable.core.errors import WartableError

__all__ = ["Device", "NoSuchDevice"]


class Device(StrEnum):
    """Where to work: `auto` takes a graphics card if it can use one."""

    AUTO = "auto"
    CPU = "cpu"
    GPU = "gpu"


class NoSuchDevice(WartableError, LookupError):
    """Solver and batch engine cannot run on this device."""

    def __init__(self, device: Device) -> None:
        super().__init__(_MISSING[device])
        self.key = f"error-no-device-{device}"


_MISSING = {
    Device.CPU: "working on the processor needs numba",
    Device.GPU: "there is no graphics card here that PyTorch and Triton can use",
}
