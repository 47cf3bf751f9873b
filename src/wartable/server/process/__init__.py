"""One server process: how it is set up, what it writes down and counts, and how it speaks to connections.

Nothing here knows what a table is.
"""
