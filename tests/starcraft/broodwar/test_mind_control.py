"""BW-KEY-07 to -13: the theft of a unit, what it is afterwards, and how control ends."""

from __future__ import annotations

from typing import Any

from orrery.starcraft.board.owners import has_mind_control_token, stolen_by
from tests.marks import rule
from tests.starcraft.arena import army
from tests.starcraft.broodwar.clashes import clash, expanded_battle, fight, stolen
from tests.starcraft.scenario import Position, side, table

THEFT = ["protoss_06", "mind_control"]
"""3/4 for a Zealot, and the card that steals."""


def theft(units: str = "marine", card: str = "terran_03", **more: Any) -> Position:
    """Raynor attacks: his unit survives a Zealot whom it destroys, and is stolen."""
    thief: dict[str, Any] = more.pop("thief", {})
    return clash(
        jim_raynor=(units, [card], more),
        tassadar=("zealot dark_archon", THEFT, thief),
    )


@rule("BW-KEY-07", "BW-CARD-11")
def test_the_opposing_front_line_unit_is_stolen_at_the_end_of_the_destroy_step() -> None:
    game = theft()
    assert [event.things[0] for event in game.told("destroy")] == [unit(game, "tassadar", "zealot")]
    assert game.army("torus.3") == ["marine", "dark_archon"]
    assert game.owner("torus.3") == "tassadar"
    assert stolen(game, "tassadar") == ["marine"]


def unit(game: Position, faction: str, slug: str) -> int:
    return game.box.unit(game.player(faction).faction, slug)


@rule("BW-KEY-07")
def test_a_destroyed_unit_cannot_be_stolen_and_nor_can_those_behind_it() -> None:
    game = clash(
        jim_raynor=("marine goliath", ["terran_01"], {}),
        tassadar=("zealot dark_archon", ["protoss_03", "mind_control"], {}),
    )
    assert game.told("mind-control") == []
    assert game.supply("jim_raynor", "marine") == 6
    assert stolen(game, "tassadar") == []


@rule("BW-KEY-07")
def test_a_unit_that_withdraws_cannot_be_stolen_not_even_by_the_attacker() -> None:
    """Interaction 29: the attacker's theft comes before the defender's withdrawal, but the unit
    counts as gone."""
    game = clash(
        tassadar=("archon dark_archon", ["protoss_13", "mind_control"], {}),
        jim_raynor=("ghost", ["terran_01", "cloaking_field_terran"], {}),
    )
    while game.prompt == "withdraw":
        game.picks("area torus.4")
    assert game.told("mind-control") == []
    assert game.owner("torus.4") == "jim_raynor"


@rule("BW-KEY-07")
def test_a_cloaked_unit_that_was_not_destroyed_can_be_stolen() -> None:
    game = clash(
        jim_raynor=("ghost", ["terran_03", "cloaking_field_terran"], {}),
        tassadar=("zealot dark_archon", THEFT, {}),
    )
    assert stolen(game, "tassadar") == ["ghost"]


@rule("BW-KEY-07", "BW-CARD-11")
def test_an_attacker_steals_too_and_the_unit_joins_the_attackers() -> None:
    game = clash(
        tassadar=("zealot dark_archon", THEFT, {}),
        jim_raynor=("marine", ["terran_03"], {}),
    )
    assert stolen(game, "tassadar") == ["marine"]
    assert game.owner("torus.3") == "tassadar"
    assert game.army("torus.3") == ["marine", "dark_archon"]


@rule("BW-KEY-EX2", "BW-KEY-08", "BW-CARD-11")
def test_example_2_mind_control_as_defence() -> None:
    game = clash(
        overmind=("zergling " * 6, ["zerg_01"], {"elsewhere": {"helios.2": "base"}}),
        tassadar=("dark_archon", THEFT, {}),
    )
    assert game.supply("tassadar", "dark_archon") == 3, "the card works though the Archon dies"
    assert game.army("torus.3") == ["zergling"]
    assert game.owner("torus.3") == "tassadar"
    assert (game.asked, game.prompt) == ("overmind", "retreat-to")
    assert len(game.state.invaders) == 5
    game.picks("area torus.2")
    while game.state.battle is not None:
        game.picks(game.options[0])
    assert game.army("torus.2") == ["zergling"] * 2, "as many as there is room for"


