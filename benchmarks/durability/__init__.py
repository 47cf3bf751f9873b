"""Parts of `faults.py`: players who remember what was acknowledged, and the machines that fail under them."""
