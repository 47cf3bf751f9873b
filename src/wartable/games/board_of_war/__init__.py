"""Board of War: kingdoms on a grid, gold, armies and three ways to win, for two to four players."""
