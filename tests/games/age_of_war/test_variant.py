"""Age of War with other numbers: what changes, what is refused, and who can play it."""

from __future__ import annotations

import random

import pytest

from wartable import Match, get_game, run
from wartable.core.errors import NoJudge, UnknownBot
from wartable.core.variant import BadVariant
from wartable.games.age_of_war.components import BattleLine, components_of, standard_components
from wartable.games.age_of_war.judge import TurnJudge
from wartable.registry import bot_names, get_bot
from wartable.text.words import Words

GAME = get_game("age-of-war")
DEAR = """
[castle.azuchi]
points = 5
lines = [["daimyo"], 12]
"""


def test_cards_clans_and_dice_can_be_changed() -> None:
    box = components_of(DEAR + "[clan.oda]\npoints = 12\n[castle.odani]\nclan = 'mori'")
    azuchi = box.castles[box.number_of("azuchi")]
    assert (5, (BattleLine(symbols=(6,)), BattleLine(infantry=12))) == (azuchi.points, azuchi.lines)
    assert 12 == box.clans[0].points
    assert "mori" == box.clan_of(box.number_of("odani")).id
    assert 8 == components_of("dice = 8").dice


@pytest.mark.parametrize(
    ("variant", "reason", "name"),
    [
        ("castle.azuchi.clan = 'odo'", "choice", "castle.azuchi.clan"),
        ("castle.azuchi.lines = [['infantry']]", "choice", "castle.azuchi.lines"),
        ("castle.azuchi.lines = [[]]", "list-least", "castle.azuchi.lines"),
        ("castle.azuchi.lines = [0]", "number-least", "castle.azuchi.lines"),
        ("castle.azuchi.lines = [22]", "dice", "castle.azuchi.lines"),
        ("castle.azuchi.lines = [20, ['daimyo']]", "dice", "castle.azuchi.lines"),
        ("dice = 3", "dice", "castle.azuchi.lines"),
        ("dice = 11", "number-most", "dice"),
        ("castle.kumamoto.clan = 'oda'", "no-castle", "castle"),
    ],
)
def test_numbers_that_cannot_be_played_with_are_refused(variant: str, reason: str, name: str) -> None:
    with pytest.raises(BadVariant) as refused:
        Match.new(GAME, 2, options={"variant": variant})
    assert (reason, name, 1) == (refused.value.reason, refused.value.name, refused.value.line)


def test_a_match_with_a_variant_is_in_its_file() -> None:
    match = run(GAME, ["greedy", "random"], seed=3, options={"variant": DEAR})
    assert match.log == Match.from_json(match.to_json()).log
    assert DEAR == Match.from_json(match.to_json()).options.variant


def test_the_bots_that_know_the_standard_cards_only_are_not_offered() -> None:
    offered = ("easy", "normal", "hard", "random", "greedy", "collector")
    assert offered == bot_names(GAME, 2, DEAR) == bot_names(GAME, 4, DEAR)
    assert "perfect" in bot_names(GAME, 2, "# the standard cards\n[castle.azuchi]\npoints = 3")
    with pytest.raises(UnknownBot, match="with these numbers: it knows the standard ones only") as refused:
        get_bot("perfect", GAME, 2, DEAR)
    words = Words("en", is_strict=True)
    sentence = "“perfect” knows only the standard numbers of age-of-war; with these play: " + ", ".join(offered)
    assert sentence == words.say(refused.value.key, **refused.value.args_for_words)
    with pytest.raises(UnknownBot):
        run(GAME, ["perfect", "random"], options={"variant": DEAR})


def test_nobody_judges_other_cards() -> None:
    match = Match.new(GAME, 2, seed=1, options={"variant": DEAR})
    seat = match.to_act
    assert isinstance(seat, int)
    with pytest.raises(NoJudge):
        TurnJudge(2).judge(match.rules, match.observe(seat), match.legal_actions(), random.Random(1))


def test_greedy_plays_for_the_points_of_the_variant() -> None:
    """A castle made worthless is left alone; made dear it is taken early."""

    def first_conquest(variant: str) -> str:
        match = run(GAME, ["greedy", "greedy"], seed=11, options={"variant": variant})
        box = match.rules.components  # type: ignore[attr-defined]
        for index in range(len(match.log)):
            owners = match.at(index).observe(None).owners
            if any(owner is not None for owner in owners):
                return str(box.castles[[owner is not None for owner in owners].index(True)].id)
        raise AssertionError("nobody took a castle")

    assert "kasugayama" == first_conquest("[castle.kasugayama]\npoints = 60")
    assert standard_components().castles[7].id == "kasugayama"
