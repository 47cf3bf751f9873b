"""Compiles the kernels of the engines that play on arrays, and keeps them: `python -m tools.kernels`.

It takes minutes of processor time, so every game has a process of its own. Tests start many processes side by side, and
each of them would compile the same anew.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from wartable.games.age_of_war.batch import events
from wartable.games.age_of_war.batch.network import network_of
from wartable.games.age_of_war.batch.turns import LEARNED, field_of, play_games
from wartable.games.age_of_war.components import BattleLine, Castle, Clan, Components, standard_components
from wartable.games.age_of_war.estimate import load_estimate
from wartable.games.age_of_war.solver.device import Device
from wartable.games.age_of_war.solver.run import solve
from wartable.games.board_of_war.batch.events import record
from wartable.games.board_of_war.rules import Rules
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.sieges import CountedSieges
from wartable.lab.batch import play_batch
from wartable.lab.experiment import Deal
from wartable.registry import get_game
from wartable.research.vector import vector_env

GAMES = ("epic-dice-battles", "board-of-war", "age-of-war")
"""The games that are played on arrays, beginning with the one that takes longest."""


def main() -> None:
    with ProcessPoolExecutor(len(GAMES), mp_context=get_context("spawn")) as processes:
        for _ in processes.map(_compile_kernels_of, GAMES):
            pass


def _compile_kernels_of(game: str) -> None:
    tables = vector_env(game, num_envs=1)
    seen, _ = tables.reset(seed=0)
    tables.step(seen["action_mask"].argmax(axis=1))
    tables.close()
    # Games that tell every event take other kernels than those that tell the lab what it measures.
    match game:
        case "epic-dice-battles":
            _compile_the_table_of_sieges()
            _compile_what_the_lab_plays(game, "warlord")
        case "board-of-war":
            _compile_what_the_lab_plays(game, "regent")
            rules = get_game(game).rules(2)
            assert isinstance(rules, Rules)
            record(rules, ("regent", "regent"), 0)
        case "age-of-war":
            _compile_what_the_lab_plays(game, "greedy")
            events.record(("greedy", "greedy"), 0, device=Device.CPU)
            _compile_what_is_learned_and_solved()


def _compile_what_the_lab_plays(game: str, bot: str) -> None:
    play_batch(get_game(game), {}, [Deal(0, (bot, bot), 0)])


def _compile_the_table_of_sieges() -> None:
    """What a warlord asks for at a table of Epic Dice Battles: here a footman before a castle with another one."""
    notes = np.zeros(of.HOLDERS, np.int64)
    notes[of.ASKED] = notes[of.SIEGES_ASKED] = notes[of.SIEGES_ASKED + of.FORCE_SIZE] = 1
    CountedSieges().count(notes)


def _compile_what_is_learned_and_solved() -> None:
    """The games that Age of War's players learn from, and what solves it, here a box of one castle."""
    field, network = field_of(standard_components(), 3), network_of(load_estimate(3).weights)
    play_games(field, np.full((1, 3), LEARNED, np.int8), network, seed=0)
    castle = Castle("castle", "clan", 1, (BattleLine(infantry=1),))
    solve(Components(1, (castle,), (Clan("clan", 1, (0,)),)), device=Device.CPU)


if __name__ == "__main__":
    main()
