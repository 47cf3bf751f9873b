"""House rules: readings that a group may choose, laid into the variant and recorded by their ids."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from wartable.core.errors import BadOptions
from wartable.core.house_rule import HouseRule, UnknownHouseRule, variant_with
from wartable.core.match import Match
from wartable.core.variant import BadVariant
from wartable.games.age_of_war.game import AgeOfWar

SALLY = HouseRule("owner-may-sally", "siege.owner_may_sally", True, "ED-56")
VOLLEY = HouseRule("one-volley", "siege.volleys", 1, "ED-82")
NAMED = HouseRule("named", "castle.azuchi.clan", "mori", "AW-1")


class Readings(AgeOfWar):
    """Age of War as if its rulebook left two things open."""

    id = "readings"
    house_rules = (
        HouseRule("rich-azuchi", "castle.azuchi.points", 9, "AW-1"),
        HouseRule("rich-oda", "clan.oda.points", 20, "AW-1"),
    )


GAME = Readings()


def points(options: dict[str, Any]) -> tuple[int, int]:
    """What Azuchi and the clan of Oda are worth."""
    box = GAME.bind(2, GAME.check_options({"variant": GAME.variant_of(options)})).components
    oda = next(clan for clan in box.clans if clan.id == "oda")
    return box.castles[0].points, oda.points


@pytest.mark.parametrize(
    ("variant", "rules", "expected"),
    [
        ("", (), {}),
        ("# nothing\n", (), {}),
        ("", (SALLY,), {"siege": {"owner_may_sally": True}}),
        ("", (SALLY, VOLLEY), {"siege": {"owner_may_sally": True, "volleys": 1}}),
        ("[siege]\nwalls = 3\n", (SALLY,), {"siege": {"walls": 3, "owner_may_sally": True}}),
        ("siege.owner_may_sally = true", (SALLY,), {"siege": {"owner_may_sally": True}}),
        (
            "dice = 8\n[castle.azuchi]\nlines = [1, 2]",
            (NAMED,),
            {"dice": 8, "castle": {"azuchi": {"lines": [1, 2], "clan": "mori"}}},
        ),
        (
            '[[unit]]\nid = "a b"\nname = "é\\n\\"x\\""\nshare = 0.5\n',
            (VOLLEY,),
            {"unit": [{"id": "a b", "name": 'é\n"x"', "share": 0.5}], "siege": {"volleys": 1}},
        ),
    ],
)
def test_house_rules_are_laid_into_a_variant(variant: str, rules: tuple[HouseRule, ...], expected: dict[str, Any]):
    assert expected == tomllib.loads(variant_with(variant, rules))


def test_a_variant_alone_stays_as_its_designer_wrote_it():
    assert "# why\ndice = 8" == variant_with("# why\ndice = 8", ())


@pytest.mark.parametrize("variant", ["siege.owner_may_sally = false", "siege = 3"])
def test_a_variant_cannot_contradict_a_house_rule(variant: str):
    with pytest.raises(BadOptions, match=r"siege\.owner_may_sally .*'owner-may-sally'"):
        variant_with(variant, (SALLY,))


def test_the_rules_play_what_was_chosen():
    standard = points({})
    assert (9, standard[1]) == points({"house_rules": ["rich-azuchi"]})
    assert (9, 20) == points({"house_rules": ["rich-azuchi", "rich-oda"]})
    assert (9, 12) == points({"house_rules": ["rich-azuchi"], "variant": "[clan.oda]\npoints = 12"})


def test_the_same_choice_is_recorded_in_the_same_way():
    once = GAME.check_options({"house_rules": ["rich-oda", "rich-azuchi", "rich-oda"]})
    assert ("rich-azuchi", "rich-oda") == once.house_rules
    assert GAME.rules(2, once) is GAME.rules(2, {"house_rules": ["rich-azuchi", "rich-oda"]})


def test_a_match_file_shows_the_house_rules():
    match = Match.new(GAME, 2, 1, {"house_rules": ["rich-oda"]})
    assert {"house_rules": ["rich-oda"]} == json.loads(match.to_json())["header"]["options"]


@pytest.mark.parametrize(("game", "known"), [(GAME, "rich-azuchi, rich-oda"), (AgeOfWar(), "it has none")])
def test_an_unknown_house_rule_is_named(game: AgeOfWar, known: str):
    with pytest.raises(UnknownHouseRule, match=rf"{game.id} has no house rule 'richer'; .*{known}"):
        Match.new(game, 2, 1, {"house_rules": ["richer"]})


def test_a_mistake_in_the_variant_is_told_with_its_own_line():
    with pytest.raises(BadVariant) as caught:
        Match.new(GAME, 2, 1, {"house_rules": ["rich-oda"], "variant": "# one\n# two\n[clan.odo]\npoints = 3"})
    assert (3, "clan.odo") == (caught.value.line, caught.value.name)


def test_bots_are_asked_about_the_numbers_that_are_played():
    assert GAME.is_bot_for("perfect", 2, GAME.variant_of({}))
    assert not GAME.is_bot_for("perfect", 2, GAME.variant_of({"house_rules": ["rich-oda"]}))
