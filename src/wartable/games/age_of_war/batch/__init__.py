"""Age of War on arrays: millions of games at once between random and greedy players (docs/batch.md)."""
