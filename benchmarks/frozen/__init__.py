"""Opponents as they were at a stated commit, playing by today's rules: bars are measured against them."""
