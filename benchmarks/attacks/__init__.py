"""Attacks on a server, and what is felt of them."""
