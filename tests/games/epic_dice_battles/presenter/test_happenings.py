"""What the log says, and to whom."""

from __future__ import annotations

import random

import pytest

from tests.games.epic_dice_battles.positions import after, event_of, in_autumn, in_spring, in_winter, player, rules_of
from wartable.core.match import Match
from wartable.core.presenter import Weight
from wartable.games.epic_dice_battles.actions import Rolled
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.state import State
from wartable.text.words import Words

FOE = player("mutsu", "1@mutsu 2/0/0")


def said(state: State, text: str, viewer: int | None = None) -> list[str]:
    """The English log of an event."""
    event = Rolled(tuple(sorted(map(int, text.split()[1:])))) if text.startswith("roll") else GAME.parse_action(text)
    words = Words("en", GAME.id, ["Ann", "Ben", "Cho"], is_strict=True)
    return [
        words.line(line)
        for line in GAME.presenter(rules_of(state)).tell(rules_of(state), state, event, after(state, text), viewer)
    ]


def test_winter_and_the_new_season():
    state = in_winter(player("bizen", "1@bizen 2/0/0"), FOE, seat=1, first=0)
    assert ["Ben trains an officer."] == said(state, "act officer")
    assert ["Ben leaves the other action dice unused.", "Spring: troops are bought."] == said(state, "act rest")


@pytest.mark.rule("ED-17")
def test_a_spring_as_its_owner_and_as_the_others_read_it():
    state = in_spring(player("bizen", "1@bizen 2/0/0", officers=1), FOE)
    for text, told in [
        ("buy archer", []),
        ("raise-army bizen", ["You set up a new army in Bizen: archer."]),
        ("put-token 1", ["The token goes to slot 2."]),
        ("buy footman", []),
        ("put-die 0 main", ["You buy for slot 1, main line: footman."]),
    ]:
        assert (told, []) == (said(state, text, 0), said(state, text, 1))
        state = after(state, text)
    assert [
        "Ann has spent 1 rice, 1 money.",
        "Ann has a new army 2 in Bizen.",
        "Ann, slot 1: dice +1.",
        "Ann, slot 2: dice +1, tokens +1.",
    ] == said(state, "end-buying", 1)
    assert ["Ann has bought nothing."] == said(in_spring(player("bizen", "1@bizen 2/0/0"), FOE), "end-buying", 1)


def test_a_purchase_that_leaves_no_choice_is_told_at_once():
    state = in_spring(player("bizen", "1@bizen 8/0/0"), FOE)
    assert ["You buy: footman."] == said(state, "buy footman", 0)
    state = in_spring(player("bizen", "1@bizen 2/0/0", "2@bizen 2/0/0", money=2), FOE)
    assert [] == said(state, "buy shield", 0)
    state = after(state, "buy shield")
    assert ["You buy a body shield for slot 2."] == said(state, "put-token 1", 0)


@pytest.mark.rule("ED-40", "ED-42")
def test_harvest_and_hunger():
    hungry = player("", "1@owari 3/0/0 archer", rice=0, rice_marker=1)
    state = in_spring(FOE, hungry, seat=1)
    assert [
        "Ben has bought nothing.",
        "Ann harvests 3 rice and pays 0 for the armies.",
        "Ben harvests 1 rice and pays 1 for the armies.",
        "Ben lacks 1 rice.",
    ] == said(state, "end-buying")
    state = after(state, "end-buying")
    assert ["Ben gives up a die of slot 1."] == said(state, "give-up-die 0 main")
    state = after(state, "give-up-die 0 main")
    assert ["Ben gives up a token of slot 1: archer.", "Autumn: armies move."] == said(state, "give-up-token archer", 1)
    assert ["Ben gives up a token of slot 1.", "Autumn: armies move."] == said(state, "give-up-token archer", 0)


