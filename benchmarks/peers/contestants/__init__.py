"""One module per peer, each with `contestants()`: what it can play here, or ImportError where it is not installed."""
