"""What the numbers of Board of War are called on a form, and which rule each belongs to."""

from __future__ import annotations

from wartable.core.number import NumberGroup, NumberKind

__all__ = ["NUMBERS"]

NUMBERS = (
    NumberGroup(
        "numbers-board",
        (
            NumberKind("board.sizes", "number-board-size", "BW-1"),
            NumberKind("board.centre", "number-board-centre", "BW-1"),
            NumberKind("board.start_squares", "number-board-start", "BW-12"),
            NumberKind("board.goal_rows", "number-board-goal-rows", "BW-61"),
            NumberKind("board.goal_columns", "number-board-goal-columns", "BW-61"),
        ),
    ),
    NumberGroup(
        "numbers-deck",
        (
            NumberKind("deck.copies", "number-deck-copies", "BW-2"),
            NumberKind("deck.hand", "number-deck-hand", "BW-11"),
            NumberKind("deck.merchant", "number-deck-merchant", "BW-22"),
            NumberKind("deck.farmer", "number-deck-farmer", "BW-22"),
            NumberKind("deck.builder", "number-deck-builder", "BW-22"),
            NumberKind("deck.soldier", "number-deck-soldier", "BW-22"),
        ),
    ),
    NumberGroup(
        "numbers-gold",
        (
            NumberKind("income.start_gold", "number-start-gold", "BW-12"),
            NumberKind("income.merchant", "number-merchant", "BW-30"),
            NumberKind("income.merchant_upgraded", "number-merchant-upgraded", "BW-30"),
            NumberKind("income.farmer", "number-farmer", "BW-30"),
            NumberKind("income.farmer_upgraded", "number-farmer-upgraded", "BW-30"),
            NumberKind("building.square_price", "number-square-price", "BW-41"),
            NumberKind("building.soldier_price", "number-soldier-price", "BW-42"),
        ),
    ),
    NumberGroup(
        "numbers-fighting",
        (
            NumberKind("fighting.die", "number-die", "BW-53"),
            NumberKind("fighting.soldier_power", "number-soldier-power", "BW-50"),
            NumberKind("fighting.upgraded_power", "number-upgraded-power", "BW-42"),
            NumberKind("fighting.upgrade_defence", "number-upgrade-defence", "BW-41"),
        ),
    ),
    NumberGroup(
        "numbers-court",
        (
            NumberKind("general.reach", "number-general-reach", "BW-66"),
            NumberKind("general.divisor", "number-general-divisor", "BW-66"),
            NumberKind("conqueror.squares", "number-conqueror-squares", "BW-40"),
            NumberKind("engineer.farmer_upgraded", "number-engineer-farmer", "BW-31"),
            NumberKind("diplomat.per_enemy_merchant", "number-diplomat-gold", "BW-31"),
            NumberKind("architect.discount", "number-architect-discount", "BW-41"),
            NumberKind("almanac.per_farmer", "number-almanac-farmer", "BW-31"),
            NumberKind("grand_merchant.from_round", "number-grand-merchant-round", "BW-31"),
            NumberKind("grand_merchant.merchant", "number-grand-merchant", "BW-31"),
            NumberKind("grand_merchant.merchant_upgraded", "number-grand-merchant-upgraded", "BW-31"),
            NumberKind("jacks.from_round", "number-jacks-round", "BW-56"),
            NumberKind("tactician.divisor", "number-tactician-divisor", "BW-66"),
            NumberKind("saboteur.idle_builders", "number-saboteur-builders", "BW-66"),
            NumberKind("crow.farmer", "number-crow-farmer", "BW-31"),
            NumberKind("spy.loss", "number-spy-loss", "BW-57"),
            NumberKind("spy.gain", "number-spy-gain", "BW-57"),
        ),
    ),
    NumberGroup(
        "numbers-victory",
        (
            NumberKind("victory.gold", "number-victory-gold", "BW-60"),
            NumberKind("victory.rounds_to_capture", "number-capture-rounds", "BW-62"),
        ),
    ),
)
