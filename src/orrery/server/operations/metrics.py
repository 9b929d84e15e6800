"""Metrics for the operator: Prometheus' text format at `/metrics`.

Only counts and times over all tables: nothing here reveals a game, a table or a person.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence

from orrery.server.instruments import Count, Histogram, all_instruments
from orrery.server.tables.tables import Tables

CONTENT_TYPE = "text/plain; version=0.0.4"
STATUSES = ("waiting", "running", "over")
READERS = ("seat", "watcher")


def text_of(tables: Tables) -> str:
    """All figures as text."""
    lines = [*tables_and_listeners(tables)]
    for one in all_instruments():
        lines += counted(one) if isinstance(one, Count) else spread(one)
    return "\n".join([*lines, ""])


def tables_and_listeners(tables: Tables) -> Iterator[str]:
    """The current gauges."""
    counts: Tally[str] = Tally(table.row.status for table in tables.in_use)
    listeners = Tally(
        "watcher" if listener.reader is None else "seat"
        for table in tables.in_use
        for listener in table.listeners
    )
    yield from head("orrery_tables", "Tables in memory, by status.", "gauge")
    for status in STATUSES:
        yield sample("orrery_tables", {"status": status}, counts[status])
    yield from head("orrery_listeners", "Connected listeners.", "gauge")
    for reader in READERS:
        yield sample("orrery_listeners", {"as": reader}, listeners[reader])


def counted(count: Count) -> Iterator[str]:
    yield from head(count.name, count.about, "counter")
    if not count.label:
        yield sample(count.name, {}, count.values.get("", 0))
    for value, number in sorted(count.values.items()):
        if count.label:
            yield sample(count.name, {count.label: value}, number)


def spread(one: Histogram) -> Iterator[str]:
    yield from head(one.name, one.about, "histogram")
    below = 0
    for limit, number in zip((*one.limits, float("inf")), one.buckets, strict=True):
        below += number
        label = "+Inf" if limit == float("inf") else f"{limit:g}"
        yield sample(f"{one.name}_bucket", {"le": label}, below)
    yield sample(f"{one.name}_sum", {}, round(one.sum, 6))
    yield sample(f"{one.name}_count", {}, below)


def head(name: str, about: str, kind: str) -> Sequence[str]:
    return (f"# HELP {name} {about}", f"# TYPE {name} {kind}")


def sample(name: str, labels: Mapping[str, str], value: float) -> str:
    """One line. Label values are our own words, never something a client sent."""
    inner = ",".join(f'{key}="{one}"' for key, one in labels.items())
    return f"{name}{{{inner}}} {value:g}" if inner else f"{name} {value:g}"
