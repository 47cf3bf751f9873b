"""The school: puzzles, drills and positions to think on."""
