"""Online tables: one server for browsers, terminals and programs. Knows the kernel and the registry, never a game."""
