"""Quick pairing: whoever looks for a game sits down with whoever else does."""
