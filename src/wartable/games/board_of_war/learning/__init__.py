"""Learning to play Board of War by self-play, on top of the batch engine."""
