"""The choice that most would make anyway."""

from __future__ import annotations

from wartable.games.age_of_war.actions import Action, LoseDie

__all__ = ["suggest"]


def suggest(legal_actions: tuple[Action, ...]) -> Action | None:
    """Losing a die where nothing fits (AW-11)."""
    return legal_actions[0] if legal_actions == (LoseDie(),) else None
