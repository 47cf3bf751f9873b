"""The warlord compiled: the modules of heuristics/ on rows, decision by decision the same choices."""
