"""How a quick person plays each game with the mouse, as a script for the page: in one go, whatever there is to do."""

from __future__ import annotations

import json

__all__ = ["PLAY"]

_PLACES = {
    # First a line of a castle nobody holds, then any line, then lose a die.
    "age-of-war": (".centre .place:not(.held) button.lit", ".board button.lit", "button.lose:enabled"),
    # Attack if somebody can be attacked, else whatever can be done, else play a card, which ends the turn.
    "board-of-war": (
        "[data-continue]",
        "[data-settle]",
        "[role=grid] .lit[data-verb=attack]",
        "[role=grid] .lit[data-verb=raze]",
        "[data-verb] [data-order]",
        "[data-testid=hand] [data-order]",
    ),
    # See battles to their end, agree with what is suggested, march, buy what the purse allows, else go on.
    "epic-dice-battles": (
        "[data-continue]",
        "[data-follow]",
        "[data-default]",
        "[data-target]",
        "[data-lead]",
        "[data-buy].can",
        ".orders [data-order]",
        "[data-end]",
    ),
}

# Nobody waits for what is only shown; whoever plays, clicks the first of these places that is there.
PLAY = f"""() => {{
  document.querySelector('[data-skip]')?.click();
  if (document.querySelector('[data-testid=end]')) return 'over';
  const places = {json.dumps(_PLACES)}[document.querySelector('[data-game]')?.dataset.game] ?? [];
  const choice = places.map((place) => document.querySelector(place)).find((found) => found);
  choice?.click();
  return choice ? 'played' : 'waiting';
}}"""
