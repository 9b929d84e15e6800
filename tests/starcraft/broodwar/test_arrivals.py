"""BW-PLANET-03, BW-CARD-46: the kinds of areas bind every way of arriving."""

from __future__ import annotations

from typing import Any

from orrery.core.decisions import Option
from orrery.starcraft.board.changes import destroy_unit
from orrery.starcraft.rules.battle.battle import FightBattle
from orrery.starcraft.rules.events.assault import SurpriseAssault
from tests.marks import rule
from tests.starcraft.arena import army, battle, duel
from tests.starcraft.broodwar.areas import STATIONS, area_of, ordered, stations, why_area
from tests.starcraft.scenario import Position, side

RETREAT = 9
SETTING = {
    "expansion": "brood_war",
    "settings": {"leadership": "no"},
    "galaxy": (*STATIONS, "dylar_iv 2 1", "vyctor_5 -2 0"),
}


def survivors(area: str, attacking: str, defending: str = "", **more: Any) -> Position:
    """The Overmind has attacked Aldaris and the splash step is over: these units are left."""
    game = battle(
        overmind=army(attacking, **more.pop("mine", {})),
        aldaris=army(defending or "scout", **more.pop("theirs", {})),
        setting=SETTING,
        area=area,
        **more.pop("others", {}),
    )
    stack, state = game.game.stack, game.state
    while not isinstance(stack[-1], FightBattle):
        stack.pop()
    assert state.battle is not None
    state.battle.skirmishes = ()
    if not defending:
        destroy_unit(game.game, state.armies[state.invaded][0], state.invaded)
    stack[-1].at, stack[-1].done = RETREAT, 0
    game.game.go_on(None)
    return game


# ---- retreats ------------------------------------------------------------------------------------


@rule("BW-PLANET-03")
def test_flyers_are_lost_when_the_only_free_area_is_for_ground_units() -> None:
    """Interaction 21: mixed survivors; nobody is asked, because there is one area."""
    game = survivors(
        "hydrax.2",
        "zergling zergling mutalisk",
        "zealot",
        theirs={
            "elsewhere": {"hydrax.1": "scout", "hydrax.3": "scout", "hydrax.4": "zealot"},
        },
        mine={"elsewhere": {}, "transports": ["avernus_station-hydrax"]},
        others={"jim_raynor": army("", elsewhere={"avernus_station.1": "wraith"})},
    )
    assert game.prompt == "retreat-to"
    assert game.options == ["area avernus_station.2", "area avernus_station.3"]
    game.picks("area avernus_station.2")
    assert game.army("avernus_station.2") == ["zergling", "zergling"]
    assert game.supply("overmind", "mutalisk") == 3


@rule("BW-PLANET-03")
def test_an_area_is_open_to_a_retreat_if_one_survivor_may_be_there() -> None:
    game = survivors("hydrax.2", "zergling mutalisk", "zealot")
    assert game.options == ["area hydrax.1", "area hydrax.3", "area hydrax.4"]
    game.picks("area hydrax.1")
    assert game.army("hydrax.1") == ["mutalisk"]
    assert game.supply("overmind", "zergling") == 9, "it may not be there"
    walkers = survivors("hydrax.2", "zergling zergling", "zealot zealot")
    assert walkers.army("hydrax.4") == ["zergling", "zergling"], "the only area for them"


@rule("BW-PLANET-03")
def test_why_an_area_is_closed_to_a_retreat() -> None:
    game = survivors(
        "moria.1", "zergling zergling", "zealot", theirs={"elsewhere": {"moria.2": "zealot"}}
    )
    assert game.options == ["area moria.3", "area moria.4"]
    assert why_area(game, "moria.5") == "BW-PLANET-03"
    assert why_area(game, "moria.2") == "SC-RETREAT-10"


@rule("BW-PLANET-03")
def test_those_who_may_not_enter_are_lost_first_and_the_others_as_far_as_there_is_room() -> None:
    """Interaction 21: two of three flyers find room in an area for two more; the Zergling never
    does."""
    game = survivors(
        "hydrax.2",
        "zergling mutalisk mutalisk scourge",
        "zealot",
        mine={"elsewhere": {"hydrax.1": "mutalisk"}},
        theirs={"elsewhere": {"hydrax.4": "zealot", "hydrax.3": "scout"}},
    )
    assert game.supply("overmind", "zergling") == 9
    assert (game.prompt, game.options) == ("retreat-lose", ["unit scourge", "unit mutalisk"])
    game.picks("unit scourge")
    assert game.army("hydrax.1") == ["mutalisk"] * 3


@rule("BW-PLANET-03")
def test_a_retreat_without_an_area_for_anybody_loses_all() -> None:
    game = survivors(
        "gehenna_station.2",
        "zergling zergling",
        "zealot",
        theirs={"elsewhere": {"gehenna_station.3": "zealot"}},
    )
    assert game.supply("overmind", "zergling") == 9, "the flying-only area is no refuge"
    assert game.army("gehenna_station.1") == []


# ---- Event cards ---------------------------------------------------------------------------------


def played(slug: str, *, faction: str, at: dict[str, str], **more: Any) -> Position:
    """A player plays an Event card in the Regrouping Phase."""
    mine = side(at=at, drawn=[slug])
    game = stations(phase="regrouping", **{faction: mine}, **more)
    game.picks(f"event {slug}")
    return game


