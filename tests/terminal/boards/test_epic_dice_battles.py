"""The terminal's board of Epic Dice Battles: pictures, questions, choices, odds, scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from tests.games.epic_dice_battles.positions import BOX, after, in_autumn, in_spring, in_winter, player, rules_of
from tests.terminal.boards.contrast import hard_to_read
from wartable import Match, get_game, run
from wartable.core.line import Line, Name
from wartable.core.presenter import Happening
from wartable.games.epic_dice_battles import odds as battle_odds
from wartable.games.epic_dice_battles.actions import Besiege, Buy, Lead, March, Move, Stay, StormGate
from wartable.games.epic_dice_battles.components import Purchase
from wartable.games.epic_dice_battles.odds import Force
from wartable.games.epic_dice_battles.presenter.kinds import BattleBegun, BattleEnded, DiceRolled, Said, SeasonBegun
from wartable.games.epic_dice_battles.rules import end
from wartable.games.epic_dice_battles.state import NumberSeen, Over, State, TokensSeen
from wartable.terminal.boards import View, board_of
from wartable.terminal.boards.epic_dice_battles.story import last_battle
from wartable.terminal.palette import NIGHT, PAPER, Palette
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

GAME = get_game("epic-dice-battles")
BOARD = board_of(GAME.id)
NAMES = ("Ana", "Luis", "Mei", "Chen", "Bo")
SMALL, MIDDLE, LARGE, HUGE = (45, 22), (65, 30), (80, 38), (92, 46)
WORDS = Words("en", GAME.id, NAMES, is_strict=True)
HOMES = (player("bizen", "1@bizen 2/0/0"), player("suruga", "1@suruga 2/0/0"))


def view_of(state: State, seat: int | None = 0, size: tuple[int, int] = SMALL, **more: Any) -> View:
    """What a seat sees of a position."""
    rules = rules_of(state)
    more.setdefault("words", WORDS)
    more.setdefault("palette", NIGHT)
    return View(GAME.presenter(rules), rules.observe(state, seat), width=size[0], height=size[1], **more)


def drawn(view: View, pane: str) -> str:
    return BOARD.draw(replace(view, pane=pane)).plain


def moments(players: int, decisions: int, step: int) -> Iterator[tuple[Match, View]]:
    """A game between warlords, looked at now and then through the eyes of each seat in turn."""
    match = run(GAME, ["warlord"] * players, seed=players, max_decisions=decisions)
    for number, index in enumerate(range(0, len(match.log) + 1, step)):
        then, seat = match.at(index), (None, *range(players))[number % (players + 1)]
        story = then.happenings(seat)
        actions = then.legal_actions() if then.to_act == seat else ()
        keys = dict(zip(actions, "123456789abcdefghijkl", strict=False))
        chosen = actions[0] if actions else None
        view = View(
            then.presenter, then.observe(seat), WORDS, *SMALL, NIGHT, actions, chosen, keys, story=story, news=9
        )
        yield then, view


def decisions_of(players: int, limit: int, bot: str = "warlord", seed: int = 3) -> Iterator[tuple[Match, int]]:
    """Every position of a game between bots where somebody decides."""
    match = run(GAME, [bot] * players, seed=seed, max_decisions=limit)
    for index, entry in enumerate(match.log):
        if entry.seat is not None:
            yield match.at(index), entry.seat


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_pane_fits_its_width_in_every_language_and_size(language: str, players: int) -> None:
    words = Words(language, GAME.id, NAMES[:players], is_strict=True)
    for _, view in moments(players, 400, step=31):
        for width, height in (SMALL, MIDDLE, LARGE, HUGE):
            sized = replace(view, words=words, width=width, height=height)
            for pane in BOARD.panes(sized):
                rows = drawn(sized, pane).split("\n")
                assert max(cell_len(row.rstrip()) for row in rows) <= width, pane
                assert pane not in ("pane-map", "pane-battle") or len(rows) <= height, pane


def test_all_roads_of_the_map_are_drawn() -> None:
    picture = drawn(view_of(in_winter(*HOMES)), "pane-map")
    lines = [row[:45] for row in picture.split("\n")[:17]]
    across = sum(len([run for run in "".join(c if c == "─" else " " for c in row).split() if run]) for row in lines)
    down = sum(row.count("│") for row in lines)
    slanted = sum(row.count("╲") + row.count("╱") for row in lines)
    assert (9, 12, 8) == (across, down, slanted)
    assert 29 == sum(len(region.neighbours) for region in BOX.regions) // 2


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_region_has_its_name_and_its_dots(size: tuple[int, int]) -> None:
    picture = BOARD.draw(view_of(in_winter(*HOMES), size=size)).plain
    for region in BOX.regions:
        name = WORDS.say(f"region-{region.id}") + "•" * region.dots
        assert name in picture
        assert f"{name}•" not in picture


def test_a_road_that_only_a_variant_has_is_named() -> None:
    ferry = (
        'map.satsuma.neighbours = ["bungo", "iyo", "mutsu"]',
        'map.mutsu.neighbours = ["echigo", "musashi", "satsuma"]',
    )
    rules = GAME.rules(2, {"variant": "\n".join(ferry)})
    view = View(GAME.presenter(rules), rules.observe(rules.initial_state(), 0), WORDS, *SMALL, NIGHT)
    assert "Satsuma–Mutsu" in drawn(view, "pane-map")
    assert "Satsuma–" not in drawn(view_of(in_winter(*HOMES)), "pane-map")


def test_owners_are_told_by_letters_and_enemies_in_one_field_by_a_cross() -> None:
    ana = player("bizen", "1@bizen 2/0/0", "3@bizen 1/0/0", "2@owari 1/0/0")
    luis = player("owari", "4@owari 2/0/0")
    picture = drawn(view_of(in_winter(ana, luis)), "pane-map")
    assert "♜A A13" in picture
    assert "♜B A2×B4" in picture


@pytest.mark.parametrize("palette", [NIGHT, PAPER])
def test_the_map_shows_the_key_of_each_choice_and_lights_up_the_one_under_the_cursor(palette: Palette) -> None:
    state = after(in_autumn(*HOMES), "lead 1")
    actions = [action for action in rules_of(state).legal_actions(state) if isinstance(action, Move | March)]
    keys = dict(zip(actions, "123456789abcdef", strict=False))
    view = view_of(state, choices=tuple(actions), chosen=actions[0], keys=keys, palette=palette, pane="pane-map")
    text = BOARD.draw(view)
    for action, key in keys.items():
        assert f"{key}{WORDS.say(f'region-{action.region}')}" in text.plain
    lit = "".join(text.plain[span.start : span.end] for span in text.spans if f"on {palette.gold}" in str(span.style))
    assert WORDS.say(f"region-{actions[0].region}") == lit


@pytest.mark.parametrize("palette", [NIGHT, PAPER], ids=lambda palette: palette.name)
def test_everything_can_be_read_by_night_and_on_paper(palette: Palette) -> None:
    for _, view in moments(5, 400, step=31):
        for pane in BOARD.panes(view):
            assert [] == hard_to_read(BOARD.draw(replace(view, palette=palette, pane=pane)), palette)


def test_armies_that_share_a_field_share_a_mark_since_one_key_could_not_tell_them_apart() -> None:
    ana = player("bizen", "1@bizen 2/0/0", "2@bizen 1/0/0")
    state = in_autumn(ana, HOMES[1])
    view = view_of(state, keys={Lead(1): "1", Lead(2): "2"}, chosen=Lead(1))
    assert "▸Bizen" in drawn(view, "pane-map")


def test_the_own_mat_has_units_dice_food_and_what_the_others_saw() -> None:
    state = in_winter(player("bizen", "1@bizen 4/1/0 archer*2 ninja"), HOMES[1])
    slot = state.mats[0].slots[0]
    assert slot is not None
    seen = replace(slot, number_seen=NumberSeen(1, 1538), tokens_seen=TokensSeen((0, 2, 0, 0, 0, 0), 1539))
    mat = replace(state.mats[0], slots=(seen, None, None, None), officers=1)
    picture = drawn(view_of(replace(state, mats=(mat, state.mats[1]))), "pane-mat")
    flat = " ".join(picture.replace("\u00a0", " ").split())
    assert "army 1, Bizen eats 2" in flat
    assert "main ▪▪▪▪ flank 1 ▪ flank 2 –" in flat
    assert "2 footmen, 2 archers, 1 ninja" in flat
    assert "The others know: the number (seen in 1538), 2 archers (seen in 1539)" in flat


def test_of_a_rival_knowledge_memory_and_doubt_are_marked_apart() -> None:
    armies = ("1@suruga 2/0/0 archer", "2@owari 1/0/0", "3@kii 3/0/0 cavalry*2", "4@iyo 1/0/0")
    state = in_winter(HOMES[0], player("suruga", *armies))
    one, two, three, four = state.mats[1].slots
    assert one is not None
    assert two is not None
    assert three is not None
    slots = (
        replace(one, is_number_up=True, face_up=(0, 1, 0, 0, 0, 0)),
        replace(two, number_seen=NumberSeen(2, 1538)),
        replace(three, number_seen=NumberSeen(4, 1537, sure=False), tokens_seen=TokensSeen((0, 0, 1, 0, 0, 0), 1536)),
        four,
    )
    view = view_of(replace(state, mats=(state.mats[0], replace(state.mats[1], slots=slots))))
    rows = [row.strip() for row in drawn(view, "pane-rivals").split("\n")]
    assert "= army 1, Suruga (face up)" in rows
    assert "= 1 archer (face up)" in rows
    assert "~ army 2, Owari (seen in 1538)" in rows
    assert "? army 4, Iyo (seen in 1537, may have" in rows
    assert "~ 1 cavalry (seen in 1536)" in rows
    assert not any("Kii" in row for row in rows)


def test_the_pane_that_the_decision_needs_comes_first() -> None:
    spring = in_spring(*HOMES)
    assert "pane-map" == BOARD.panes(view_of(in_winter(*HOMES)))[0]
    assert "pane-mat" == BOARD.panes(view_of(spring))[0]
    assert "pane-map" == BOARD.panes(view_of(spring, seat=1))[0]
    spying = after(spring, "buy ninja")
    assert "pane-rivals" == BOARD.panes(view_of(spying))[0]
    assert ("pane-map", "pane-rivals") == BOARD.panes(view_of(spring, seat=None))
    assert ("pane-table", "pane-rivals") == BOARD.panes(view_of(spring, size=LARGE))


def siege() -> State:
    """Ana's army before a castle of Luis that only the reserve holds; both have chosen."""
    ana = player("bizen", "1@suruga 4/0/0 cavalry samurai", "2@bizen 1/0/0")
    return after(
        in_autumn(ana, player("suruga", "1@mutsu 1/0/0")),
        "pass",
        "pass",
        "besiege suruga",
        "ready",
    )


