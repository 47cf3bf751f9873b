"""The browser that the tests drive."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.e2e.building import built_pages

__all__ = ["launch", "open_browser"]

_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_WINDOWLESS = ("chromium-headless-shell",)
_WINDOWED = ("chromium", "chromium-browser", "google-chrome")


def launch(playwright: Playwright, *, has_windows: bool = False) -> Browser:
    """Chromium, as the system has it, or else as Playwright has it.

    One without windows does the same for half the work, but for showing notifications.
    """
    names = _WINDOWED if has_windows else (*_WINDOWLESS, *_WINDOWED)
    found = next((path for name in names if (path := shutil.which(name))), None)
    return playwright.chromium.launch(executable_path=found, args=list(_FLAGS))


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A browser for a program that looks at the pages as they are now."""
    built_pages()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()
