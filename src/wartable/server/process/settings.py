"""How a server is set up: every setting is also an environment variable."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from wartable.core.errors import WartableError

__all__ = ["BadSetting", "NeedsPostgres", "Settings", "default_database", "environment_of", "settings_from"]

_PREFIX = "WARTABLE_"


class BadSetting(WartableError, ValueError):
    """A setting of the server has a value that makes no sense."""

    key = "error-setting"


class NeedsPostgres(BadSetting):
    """Several processes cannot share a SQLite file."""

    key = "error-needs-postgres"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything a server can be told."""

    host: str = "127.0.0.1"
    port: int = 8421
    database: str = ""
    """A path or URL; empty is a SQLite file in the user's data directory."""
    workers: int = 1
    """Server processes; more than one needs PostgreSQL."""
    origin: str = ""
    """The address people use, if a proxy stands in front: "https://games.example.org"."""
    trust_proxy: bool = False
    """Whether X-Forwarded-For tells the client's address."""
    secret: str = ""
    """Signs the cookies; empty is one that is made once and kept in the database."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bots_ready: int = 2
    """So many processes that have nothing to do have read what bots need; 0 is none."""
    bot_patience: float = 4.0
    """Work in those processes has a limit of processor time, and so many times as long by the clock."""
    workshop_seconds: float = 600.0
    """How long the bots may work at one experiment of the workshop; 0 switches it off."""
    rate_limit: float = 1.0
    """Multiplies every rate limit; 0 turns them off."""
    metrics_token: str = ""
    """What /metrics asks for as a bearer token; empty is that it answers on this machine only."""
    private_webhooks: bool = False
    """Whether webhooks and pushed messages may go to addresses inside the own network, and without TLS."""
    smtp_host: str = ""
    """The server that sends e-mail; empty is that none is sent."""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    """Who e-mails come from: "Wartable <games@example.org>"."""
    smtp_security: str = "starttls"
    """"starttls", "tls" from the first byte on, or "none"."""
    synchronous: str = "full"
    """SQLite's durability: "full" survives a power cut, "normal" a killed process only."""
    log_format: str = "auto"
    """"json", "text", or "auto": text on a terminal."""
    log_level: str = "info"
    """"info" tells every request, "warning" only what may need somebody."""
    pages: str = ""
    """The folder of the built web pages; empty is the one that comes with the package."""
    tables_in_memory: int = 4000
    """Tables kept ready without anybody connected."""

    def __post_init__(self) -> None:
        _require(0 <= self.port <= 65535, "port", self.port)
        _require(self.workers >= 1, "workers", self.workers)
        _require(self.bot_workers >= 1, "bot_workers", self.bot_workers)
        _require(self.bots_ready >= 0, "bots_ready", self.bots_ready)
        _require(self.bot_patience >= 1, "bot_patience", self.bot_patience)
        _require(self.workshop_seconds >= 0, "workshop_seconds", self.workshop_seconds)
        _require(self.rate_limit >= 0, "rate_limit", self.rate_limit)
        _require(self.synchronous in ("normal", "full"), "synchronous", self.synchronous)
        _require(0 <= self.smtp_port <= 65535, "smtp_port", self.smtp_port)
        _require(self.smtp_security in ("starttls", "tls", "none"), "smtp_security", self.smtp_security)
        _require(self.log_format in ("auto", "json", "text"), "log_format", self.log_format)
        _require(self.log_level in ("info", "warning"), "log_level", self.log_level)
        _require(not self.origin or "://" in self.origin, "origin", self.origin)
        _require(self.tables_in_memory >= 1, "tables_in_memory", self.tables_in_memory)
        # SQLite tells no other process what it wrote; PostgreSQL does.
        if self.workers > 1 and not self.is_postgres:
            raise NeedsPostgres("more than one server process needs PostgreSQL", workers=self.workers)

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith(("postgres://", "postgresql://", "postgresql+asyncpg://"))


def settings_from(environ: Mapping[str, str] | None = None, **given: object) -> Settings:
    """The settings of the environment; what is `given` and not None counts first."""
    source = os.environ if environ is None else environ
    fields = {
        name: source[_PREFIX + name.upper()] for name in Settings.__struct_fields__ if _PREFIX + name.upper() in source
    }
    fields |= {name: str(value) for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(fields, Settings, strict=False)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadSetting):
            raise error.__cause__ from None
        raise BadSetting(f"a setting is wrong: {error}", problem=str(error)) from None


def environment_of(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for processes that are started from here."""
    return {_PREFIX + name.upper(): str(getattr(settings, name)) for name in Settings.__struct_fields__}


def default_database() -> Path:
    """The SQLite file of this user."""
    return user_data_path("wartable", appauthor=False, ensure_exists=True) / "wartable.sqlite3"


def _require(holds: bool, name: str, value: object) -> None:
    if not holds:
        raise BadSetting(f"{name.replace('_', '-')} cannot be {value!r}", problem=f"{name} = {value!r}")
