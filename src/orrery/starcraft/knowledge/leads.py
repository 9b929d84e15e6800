"""Where an option leads: people choose a thing and where it goes as one, so a client must know the
whole before it sends the first part.

An option is carried out on a copy, and the seat's own next questions are followed as far as they
belong to the same gesture. What is revealed on the way ends it, since nobody may know it yet.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from orrery.core.decisions import DONE
from orrery.starcraft.knowledge.verbs import VERBS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from orrery.core.decisions import Decision, Option
    from orrery.core.verbs import Reference
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.knowledge.shown import Lead

PAYING = frozenset({"pay", "discount"})
UNIT_BUILT = frozenset({"new-unit-area", "sacrifice", "tech-unit-area"})
CHAINS: dict[str, frozenset[str]] = {
    "place-planet": frozenset({"place-cell", "place-turn"}),
    "place-cell": frozenset({"place-turn"}),
    "z-axis-major": frozenset({"z-axis-minor"}),
    "order-where": frozenset({"order-which"}),
    "reveal": frozenset({"execute"}),
    "build-forces": UNIT_BUILT | PAYING | {"build-upgrades", "build-base"},
    "build-upgrades": PAYING | {"build-base"},
    "build-base": PAYING,
    "sacrifice": UNIT_BUILT | PAYING,
    "tech-unit-area": PAYING,
    "new-unit-area": PAYING,
    "discount": PAYING,
    "move": frozenset({"move-to"}),
    "recall": frozenset({"recall-to"}),
    "learn-technology": PAYING,
    "free-units-planet": frozenset({"free-units-area"}),
    "reroute": frozenset({"reroute-to", "free-transport"}),
    "prepare-invasion": frozenset({"invasion-transport", "free-units-planet", "free-units-area"}),
    "exchange-end": frozenset({"exchange-with"}),
    "assault-from": frozenset({"assault-to"}),
    "industrial-strategy": PAYING,
    "destroy-where": frozenset({"destroy-what"}),
}
"""By prompt: the questions that belong to the same gesture as its answer."""
DESTROYING = frozenset({"destroy-where", "destroy-what"})
"""Those that follow a wish to destroy one's own pieces, which is possible at many prompts."""
STEPS = frozenset({"build-upgrades", "build-base"})
"""Later steps of a Build order: what they offer can be had from an earlier one, by ending that."""
PASSED = STEPS | {"discount"}
"""Where passing may be part of a gesture."""
LEFT_OUT = frozenset({"destroy", "worker"})
"""What follows nothing: one's own pieces are destroyed by themselves, and payments are proposed."""
MOST = 60
"""So many leads of an option are told: beyond, a client goes question by question."""


class Followed(NamedTuple):
    """A gesture so far: the picks after its first, what they name, and where it stands."""

    then: tuple[str, ...]
    refs: tuple[Reference, ...]
    game: StarCraftGame


def leads(game: StarCraftGame, option: Option) -> list[Lead]:
    """Everything that can follow an option in the same gesture; nothing where it stands alone."""
    decision = game.decision
    assert decision is not None
    chain = DESTROYING if option.verb == "destroy" else CHAINS.get(decision.prompt.key)
    if chain is None:
        return []
    begun = Followed((), (), after(game, option))
    found = islice(follow(begun, option, decision, game, chain), MOST)
    shown = [lead(one, decision) for one in found]
    return [] if [one["then"] for one in shown] == [[]] else shown


def follow(
    so_far: Followed, last: Option, first: Decision, begun: StarCraftGame, chain: frozenset[str]
) -> Iterator[Followed]:
    """Every end that a gesture can come to."""
    game, now = so_far.game, so_far.game.decision
    is_revealed = game.state.irrevocable != begun.state.irrevocable
    if now is None or is_revealed or now.seat != first.seat or now.prompt.key not in chain:
        yield so_far
        return
    if now.prompt.key in STEPS:
        yield so_far  # ending the step before it may be all that was meant
        if last != DONE:
            return
    for text, option in VERBS.options(game).items():
        if option.verb in LEFT_OUT or (option == DONE and now.prompt.key not in PASSED):
            continue
        refs = (*so_far.refs, *VERBS.references(game, option))
        step = Followed((*so_far.then, text), refs, after(game, option))
        yield from follow(step, option, first, begun, chain)


def after(game: StarCraftGame, option: Option) -> StarCraftGame:
    copy = game.copy()
    copy.play(option)
    return copy


def lead(one: Followed, first: Decision) -> Lead:
    now = one.game.decision
    return {
        "then": list(one.then),
        "refs": [ref.plain() for ref in one.refs],
        "ends": now is None or now.seat != first.seat,
    }
