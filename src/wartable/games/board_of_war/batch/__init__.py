"""Board of War on arrays: the same rules, compiled, for millions of games and for learning from them."""