def test_the_battle_shows_lines_dice_and_what_they_mean() -> None:
    state = after(siege(), "roll 4 6")
    picture = drawn(view_of(state, pane="pane-battle"), "pane-battle")
    assert "Siege of Suruga  shooting, volley 1" in picture
    assert "Gate: damage 0 of 2" in picture
    assert "defends (castle reserve)" in picture
    assert "main 2 footmen, 1 cavalry, 1 samurai" in picture
    assert "4   6 ✓ → 1 hit" in picture
    assert "has to lose 1" in picture
    assert "Arrows hit on 5+." in picture


def test_close_combat_shows_what_became_of_every_die() -> None:
    state = after(siege(), "roll 1 2", "storm-gate samurai", "roll 5", "roll 1 1", "storm-gate samurai", "roll 4")
    state = after(state, "roll 1 2 3 6", "roll 1 6", "assign-die 1 samurai no")
    text = BOARD.draw(view_of(state, pane="pane-battle"))
    flat = text.plain
    named = [str(span.style) for span in text.spans if "archer" in flat[span.start : span.end]]
    assert f"on {NIGHT.vermilion}" not in " ".join(named), "a name must not drown in the colour of its die"
    assert "Gate: damage 2 of 2" in flat
    assert "1 →3·samurai" in flat
    assert "4+ kills, 2 or less: the unit dies." in flat
    assert "samurai +1, at least 3" in flat


