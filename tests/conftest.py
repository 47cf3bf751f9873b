"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# A test that fails must fail for everybody, so examples are drawn alike each time. To look for new ones:
# pytest --hypothesis-profile explore
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("steady")
