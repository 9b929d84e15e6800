"""What a server writes down: for people, or a JSON object a line for programs. No secret is in it,
and of an address only the path: what follows a question mark may be anything. Nothing that a client
sends can begin a line of its own, or tell a terminal what to do."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Literal

import click

LogFormat = Literal["text", "json"]
FORMATS: tuple[LogFormat, ...] = ("text", "json")
ASKED = ("uvicorn.access", "uvicorn.error")
"""Who tells of requests and sockets, with their addresses."""
REQUEST = ("client", "method", "path", "http", "status")
"""What uvicorn says of a request, in this order."""


def begin(log_format: LogFormat, level: str) -> None:
    """Write logs in a format from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsText() if log_format == "text" else AsJson())
    logging.basicConfig(level=level.upper(), handlers=[handler])
    for name in ASKED:
        logging.getLogger(name).addFilter(without_query)


def say(log_format: LogFormat, sentence: str) -> None:
    """Tell whoever started the server; whoever reads JSON reads nothing else."""
    if log_format == "text":
        click.echo(sentence)
    else:
        logging.getLogger("orrery").info(sentence)


def without_query(record: logging.LogRecord) -> bool:
    """Cut what follows the question mark of an address."""
    if isinstance(record.args, tuple):
        record.args = tuple(path_only(one) for one in record.args)
    return True


def path_only(given: object) -> object:
    return given.partition("?")[0] if isinstance(given, str) and given.startswith("/") else given


def escaped(text: str) -> str:
    """A text on one line: what cannot be printed stands there as Python writes it."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


class AsText(logging.Formatter):
    """A record for people: one line, and the lines of a trace under it, each set in, so that none
    of them looks like another record."""

    def format(self, record: logging.LogRecord) -> str:
        who = "" if record.name.startswith("uvicorn") else f" {record.name}"
        lines = [f"{record.levelname}{who}: {escaped(record.getMessage().strip())}"]
        if record.exc_info:
            trace = self.formatException(record.exc_info)
            lines += [f"  {escaped(line)}" for line in trace.split("\n")]
        return "\n".join(lines)


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
