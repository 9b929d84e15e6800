"""Playing a scenario: where an engine differs from what the scenario says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from orrery.core.decisions import Option, Seat
from orrery.core.errors import BadData, OrreryError, shown
from orrery.core.record import MOST_SEATS
from orrery.core.ruleset import Texts
from orrery.games import AnyFacts, AnyGame, AnyRuleset, read_texts, ruleset_of
from orrery.lab.conformance.naming import Naming
from orrery.lab.conformance.scenario import OVER, Moment, Scenario, changes


def differences(scenario: Scenario) -> list[str]:
    """What this engine does differently, a sentence each, up to the first moment that differs;
    nothing if it conforms."""
    try:
        return next(filter(None, follow(scenario)), [])
    except OrreryError as error:
        return [str(error)]
    except Exception as error:  # noqa: BLE001 - a file from elsewhere may describe anything
        return [f"the position breaks this engine: {type(error).__name__}: {error}"]


def follow(scenario: Scenario) -> Iterator[list[str]]:
    """Play a scenario moment by moment: the differences of each."""
    ruleset = ruleset_of(scenario.game)
    naming = Naming(ruleset, facts_of(scenario.game, tuple(sorted(scenario.settings.items()))))
    game = naming.game(scenario.position)
    for number, moment in enumerate(scenario.moments, 1):
        wrong = [*wrong_question(ruleset, game, moment), *wrong_refusals(naming, game, moment)]
        if not wrong and moment.pick is not None:
            wrong = [*wrong_changes(naming, game, moment)]
        yield [f"moment {number}: {one}" for one in wrong]


@lru_cache(maxsize=64)
def facts_of(game: str, settings: tuple[tuple[str, str], ...]) -> AnyFacts:
    """The printed facts of a game with these settings."""
    ruleset = ruleset_of(game)
    nothing: Texts = {}
    return ruleset.facts(dict(settings), read_texts(ruleset), nothing)


def question(ruleset: AnyRuleset, game: AnyGame) -> Moment:
    """What is asked now, of whom, and what is offered."""
    decision = game.decision
    if decision is None:
        winners = [seat_name(seat) for seat in ruleset.winners(game)]
        return Moment(OVER, None, winners=winners)
    texts = sorted(ruleset.verbs.texts(game))
    return Moment(decision.prompt.key, seat_name(decision.seat), texts)


def seat_name(seat: Seat) -> str:
    return f"seat_{seat}"


def wrong_question(ruleset: AnyRuleset, game: AnyGame, expected: Moment) -> Iterator[str]:
    found = question(ruleset, game)
    if (found.asked, found.seat) != (expected.asked, expected.seat):
        yield (
            f"{found.asked} was asked of {found.seat or 'nobody'}, "
            f"expected {expected.asked} of {expected.seat or 'nobody'}"
        )
        return
    missing = sorted(set(expected.offered) - set(found.offered))
    surplus = sorted(set(found.offered) - set(expected.offered))
    if missing:
        yield f"not offered: {', '.join(missing)}"
    if surplus:
        yield f"offered, but not expected: {', '.join(surplus)}"
    if found.winners != expected.winners:
        yield f"won by {found.winners}, expected {expected.winners}"


def wrong_refusals(naming: Naming, game: AnyGame, moment: Moment) -> Iterator[str]:
    seats = [seat_name(Seat(seat)) for seat in range(MOST_SEATS)]
    for one in moment.tried:
        if one.seat not in seats:
            raise BadData(f"{shown(one.seat)} is not a seat; known: {', '.join(seats)}")
        seat = Seat(seats.index(one.seat))
        option = Option(*naming.numbers(game, one.move))
        rule = naming.ruleset.why(game, seat, option)
        if rule != one.rule:
            yield f"{one.move} of {one.seat}: forbidden by {rule}, expected {one.rule}"


def wrong_changes(naming: Naming, game: AnyGame, moment: Moment) -> Iterator[str]:
    """Carry out the pick, and compare what it changed."""
    options = naming.ruleset.verbs.options(game)
    if moment.pick not in options:
        raise BadData(f"{moment.pick} was not offered; offered: {', '.join(options)}")
    before = naming.state(game)
    game.play(options[moment.pick])
    found = changes(before, naming.state(game))
    for path in sorted({*found, *moment.after}):
        if found.get(path) != moment.after.get(path) or (path in found) != (path in moment.after):
            expected = moment.after.get(path, "no change")
            became = found.get(path, "not changed")
            yield f"after {moment.pick}, {path} is {became}, expected {expected}"