# ---- at most two ---------------------------------------------------------------------------------


TWO = {"torus.2": "firebat@jim_raynor", "helios.1": "zergling@overmind zealot"}


def third() -> Position:
    """Tassadar has two stolen units, and steals the third."""
    return clash(
        jim_raynor=("marine", ["terran_03"], {}),
        tassadar=("zealot dark_archon", THEFT, {"elsewhere": TWO}),
        overmind=("", [], {"elsewhere": {"tarsonis.1": "zergling base"}}),
    )


@rule("BW-KEY-10", "BW-TOKEN-07")
def test_for_a_third_theft_a_stolen_unit_is_destroyed_or_the_theft_is_forgone() -> None:
    """Interaction 38."""
    game = third()
    assert (game.asked, game.prompt) == ("tassadar", "give-up-stolen")
    assert game.options == ["give-up firebat torus.2", "give-up zergling helios.1", "done"]
    again = third()
    game.picks("give-up zergling helios.1")
    assert stolen(game, "tassadar") == ["firebat", "marine"]
    assert game.army("helios.1") == ["zealot"]
    supply = again.supply("overmind", "zergling")
    assert game.supply("overmind", "zergling") == supply + 1, "back to its first owner"
    again.picks("done")
    assert stolen(again, "tassadar") == ["firebat", "zergling"]
    assert again.told("mind-control") == []


def three_skirmishes(units: str, elsewhere: dict[str, str]) -> Position:
    """Tassadar steals in the first of three skirmishes, and has two stolen units already."""
    game = expanded_battle(
        {
            "jim_raynor": army(
                "marine marine marine", hand=["terran_01", "terran_02", "terran_03"]
            ),
            "tassadar": army(f"zealot dark_archon {units}", hand=THEFT, elsewhere=elsewhere),
            "overmind": army("", elsewhere={"tarsonis.1": "zergling base"}),
            "arcturus_mengsk": army("", elsewhere={"tarsonis.2": "marine base"}),
        }
    )
    fight(
        game,
        {"zealot": THEFT, "marine": ["terran_01", "terran_02", "terran_03"]},
        behind={"dark_archon": "zealot"},
        first="zealot",
        until="give-up-stolen",
    )
    return game


@rule("BW-KEY-10")
def test_a_unit_that_waits_in_another_skirmish_cannot_be_given_up() -> None:
    """Interaction 38."""
    game = three_skirmishes("dragoon zergling@overmind", {"torus.2": "firebat@arcturus_mengsk"})
    assert game.options == ["give-up firebat torus.2", "done"]
    both = three_skirmishes("firebat@arcturus_mengsk zergling@overmind", {})
    assert both.state.battle is None, "nobody was asked"
    assert both.told("mind-control") == []


@rule("BW-KEY-10")
def test_a_unit_of_this_skirmish_or_of_one_that_is_over_can_be_given_up() -> None:
    """The stolen Firebat in front plays the card of its first owner: 3/4 against 1/6."""
    game = clash(
        jim_raynor=("marine", ["bw_t3"], {}),
        tassadar=(
            "firebat@arcturus_mengsk dark_archon",
            [],
            {"hand": ["mind_control"], "elsewhere": {"torus.2": "zergling@overmind"}},
        ),
        overmind=("", [], {"elsewhere": {"tarsonis.1": "zergling base"}}),
        arcturus_mengsk=(
            "",
            [],
            {"elsewhere": {"tarsonis.2": "marine base"}, "deck": ["terran_09", "terran_10"]},
        ),
    )
    game.picks("card mind_control")
    assert game.options == ["give-up firebat torus.3", "give-up zergling torus.2", "done"]
    supply = game.supply("arcturus_mengsk", "firebat")
    game.picks("give-up firebat torus.3")
    assert game.army("torus.3") == ["marine", "dark_archon"]
    assert game.supply("arcturus_mengsk", "firebat") == supply + 1


Onlooker = tuple[str, list[str], dict[str, Any]]
OVERMIND: Onlooker = ("", [], {"elsewhere": {"tarsonis.1": "zergling base"}})
MENGSK: Onlooker = ("", [], {"elsewhere": {"tarsonis.2": "marine base"}})


