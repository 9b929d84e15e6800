"""Server logs: text for people, or JSON lines for programs. They contain no secrets, and only the
path of a URL: the query string may hold anything. Nothing a client sends can start a new line or
control the terminal."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Literal

import click

LogFormat = Literal["text", "json"]
FORMATS: tuple[LogFormat, ...] = ("text", "json")
ASKED = ("uvicorn.access", "uvicorn.error")
"""The loggers that report requests and sockets, with their addresses."""
REQUEST = ("client", "method", "path", "http", "status")
"""What uvicorn logs for a request, in order."""


def begin(log_format: LogFormat, level: str) -> None:
    """Set up logging in this format."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsText() if log_format == "text" else AsJson())
    logging.basicConfig(level=level.upper(), handlers=[handler])
    for name in ASKED:
        logging.getLogger(name).addFilter(without_query)


def say(log_format: LogFormat, sentence: str) -> None:
    """Print a line for whoever started the server; as JSON if logs are JSON."""
    if log_format == "text":
        click.echo(sentence)
    else:
        logging.getLogger("orrery").info(sentence)


def without_query(record: logging.LogRecord) -> bool:
    """Drop the query string of a URL."""
    if isinstance(record.args, tuple):
        record.args = tuple(path_only(one) for one in record.args)
    return True


def path_only(given: object) -> object:
    return given.partition("?")[0] if isinstance(given, str) and given.startswith("/") else given


def escaped(text: str) -> str:
    """A text on one line, with unprintable characters escaped as in Python."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


class AsText(logging.Formatter):
    """A record for people: one line, then any traceback, indented so that none of its lines looks
    like another record."""

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
