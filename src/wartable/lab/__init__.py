"""Many matches at once: experiments, comparisons and tournaments of bots, measured and reported."""

from wartable.lab.carrying_out import carry_out
from wartable.lab.compare import compared
from wartable.lab.experiment import Experiment, Luck
from wartable.lab.here import Here
from wartable.lab.measures import measures_of
from wartable.lab.tournament import Tournament

__all__ = ["Experiment", "Here", "Luck", "Tournament", "carry_out", "compared", "measures_of"]
