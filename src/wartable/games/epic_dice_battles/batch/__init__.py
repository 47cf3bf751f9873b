"""Epic Dice Battles on arrays: the same rules on rows of whole numbers, compiled where numba is installed."""
