"""What is measured."""

from __future__ import annotations

import pytest

from tests.lab.games import record
from wartable.core.chronicle import Deed
from wartable.lab.decision_measures import decision_measures
from wartable.lab.decisions import Decision, LookedAt
from wartable.lab.estimates import estimate
from wartable.lab.game_record import GameRecord
from wartable.lab.measures import is_share, item_measures, measures_of, samples_of


def values(records: list[GameRecord]) -> dict[str, float | None]:
    return {measure.id: estimate(measure.samples).value for measure in measures_of(records)}


def test_wins_by_seat_first_player_and_bot() -> None:
    games = [
        record(0, (0,), bots=("a", "b"), first=0),
        record(1, (0,), bots=("b", "a"), first=1),
        record(2, (0, 1), bots=("a", "b"), first=1),
        record(3, (1,), bots=("b", "a"), first=1),
    ]
    found = values(games)
    assert (2.5 / 4, 1.5 / 4) == (found["seat.1"], found["seat.2"])
    assert 2.5 / 4 == found["first"]
    assert (2.5 / 4, 1.5 / 4) == (found["bot.a"], found["bot.b"])
    assert 0.25 == found["shared"]


def test_a_bot_that_sits_twice_is_counted_by_seats() -> None:
    found = values([record(0, (0,), bots=("a", "a", "b")), record(1, (2,), bots=("a", "a", "b"))])
    assert (0.25, 0.5) == (found["bot.a"], found["bot.b"])


def test_one_bot_alone_has_no_win_rate() -> None:
    assert not any(name.startswith("bot.") for name in values([record(bots=("a", "a"))]))


def test_unfinished_games_have_no_winner_but_a_length() -> None:
    found = values([record(0, (0,), length=4), record(1, (), length=8, decided=None)])
    assert (1.0, 0.0, 0.5, 6.0) == (found["seat.1"], found["seat.2"], found["unfinished"], found["length"])


def test_length_lead_and_decision() -> None:
    found = values([record(0, lead_changes=1, decided=0.2), record(1, lead_changes=4, decided=None, decisions=30)])
    assert (2.5, 0.2, 20.0) == (found["lead-changes"], found["decided"], found["decisions"])


def test_kinds_of_victory() -> None:
    found = values([record(0, how="gold"), record(1, how="gold"), record(2, how="centre"), record(3, ())])
    assert (0.5, 0.25) == (found["how.gold"], found["how.centre"])
    assert "how.unfinished" not in found


def test_items_of_a_topic() -> None:
    games = [
        record(0, (0,), deeds=(Deed("unit", "archer", 0, 3), Deed("unit", "archer", 1, 1))),
        record(1, (0,), deeds=(Deed("unit", "archer", 1, 2),)),
        record(2, (0,), deeds=(Deed("unit", "archer", 0, 2), Deed("unit", "archer", 1, 2))),
        record(3, (0,)),
    ]
    found = {m.kind: estimate(m.samples) for m in item_measures(games, "unit")}
    assert 10 / 4 == found["deed-count"].value
    # Seat 1 was ahead in it once and lost, seat 0 once and won; in the third game nobody was.
    assert (0.5, 2.0) == (found["deed-win"].value, found["deed-win"].count)
    assert "deed-order" not in found


def test_the_place_in_the_order() -> None:
    games = [
        record(0, deeds=(Deed("conquest", "a", 0, order=1),)),
        record(1, deeds=(Deed("conquest", "a", 0, order=4),)),
    ]
    found = {m.kind: estimate(m.samples).value for m in item_measures(games, "conquest")}
    assert 2.5 == found["deed-order"]


def test_ids_are_unique() -> None:
    deeds = (Deed("a", "x", 0, order=1), Deed("b", "x", 0))
    ids = [measure.id for measure in measures_of([record(deeds=deeds), record(1, (1,))])]
    assert len(ids) == len(set(ids))
    assert {"a.x.count", "a.x.order", "a.x.win", "b.x.count", "b.x.win"} <= set(ids)


def test_an_id_tells_what_is_a_part_of_a_whole() -> None:
    deeds = (Deed("a", "x", 0, order=1),)
    games = [record(0, deeds=deeds, bots=("a", "b")), record(1, (1,), how="gold", bots=("a", "b"))]
    decisions = (Decision(0, 0, 0, 2, "fill", "x", (0.2, 0.8), 0.1), Decision(0, 1, 1, 1, "fill", "y", (0.4, 0.6)))
    looked_at = [LookedAt((0,), (5, 3), decisions)] * 2
    measures = (*measures_of(games), *decision_measures(looked_at))
    assert {"seat", "first", "bot", "how", "deed-win", "deed-order", "drama", "comebacks"} < {m.kind for m in measures}
    for measure in measures:
        assert (measure.samples.is_rate or measure.kind == "decided") == is_share(measure.id)


def test_what_never_happened_counts_as_nothing() -> None:
    measures = measures_of([record(0, deeds=(Deed("a", "x", 0),)), record(1)])
    assert 0.5 == estimate(samples_of("a.x.count", measures, 2)).value
    assert 0.0 == estimate(samples_of("a.y.count", measures, 2)).value
    assert 0.0 == estimate(samples_of("how.gold", measures, 2)).value
    assert [None, None] == [estimate(samples_of(f"a.y.{part}", measures, 2)).value for part in ("order", "win")]


@pytest.mark.parametrize("players", [2, 5])
def test_there_is_a_measure_for_every_seat(players: int) -> None:
    found = measures_of([record(bots=("a", "b", "c", "d", "e")[:players])])
    assert players == sum(measure.kind == "seat" for measure in found)
