"""Pig: roll as often as you dare, but a one costs all that you rolled this turn."""
