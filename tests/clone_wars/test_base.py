"""BASE: bases."""

from __future__ import annotations

from tests.clone_wars.scenario import START, Scenario, invent, side, table
from tests.clone_wars.seen import seen
from tests.marks import rule


def per_ship(n: int) -> dict[str, object]:
    """A base whose hit points grow with its owner's ships."""
    bonus = {"effect": "stat_bonus", "stat": "hit_points", "n": n, "to": "this"}
    per = {"count": "in_play", "type": "capital_ship"}
    return {"when": "while_base", "do": [{**bonus, "per": per}]}


def fallen() -> Scenario:
    """The Separatists begin a turn without a base."""
    return table(active="separatist", step=START, separatist=side(base=None, lost=["xorrn"]))


@rule("CW-BASE-01")
def test_a_player_with_a_base_takes_no_other() -> None:
    game = table(step=START, republic=side(base="kamino", bases=["ryloth", "anaxes"], damage=13))
    assert game.asked == "action"
    assert (game.base("republic"), game.damage("republic")) == ("kamino", 13)
    assert game.bases("republic") == ["anaxes", "ryloth"]


@rule("CW-BASE-01")
def test_a_player_has_no_base_only_until_their_next_turn() -> None:
    game = table(republic=side(units=["at_te", "arc_trooper"]))
    game.picks("commit at_te base", "commit arc_trooper base", "resolve base")
    assert game.base("separatist") is None
    game.pick("end")
    assert (game.asked, game.seat) == ("new-base", "separatist")
    game.pick("base geonosis")
    assert game.base("separatist") == "geonosis"
    assert game.bases("separatist") == ["dac", "felucia", "mygeeto"]


@rule("CW-BASE-02")
def test_damage_from_attacks_and_abilities_adds_up_over_turns() -> None:
    game = table(
        republic=side(units=["at_te", "clone_trooper"], deck=["at_rt"]), separatist=side(damage=2)
    )
    game.picks("use at_te", "commit clone_trooper base", "resolve base", "end", "end")
    assert (game.base("separatist"), game.damage("separatist")) == ("xorrn", 6)
    game.picks("play at_rt", "commit at_rt base", "resolve base")
    assert (game.base("separatist"), game.victory("republic")) == (None, ["xorrn"])


@rule("CW-BASE-03")
def test_a_destroyed_base_goes_to_the_opponents_victory_pile_without_its_counters() -> None:
    game = table(
        republic=side(units=["at_te"]), separatist=side(damage=7, bases=["dac", "felucia"])
    )
    game.picks("commit at_te base", "resolve base")
    assert (game.victory("republic"), game.victory("separatist")) == (["xorrn"], [])
    assert (game.base("separatist"), game.damage("separatist")) == (None, 0)


@rule("CW-BASE-03")
def test_texts_of_a_destroyed_base_end_at_once() -> None:
    game = table(
        republic=side(base="anaxes", damage=14, ships=[("consular_class_cruiser", 4)]),
        separatist=side(units=["vulture_droid"]),
        active="separatist",
    )
    game.picks("use vulture_droid", "damage anaxes")
    assert game.victory("separatist") == ["anaxes"]
    assert game.ships("republic") == {}  # it lived by the two hit points of Anaxes
    assert game.discard("republic") == ["consular_class_cruiser"]


@rule("CW-BASE-03", "CW-BASE-11")
def test_a_base_that_falls_by_its_own_controllers_doing_is_the_opponents_too() -> None:
    leaving = invent(
        "consular_class_cruiser",
        ability=[
            {
                "when": "action",
                "cost": [{"effect": "exile_self"}],
                "do": [{"effect": "draw", "n": 1}],
            }
        ],
    )
    rishi = invent("rishi", ability=[per_ship(2)])
    game = table(
        republic=side(damage=8, ships=["consular_class_cruiser"], deck=["at_te"]),
        invented=[leaving, rishi],
    )
    assert game.base("republic") == "rishi"
    game.pick("use consular_class_cruiser")
    assert game.base("republic") is None
    assert (game.victory("separatist"), game.victory("republic")) == (["rishi"], [])
    assert game.hand("republic") == ["at_te"]  # the text is resolved to its end


