"""The three games; they do not know each other."""
