"""Tournaments: who meets whom, who is ahead, and the director who sees to it. All of it is in the database."""