@rule("CW-BASE-04")
def test_nothing_of_this_turn_touches_the_future_base() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["vulture_droid", "vulture_droid", "droideka"]),
        republic=side(damage=6, bases=["ryloth", "kamino"]),
    )
    game.pick("use vulture_droid")
    assert game.base("republic") is None
    game.picks("use vulture_droid", "commit droideka base", "resolve base", "end")
    assert (game.asked, game.seat) == ("new-base", "republic")
    game.pick("base kamino")
    assert (game.base("republic"), game.damage("republic")) == ("kamino", 0)


@rule("CW-BASE-05")
def test_the_owner_picks_any_remaining_base_and_may_not_decline() -> None:
    game = fallen()
    assert (game.asked, game.seat) == ("new-base", "separatist")
    assert game.options == ["base dac", "base felucia", "base geonosis", "base mygeeto"]
    assert game.why("end") == "CW-TURN-08"
    game.pick("base mygeeto")
    assert (game.base("separatist"), game.damage("separatist")) == ("mygeeto", 0)
    assert game.bases("separatist") == ["dac", "felucia", "geonosis"]


@rule("CW-BASE-05")
def test_the_number_of_candidates_after_each_loss() -> None:
    lost = ["xorrn", "dac", "felucia", "geonosis"]
    for mode, counts in (("beginner", (4, 3, 2)), ("full", (9, 8, 7))):
        for number, count in enumerate(counts, start=1):
            game = table(
                active="separatist",
                step=START,
                separatist=side(base=None, lost=lost[:number]),
                options={"mode": mode, "bases": "5"},
            )
            assert len(game.options) == count


@rule("CW-BASE-05", "CW-BASE-06")
def test_the_last_remaining_base_is_revealed_without_a_question() -> None:
    game = table(
        step=START,
        republic=side(base=None, lost=["rishi", "kamino"], bases=["christophsis"], deck=["at_te"]),
    )
    assert game.base("republic") == "christophsis"
    assert (game.asked, game.options) == ("trigger", ["use christophsis", "done"])


@rule("CW-BASE-06")
def test_a_reveal_text_is_used_when_the_base_is_revealed() -> None:
    game = table(
        active="separatist",
        step=START,
        separatist=side(base=None, lost=["xorrn"], bases=["serenno", "dac"]),
        force=1,
    )
    game.picks("base serenno", "use serenno")
    assert game.force == -3
    assert game.pool("separatist") == 1  # before the Force bonus of the same start of turn


@rule("CW-BASE-06")
def test_a_declined_reveal_text_is_forfeited_for_good() -> None:
    game = table(
        active="separatist",
        step=START,
        separatist=side(base=None, lost=["xorrn"], bases=["serenno", "dac"]),
    )
    game.picks("base serenno", "done")
    assert (game.asked, game.force) == ("action", 0)
    assert not game.offers("use serenno")
    assert game.why("use serenno") == "CW-KEY-04"
    game.picks("end", "end")
    assert (game.asked, game.seat) == ("action", "separatist")


@rule("CW-BASE-07")
def test_a_base_revealed_this_turn_uses_its_ability_once_in_each_of_its_owners_turns() -> None:
    game = table(
        step=START, republic=side(base=None, bases=["coruscant_base_republic"], lost=["rishi"])
    )
    game.pick("use coruscant_base_republic")
    assert game.force == 1
    assert not game.offers("use coruscant_base_republic")
    assert game.why("use coruscant_base_republic") == "CW-ABILITY-03"
    game.picks("end", "end", "use coruscant_base_republic")
    assert game.pool("republic") == 1


@rule("CW-BASE-07", "CW-KEY-01")
def test_a_while_text_of_a_base_holds_without_being_used() -> None:
    game = table(
        active="separatist",
        separatist=side(base="mustafar_separatist", units=["b1_battle_droid", "asajj_ventress"]),
        options={"mode": "full"},
    )
    assert game.why("use mustafar_separatist") == "CW-KEY-01"
    game.picks("commit b1_battle_droid base", "commit asajj_ventress base", "resolve base")
    assert game.damage("republic") == 2 + 1 + 4
    game = table(republic=side(base="coruscant_base_republic"))
    game.pick("use coruscant_base_republic")
    assert game.force == 1


