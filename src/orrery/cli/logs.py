"""What a server writes down: for people, or a JSON object a line for programs. No secret is in it,
and of an address only the path: what follows a question mark may be anything."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, Literal

import click
from uvicorn.config import LOGGING_CONFIG

LogFormat = Literal["text", "json"]
FORMATS: tuple[LogFormat, ...] = ("text", "json")
ASKED = ("uvicorn.access", "uvicorn.error")
"""Who tells of requests and sockets, with their addresses."""
REQUEST = ("client", "method", "path", "http", "status")
"""What uvicorn says of a request, in this order."""


def begin(log_format: LogFormat, level: str) -> None:
    """Write logs in a format from now on."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(levelname)s %(name)s: %(message)s")
    handler.setFormatter(plain if log_format == "text" else AsJson())
    logging.basicConfig(level=level.upper(), handlers=[handler])
    for name in ASKED:
        logging.getLogger(name).addFilter(without_query)


def say(log_format: LogFormat, sentence: str) -> None:
    """Tell whoever started the server; whoever reads JSON reads nothing else."""
    if log_format == "text":
        click.echo(sentence)
    else:
        logging.getLogger("orrery").info(sentence)


def of_uvicorn(log_format: LogFormat) -> dict[str, Any] | None:
    """How uvicorn shall write: as it does for people, or like everybody here."""
    return LOGGING_CONFIG if log_format == "text" else None


def without_query(record: logging.LogRecord) -> bool:
    """Cut what follows the question mark of an address."""
    if isinstance(record.args, tuple):
        record.args = tuple(path_only(one) for one in record.args)
    return True


def path_only(given: object) -> object:
    return given.partition("?")[0] if isinstance(given, str) and given.startswith("/") else given


class AsJson(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.name == "uvicorn.access" and isinstance(record.args, tuple):
            said |= dict(zip(REQUEST, record.args, strict=False))
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str)
