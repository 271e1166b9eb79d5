"""Many games at once: simulations, and studies that say how sure their answers are."""

from runabout.lab.screening import Screening
from runabout.lab.study import Answer, Study

__all__ = ["Answer", "Screening", "Study"]
