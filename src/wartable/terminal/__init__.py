"""Play in the terminal: full screen, or in plain lines. Knows observations, never states, and no game by name."""
