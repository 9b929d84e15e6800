"""Why not, by pointing at things: the moves one may mean, and the rule that forbids each."""

from random import Random

from orrery.core.decisions import Option, Ref, Seat
from orrery.games import new_match
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.ruleset import STARCRAFT
from tests.starcraft.scenario import Position, side, table

GAMES = 3


def answers(game: Position, faction: str, *things: Ref) -> list[tuple[str, str | None]]:
    """What a faction is told that points at things: moves and rules."""
    seat = Seat(game.factions.index(faction))
    return [(one.option.verb, one.rule) for one in STARCRAFT.reasons(game.game, seat, things)]


def ordering() -> Position:
    return table(
        overmind=side(at={"helios.2": "zergling base"}),
        aldaris=side(at={"torus.3": "zealot base"}),
        phase="planning",
    )


def test_a_planet_out_of_reach_answers_with_its_rule() -> None:
    game = ordering()
    planet = game.box.planet_slugs.index("vyctor_5")
    assert answers(game, "overmind", Ref("planet", planet)) == [("planet", "SC-PLAN-03")]


def test_who_is_not_asked_learns_only_that() -> None:
    game = ordering()
    planet = game.box.planet_slugs.index("torus")
    assert answers(game, "aldaris", Ref("planet", planet)) == [("planet", "SC-TERM-02")]
    assert answers(game, "aldaris") == []


def test_a_unit_that_cannot_be_built_answers_with_its_rule() -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}),
        aldaris=side(at={"torus.3": "zealot base"}),
        orders={"helios": ["overmind build"]},
    )
    game.picks("reveal helios", "execute")
    unit = game.box.unit(game.player("overmind").faction, "ultralisk")
    assert answers(game, "overmind", Ref("unit", unit)) == [("unit", "SC-BUILD-09")]
    assert ("done", None) in answers(game, "overmind")


def things_of(option: Option) -> list[Ref]:
    """What a person would point at for a move."""
    kinds = [{"source": "area"}.get(kind, kind) for kind in VERBS[option.verb][:2]]
    numbers = (option.what, option.to)
    return [Ref(kind, number) for kind, number in zip(kinds, numbers, strict=True) if kind]


def test_every_move_that_is_offered_is_found_by_pointing() -> None:
    verbs = set()
    for seed in range(GAMES):
        chance = Random(seed)
        match = new_match("starcraft", seed=seed, players="3", factions="random", galaxy="quick")
        while (decision := match.game.decision) is not None:
            for option in decision.options:
                found = STARCRAFT.reasons(match.game, decision.seat, things_of(option))
                assert (option, None) in found, option
                verbs.add(option.verb)
            match.play(chance.choice(decision.options))
    assert {"planet", "order", "reveal", "move", "area", "unit", "pay", "event"} <= verbs
