"""What the server counts; /metrics shows it."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

__all__ = [
    "ACTIONS",
    "BOT_SECONDS",
    "COMMIT_SECONDS",
    "CONFLICTS",
    "CONNECTIONS",
    "PROBLEMS",
    "RECORDS",
    "REQUESTS",
    "TABLES_IN_MEMORY",
    "WEBHOOKS",
]

ACTIONS = Counter("wartable_actions_total", "Actions that were committed", ("game",))
RECORDS = Counter("wartable_records_total", "Journal records that were committed")
CONFLICTS = Counter("wartable_conflicts_total", "Sequence numbers that another process had taken")
COMMIT_SECONDS = Histogram("wartable_commit_seconds", "How long a commit took")
BOT_SECONDS = Histogram("wartable_bot_seconds", "How long a bot thought", ("game", "bot"))
CONNECTIONS = Gauge("wartable_connections", "Open live connections", ("kind",))
TABLES_IN_MEMORY = Gauge("wartable_tables_in_memory", "Tables held ready by this process")
REQUESTS = Counter("wartable_requests_total", "HTTP requests", ("method", "status"))
PROBLEMS = Counter("wartable_problems_total", "Refusals by code", ("code",))
WEBHOOKS = Counter("wartable_webhooks_total", "Webhook calls", ("outcome",))
