"""Two-player Age of War solved exactly: every position between turns, both sides playing best (docs/solver.md)."""
