"""What a Mobilize order offers beside the moves: lift-off of a Terran base, and Recall."""

from tests.marks import rule
from tests.starcraft.marches import attackers, is_attacked, march, why_not_area, why_not_move
from tests.starcraft.orders import executing
from tests.starcraft.scenario import Position, side, table

# Lift-off


@rule("SC-FACT-05", "SC-MOVE-17")
def test_a_base_lifts_off_to_an_area_that_is_friendly_after_the_moves() -> None:
    game = executing(
        "jim_raynor special_mobilize", jim_raynor=side(at={"helios.2": "marine marine base"})
    )
    march(game, "marine helios.2 helios.4")
    game.picks("done")
    assert game.prompt == "lift-off"
    assert game.options == ["area helios.4", "done"]
    assert why_not_area(game, "jim_raynor", "helios.1") == "SC-FACT-05"
    game.picks("area helios.4")
    assert game.base("helios.4") == "jim_raynor"
    assert game.base("helios.2") is None
    assert game.player("jim_raynor").base_supply == game.box.bases - 1
    assert game.prompt == "end-order", "once per order"


@rule("SC-FACT-05")
def test_a_base_leaves_an_area_occupied_by_enemies_before_they_are_attacked() -> None:
    game = executing(
        "jim_raynor mobilize",
        jim_raynor=side(at={"helios.2": "base", "helios.4": "marine marine", "helios.1": "marine"}),
        overmind=side(at={"helios.2": "zergling", "torus.1": "base"}),
    )
    march(game, "marine helios.4 helios.2")
    game.picks("done")
    assert game.options == ["area helios.1", "area helios.4", "done"], "not where the enemies are"
    game.picks("area helios.1")
    assert game.base("helios.1") == "jim_raynor"
    assert is_attacked(game, "helios.2")
    assert game.state.battle is None
    game.picks("done")
    assert game.state.battle is not None


@rule("SC-FACT-05")
def test_a_base_may_stay_and_others_than_terrans_are_not_asked() -> None:
    game = executing(
        "jim_raynor mobilize", jim_raynor=side(at={"helios.2": "base", "helios.1": "marine"})
    )
    game.picks("done", "done")
    assert game.base("helios.2") == "jim_raynor"
    game = executing(
        "overmind mobilize", overmind=side(at={"helios.2": "base", "helios.1": "zergling"})
    )
    game.picks("done")
    assert game.told("lift-off") == []
    assert game.prompt != "lift-off"


@rule("SC-FACT-05")
def test_a_base_does_not_lift_off_beside_an_enemy_base_or_from_another_planet() -> None:
    game = executing(
        "jim_raynor mobilize",
        jim_raynor=side(at={"helios.2": "base", "helios.1": "marine", "helios.4": "marine"}),
        overmind=side(at={"helios.4": "base", "torus.1": "zergling"}),
    )
    game.picks("done")
    assert game.options == ["area helios.1", "done"]
    game = executing(
        "jim_raynor mobilize",
        "torus",
        jim_raynor=side(at={"helios.2": "base", "torus.1": "marine"}),
    )
    game.picks("done")
    assert game.prompt != "lift-off"


@rule("SC-MOVE-17")
def test_after_a_lift_off_pieces_may_be_destroyed_before_the_order_ends() -> None:
    game = table(
        orders={"helios": ["overmind mobilize", "jim_raynor mobilize"]},
        jim_raynor=side(at={"helios.2": "base", "helios.1": "marine"}),
        overmind=side(at={"torus.1": "zergling base"}),
    )
    game.picks("reveal helios", "execute", "done", "area helios.1")
    game.picks("destroy", "area helios.1", "unit marine", "done")
    assert game.army("helios.1") == []
    assert game.base("helios.1") == "jim_raynor"
    assert game.asked == "overmind"


@rule("SC-COMP-07", "SC-FACT-05", "SC-MOVE-12")
def test_between_a_lift_off_and_the_battle_pieces_may_be_destroyed() -> None:
    game = executing(
        "jim_raynor mobilize",
        jim_raynor=side(at={"helios.2": "base", "helios.4": "marine ghost", "helios.1": "marine"}),
        overmind=side(at={"helios.2": "zergling", "torus.1": "base"}),
    )
    march(game, "marine helios.4 helios.2", "ghost helios.4 helios.2")
    game.picks("done", "area helios.1")
    assert (game.prompt, game.options) == ("before-battle", ["destroy", "done"])
    game.picks("destroy", "area helios.1", "unit marine")
    assert (game.base("helios.1"), game.army("helios.1")) == ("jim_raynor", [])
    game.picks("destroy", "area helios.2", "unit marine")
    assert game.prompt == "before-battle"
    game.picks("destroy", "area helios.2")  # the last attacker: no battle any more
    assert (game.prompt, game.state.battle) == ("end-order", None)


# Recall


def recalling(at: dict[str, str], raynor: dict[str, str] | None = None) -> Position:
    """Aldaris has Recall and mobilizes on Helios; Raynor waits."""
    return table(
        orders={"helios": ["jim_raynor mobilize", "aldaris mobilize"]},
        aldaris=side(at=at, technologies=["recall"]),
        jim_raynor=side(at={"torus.1": "marine base", **(raynor or {})}, modules=["air_support"]),
    )


