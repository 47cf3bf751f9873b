"""Points, tie-breaks and the rulebook's own scoring example."""

from __future__ import annotations

import pytest

from tests.games.age_of_war.positions import BOX, owned
from wartable.games.age_of_war.notation import parse_owners
from wartable.games.age_of_war.scoring import Standing, result_of, standings_of


@pytest.mark.rule("AW-41")
def test_the_rulebooks_scoring() -> None:
    """2, 3, 3, 1 and the clans of 3 and 5 make 17; 4, 1, 2, 1 and the clan of 8 make 16."""
    owners = owned(
        matsumoto=0, azuchi=0, kitanosho=0, marugame=0, kumamoto=0, gassantoda=0, takahashi=0,
        kasugayama=1, odani=1, matsuyama=1, gifu=1, edo=1, kiyosu=1, inuyama=1,
    )  # fmt: skip
    standings = standings_of(BOX, parse_owners(owners), 2)
    assert (Standing(17, 7, 2), Standing(16, 7, 1)) == standings
    assert result_of(standings).winners == (0,)
    assert result_of(standings).scores == (17, 16)


@pytest.mark.rule("AW-41")
def test_a_conquered_clan_counts_instead_of_its_cards() -> None:
    assert Standing(8, 2, 1) == standings_of(BOX, parse_owners(owned(kasugayama=0, kitanosho=0)), 2)[0]


@pytest.mark.rule("AW-42")
@pytest.mark.parametrize(
    ("standings", "winners"),
    [
        ([(9, 1, 0), (8, 9, 3)], (0,)),
        ([(9, 4, 2), (9, 5, 0)], (1,)),
        ([(9, 5, 1), (9, 5, 2)], (1,)),
        ([(9, 5, 1), (3, 1, 0), (9, 5, 1)], (0, 2)),
    ],
)
def test_ties_are_broken_by_castles_then_clans_then_shared(
    standings: list[tuple[int, int, int]], winners: tuple[int, ...]
) -> None:
    assert winners == result_of(tuple(Standing(*standing) for standing in standings)).winners
