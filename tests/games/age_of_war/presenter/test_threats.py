"""What one conquest would do for somebody else."""

from __future__ import annotations

from tests.games.age_of_war.positions import BOX, GAME, RULES, owned, position
from wartable.text.words import Words

WORDS = Words("en", GAME.id, is_strict=True).named(("Ana", "Ben", "Chloe"))


def told(owners: str, viewer: int | None = 0) -> list[str]:
    rules = RULES[3]
    observation = rules.observe(position(owners, "1123ACD"), viewer)
    return [WORDS.line(threat.line) for threat in GAME.presenter(rules).facts(observation, ()).threats]


def clan_of(castle: str) -> dict[str, int]:
    """The castles of the clan of one, all with Ben."""
    number = BOX.number_of(castle)
    clan = next(clan for clan in BOX.clans if number in clan.castles)
    return {BOX.castles[each].id: 1 for each in clan.castles}


def test_a_castle_of_the_centre_that_completes_a_clan() -> None:
    missing = {castle: seat for castle, seat in clan_of("azuchi").items() if castle != "azuchi"}
    (threat,) = told(owned(**missing))
    assert threat.startswith("Ben needs only Azuchi for the ")


def test_the_viewer_holds_it_or_somebody_else() -> None:
    held = owned(**{**clan_of("azuchi"), "azuchi": 0})
    (mine,), (theirs,) = told(held), told(held, viewer=2)
    assert mine.startswith("Ben needs only Azuchi, which you hold, for the ")
    assert theirs.startswith("Ben needs only Azuchi, held by Ana, for the ")


def test_nobody_is_told_of_what_they_could_do_themselves() -> None:
    held = owned(**{**clan_of("azuchi"), "azuchi": 0})
    assert [] == told(held, viewer=1)