def moved(game: Position, *moves: str) -> Position:
    """The order up to the end of its moves."""
    game.picks("reveal helios", "execute")
    march(game, *moves)
    game.picks("done")
    return game


@rule("SC-CARD-P-07", "SC-MOVE-16")
def test_a_unit_comes_from_any_planet_to_an_arbiter_without_transport() -> None:
    game = moved(recalling({"helios.2": "arbiter zealot base", "vyctor_5.1": "dragoon"}))
    assert game.prompt == "recall"
    assert game.options == ["move dragoon vyctor_5.1", "done"], "nobody comes from where he is"
    game.picks("move dragoon vyctor_5.1")
    assert game.army("helios.2") == ["zealot", "dragoon", "arbiter"]
    assert game.army("vyctor_5.1") == []
    assert game.prompt == "end-order", "one unit only"


@rule("SC-CARD-P-07")
def test_recall_may_be_declined_and_needs_the_technology_and_an_arbiter() -> None:
    game = moved(recalling({"helios.2": "arbiter base", "vyctor_5.1": "dragoon"}))
    game.picks("done")
    assert game.asked == "jim_raynor"
    game = moved(recalling({"helios.2": "zealot base", "vyctor_5.1": "dragoon arbiter"}))
    assert game.asked == "jim_raynor"
    game = executing(
        "aldaris mobilize",
        aldaris=side(at={"helios.2": "arbiter", "torus.1": "zealot"}, technologies=["observers"]),
    )
    game.picks("done")
    assert game.prompt != "recall"


@rule("SC-CARD-P-07")
def test_one_unit_and_one_area_however_many_arbiters() -> None:
    game = moved(
        recalling(
            {"helios.2": "arbiter arbiter", "helios.4": "arbiter", "vyctor_5.1": "dragoon dragoon"}
        )
    )
    assert game.options == [
        "move arbiter helios.2", "move arbiter helios.4", "move dragoon vyctor_5.1", "done",
    ]  # fmt: skip
    game.picks("move dragoon vyctor_5.1")
    assert game.options == ["area helios.2", "area helios.4"]
    assert why_not_area(game, "aldaris", "helios.1") == "SC-CARD-P-07"
    game.picks("area helios.4")
    assert game.army("helios.4") == ["dragoon", "arbiter"]
    assert game.prompt == "end-order"


@rule("SC-CARD-P-07", "SC-COMP-10")
def test_the_limit_of_the_area_holds_for_a_recalled_unit() -> None:
    game = moved(recalling({"helios.1": "arbiter zealot", "vyctor_5.1": "dragoon"}))
    assert game.asked == "jim_raynor"
    game = moved(
        recalling({"helios.1": "arbiter zealot", "helios.2": "arbiter", "vyctor_5.1": "dragoon"})
    )
    assert why_not_move(game, "aldaris", "arbiter", "helios.2") == "SC-COMP-10"
    game.picks("move dragoon vyctor_5.1")
    assert game.army("helios.2") == ["dragoon", "arbiter"], "there was no other place"


@rule("SC-MOVE-16", "SC-MOVE-10", "SC-MOVE-13")
def test_a_recalled_unit_joins_the_battle_within_the_attack_surplus() -> None:
    at = {"helios.1": "zealot zealot", "helios.2": "zealot arbiter", "vyctor_5.1": "dragoon"}
    fortress = {"helios.3": "marine base"}
    game = moved(recalling(at, fortress), "arbiter helios.2 helios.3", "2 zealot helios.1 helios.3")
    assert attackers(game) == ["zealot", "zealot", "arbiter"]
    assert why_not_move(game, "aldaris", "zealot", "helios.3") == "SC-CARD-P-07"
    game.picks("move dragoon vyctor_5.1")
    assert attackers(game) == ["zealot", "zealot", "dragoon", "arbiter"]
    assert game.prompt == "before-battle"
    game.picks("done")
    assert game.state.battle is not None
    full = moved(
        recalling(at, fortress),
        "arbiter helios.2 helios.3",
        "2 zealot helios.1 helios.3",
        "zealot helios.2 helios.3",
    )
    assert len(attackers(full)) == 4
    assert full.state.battle is not None, "with two more than the limit nobody can come"


@rule("SC-CARD-P-07")
def test_an_attacker_may_be_recalled_before_the_battle_and_the_last_one_ends_the_attack() -> None:
    at = {"helios.2": "arbiter", "helios.1": "zealot"}
    game = moved(recalling(at, {"helios.3": "marine"}), "zealot helios.1 helios.3")
    game.picks("move zealot helios.3")
    assert game.army("helios.2") == ["zealot", "arbiter"]
    assert game.told("battle") == []
    assert game.army("helios.3") == ["marine"]
    assert game.state.invaded == -1


@rule("SC-CARD-P-07")
def test_a_recall_beside_an_enemy_base_is_no_further_enemy_area() -> None:
    at = {"helios.1": "arbiter", "helios.2": "zealot", "vyctor_5.1": "dragoon"}
    game = moved(
        recalling(at, {"helios.1": "base", "helios.3": "marine"}), "zealot helios.2 helios.3"
    )
    game.picks("move dragoon vyctor_5.1")
    assert game.army("helios.1") == ["dragoon", "arbiter"]
