"""Ctrl-C that has to wait."""

from __future__ import annotations

import gc
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool

import pytest

from wartable.core.processes import cores, pool_of, uninterrupted


@pytest.fixture(autouse=True)
def _hearing() -> Iterator[None]:
    """Ctrl-C is heard, also where the tests run in the background of a shell that has it ignored."""
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, usual)


def test_an_interruption_waits_until_the_work_is_done() -> None:
    done = []

    def work() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            done.append("work")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert ["work"] == done
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_an_error_of_the_work_is_not_hidden_by_an_interruption() -> None:
    def work() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        work()


def test_other_threads_work_as_ever() -> None:
    done = []

    def work() -> None:
        with uninterrupted():
            done.append("work")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert ["work"] == done


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1


def test_a_process_that_works_for_others_is_not_stopped_to_look_through_all_it_remembers() -> None:
    with pool_of(1) as pool:
        assert pool.submit(gc.get_threshold).result()[2] > 1000
        assert pool.submit(gc.get_freeze_count).result() > 0


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="the system keeps no signal back")
def test_a_process_hears_nothing_of_ctrl_c_from_its_first_moment() -> None:
    """It would tell of it in many lines before it could be asked to leave it to the process that it works for."""
    with pool_of(1) as pool:
        assert signal.SIGINT in pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result()
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_work_can_be_broken_off() -> None:
    with pool_of(1) as pool:
        endless = pool.submit(time.sleep, 3600)
        pool.break_off()
    assert isinstance(endless.exception(), BrokenProcessPool)
