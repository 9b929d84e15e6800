"""Areas that a Mobilize order may not enter: Limited Orbital Defense, and the teammate's areas."""

from tests.marks import rule
from tests.starcraft.marches import attackers, is_attacked, march, why_not_area
from tests.starcraft.orders import executing
from tests.starcraft.scenario import Position, Side, side, table

LANDING = {"helios.2": "zergling zergling", "torus.1": "zergling"}


def landing(**others: Side) -> Position:
    """The Overmind lands on Torus; one Zergling is already there."""
    return executing(
        "overmind mobilize",
        "torus",
        overmind=side(at=LANDING, transports=["helios-torus"]),
        **others,
    )


@rule("SC-EX-34", "SC-MOVE-13", "SC-MODULE-07")
def test_example_of_limited_orbital_defense() -> None:
    game = landing(jim_raynor=side(at={"torus.3": "marine base"}, modules=["air_support"]))
    game.picks("move zergling helios.2")
    assert why_not_area(game, "overmind", "torus.3") == "SC-MOVE-13"
    assert game.options == ["area torus.1", "area torus.2", "area torus.4"]
    game.picks("area torus.2")
    march(game, "zergling torus.1 torus.3")
    assert attackers(game) == ["zergling"]


@rule("SC-MOVE-13")
def test_without_the_module_units_land_beside_a_base() -> None:
    game = landing(jim_raynor=side(at={"torus.3": "base", "vyctor_5.1": "marine"}))
    march(game, "zergling helios.2 torus.3")
    assert game.army("torus.3") == ["zergling"]


@rule("SC-MOVE-13")
def test_the_defense_protects_the_area_also_while_a_third_player_holds_it() -> None:
    game = landing(
        jim_raynor=side(at={"torus.3": "base", "vyctor_5.1": "marine"}, modules=["air_support"]),
        aldaris=side(at={"torus.3": "zealot", "vyctor_5.2": "base"}),
    )
    game.picks("move zergling helios.2")
    assert why_not_area(game, "overmind", "torus.3") == "SC-MOVE-13"


@rule("SC-MOVE-13")
def test_the_defense_does_not_hinder_the_owner_of_the_base() -> None:
    game = executing(
        "jim_raynor mobilize",
        "torus",
        jim_raynor=side(
            at={"torus.3": "base", "helios.2": "marine marine"},
            transports=["helios-torus"],
            modules=["air_support"],
        ),
        overmind=side(at={"torus.3": "zergling", "vyctor_5.1": "base"}, modules=["air_support"]),
    )
    march(game, "marine helios.2 torus.3")
    assert is_attacked(game, "torus.3")


def team_on_torus(**pieces: str) -> Position:
    """The Overmind and Aldaris play together, Raynor with the Queen of Blades."""
    at: dict[str, dict[str, str]] = {"aldaris": {}, "jim_raynor": {}, "overmind": {}}
    for name, text in pieces.items():
        faction, area = name.rsplit("_", 1)
        at[faction][f"torus.{area}"] = text
    return table(
        teams="yes",
        orders={"torus": ["overmind mobilize"]},
        overmind=side(at={"torus.1": "zergling zergling", **at["overmind"]}),
        jim_raynor=side(at={"vyctor_5.1": "base", **at["jim_raynor"]}),
        aldaris=side(at={"vyctor_5.2": "base", **at["aldaris"]}),
        queen_of_blades=side(at={"dylar_iv.1": "base"}),
    )


def first_move(game: Position) -> Position:
    game.picks("reveal torus", "execute", "move zergling torus.1")
    return game


@rule("SC-VAR-07", "SC-VAR-06")
def test_areas_of_the_teammate_are_not_entered() -> None:
    game = first_move(team_on_torus(aldaris_2="base", aldaris_3="zealot"))
    # The only area left was taken without asking.
    assert game.army("torus.4") == ["zergling"]
    game = first_move(team_on_torus(aldaris_2="base"))
    assert game.options == ["area torus.3", "area torus.4"]
    assert why_not_area(game, "overmind", "torus.2") == "SC-VAR-07"


@rule("SC-VAR-07")
def test_the_teammate_is_not_attacked_beside_a_base_of_an_opponent() -> None:
    game = first_move(team_on_torus(aldaris_2="zealot", jim_raynor_2="base"))
    assert why_not_area(game, "overmind", "torus.2") == "SC-VAR-07"


@rule("SC-VAR-07")
def test_an_opponent_is_attacked_beside_the_base_of_the_teammate() -> None:
    game = first_move(team_on_torus(aldaris_2="base", jim_raynor_2="marine"))
    game.picks("area torus.2")
    assert is_attacked(game, "torus.2")


@rule("SC-VAR-06", "SC-VAR-07")
def test_units_beside_the_base_of_the_teammate_are_reinforced_as_in_an_enemy_area() -> None:
    game = team_on_torus(aldaris_2="base", overmind_2="hydralisk", jim_raynor_3="marine")
    first_move(game)
    game.picks("area torus.2", "move zergling torus.1")
    assert why_not_area(game, "overmind", "torus.3") == "SC-MOVE-07"


@rule("SC-VAR-07")
def test_the_area_of_a_teammate_stays_open_while_own_units_leave_it_in_the_same_order() -> None:
    game = team_on_torus(aldaris_2="base", overmind_2="hydralisk")
    game.picks("reveal torus", "execute")
    march(game, "hydralisk torus.2 torus.3", "zergling torus.1 torus.2")
    assert game.army("torus.2") == ["zergling"]
