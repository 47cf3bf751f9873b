"""Training of the estimate for three to six players by self-play; needs the `solver` extra (numba)."""