def test_a_beaten_reserve_is_not_drawn_again_while_the_survivors_are_laid_out() -> None:
    armies = player("bizen", "1@owari 2/0/0 archer", "2@owari 2/0/0 cavalry")
    state = after(in_autumn(armies, player("owari", "1@mutsu 1/0/0")), "pass", "pass", "besiege owari")
    assert "2 archers" in drawn(view_of(state), "pane-battle")
    state = after(state, "ready", "roll 6", "roll 6 6", "lose footman", "lose footman")
    state = after(state, "storm-gate cavalry", "roll 6", "roll 1", "storm-gate cavalry", "roll 4", "roll 4 5", "roll 2")

    assert "archers" not in drawn(view_of(state), "pane-battle")


def test_the_slots_of_an_attacker_are_hidden_until_the_numbers_are_revealed() -> None:
    foe = player("suruga", "1@iyo 3/1/0")
    state = after(in_autumn(foe, player("iyo", "1@iyo 5/0/0")), "pass", "pass")

    assert "main ?" in drawn(view_of(state, 1), "pane-battle")


def test_stars_fly_between_flanks() -> None:
    ana = player("bizen", "1@owari 4/2/0 ninja*2", "2@bizen 1/0/0")
    luis = player("suruga", "1@owari 3/2/0 samurai", "2@suruga 1/0/0")
    state = after(in_autumn(ana, luis), "pass", "pass")
    rules = rules_of(state)
    while isinstance(seat := rules.to_act(state), int):
        suggested = GAME.presenter(rules).suggest(rules.observe(state, seat), rules.legal_actions(state))
        assert suggested is not None
        state = rules.apply(state, suggested)
    state = after(state, "roll 3 4")
    flat = " ".join(drawn(view_of(state), "pane-battle").split())
    assert "stars in flank 1" in flat
    assert "dice: 3 4 ✓ → 1 hit" in flat
    assert "Stars hit on 4+. Shields do not help." in flat


