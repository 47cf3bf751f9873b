"""Epic Dice Battles: Japanese Warfare, for two to five players; RULES.md is the authority."""
