"""BW-CARD-08, -09: Archons and Dark Archons, of one's own Templar and of stolen ones."""

from __future__ import annotations

from tests.marks import rule
from tests.starcraft.orders import RICH, executing, on_cards, reason, units
from tests.starcraft.scenario import Position, side

ALDARIS = side(at={"vyctor_5.2": "base"})


def building(technology: str, **at: str) -> Position:
    """Tassadar carries out a Build order on Helios, with this technology in play."""
    areas = {area.replace("_", "."): words for area, words in at.items()}
    mine = side(at=areas, technologies=[technology], resources=RICH)
    return executing("tassadar build", expansion="brood_war", tassadar=mine, aldaris=ALDARIS)


@rule("BW-CARD-08")
def test_an_archon_costs_two_gas_and_two_high_templar_of_the_planet() -> None:
    game = building("summon_archon_bw", helios_2="high_templar", helios_4="high_templar")
    game.picks("unit archon", "area helios.4", "pay")
    assert (game.army("helios.2"), game.army("helios.4")) == ([], ["archon"])
    gas = sum(on_cards(game, "tassadar").values())
    assert gas == 2, "not one, as in the base game"
    assert game.supply("tassadar", "high_templar") == 3


@rule("BW-CARD-08", "BW-KEY-08")
def test_stolen_high_templar_count_by_their_type_and_return_to_their_first_owner() -> None:
    """Interaction 42."""
    game = building("summon_archon_bw", helios_2="high_templar high_templar@aldaris")
    assert game.supply("aldaris", "high_templar") == 2
    game.picks("unit archon", "pay")
    assert game.army("helios.2") == ["archon"]
    assert (game.supply("aldaris", "high_templar"), game.supply("tassadar", "high_templar")) == (
        3,
        3,
    )


@rule("BW-KEY-08")
def test_between_ones_own_and_a_stolen_templar_in_an_area_the_builder_chooses() -> None:
    def position() -> Position:
        return building(
            "summon_archon_bw", helios_2="high_templar high_templar high_templar@aldaris"
        )

    game, again = position(), position()
    for one in (game, again):
        one.picks("unit archon")
        assert one.prompt == "sacrifice-which"
        assert one.options == ["unit high_templar", "unit high_templar@aldaris"]
    game.picks("unit high_templar")
    assert game.options == ["unit high_templar", "unit high_templar@aldaris"]
    game.picks("unit high_templar", "pay")
    assert (game.supply("tassadar", "high_templar"), game.supply("aldaris", "high_templar")) == (
        3,
        2,
    )
    again.picks("unit high_templar@aldaris", "pay")
    assert again.supply("tassadar", "high_templar") == 2, "the other is his own without a question"
    assert again.supply("aldaris", "high_templar") == 3


@rule("BW-CARD-09")
def test_a_dark_archon_costs_a_dark_templar_of_the_planet_and_nothing_else() -> None:
    game = building("summon_dark_archon", helios_2="dark_templar", torus_1="dark_templar")
    game.picks("unit dark_archon")
    assert game.army("helios.2") == ["dark_archon"]
    assert game.army("torus.1") == ["dark_templar"]
    assert on_cards(game, "tassadar") == {}
    assert "dark_archon" not in units(game), "none is left on the planet"
    assert reason(game, "tassadar", "unit", "dark_archon") == "SC-BUILD-14"


@rule("BW-CARD-09", "BW-LEAD-17")
def test_a_dark_templar_of_two_areas_is_chosen_and_zeratul_cannot_be() -> None:
    """Interaction 46."""
    game = building(
        "summon_dark_archon",
        helios_1="zeratul",
        helios_2="dark_templar",
        helios_4="dark_templar@aldaris",
    )
    game.picks("unit dark_archon")
    assert (game.prompt, game.options) == ("sacrifice", ["area helios.2", "area helios.4"])
    game.picks("area helios.4")
    assert game.army("helios.4") == ["dark_archon"]
    assert game.supply("aldaris", "dark_templar") == 3
    alone = building("summon_dark_archon", helios_1="zeratul base")
    assert reason(alone, "tassadar", "unit", "dark_archon") == "SC-BUILD-14"


@rule("SC-BUILD-12")
def test_without_the_technology_there_is_no_dark_archon() -> None:
    game = building("recall", helios_2="dark_templar base")
    assert reason(game, "tassadar", "unit", "dark_archon") == "SC-BUILD-12"