@rule("BW-KEY-10")
def test_stolen_units_among_the_attackers_take_up_tokens_and_can_be_given_up() -> None:
    game = clash(
        tassadar=("zealot dark_archon firebat@arcturus_mengsk zergling@overmind", THEFT, {}),
        jim_raynor=("marine", ["bw_t3"], {}),
        overmind=OVERMIND,
        arcturus_mengsk=MENGSK,
    )
    assert game.options == ["give-up firebat torus.3", "give-up zergling torus.3", "done"]
    game.picks("give-up firebat torus.3")
    assert game.army("torus.3") == ["marine", "zealot", "dark_archon", "zergling"]


@rule("BW-KEY-10")
def test_a_unit_of_a_skirmish_that_is_over_can_be_given_up() -> None:
    game = expanded_battle(
        {
            "jim_raynor": army("marine marine", hand=["bw_t3", "terran_03"]),
            "tassadar": army(
                "zealot dark_archon firebat@arcturus_mengsk",
                hand=THEFT,
                elsewhere={"torus.2": "zergling@overmind"},
            ),
            "overmind": army("", elsewhere={"tarsonis.1": "zergling base"}),
            "arcturus_mengsk": army("", elsewhere={"tarsonis.2": "base"}, deck=["bw_t3"]),
        }
    )
    fight(
        game,
        {"zealot": THEFT, "marine": ["bw_t3", "terran_03"]},
        behind={"dark_archon": "zealot"},
        first="firebat",
        until="give-up-stolen",
    )
    assert game.options == ["give-up firebat torus.3", "give-up zergling torus.2", "done"]
    game.picks("give-up firebat torus.3")
    assert stolen(game, "tassadar") == ["marine", "zergling"]


@rule("BW-KEY-10")
def test_a_unit_that_will_withdraw_cannot_be_given_up() -> None:
    game = clash(
        jim_raynor=("battlecruiser", ["terran_14"], {}),
        tassadar=(
            "zergling@overmind arbiter dark_archon",
            [],
            {
                "hand": ["mind_control"],
                "technologies": ["cloaking_field_protoss"],
                "elsewhere": {"torus.2": "firebat@arcturus_mengsk"},
            },
        ),
        overmind=OVERMIND,
        arcturus_mengsk=MENGSK,
    )
    game.picks("card mind_control")
    assert game.options == ["withdraw zergling", "mind-control"]
    game.picks("mind-control")
    assert game.options == ["give-up firebat torus.2", "done"]


@rule("BW-KEY-10", "BW-KEY-20")
def test_the_nuke_of_a_ghost_that_was_given_up_does_not_fall() -> None:
    """Tassadar's stolen Ghost has the Nuke of its first owner, and makes room for the Marine."""

    def position() -> Position:
        game = clash(
            jim_raynor=("marine", ["bw_t3"], {}),
            tassadar=(
                "ghost@arcturus_mengsk dark_archon zergling@overmind",
                [],
                {"hand": ["mind_control"]},
            ),
            overmind=OVERMIND,
            arcturus_mengsk=("", [], {"elsewhere": {"tarsonis.2": "base"}, "deck": ["nuke"]}),
        )
        game.picks("card mind_control")
        return game

    game, again = position(), position()
    game.picks("give-up zergling torus.3")
    assert len(game.told("nuke-held")) == 1
    again.picks("give-up ghost torus.3")
    assert again.told("nuke-held") == []


# ---- heroes, and the end of control --------------------------------------------------------------


@rule("BW-KEY-11")
def test_a_hero_cannot_be_stolen_and_nobody_else_is_instead() -> None:
    game = theft("jim_raynor_hero marine", leaders=["jim_raynor_hero"])
    assert game.told("mind-control") == []
    assert stolen(game, "tassadar") == []


@rule("BW-KEY-12")
def test_a_destroyed_stolen_unit_returns_to_its_first_owner_and_the_token_is_free() -> None:
    game = clash(
        jim_raynor=("marine", ["terran_01"], {}),
        tassadar=("zergling@overmind", [], {}),
        overmind=("", [], {"elsewhere": {"tarsonis.1": "zergling base"}, "deck": ["zerg_13"]}),
    )
    before = game.supply("overmind", "zergling")
    fight(game, {"marine": ["terran_01"]})
    assert stolen(game, "tassadar") == []
    assert game.supply("overmind", "zergling") == before + 1


