"""Why not, by pointing at things: the moves one may mean, and the rule that forbids each."""

from random import Random

from orrery.core.decisions import DONE, Option, Ref, Seat
from orrery.core.gestures import Picks, try_picks
from orrery.core.ruleset import Reason
from orrery.games import new_match
from orrery.server.contract.frames import reasons_for
from orrery.server.contract.to_server import ThingGiven
from orrery.starcraft.facts.terms import MODULES, ORDERS
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws.battle_laboratory import decisions_of
from tests.marks import rule
from tests.starcraft.orders import executing
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
                assert Reason(option, None) in found, option
                verbs.add(option.verb)
            match.play(chance.choice(decision.options))
    assert {"planet", "order", "reveal", "move", "area", "unit", "pay", "event"} <= verbs


# Always an answer


KINDS = ("area", "planet", "route", "unit", "order", "card", "event", "slot", "technology")


def test_whatever_is_pointed_at_there_is_an_answer() -> None:
    """A rule, or picks that can be sent as they are; whoever is not asked hears only that."""
    chance = Random(1)
    match = new_match("starcraft", seed=1, players="3", factions="random", galaxy="quick")
    speaker = STARCRAFT.speaker("en")
    while (decision := match.game.decision) is not None:
        seat, number = decision.seat, chance.choice((0, 1, 5, 20, 40, -1, 100_000))
        things = [ThingGiven(kind, number) for kind in chance.sample(KINDS, 2)]
        for pointed in ([things[0]], things):
            found = reasons_for(speaker, match.game, seat, pointed)
            assert found, (decision.prompt.key, pointed)
            for one in found:
                assert bool(one.rule) == bool(one.sentence) != bool(one.pick)
                if one.pick:
                    texts = [one.pick, *one.then]
                    tried = try_picks(STARCRAFT, match.game, seat, Picks(texts))
                    assert tried.taken == texts
            others = reasons_for(speaker, match.game, Seat((seat + 1) % 3), pointed)
            assert {one.rule for one in others} <= {"SC-TERM-02", "SC-WIN-16"}
            assert others
        match.play(chance.choice(decision.options))


def order(name: str) -> Ref:
    return Ref("order", ORDERS.index(name))


def area(game: Position, slug: str, role: str = "") -> Ref:
    return Ref("area", game.box.area_slugs.index(slug), role)


def unit(game: Position, faction: str, slug: str) -> Ref:
    return Ref("unit", game.box.unit(game.player(faction).faction, slug))


@rule("SC-PLAN-04", "SC-PLAN-07")
def test_a_locked_order_token_says_why_before_its_planet_is_chosen() -> None:
    game = ordering()
    assert answers(game, "overmind", order("special_build")) == [("order", "SC-PLAN-07")]
    found = STARCRAFT.reasons(game.game, Seat(0), [order("build")])
    assert [one.rule for one in found] == [None] * len(found)
    assert {one.before[0].verb for one in found} == {"planet"}


def test_an_area_or_a_unit_stands_for_its_planet_where_planets_are_chosen() -> None:
    game = ordering()
    zergling = unit(game, "overmind", "zergling")
    assert answers(game, "overmind", area(game, "helios.1")) == [("planet", None)]
    assert answers(game, "overmind", zergling, area(game, "helios.2")) == [("planet", None)]
    assert answers(game, "overmind", area(game, "vyctor_5.1")) == [("planet", "SC-PLAN-03")]


def small() -> Position:
    """Helios 1 has two Zerglings and room for two; nobody else is there."""
    game = table(
        overmind=side(at={"helios.2": "zergling base", "helios.1": "zergling zergling"}),
        tassadar=side(at={"torus.3": "zealot", "dylar_iv.3": "base"}),
        orders={"helios": ["overmind mobilize"]},
    )
    game.picks("reveal helios", "execute")
    return game


@rule("SC-MOVE-03")
def test_where_a_unit_may_not_go_is_said_before_it_is_picked() -> None:
    game = small()
    zergling = unit(game, "overmind", "zergling")
    origin, target = area(game, "helios.2", "from"), area(game, "torus.1", "to")
    assert answers(game, "overmind", zergling, origin, target) == [("area", "SC-MOVE-03")]
    found = STARCRAFT.reasons(game.game, Seat(0), [zergling, origin, area(game, "helios.3", "to")])
    assert [(one.option.verb, one.rule) for one in found] == [("area", None)]
    assert found[0].before == (Option("move", zergling.number, origin.number),)


def test_roles_tell_where_a_unit_is_from_where_it_goes() -> None:
    game = small()
    zergling = unit(game, "overmind", "zergling")
    assert answers(game, "overmind", zergling, area(game, "helios.1", "from")) == [("move", None)]
    found = STARCRAFT.reasons(game.game, Seat(0), [zergling, area(game, "helios.1", "to")])
    assert {one.option for one in found} == {Option("area", area(game, "helios.1").number)}


@rule("SC-BUILD-10", "SC-COMP-10")
def test_an_area_for_a_new_unit_says_why_not_before_the_unit_is_picked() -> None:
    """Even where the unit could only go to one area, so that nobody would be asked."""
    game = executing(
        "overmind build",
        overmind=side(at={"helios.2": "base", "helios.1": "zergling zergling"}),
        aldaris=side(at={"helios.3": "zealot", "helios.4": "zealot", "torus.3": "base"}),
    )
    zergling = unit(game, "overmind", "zergling")
    for slug, reason in (("helios.1", "SC-COMP-10"), ("helios.3", "SC-BUILD-10")):
        found = answers(game, "overmind", zergling, area(game, slug, "to"))
        assert ("area", reason) in found, slug


@rule("SC-BUILD-01", "SC-BUILD-21")
def test_a_thing_of_a_later_step_of_a_build_order_is_judged_there() -> None:
    game = executing("aldaris build", aldaris=side(at={"helios.2": "base"}, pool=9))
    assert game.prompt == "build-forces"
    found = STARCRAFT.reasons(game.game, Seat(0), [Ref("module", MODULES.index("supply"))])
    assert found == [Reason(Option("module", MODULES.index("supply")), None, (DONE,))]


@rule("SC-BATTLE-09")
def test_roles_tell_whose_unit_meets_whose() -> None:
    met = 0
    for seed in range(40):
        for game in decisions_of(seed):
            decision = game.decision
            if decision is not None and decision.prompt.key == "pair":
                pair = decision.options[0]
                things = [Ref("unit", pair.what, "what"), Ref("unit", pair.to, "with")]
                found = STARCRAFT.reasons(game, decision.seat, things)
                assert found == [Reason(pair, None)]
                met += 1
    assert met
