"""A running server for the clients."""

from tests.server.conftest import *  # noqa: F403