def test_the_final_battle_is_told_too() -> None:
    tied = in_winter(player("bizen", "1@bizen 3/0/0 archer*2"), player("suruga", "1@suruga 3/0/0 cavalry"))
    state = end.finish_game(BOX, tied)
    for text in (
        drawn(view_of(state), "pane-battle"),
        BOARD.plain(GAME.presenter(rules_of(state)), view_of(state).observation, WORDS),
    ):
        assert "The final battle" in text
        assert "1 footman, 2 archers" in text


def test_who_is_out_is_said_to_be_out() -> None:
    gone = player("", rice=0, money=0, honor=0, rice_marker=0, action_dice=0, is_out=True)
    state = in_winter(*HOMES, gone)
    assert "out of the game" in drawn(view_of(state), "pane-map")
    assert "out of the game" in drawn(view_of(state), "pane-rivals")
    assert "Mei is out of the game." in BOARD.plain(GAME.presenter(rules_of(state)), view_of(state).observation, WORDS)


def test_a_tall_screen_has_the_mats_below_the_map() -> None:
    picture = drawn(view_of(in_winter(*HOMES), size=(45, 60)), "pane-map")
    assert "Slots without an army" in picture
    assert "officers 0, supply" in " ".join(picture.split())


def test_a_secret_deployment_shows_the_own_plan_and_only_dice_of_the_other() -> None:
    ana = player("bizen", "1@suruga 4/1/0 cavalry ninja", "2@bizen 1/0/0")
    luis = player("mutsu", "1@suruga 3/0/0 archer*2")
    state = after(in_autumn(ana, luis), "pass", "pass")
    rules = rules_of(state)
    assert 0 == rules.to_act(state)
    flat = " ".join(drawn(view_of(state), "pane-battle").split())
    assert "still to place: 1 cavalry" in flat
    assert "main ▪▪▪" in flat
    assert "archer" not in flat
    theirs = drawn(view_of(state, seat=1), "pane-battle")
    assert "still to place" not in theirs
    assert "cavalry" not in theirs


