"""The lab behind a page: what somebody wants to try, playing it in the background, and what came of it."""
