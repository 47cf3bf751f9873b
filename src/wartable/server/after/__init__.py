"""What comes after a game: its review, its match file, ratings, the next game, and "what if"."""
