"""What the tournaments of all games share."""
