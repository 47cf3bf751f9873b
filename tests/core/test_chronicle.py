"""Every game tells its matches: lengths, standings and deeds that fit what was played, with words for all of it."""

from __future__ import annotations

import pytest

from tests.parts import WITH_CHRONICLE
from wartable import Match, run
from wartable.core.chronicle import Chronicle
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words


@pytest.fixture(scope="module", params=WITH_CHRONICLE)
def match(request: pytest.FixtureRequest) -> Match:
    return run(request.param, ["random"] * 3, seed=4)


def told(match: Match) -> Chronicle:
    chronicle = match.game.chronicle()
    assert chronicle is not None
    return chronicle


def test_the_standings_end_with_the_winner_in_front(match: Match) -> None:
    story = told(match).tell(match)
    assert match.result is not None
    assert all(3 == len(standing) for standing in story.standings)
    last = story.standings[-1]
    assert set(match.result.winners) <= {seat for seat in range(3) if last[seat] == max(last)}


def test_facts_are_of_known_topics_and_of_seats_at_the_table(match: Match) -> None:
    chronicle = told(match)
    topics = {topic.id: topic for topic in chronicle.TOPICS}
    deeds = chronicle.tell(match).deeds
    assert deeds
    for deed in deeds:
        assert deed.topic in topics
        assert 0 <= deed.seat < 3
        assert deed.count > 0
        assert topics[deed.topic].has_order == (deed.order is not None)
    once = [(deed.topic, deed.item, deed.seat) for deed in deeds]
    assert len(once) == len(set(once))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_has_words(match: Match, language: str) -> None:
    words = Words(language, match.game.id, is_strict=True)
    chronicle = told(match)
    for topic in chronicle.TOPICS:
        assert words.say(f"deed-{topic.id}")
    for deed in chronicle.tell(match).deeds:
        assert words.say(deed.item)
    assert match.result is not None
    assert words.say(f"victory-{match.result.how}")


def test_an_unfinished_match_is_told_as_far_as_it_went(match: Match) -> None:
    part = told(match).tell(match.at(len(match.log) // 2))
    whole = told(match).tell(match)
    assert 0 < part.length < whole.length
    assert part.standings == whole.standings[: len(part.standings)]


def test_castles_of_age_of_war_are_told_in_the_order_of_their_conquest() -> None:
    match = run("age-of-war", ["greedy", "greedy"], seed=3)
    story = told(match).tell(match)
    conquests = [deed for deed in story.deeds if deed.topic == "conquest"]
    assert list(range(1, 15)) == [deed.order for deed in conquests]
    assert 14 == len({deed.item for deed in conquests})
    assert 14 == sum(deed.topic == "holding" for deed in story.deeds)


def test_every_seat_of_board_of_war_has_three_ability_cards() -> None:
    match = run("board-of-war", ["random"] * 4, seed=2)
    court = [deed for deed in told(match).tell(match).deeds if deed.topic == "court"]
    assert [3, 3, 3, 3] == [sum(deed.seat == seat for deed in court) for seat in range(4)]
    assert 12 == len({deed.item for deed in court})


def test_every_seat_of_epic_dice_battles_begins_somewhere() -> None:
    match = run("epic-dice-battles", ["random", "random"], seed=1)
    story = told(match).tell(match)
    assert {"region-bizen", "region-musashi"} == {deed.item for deed in story.deeds if deed.topic == "start"}
    assert story.length <= 20
