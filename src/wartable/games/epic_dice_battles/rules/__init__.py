"""The rules of Epic Dice Battles, a module per chapter of RULES.md; `rules.rules` binds them together."""
