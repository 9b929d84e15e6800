"""Why not, by pointing: what a player may want to do with things, and the rule that forbids it.

Who is asked always gets an answer: about moves of the present question, about a second step that
follows one of them in the same gesture, or that something else is asked.
"""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Ref
from orrery.core.ruleset import Reason
from orrery.starcraft.board.queries import units_of
from orrery.starcraft.knowledge.leads import CHAINS, STEPS, asked, played
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.legality import why_not, why_not_then

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from orrery.starcraft.board.state import StarCraftGame

ASKED_FOR: dict[str, tuple[str, ...]] = {
    "order-where": ("planet",),
    "order-which": ("order",),
    "reveal": ("reveal",),
    "build-forces": ("unit", "new-worker", "transport", "building", "module", "base"),
    "build-upgrades": ("unit", "building", "module", "base"),
    "build-base": ("unit", "building", "module", "base"),
    "learn-technology": ("technology",),
    "move": ("move",),
}
"""What a player may want to do besides the options, by prompt."""
SAME_KIND = {"source": ("source", "area")}
"""Things that are also pointed at by way of another: a Resource card by its area."""
MOST = 8
"""So many answers are given about second steps."""
ANOTHER_STEP = "SC-BUILD-01"
"""The rule against things from other steps of a Build order."""
MEANT = {VERBS[verb].what: verb for verb in [*VERBS.table][::-1]}
"""By kind of thing: what somebody means who points at one where nothing is done with it."""


def reasons(game: StarCraftGame, seat: int, things: Sequence[Ref]) -> list[Reason]:
    """The moves of the current decision that are about these things, each with the rule that
    forbids it; with no things, moves that name nothing."""
    if game.decision is None:
        return []
    planets = planets_of(game, things)
    found = about(game, seat, things) or (about(game, seat, planets) if planets else [])
    return found or asked_otherwise(game, seat, things)


def about(game: StarCraftGame, seat: int, things: Sequence[Ref]) -> list[Reason]:
    """What things mean at the present question, and then in a second step."""
    meant = dict.fromkeys(moves_about(game, seat, things))
    direct = [later(game, seat, Reason(one, why_not(game, seat, one))) for one in meant]
    if game.decision is None or game.decision.seat != seat or not things:
        return direct
    second = [one for one in second_steps(game, seat, things) if one.option not in meant]
    if second:
        direct = [one for one in direct if one.rule != ANOTHER_STEP]
    if second and len(things) > 1:  # what names all of them is meant
        direct = [one for one in direct if not left_over(game, one.option, things)]
    return [*direct, *second]


def planets_of(game: StarCraftGame, things: Sequence[Ref]) -> list[Ref]:
    """The planets of the areas that are pointed at: who points at an area may mean those."""
    of = game.facts.planet_of
    areas = [one.number for one in things if one.kind == "area" and 0 <= one.number < len(of)]
    return [Ref("planet", of[area]) for area in areas]


def asked_otherwise(game: StarCraftGame, seat: int, things: Sequence[Ref]) -> list[Reason]:
    """Nothing is done with these things now: the rule is that of the question."""
    decision = game.decision
    options = [Option(MEANT[one.kind], one.number) for one in things[-1:] if one.kind in MEANT]
    if decision is None or decision.seat != seat:
        return [Reason(option, why_not(game, seat, option)) for option in options]
    return [Reason(option, decision.prompt.rule) for option in options]


def is_asked_otherwise(game: StarCraftGame, reason: Reason) -> bool:
    """Whether a reason only says that something else is asked."""
    decision = game.decision
    if decision is None or reason.before or reason.rule != decision.prompt.rule:
        return False
    return reason.option.verb not in wanted(game)


def wanted(game: StarCraftGame) -> list[str]:
    """The verbs of the present question: those offered, and others that might be wanted."""
    decision = game.decision
    if decision is None:
        return []
    offered = [option.verb for option in decision.options]
    return [*dict.fromkeys((*offered, *ASKED_FOR.get(decision.prompt.key, ())))]


# Moves of the present question


