"""Both games for researchers: PettingZoo, Gymnasium, OpenSpiel, and batches of games on the CPU and the GPU."""

from bali.research.batch import Batch

__all__ = ["Batch"]
