"""People: who is asking, by cookie or token, their passwords, and how much one client may ask for."""