def battle_story(kind: str, *middle: Happening, sides: tuple[int, ...] = (0, 1)) -> list[Happening]:
    """A battle in Kii that nobody survives."""
    ruin = BattleEnded(line=Line("log-ruin"), battle=kind, survivors=(), sides=sides)
    begun = BattleBegun(line=Line("fight-over"), battle=kind, region="kii", sides=sides)
    return [begun, *middle, ruin]


def test_the_last_battle_is_found_in_the_story_and_its_hits_are_told() -> None:
    def arrows(seat: int, needed: int, *hitting: bool) -> DiceRolled:
        line = Line("log-rolled-arrows", {"player": Name(seat), "dice": "5 6"})
        return DiceRolled(seat=seat, line=line, phase="arrows", dice=(5, 6), die=6, needed=needed, hitting=hitting)

    battle = battle_story("siege", arrows(1, 5, True, True), arrows(0, 6, False, True))
    year = SeasonBegun(line=Line("log-year", {"year": "1530", "player": Name(0)}), season="winter", year=1530)
    story = [Said(line=Line("log-passed", {"player": Name(1)})), *battle, year]
    assert battle == last_battle(story)
    picture = drawn(view_of(in_winter(*HOMES), story=story, news=3), "pane-battle")
    assert "5+ hits: 2" in picture
    assert "6+ hits: 1" in picture
    assert "The year" not in picture


def test_a_battle_that_has_just_ended_is_shown_to_those_who_fought_it() -> None:
    story = battle_story("open", sides=(0, 2))
    state = in_winter(*HOMES, player("mutsu", "1@mutsu 2/0/0"))
    for seat, news, is_shown in ((0, 1, True), (2, 1, True), (1, 1, False), (0, 0, False)):
        panes = BOARD.panes(view_of(state, seat=seat, story=story, news=news))
        assert is_shown == ("pane-battle" in panes)
    assert "pane-battle" == BOARD.panes(view_of(state, story=story, news=1))[0]


@pytest.mark.parametrize(
    ("players", "bot", "seed"),
    [(2, "warlord", 3), (3, "warlord", 4), (4, "random", 0), (4, "random", 1), (4, "random", 2), (4, "random", 9)],
)
def test_every_decision_has_a_question_and_choices_that_differ(players: int, bot: str, seed: int) -> None:
    """The seeds of random play lead through hunger, rings of three, blocked flanks and shields to be laid."""
    for match, seat in decisions_of(players, 500, bot, seed):
        observation, legal = match.observe(seat), match.legal_actions()
        assert BOARD.prompt(match.presenter, observation, WORDS).startswith(f"{NAMES[seat]}: ")
        offered = BOARD.choices(match.presenter, observation, legal)
        assert sorted(map(repr, legal)) == sorted(map(repr, offered))
        labels = [BOARD.choice(match.presenter, observation, action, WORDS) for action in offered]
        assert len(labels) == len(set(labels))
        headings = [heading for heading, _ in labels]
        assert all(heading == "" or headings.count(heading) == _run_of(headings, heading) for heading in headings)


def _run_of(headings: list[str], heading: str) -> int:
    """How many stand under a heading where it first appears."""
    first = headings.index(heading)
    return next((n for n, other in enumerate(headings[first:]) if other != heading), len(headings) - first)


