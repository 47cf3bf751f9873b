"""In every window and in every language no board scrolls, and every choice can be seen and clicked where it lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.conftest import NewPerson
from tests.e2e.epic_dice_battles_scenes import GREAT_SCENES
from tests.e2e.person import Person
from tests.e2e.sizes import SCENES, SIZES, hidden, settle, speak

LOOKED_AT = (
    "age-of-war-first-roll",
    "age-of-war-six",
    "age-of-war-six-threatened",
    "age-of-war-last-castles",
    "epic-dice-battles-country",
    "epic-dice-battles-winter",
    "epic-dice-battles-market",
    "epic-dice-battles-market-of-five",
    "epic-dice-battles-market-afar",
    "epic-dice-battles-purchase",
    "epic-dice-battles-march",
    "epic-dice-battles-deployment",
    "epic-dice-battles-gate",
    "epic-dice-battles-melee",
    "epic-dice-battles-great-battle",
    *GREAT_SCENES,
    "board-of-war-first-turn",
    "board-of-war-armies",
    "board-of-war-four",
    "board-of-war-threatened",
)


# Spanish has the longest words, Chinese the highest: they are looked at where there is least room of a kind.
LOW, PHONE, SMALLEST = SIZES[1], SIZES[3], SIZES[4]
LOOKS = {"es": (LOW, PHONE, SMALLEST), "zh-Hant": (SMALLEST,)}


@pytest.mark.parametrize("scene", LOOKED_AT)
def test_board_and_choices_are_seen_at_once(new_person: NewPerson, scene: str) -> None:
    assert_nothing_is_hidden(new_person("Ana"), scene, LOOKS)


@pytest.mark.exhaustive
@pytest.mark.parametrize("scene", LOOKED_AT)
def test_nothing_is_hidden_in_any_window_in_any_language(new_person: NewPerson, scene: str) -> None:
    assert_nothing_is_hidden(new_person("Ana"), scene, dict.fromkeys(("es", "en", "zh-Hant"), SIZES))


def test_the_hand_is_seen_whichever_piece_is_picked(new_person: NewPerson) -> None:
    """What a piece can do takes a line of its own: on the smallest phone the hand once slipped below the fold."""
    person = new_person("Ana")
    SCENES["board-of-war-four"](person.introduce())
    speak(person, "es")
    person.page.set_viewport_size(SIZES[-1])
    for piece in person.page.locator("[data-piece]").all():
        piece.click()
        settle(person)
        hand = person.page.locator("[role=group].own").bounding_box()
        assert hand
        assert hand["y"] + hand["height"] <= SIZES[-1]["height"], piece.inner_text()


def assert_nothing_is_hidden(person: Person, scene: str, looks: Mapping[str, Sequence[ViewportSize]]) -> None:
    SCENES[scene](person.introduce())
    for language, sizes in looks.items():
        speak(person, language)
        for size in sizes:
            person.page.set_viewport_size(size)
            assert [] == hidden(person), (language, size)
