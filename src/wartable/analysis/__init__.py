"""Understanding play: the review of a match, its graded decisions, luck and skill."""
