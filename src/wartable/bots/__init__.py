"""Bots that know the kernel but no game."""
