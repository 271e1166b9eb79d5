"""The batch on a GPU, in the extra `gpu` (see docs/envs.md)."""

from runabout.envs.gpu.batch import GpuBatch
from runabout.envs.gpu.errors import NoDevice

__all__ = ["GpuBatch", "NoDevice"]
