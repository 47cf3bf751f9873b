from __future__ import annotations

import pytest

from wartable.core.errors import IllegalAction, TamperedReplay, UnknownGame, WartableError
from wartable.core.line import Line, Lines, Name
from wartable.text.languages import LANGUAGES
from wartable.text.words import BadMessage, Words

ROLL = Line("log-rolled", {"player": Name(0), "dice": Lines((Line("face-archery"), Line("face-daimyo")))})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ana rolls archery, daimyo."),
        ("es", "Ana lanza: arqueros, daimyo."),
        ("zh-Hant", "Ana 擲出弓兵、大名。"),
    ],
)
def test_lines_inside_lines_become_words(language: str, said: str):
    assert said == Words(language, "age-of-war", ["Ana", "Luis"]).line(ROLL)


def test_nothing_invisible_is_put_around_names():
    assert Words("en", "age-of-war", ["Ana"]).line(ROLL).isprintable()


def test_a_seat_without_a_name_is_numbered():
    assert "Player 2 begins." == Words("en", "age-of-war").line(Line("log-first-player", {"player": Name(1)}))


@pytest.mark.parametrize(("left", "said"), [(0, "the last die"), (1, "one is left"), (4, "4 are left")])
def test_numbers_choose_the_right_form(left: int, said: str):
    assert said in Words("en", "age-of-war", ["Ana"]).say("log-lost-die", player=Name(0), left=left)


def test_signs_may_stand_for_words():
    symbols = {"face-archery": "A", "face-daimyo": "D", "list-separator": ""}
    words = Words("en", "age-of-war", ["Ana"]).shortened(symbols)
    assert "Ana rolls AD." == words.line(ROLL)


@pytest.mark.parametrize(("language", "said"), [("en", "36.1%"), ("es", "36,1\u00a0%"), ("zh-Hant", "36.1%")])
def test_percentages_are_written_as_the_language_does(language: str, said: str):
    assert said == Words(language).percent(0.3614)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        UnknownGame("…", game="chess", known="age-of-war"),
        TamperedReplay(7, "chance-not-due", "a chance event where none was due"),
        IllegalAction("game-over", "AW-40", Line("refusal-game-over")),
        WartableError("the script has no more chance events"),
    ],
)
def test_errors_are_said_in_every_language(language: str, error: WartableError):
    said = Words(language, "age-of-war", is_strict=True).error(error)
    assert any(str(value) in said for value in [*error.args_for_words.values(), error])


def test_a_refusal_names_its_rule():
    error = IllegalAction("game-over", "AW-40", Line("refusal-game-over"))
    assert "La partida ha terminado. (AW-40)" == Words("es", "age-of-war").error(error)


def test_a_message_with_a_fault_is_still_shown_to_players_but_stops_the_tests():
    assert "nobody-wrote-this" == Words("es").say("nobody-wrote-this")
    with pytest.raises(BadMessage, match="nobody-wrote-this"):
        Words("es", is_strict=True).say("nobody-wrote-this")
    assert "player" in Words("en", "age-of-war").say("log-conquered", castle="Edo")
    with pytest.raises(BadMessage, match="log-conquered in en"):
        Words("en", "age-of-war", is_strict=True).say("log-conquered", castle="Edo")