@rule("BW-CARD-46")
def test_a_scouting_party_keeps_out_of_flying_only_areas() -> None:
    game = played(
        "scouting_party", faction="jim_raynor", at={"hydrax.2": "base"}, tassadar=side(at={})
    )
    game.picks("planet hydrax")
    assert game.options == ["area hydrax.2", "area hydrax.4"]
    assert why_area(game, "hydrax.3") == "BW-PLANET-02"


@rule("BW-CARD-46")
def test_air_support_keeps_out_of_ground_only_areas() -> None:
    game = played(
        "air_support_event", faction="jim_raynor", at={"hydrax.2": "base"}, tassadar=side(at={})
    )
    game.picks("planet avernus_station")
    assert game.army("avernus_station.1") == ["wraith"], "the only area for it"


ASSAULT = {"jim_raynor": side(at={"torus.1": "base"}, drawn=["surprise_assault"])}


@rule("BW-PLANET-03")
def test_a_surprise_assault_moves_only_units_that_may_be_there() -> None:
    """Interaction 22."""
    game = stations(
        phase="regrouping",
        **ASSAULT,
        overmind=side(at={"hydrax.2": "zergling mutalisk", "torus.3": "base"}),
    )
    game.picks("event surprise_assault", "area hydrax.2")
    assert game.options == ["area hydrax.1", "area hydrax.3", "area hydrax.4"]
    game.picks("area hydrax.1")
    assert game.options == ["unit mutalisk", "done"]
    zergling = Option("unit", game.box.unit(game.player("overmind").faction, "zergling"))
    assert game.why("jim_raynor", zergling) == "BW-PLANET-02"


@rule("BW-PLANET-03")
def test_a_surprise_assault_needs_an_area_for_one_of_the_units() -> None:
    game = stations(
        phase="regrouping",
        **ASSAULT,
        overmind=side(at={"gehenna_station.1": "mutalisk", "moria.1": "zergling"}),
    )
    game.picks("event surprise_assault")
    assert "area gehenna_station.1" not in game.options, "flyers have no other area there"
    game.picks("area moria.1")
    assert why_area(game, "moria.5") == "BW-PLANET-03"


@rule("BW-PLANET-03")
def test_what_a_surprise_assault_costs_counts_only_those_who_go() -> None:
    """Of two Zerglings and a Mutalisk only the Mutalisk can go, and finds no room."""
    game = stations(
        phase="regrouping",
        **ASSAULT,
        overmind=side(
            at={
                "hydrax.2": "zergling zergling mutalisk",
                "hydrax.3": "mutalisk mutalisk",
                "torus.3": "base",
            }
        ),
    )
    game.picks("event surprise_assault", "area hydrax.2")
    frame = game.game.stack[-1]
    assert isinstance(frame, SurpriseAssault)
    [cost] = frame.costs(game.game, Option("area", area_of(game, "hydrax.3")))
    assert (cost.kind, cost.n) == ("lost", 1)


@rule("BW-MODULE-04")
def test_after_a_surprise_assault_those_go_who_make_room() -> None:
    """A Defiler does not count, so its loss would not help."""
    game = stations(
        phase="regrouping",
        **ASSAULT,
        overmind=side(
            at={
                "helios.1": "zergling hydralisk defiler",
                "helios.2": "zergling",
                "torus.3": "base",
            },
            modules=["assist"],
        ),
    )
    game.picks("event surprise_assault", "area helios.2", "area helios.1", "unit zergling")
    assert (game.asked, game.prompt) == ("overmind", "assault-loss")
    assert game.options == ["unit zergling", "unit hydralisk"]
    assert game.game.stack[-1].several(game.game) is None, "not any of the units there"


# ---- cloaked units and Recall --------------------------------------------------------------------


def hidden(closed: str) -> Position:
    """A burrowed Hydralisk loses a skirmish on Gehenna Station while Raynor has other areas."""
    there = {closed: "marine"} if closed else {}
    return duel(
        area="gehenna_station.2",
        setting=SETTING,
        jim_raynor=("goliath", ["terran_14"], {"elsewhere": there, "deck": ["terran_13"]}),
        overmind=("hydralisk", ["burrow_0/5"], {"deck": ["zerg_01"]}),
    )


@rule("BW-PLANET-03")
def test_a_cloaked_unit_withdraws_only_where_its_kind_may_be() -> None:
    game = hidden("")
    assert game.army("gehenna_station.3") == ["hydralisk"], "the flying-only area was not offered"
    lost = hidden("gehenna_station.3")
    assert lost.supply("overmind", "hydralisk") == 6
    assert lost.told("withdraw") == []


@rule("BW-PLANET-03")
def test_a_recalled_unit_goes_only_where_its_kind_may_be() -> None:
    """Interaction 22."""
    game = ordered(
        "mobilize",
        "hydrax",
        aldaris=side(
            at={"hydrax.1": "arbiter", "hydrax.4": "arbiter", "helios.2": "zealot scout"},
            technologies=["recall"],
        ),
    )
    game.picks("done")
    assert game.prompt == "recall"
    game.picks("move zealot helios.2")
    assert game.army("hydrax.4") == ["zealot", "arbiter"], "beside the other Arbiter never"


@rule("BW-PLANET-03")
def test_a_scout_may_be_recalled_to_both() -> None:
    game = ordered(
        "mobilize",
        "hydrax",
        aldaris=side(
            at={"hydrax.1": "arbiter", "hydrax.4": "arbiter", "helios.2": "scout"},
            technologies=["recall"],
        ),
    )
    game.picks("done", "move scout helios.2")
    assert game.options == ["area hydrax.1", "area hydrax.4"]
    assert why_area(game, "hydrax.2") == "SC-CARD-P-07"
