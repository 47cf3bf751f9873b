"""Puzzles in the browser: answered with the mouse, on a phone and by keyboard, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.barriers import problems, width
from tests.e2e.conftest import IN_LANGUAGES, PHONE, WIDE, NewPerson
from tests.e2e.person import Person
from tests.e2e.together import wait_until
from wartable.core.puzzle import puzzles_of
from wartable.games.age_of_war.puzzles import puzzles
from wartable.registry import get_game
from wartable.text.words import Words


def played_in(game: str, theme: str, field: str) -> int:
    """The number of a puzzle whose choices are buttons: cards in the hand, or orders."""
    every = puzzles_of(get_game(game))
    wanted = {"phase": "play", "stage": "Calling"}[field]
    found = ((number, getattr(every.puzzle(number).position, field)) for number in every.numbers(theme))
    return next(number for number, value in found if wanted in {str(value), type(value).__name__})


def best_line(person: Person, number: int) -> str:
    """Where the best choice of a puzzle lies: the server tells whoever answers, here somebody without a name."""
    asked = person.read(f"/api/puzzles/age-of-war/{number}")["position"]["choices"]
    told = person.post(f"/api/puzzles/age-of-war/{number}/answer", {"action": asked[0]["action"]})
    best = asked[told["best"]]["action"]
    if best["type"] != "fill":
        return "button.lose"
    return f".dock [data-line='{best['castle']} {best['line']}']"


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_puzzle_is_solved_and_the_next_one_comes(new_person: NewPerson, viewport: ViewportSize) -> None:
    number = next(number for number in puzzles().numbers("castle"))
    place = best_line(new_person("Nobody"), number)
    ana = new_person("Ana", viewport=viewport).introduce().visit(f"/puzzles/age-of-war/{number}")
    expect(ana.page.get_by_role("heading", name=f"Puzzle {number}")).to_be_visible()
    expect(ana.page.get_by_test_id("worths")).to_have_count(0)
    assert [] == problems(ana)

    ana.page.locator(place).first.click()

    expect(ana.page.get_by_test_id("verdict")).to_contain_text("Right.")
    expect(ana.page.get_by_test_id("worths").locator("li").first).to_contain_text("yours")
    expect(ana.page.get_by_test_id("streak")).to_contain_text("1 of 1 solved")
    assert [] == problems(ana)
    assert width(ana) <= viewport["width"]
    ana.page.get_by_test_id("next-puzzle").click()
    expect(ana.page.get_by_test_id("verdict")).to_have_count(0)
    expect(ana.page.get_by_role("heading", name=f"Puzzle {number}:")).to_have_count(0)


def test_a_wrong_answer_is_told_with_numbers(new_person: NewPerson) -> None:
    number = next(number for number in puzzles().numbers("begin"))
    ana = new_person("Ana").introduce()
    asked = ana.read(f"/api/puzzles/age-of-war/{number}")["position"]["choices"]
    lose = next(choice for choice in asked if choice["action"]["type"] == "lose-die")
    nobody = new_person("Nobody")
    told = nobody.post(f"/api/puzzles/age-of-war/{number}/answer", {"action": lose["action"]})
    ana.visit(f"/puzzles/age-of-war/{number}")
    if told["is_right"]:
        ana.page.locator("button.lit").first.click()
    else:
        ana.page.locator("button.lose").click()

    verdict = ana.page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Not the best.")
    expect(verdict).to_contain_text("points.")
    expect(ana.page.get_by_test_id("worths").locator("li.best")).to_be_visible()


def test_the_puzzle_of_the_day_and_a_theme_by_keyboard_alone(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/puzzles/age-of-war")
    daily = ana.page.get_by_test_id("daily")
    daily.focus()
    ana.page.keyboard.press("Enter")
    expect(daily).to_have_count(0)
    expect(ana.page.locator("button.lit:focus, button.lose:focus")).to_have_count(1)
    ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_test_id("verdict")).to_be_visible()
    expect(ana.page.get_by_test_id("next-puzzle")).to_be_focused()

    ana.page.get_by_test_id("theme").select_option("steal")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("steal, or take from the centre?")


@pytest.mark.parametrize("language", ["es", "zh-Hant"])
def test_every_word_is_there(new_person: NewPerson, language: str) -> None:
    ana = new_person("Ana", language=language).introduce().visit("/puzzles/age-of-war/1")
    words = Words(language, "age-of-war")
    theme = words.say(f"puzzle-theme-{puzzles().puzzle(1).theme}")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text(theme)
    ana.page.locator("button.lit, button.lose:enabled").first.click()
    expect(ana.page.get_by_test_id("verdict")).to_be_visible()
    said = ana.page.locator("main").inner_text()
    assert "puzzle-" not in said
    assert "choice-" not in said


@pytest.mark.parametrize(
    ("game", "number", "language", "place"),
    [
        ("board-of-war", played_in("board-of-war", "card", "phase"), "es", "[data-testid=hand] button[data-card]"),
        ("epic-dice-battles", played_in("epic-dice-battles", "siege", "stage"), "zh-Hant", ".orders [data-order]"),
    ],
    ids=["board-of-war", "epic-dice-battles"],
)
def test_other_games_ask_on_their_own_boards(
    new_person: NewPerson, game: str, number: int, language: str, place: str
) -> None:
    ana = new_person("Ana", viewport=PHONE, language=language).introduce().visit(f"/puzzles/{game}/{number}")
    theme = puzzles_of(get_game(game)).puzzle(number).theme
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text(Words(language, game).say(f"puzzle-theme-{theme}"))
    assert width(ana) <= PHONE["width"]
    ana.page.locator(place).first.click()
    expect(ana.page.get_by_test_id("verdict")).to_be_visible()
    expect(ana.page.get_by_test_id("worths").locator("li.best")).to_be_visible()
    assert [] == problems(ana)
    said = ana.page.locator("main").inner_text()
    assert not re.search(r"\b(?:puzzle|choice|reason)-[a-z]", said)
    assert width(ana) <= PHONE["width"]


@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_whoever_has_no_mistakes_yet_is_told_where_they_come_from(new_person: NewPerson, language: str) -> None:
    ana = new_person("Ana", language=language).introduce().visit("/puzzles/age-of-war/own")
    expect(ana.page.get_by_test_id("no-puzzle")).to_have_text(Words(language).say("problem-no-puzzles-yet"))
    assert [] == problems(ana)


def test_others_are_asked_about_ones_games_only_with_consent(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/account")
    consent = ana.page.get_by_test_id("share-games")
    expect(consent).not_to_be_checked()
    assert not ana.read("/api/me")["shares_games"]
    consent.check()
    wait_until(ana, lambda: ana.read("/api/me")["shares_games"])
    ana.page.reload()
    expect(consent).to_be_checked()