@rule("CW-BASE-08")
def test_a_lost_base_is_never_offered_again() -> None:
    game = table(
        republic=side(units=["at_te"]),
        separatist=side(base="dac", damage=9, lost=["xorrn"]),
    )
    game.picks("commit at_te base", "resolve base", "end")
    assert game.options == ["base felucia", "base geonosis", "base mygeeto"]
    assert game.victory("republic") == ["xorrn", "dac"]


@rule("CW-BASE-09")
def test_the_other_parts_of_a_text_are_resolved_without_a_base() -> None:
    both = [{"effect": "damage", "n": 2, "to": ["enemy_base"]}, {"effect": "draw", "n": 1}]
    game = table(
        republic=side(units=["at_te"], deck=["clone_trooper"]),
        separatist=side(base=None, lost=["xorrn"]),
        invented=[invent("at_te", ability=[{"when": "action", "do": both}])],
    )
    game.pick("use at_te")
    assert game.hand("republic") == ["clone_trooper"]
    game.picks("commit at_te base", "resolve base")
    assert (game.damage("separatist"), game.victory("republic")) == (0, ["xorrn"])
    game.picks("end", "base dac")
    assert game.damage("separatist") == 0


@rule("CW-KEY-13")
def test_texts_about_a_missing_base_alone_are_not_offered() -> None:
    game = table(
        republic=side(units=["at_te", "clone_trooper", "clone_medic", "r2_d2"]),
        separatist=side(base=None, lost=["xorrn"]),
    )
    assert game.why("use at_te") == "CW-ABILITY-12"
    assert game.why("use clone_medic") == "CW-ABILITY-12"
    assert game.why("use r2_d2") == "CW-ABILITY-12"


@rule("CW-BASE-10")
def test_the_base_stack_is_shown_to_both_in_the_modes_of_the_rulebook() -> None:
    game = table(republic=side(bases=["ryloth", "kamino"]))
    for faction in ("republic", "separatist", ""):
        assert seen(game, faction, "sides", 0, "bases", "cards") == 2
        stack = seen(game, faction, "sides", 0, "bases", "known")
        assert isinstance(stack, list)
        assert len(stack) == 2


@rule("CW-BASE-10")
def test_secret_bases_are_shown_to_their_owner_alone() -> None:
    game = table(republic=side(bases=["ryloth", "kamino"]), options={"mode": "secret"})
    own = seen(game, "republic", "sides", 0, "bases", "known")
    assert isinstance(own, list)
    assert len(own) == 2
    for faction in ("separatist", ""):
        assert seen(game, faction, "sides", 0, "bases") == {"cards": 2, "known": []}


@rule("CW-BASE-11")
def test_hit_point_bonuses_count_as_long_as_they_are_active() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["droideka", "b1_battle_droid"]),
        republic=side(base="anaxes", ships=["arquitens_class_light_cruiser"]),
    )
    game.picks("commit droideka base", "resolve base")
    assert game.ships("republic") == {"arquitens_class_light_cruiser": 4}
    game.picks("commit b1_battle_droid base", "resolve base")
    assert game.ships("republic") == {}
    assert game.damage("republic") == 0


@rule("CW-BASE-11")
def test_a_base_falls_at_once_when_its_bonus_ends() -> None:
    game = table(
        republic=side(units=["maul"]),
        force=1,
        separatist=side(damage=9, ships=["droid_control_ship"]),
        row=["stap"] * 2 + ["at_te"] * 2 + ["arc_trooper"] * 2,
        invented=[invent("xorrn", ability=[per_ship(2)])],
    )
    assert game.base("separatist") == "xorrn"
    game.pick("use maul")
    assert game.ships("separatist") == {}
    assert (game.base("separatist"), game.victory("republic")) == (None, ["xorrn"])
