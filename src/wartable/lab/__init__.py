"""Many matches at once: experiments, comparisons and tournaments of bots, measured and reported."""

from wartable.lab.compare import compared
from wartable.lab.experiment import DiceMode, Experiment
from wartable.lab.local_pool import LocalPool
from wartable.lab.measures import measures_of
from wartable.lab.runner import run_schedule
from wartable.lab.tournament import Tournament

__all__ = ["DiceMode", "Experiment", "LocalPool", "Tournament", "compared", "measures_of", "run_schedule"]
