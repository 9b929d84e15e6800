"""All kinds of attack, by name and by family."""

from __future__ import annotations

from collections.abc import Sequence

from tests.server.attack import addresses, endless, greedy, malformed, oversized, slow, unfair
from tests.server.attack.kind import Kind

KINDS: list[type[Kind]] = [
    *(malformed.Garbage, malformed.BrokenRequests, malformed.BrokenMessages),
    malformed.GoneAtOnce,
    *(oversized.LargeBodies, oversized.LargeFrames, oversized.LargePacks),
    *(slow.HalfHeaders, slow.HalfBodies, slow.NothingAtAll, slow.DeafStreams, slow.DeafSockets),
    *(endless.EndlessPacks, endless.EndlessPicks, endless.EndlessRecords, endless.DeepKeys),
    endless.LongRecords,
    *(greedy.FinishedGames, greedy.Hints, greedy.Whys, greedy.PingPong, greedy.ChatFlood),
    *(greedy.ProgramTables, greedy.Watchers, greedy.ListedTables, greedy.Chains, greedy.Pages),
    *(greedy.Reports, greedy.Seats),
    *(unfair.WrongSecrets, unfair.MixedSecrets, unfair.OthersWishes, unfair.ProgramNames),
    *(addresses.Flood, addresses.ManyAddresses, addresses.ManySources),
]
FAMILIES = sorted({kind.family for kind in KINDS})


def chosen(only: Sequence[str], without: Sequence[str] = ()) -> list[type[Kind]]:
    """The kinds with these names or of these families, all if none is given; none of `without`."""
    known = {kind.name for kind in KINDS} | set(FAMILIES)
    unknown = {*only, *without} - known
    if unknown:
        raise ValueError(
            f"no attack {', '.join(sorted(unknown))}; there is {', '.join(sorted(known))}"
        )
    wanted = [kind for kind in KINDS if not only or {kind.name, kind.family} & {*only}]
    return [kind for kind in wanted if not {kind.name, kind.family} & {*without}]