def test_a_battle_from_the_first_line_to_the_last():
    mats = (player("bizen", "1@owari 3/1/0 archer"), player("mutsu", "1@owari 2/0/0 samurai shield"))
    state = after(in_autumn(*mats, year=1530), "pass")
    assert [
        "Ben passes.",
        "Battle in Owari: Ann, Ben.",
        "Ann: slot 1 is army 1.",
        "Ben: slot 1 is army 1.",
    ] == said(state, "pass")
    state = after(state, "pass")
    assert ["archer: main line."] == said(state, "place-token archer main", 0)
    assert [] == said(state, "place-token archer main", 1)
    state = after(state, "place-token archer main", "ready")
    assert [
        "Ben is ready.",
        "Ann lines up 2 footmen, 1 archer; flank 1: 1 footman; flank 2: nothing.",
        "Ben lines up 1 footman, 1 samurai.",
    ] == said(state, "ready", 0)
    state = after(state, "ready")
    assert ["Ann shoots: 5.", "The shields of Ben absorb 1 hit."] == said(state, "roll 5")
    state = after(state, "roll 5", "roll 3 4 4 4")
    assert ["Ben fights: 1 3."] == said(state, "roll 1 3")
    state = after(state, "roll 1 3", "assign-die 3 footman no")
    assert [
        "Ben: the 1 belongs to the samurai.",
        "Ben loses 1 footman, 1 samurai.",
        "Ann holds the field with 3 footmen, 1 archer.",
        "Army 1 of Ben is gone.",
        "Ben gains 1 honor.",
    ] == said(state, "assign-die 1 samurai no")
    state = after(state, "assign-die 1 samurai no")
    assert "Ann: slot 1 has 1 die in flank 1." == said(state, "lay-flank 0 flank1 1")[0]


def test_secret_steps_are_told_to_their_owner_only():
    mats = (player("bizen", "1@iyo 3/0/2 archer ninja", "2@bizen 3/0/0"), player("mutsu", "1@iyo 1/0/0"))
    state = after(in_autumn(*mats), "pass", "pass")
    for text, told in [
        ("send-die 1 main", "A die goes off to slot 2, main line."),
        ("send-alone", "The die goes alone."),
        ("join-main", "The dice of the blocked flank join the main line."),
    ]:
        assert ([told], []) == (said(state, text, 0), said(state, text, 1))
        state = after(state, text)
    assert ["Ann is ready."] == said(state, "ready", 1)[:1]


def test_laying_out_is_told_without_the_tokens():
    mats = (player("bizen", "1@owari 2/0/0 archer shield", "2@owari 2/0/0"), player("mutsu", "1@owari 1/0/0"))
    state = after(in_autumn(*mats), "pass", "pass", "ready", "roll 1", "roll 4 4 4 4", "roll 3")
    assert ["Ann: slot 1 gets 2 dice."] == said(state, "lay-army 0 2", 1)
    state = after(state, "lay-army 0 2")
    assert ["Ann lays a shield at slot 2."] == said(state, "lay-shield 1", 1)
    state = after(state, "lay-shield 1")
    assert [] == [line for line in said(state, "lay-token archer 1", 1) if "archer" in line]
    assert "archer: to slot 2." in said(state, "lay-token archer 1", 0)


def test_a_token_that_must_leave_is_told_to_its_owner():
    mats = (player("bizen", "1@kii 2/1/0 ninja", "2@bizen 2/0/0", "3@awa 2/0/0"), player("mutsu", "1@kii 1/0/0"))
    state = after(in_autumn(*mats), "pass", "pass", "join-main")
    assert (["ninja: off to slot 3."], []) == (
        said(state, "send-token ninja 2", 0),
        said(state, "send-token ninja 2", 1),
    )


def test_a_siege_from_the_call_to_the_ruins():
    mats = (player("bizen", "1@suruga 2/1/0"), player("suruga mutsu"))
    state = after(in_autumn(*mats, year=1530), "pass")
    assert ["Ann besieges Suruga.", "Siege of Suruga: Ann attacks, Ben defends."] == said(state, "besiege suruga")
    state = after(state, "besiege suruga")
    assert "Ben leaves no flank open." == said(state, "open-flanks no no")[0]
    state = after(state, "open-flanks no no", "roll 1 1")
    assert ["Ann sends to the gate: footman."] == said(state, "storm-gate footman")
    state = after(state, "storm-gate footman")
    assert ["Ann storms the gate (footman): 4.", "The gate is damaged."] == said(state, "roll 4")
    assert ["Ann storms the gate (footman): 1.", "Ann loses 1 footman."] == said(state, "roll 1")
    state = after(state, "roll 4", "roll 1 1", "storm-gate footman")
    assert ["Ann storms the gate (footman): 5.", "The gate is broken."] == said(state, "roll 5")
    called_off = after(state, "roll 3", "roll 1 1")
    assert "Ann calls the siege off." == said(called_off, "call-off")[0]
    state = after(state, "roll 5", "roll 4 4 3")
    told = said(state, "roll 3 3")
    assert "Ben loses 2 archers." in told
    assert "The castle of Ben in Suruga is destroyed." in told


