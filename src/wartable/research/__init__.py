"""The games in the interfaces of AI research: PettingZoo, Gymnasium and OpenSpiel. Each is an extra."""
