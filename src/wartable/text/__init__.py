"""Words in three languages: Fluent catalogues, one per game and one for the platform, used by every front end."""