def test_purchases_say_price_and_limit_and_what_the_unit_does() -> None:
    state = in_spring(*HOMES)
    observation = rules_of(state).observe(state, 0)
    assert ("With a token (2 left this year)", "archer: 1 money") == BOARD.choice(
        GAME.presenter(rules_of(state)), observation, Buy(Purchase.ARCHER), WORDS
    )
    view = view_of(state, chosen=Buy(Purchase.ARCHER))
    assert "Archer: shoots from the main line, 5+ hits." in " ".join(drawn(view, "pane-mat").split())


def test_a_support_line_is_said_before_it_is_paid() -> None:
    ana = player("bizen", "1@owari 2/0/0", "2@bizen 1/0/0", rice=5)
    state = after(in_spring(ana, HOMES[1]), "buy footman")
    rules = rules_of(state)
    headings = [
        BOARD.choice(GAME.presenter(rules), rules.observe(state, 0), a, WORDS)[0] for a in rules.legal_actions(state)
    ]
    assert "army 1, Owari (2 dice), support line 2 rice" in headings
    assert "army 2, Bizen (1 die)" in headings
    assert "eats 1 support line 2 rice" in " ".join(drawn(view_of(state), "pane-mat").split())


def test_the_odds_of_a_siege_against_the_reserve_are_exact() -> None:
    ana = player("bizen", "1@suruga 4/0/0 cavalry samurai", "2@bizen 1/0/0")
    state = after(in_autumn(ana, player("suruga", "1@mutsu 1/0/0")), "pass", "pass")
    rules = rules_of(state)
    said = BOARD.odds(GAME.presenter(rules), rules.observe(state, 0), (Besiege("suruga"), Stay("suruga")), WORDS)
    units = {"main": {"footman": 2, "cavalry": 1, "samurai": 1}}
    exact = battle_odds.battle(units, {"main": {"archer": 2}}, siege=True)
    won, lost = WORDS.percent(float(exact.attacker)), WORDS.percent(float(exact.defender))
    assert (f"won {won}, lost {lost}", "") == said


def test_the_odds_at_the_gate_are_those_of_one_die() -> None:
    state = after(siege(), "roll 1 2")
    rules = rules_of(state)
    actions = (StormGate(Purchase.FOOTMAN), StormGate(Purchase.CAVALRY), StormGate(Purchase.SAMURAI))
    said = BOARD.odds(GAME.presenter(rules), rules.observe(state, 0), actions, WORDS)
    assert said == (
        "damage 50.0%, lost 33.3%",
        "damage 66.7%, lost 16.7%",
        "damage 66.7%, lost 0.0%",
    )


def test_where_it_is_not_known_which_slot_stands_there_each_army_is_another_one() -> None:
    ana = player("bizen", "1@kii 6/0/0")
    luis = player("suruga", "1@owari 3/0/0", "2@owari 1/0/0", "3@mutsu 1/0/0")
    state = after(in_autumn(ana, luis), "lead 1")
    rules = rules_of(state)
    observation = rules.observe(state, 0)
    said = BOARD.odds(GAME.presenter(rules), observation, (Move("owari"),), WORDS)
    # At most three dice and one, at least one and one; not three and three.
    worst, best = (
        battle_odds.standard_calculator().odds(Force((6, 0, 0, 0, 0, 0)), Force((dice, 0, 0, 0, 0, 0)))
        for dice in (4, 2)
    )
    low, high = WORDS.percent(float(worst.attacker)), WORDS.percent(float(best.attacker))
    assert f"({low} to {high})" in said[0]


@pytest.mark.slow
def test_odds_never_fail_and_say_something_only_where_there_is_a_battle() -> None:
    kinds = set()
    for match, seat in decisions_of(2, 400):
        actions = match.legal_actions()
        said = BOARD.odds(match.presenter, match.observe(seat), actions, WORDS)
        assert len(actions) == len(said)
        kinds |= {type(action) for action, text in zip(actions, said, strict=True) if text}
    assert {Besiege, March, StormGate} <= kinds


