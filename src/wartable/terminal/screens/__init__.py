"""The screens of the full-screen interface; they know no game."""
