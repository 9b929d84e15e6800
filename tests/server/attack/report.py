"""What a round has shown, for people."""

from __future__ import annotations

from collections.abc import Iterator

from tests.server.attack.verdict import Bounds, Figures, at_share, faults
from tests.server.attack.watching import Watched


def report(figures: Figures, bounds: Bounds) -> str:
    """All figures in plain lines, and the verdict."""
    found = faults(figures, bounds)
    verdict = [f"FAILED: {one}" for one in found] or ["The server withstood the crowd."]
    return "\n".join([*kinds(figures), "", *honest(figures), "", *servers(figures), "", *verdict])


def kinds(figures: Figures) -> Iterator[str]:
    yield f"{'attack':<18}{'sent':>7}{'worst s':>9}  answers"
    for tally in figures.tallies:
        answers = ", ".join(f"{status} × {count}" for status, count in tally.answers.most_common(8))
        yield f"{tally.name:<18}{tally.sent:>7}{tally.worst:>9.2f}  {answers}"
        for one in [*dict.fromkeys(tally.broken)][:2]:
            yield f"{'':<18}the attack itself failed: {one}"


def honest(figures: Figures) -> Iterator[str]:
    seen = figures.seen
    yield f"{'honest':<28}{'count':>7}{'p50 ms':>9}{'p99 ms':>9}{'worst':>9}"
    measured = {
        "picks acknowledged": [one.seconds for one in seen.acks],
        "without waits for the machine": [one.for_server for one in seen.acks],
        "picks heard by others": [one.seconds for one in seen.updates],
        "heard, without such waits": [one.for_server for one in seen.updates],
        **seen.others,
    }
    for name, times in measured.items():
        shown = "".join(f"{1000 * at_share(times, share):>9.0f}" for share in (0.5, 0.99, 1))
        yield f"{name:<28}{len(times):>7}{shown}"
    for name, count in seen.again.most_common():
        yield f"tried again: {name} × {count}"


def servers(figures: Figures) -> Iterator[str]:
    for number, watched in enumerate(figures.watched, 1):
        yield f"server {number}: {used(watched)}"
    before, after = figures.database
    minutes = max(figures.seconds, 1.0) / 60
    yield f"database: {before:.1f} MB, then {after:.1f} MB: {(after - before) / minutes:.1f} MB/min"
    stops = ", ".join("never" if one is None else f"{one:.1f} s" for one in figures.stops)
    yield f"stopped in: {stops or 'not tried'}"
    if figures.left:
        yield f"tracebacks in the logs because somebody had left: {figures.left}"
    for error in [*dict.fromkeys(figures.later_errors)]:
        yield f"in a server's log, stopping or coming back: {error}"


def used(watched: Watched) -> str:
    samples = watched.samples
    if not samples:
        return "not seen"
    seconds = max(1.0, samples[-1].second - samples[0].second)
    memory = [round(one.memory) for one in samples]
    return (
        f"memory {memory[0]} to {memory[-1]} MB, at most {max(memory)};"
        f" at most {max(one.files for one in samples)} files;"
        f" {(samples[-1].cpu - samples[0].cpu) / seconds:.2f} processors;"
        f" health p99 {1000 * at_share(watched.health, 0.99):.0f} ms,"
        f" longest without an answer {watched.unanswered:.1f} s"
    )
