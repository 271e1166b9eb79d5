"""Training: self-play to a small network that tells each seat's chances and which actions are promising.

from runabout.training.plan import Plan
from runabout.training.run import train

trained = train(Plan("riverdale", iterations=200), Path("riverdale-run"))

It needs JAX and Optax (`pip install "runabout[train]"`); nothing that plays does.
"""
