"""Pages of facts about the games, printed by the programs that find them."""
