"""What holds for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

from wartable.core.house_rule import HouseRule
from wartable.games.age_of_war.game import AgeOfWar

# A test that fails must fail for everybody, so examples are drawn alike each time. To look for new ones:
# pytest --hypothesis-profile explore
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("steady")


@pytest.fixture
def rich_azuchi(monkeypatch: pytest.MonkeyPatch) -> HouseRule:
    """A house rule for Age of War, whose rulebook leaves nothing open; nobody wrote words for it."""
    rule = HouseRule("rich-azuchi", "castle.azuchi.points", 9, "AW-1")
    monkeypatch.setattr(AgeOfWar, "house_rules", (rule,))
    return rule
