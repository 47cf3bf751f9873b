"""Where everything is kept: one SQLite file, or a PostgreSQL database."""