@rule("BW-KEY-12")
def test_while_it_is_stolen_a_unit_is_in_nobodys_supply() -> None:
    game = theft()
    total = sum(unit_slug == "marine" for unit_slug in game.army("torus.3"))
    assert game.supply("jim_raynor", "marine") == 6 - total
    assert total == 1


@rule("BW-KEY-12")
def test_a_stolen_unit_can_be_stolen_again_and_keeps_its_first_owner() -> None:
    """Aldaris takes the Marine that Tassadar has stolen: his token, Raynor's miniature."""
    game = clash(
        aldaris=("zealot dark_archon", THEFT, {}),
        tassadar=("marine@jim_raynor", [], {}),
        jim_raynor=(
            "",
            [],
            {"elsewhere": {"tarsonis.1": "base"}, "deck": ["terran_03", "terran_01"]},
        ),
    )
    fight(game, {"zealot": THEFT})
    assert (stolen(game, "aldaris"), stolen(game, "tassadar")) == (["marine"], [])
    assert game.supply("jim_raynor", "marine") == 5


@rule("BW-KEY-12", "BW-KEY-10")
def test_the_first_owner_takes_a_unit_back_without_a_token() -> None:
    game = clash(
        aldaris=("zealot dark_archon", THEFT, {"elsewhere": TWO}),
        tassadar=("zealot@aldaris", [], {}),
        jim_raynor=("", [], {"elsewhere": {"tarsonis.1": "base"}}),
        overmind=("", [], {"elsewhere": {"tarsonis.2": "base"}}),
    )
    fight(game, {"zealot": THEFT})
    assert len(game.told("mind-control")) == 1, "both tokens are in use, and none is needed"
    assert sorted(stolen(game, "aldaris")) == ["firebat", "zergling"]
    assert game.army("torus.3") == ["zealot", "zealot", "dark_archon"]
    assert game.owner("torus.3") == "aldaris"


@rule("BW-KEY-12")
def test_control_outlasts_the_first_owner() -> None:
    game = theft(home=False)
    assert game.player("jim_raynor").out == 1, "he had nothing else"
    assert stolen(game, "tassadar") == ["marine"]


@rule("BW-TOKEN-07")
def test_control_outlasts_the_dark_archon_and_the_round() -> None:
    game = table(
        phase="regrouping",
        tassadar=side(at={"torus.1": "marine@jim_raynor", "helios.2": "base"}),
        jim_raynor=side(at={"dylar_iv.2": "marine base"}),
        expansion="brood_war",
    )
    while game.state.round == 1:
        game.picks(game.options[-1])
    assert stolen(game, "tassadar") == ["marine"]
    seat = game.factions.index("tassadar")
    assert stolen_by(game.state, game.box, seat) == [
        (unit(game, "jim_raynor", "marine"), game.box.area_slugs.index("torus.1"))
    ]
    assert has_mind_control_token(game.state, game.box, seat), "one of two"


@rule("BW-KEY-13")
def test_a_defender_with_more_units_than_fit_retreats_the_excess() -> None:
    """Interaction 37."""
    game = clash(
        area="torus.2",
        jim_raynor=("marine", ["bw_t3"], {}),
        tassadar=("zealot dark_archon", THEFT, {}),
    )
    assert (game.asked, game.prompt) == ("tassadar", "retreat-to")
    game.picks("area torus.3")
    assert (game.asked, game.prompt) == ("tassadar", "retreat-who")
    assert game.options == ["unit marine", "unit zealot", "unit dark_archon"], "his own choice"
    game.picks("unit zealot")
    assert game.army("torus.2") == ["marine", "dark_archon"]
    assert game.army("torus.3") == ["zealot"]


@rule("BW-KEY-13")
def test_what_cannot_retreat_is_destroyed() -> None:
    full = {"torus.1": "zealot zealot", "torus.3": "dragoon dragoon dragoon scout"}
    game = clash(
        area="torus.2",
        jim_raynor=("marine", ["bw_t3"], {"elsewhere": {"torus.4": "firebat"}}),
        tassadar=("zealot dark_archon", THEFT, {"elsewhere": full}),
    )
    assert (game.asked, game.prompt) == ("tassadar", "retreat-lose")
    game.picks("unit marine")
    assert game.army("torus.2") == ["zealot", "dark_archon"]
    assert game.supply("jim_raynor", "marine") == 6