def test_villages_the_year_and_the_end():
    own = player("bizen", "1@bizen 2/0/0", "2@awa 1/0/0", villages=1, action_dice=2)
    state = after(in_autumn(own, FOE, year=1530), "pass", "pass")
    assert ["The dice of Ann at the villages show 4.", "Ann gains 1 honor."] == said(state, "roll 4")
    state = after(state, "roll 4")
    assert [
        "Ann: a die comes back to slot 1, main line.",
        "The year 1531 begins. First player: Ben.",
    ] == said(state, "return-die 0 main")
    last = after(in_autumn(own, FOE, year=1542), "pass", "pass", "roll 1")
    assert last.stage.winners == (0,)


def test_the_end_is_told():
    mats = (player("bizen", "1@bizen 2/0/0"), FOE)
    state = after(in_autumn(*mats, year=1542), "pass")
    told = said(state, "pass")
    assert ["Ben passes.", "The final battle: Ben, Ann."] == told[:2]
    assert "Ann lines up 2 footmen." in told
    state = after(state, "pass", "roll 4 4")
    assert ["Ann: 3 points.", "Ben: 3 points.", "Ben wins in the final battle."] == said(state, "roll 3 3")[-3:]


def test_two_eliminations_share_the_victory():
    state = after(in_autumn(player("", "1@owari 1/0/0"), player("", "1@owari 1/0/0")), "pass", "pass", "roll 4")
    told = said(state, "roll 4")
    assert "Nobody is left on the field." in told
    assert ["Ann is out.", "Ben is out."] == [line for line in told if line.endswith("is out.")]
    assert "Ben shares the victory, as the last one standing." == told[-1]


@pytest.mark.parametrize("players", [2, 4])
def test_every_event_of_random_games_can_be_told_to_everybody(players: int):
    match = Match.new(GAME, players, seed=players)
    rng = random.Random(players)
    for _ in range(600):
        if not match.legal_actions():
            break
        match.play(rng.choice(match.legal_actions()))
    words = Words("en", GAME.id, [f"P{seat}" for seat in range(players)], is_strict=True)
    for viewer in (None, *range(players)):
        assert all(words.line(line) for line in match.lines(viewer))


def happened(state, text, viewer=0):
    """What a viewer sees of an event."""
    rules, event = rules_of(state), event_of(text)
    after_it = rules.apply(state, event)
    return GAME.presenter(rules).happenings(rules.observe(state, viewer), event, rules.observe(after_it, viewer))


def test_a_march_is_seen_from_where_to_where():
    state = after(in_autumn(player("bizen", "1@bizen 2/0/0"), player("mutsu", "1@mutsu 2/0/0")), "lead 1")
    moved = happened(state, "move awa", 1)[0]
    assert ("moved", "bizen", "awa", 1) == (moved.__struct_config__.tag, moved.start, moved.end, moved.number)
    assert ("region:bizen", "region:awa") == moved.targets


def test_a_battle_is_seen_from_its_beginning_to_its_end():
    before = in_autumn(player("bizen", "1@owari 2/0/0"), player("mutsu", "1@owari 1/0/0"))
    state = after(before, "pass")
    kinds = [each.__struct_config__.tag for each in happened(state, "pass", None)]
    assert ["said", "battle", "said", "said", "line-up", "line-up"] == kinds
    state = after(state, "pass", "roll 4 3")
    rolled, fallen, ended, *_ = happened(state, "roll 3", None)
    assert ("rolled", "main", (3,)) == (rolled.__struct_config__.tag, rolled.phase, rolled.dice)
    assert (1, 0, 0, 0, 0, 0) == fallen.units
    assert ("battle-ended", 0, "owari") == (ended.__struct_config__.tag, ended.seat, ended.region)
    assert ((2, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)) == ended.survivors
    assert Weight.MAJOR is ended.weight