def test_the_scoring_adds_up_to_the_result() -> None:
    match = run(GAME, ["random", "random", "random"], seed=2)
    observation = match.observe(None)
    assert isinstance(observation.stage, Over)
    head, *rows = BOARD.standings(match.presenter, observation, WORDS) or ()
    assert ("Player", "Points", "Controlled", "Partly", "Armies", "Most rice") == head
    assert match.result is not None
    assert {NAMES[seat]: str(points) for seat, points in enumerate(match.result.scores)} == {
        row[0]: row[1] for row in rows
    }
    for _, points, *parts in rows:
        assert int(points) == sum(int(part.split(" × ")[0]) * int(part.split(" × ")[1]) for part in parts)


def test_plain_words_name_every_region_road_castle_and_army() -> None:
    rules = rules_of(in_winter(*HOMES))
    told = BOARD.plain(GAME.presenter(rules), rules.observe(in_winter(*HOMES), 0), WORDS)
    assert "Bizen: open field. Roads to Iyo, Awa, Nagato, Izumo, Yamashiro. Castle: Ana. Armies (Ana): 1." in told
    assert "slot 1: army 1, Bizen. Dice: 2 in the main line. Units: 2 footmen. Eats 0 rice." in told
    assert "slot 1. Dice: 2 in the main line. Tokens: 0. Shields: 0." in told
    assert 16 == told.count("Roads to")


def test_plain_words_tell_a_battle_with_its_dice() -> None:
    state = after(siege(), "roll 4 6")
    told = BOARD.plain(GAME.presenter(rules_of(state)), rules_of(state).observe(state, 0), WORDS)
    assert "Siege of Suruga – shooting, volley 1" in told
    assert "main line: 2 archers" in told
    assert "dice: 4 6" in told
    assert "has to lose 1" in told
    assert "Arrows hit on 5+." in told


def test_plain_words_tell_who_gets_ready_and_the_dice_of_the_others() -> None:
    state = after(
        in_autumn(player("bizen", "1@owari 3/1/0 archer*2"), player("mutsu", "1@owari 4/0/0")), "pass", "pass"
    )
    told = BOARD.plain(GAME.presenter(rules_of(state)), rules_of(state).observe(state, 0), WORDS).splitlines()
    assert "Battle in Owari – in secret: who stands where" in told
    assert ["  Ana", "  main line: 3 footmen", "  flank 1: 1 footman", "  still to place: 2 archers"] == told[-6:-2]
    assert ["  Luis", "  4 in the main line"] == told[-2:]


@pytest.mark.rule("ED-69")
def test_a_ring_says_who_attacks_whom_until_two_are_left() -> None:
    three = [player(home, "1@owari 2/0/0") for home in ("bizen", "mutsu", "satsuma")]
    ring = after(in_autumn(*three), "pass", "pass", "pass", "roll 3 4", "roll 3 3")
    assert "Ana  attacks Luis" in drawn(view_of(ring), "pane-battle")
    assert "Luis  attacks Mei" in drawn(view_of(ring), "pane-battle")
    assert "Mei: attacks Ana" in BOARD.plain(GAME.presenter(rules_of(ring)), rules_of(ring).observe(ring, 0), WORDS)
    two_left = after(ring, "roll 1 1", "roll 3 3")
    assert "attacks" not in BOARD.plain(
        GAME.presenter(rules_of(two_left)), rules_of(two_left).observe(two_left, 0), WORDS
    )


def test_the_flanks_to_open_are_counted_from_none_to_both() -> None:
    state = after(in_autumn(player("bizen", "1@suruga 3/1/1"), HOMES[1]), "pass", "pass")
    rules, observation = rules_of(state), rules_of(state).observe(state, 1)
    labels = [
        BOARD.choice(GAME.presenter(rules), observation, action, WORDS)[1]
        for action in BOARD.choices(GAME.presenter(rules), observation, rules.legal_actions(state))
    ]
    assert ["No flank", "Only flank 1", "Only flank 2", "Both flanks"] == [label.split(" can")[0] for label in labels]