def moves_about(game: StarCraftGame, seat: int, things: Sequence[Ref]) -> Iterator[Option]:
    """Every verb that is offered or might be wanted, with the things that fit it."""
    decision = game.decision
    if decision is None:
        return
    is_asked = decision.seat == seat  # nobody else may know what is offered
    for verb in wanted(game) if is_asked else ASKED_FOR.get(decision.prompt.key, ()):
        first, second = VERBS[verb][:2]
        whats = numbers(things, first, VERBS[verb].roles[0])
        tos = numbers(things, second, VERBS[verb].roles[1])
        if not first:
            if not things:
                same = [one for one in decision.options if is_asked and one.verb == verb]
                yield from same or [Option(verb)]
        elif verb == "move":
            yield from moves_of(game, seat, whats, tos)
        elif second:
            yield from (Option(verb, what, to) for what, to in product(whats, tos))
        else:
            yield from (Option(verb, what) for what in whats)


def numbers(things: Sequence[Ref], kind: str, role: str) -> list[int]:
    """The things of a kind that may have a role: the one that was given, or any."""
    kinds = SAME_KIND.get(kind, (kind,))
    return [one.number for one in things if one.kind in kinds and one.role in ("", role)]


def moves_of(
    game: StarCraftGame, seat: int, units: Sequence[int], areas: Sequence[int]
) -> Iterator[Option]:
    """A unit from the areas pointed at, or from every area with one like it."""
    for unit in units:
        for area in areas or range(game.facts.areas):
            if areas or unit in units_of(game.state, seat, area):
                yield Option("move", unit, area)


# Second steps


def later(game: StarCraftGame, seat: int, reason: Reason) -> Reason:
    """What is said of a thing from a later step of a Build order, if the player goes on to it."""
    before: tuple[Option, ...] = ()
    rule, stand = reason.rule, game
    while rule == ANOTHER_STEP and stand.decision is not None and DONE in stand.decision.options:
        stand, before = played(stand, DONE)[0], (*before, DONE)
        if asked(stand) not in STEPS or stand.state.irrevocable != game.state.irrevocable:
            return reason
        rule = why_not(stand, seat, reason.option)
    return Reason(reason.option, rule, before)


def second_steps(game: StarCraftGame, seat: int, things: Sequence[Ref]) -> list[Reason]:
    """What one of the things means after an option that names the others: each reason once, and no
    more than a few possible moves."""
    found: dict[object, Reason] = {}
    for reason in all_second_steps(game, seat, things):
        found.setdefault(reason if reason.rule is None else reason[:2], reason)
    possible = [one for one in found.values() if one.rule is None]
    return [*islice(possible, MOST)] or [*islice(found.values(), MOST)]


def all_second_steps(game: StarCraftGame, seat: int, things: Sequence[Ref]) -> Iterator[Reason]:
    decision = game.decision
    if decision is None or decision.prompt.key not in CHAINS:
        return
    chain = CHAINS[decision.prompt.key]
    for option in decision.options:
        rest = left_over(game, option, things)
        if option.verb == "destroy" or option == DONE or len(rest) != 1 or rest[0].role == "from":
            continue
        stand, _ = played(game, option)
        is_open = asked(stand) in chain and stand.state.irrevocable == game.state.irrevocable
        seconds = verbs_for(stand, rest[0]) if is_open else []
        for second in seconds:
            yield Reason(second, why_not(stand, seat, second), (option,))
        if not seconds:
            second = Option(MEANT.get(rest[0].kind, ""), rest[0].number)
            rule = why_not_then(game, option, second)
            if rule is not None:
                yield Reason(second, rule, (option,))


def left_over(game: StarCraftGame, option: Option, things: Sequence[Ref]) -> list[Ref]:
    """The things that an option does not name; all of them if it names others in their place."""
    left = [*things]
    for named in VERBS.references(game, option):
        same = [one for one in left if one.kind == named.kind and one.role in ("", named.role)]
        match = [one for one in same if one.number == named.number]
        if match:
            left.remove(match[0])
        elif named.role == "what" and same:
            return []
    return left


def verbs_for(game: StarCraftGame, thing: Ref) -> list[Option]:
    """What a thing may mean at a question: every verb there that takes such a thing."""
    assert game.decision is not None
    verbs = dict.fromkeys(option.verb for option in game.decision.options)
    return [Option(verb, thing.number) for verb in verbs if VERBS[verb].what == thing.kind]
