"""Every game tells its matches: lengths, standings and facts that fit what was played, with words for all of it."""

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
    facts = chronicle.tell(match).facts
    assert facts
    for fact in facts:
        assert fact.topic in topics
        assert 0 <= fact.seat < 3
        assert fact.count > 0
        assert topics[fact.topic].has_order == (fact.order is not None)
    once = [(fact.topic, fact.item, fact.seat) for fact in facts]
    assert len(once) == len(set(once))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_has_words(match: Match, language: str) -> None:
    words = Words(language, match.game.id, is_strict=True)
    chronicle = told(match)
    for topic in chronicle.TOPICS:
        assert words.say(f"fact-{topic.id}")
    for fact in chronicle.tell(match).facts:
        assert words.say(fact.item)
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
    conquests = [fact for fact in story.facts if fact.topic == "conquest"]
    assert list(range(1, 15)) == [fact.order for fact in conquests]
    assert 14 == len({fact.item for fact in conquests})
    assert 14 == sum(fact.topic == "holding" for fact in story.facts)


def test_every_seat_of_board_of_war_has_three_ability_cards() -> None:
    match = run("board-of-war", ["random"] * 4, seed=2)
    court = [fact for fact in told(match).tell(match).facts if fact.topic == "court"]
    assert [3, 3, 3, 3] == [sum(fact.seat == seat for fact in court) for seat in range(4)]
    assert 12 == len({fact.item for fact in court})


def test_every_seat_of_epic_dice_battles_begins_somewhere() -> None:
    match = run("epic-dice-battles", ["random", "random"], seed=1)
    story = told(match).tell(match)
    assert {"region-bizen", "region-musashi"} == {fact.item for fact in story.facts if fact.topic == "start"}
    assert story.length <= 20
