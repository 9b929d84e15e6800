"""The layout of an observation of StarCraft: the board, orders, battles, and what there is once.
What players have is in `player_tables`."""

from __future__ import annotations

from typing import Final

from orrery.research.columns import Column, Table, category, flag
from orrery.research.layout import Layout
from orrery.research.starcraft.player_tables import cards, events, leaders, players
from orrery.research.starcraft.words import SKIRMISHES, Words, planets_in_play
from orrery.starcraft.board.state import PHASES
from orrery.starcraft.facts.box import Box

TWO_BYTES: Final = 65535
NO_LIMIT: Final = "no rule gives a limit; more raises an error"
FAR: Final = 17
"""How far from the first planet another can lie: eighteen planets in a row."""
STOLEN_ROWS: Final = 8
MOVED_ROWS: Final = 32
SUPPORT_ROWS: Final = 32
BATTLE_CARD_ROWS: Final = 32
ROLES: Final = ("attacker", "defender")
PILES: Final = ("splash", "aside", "restorable")
SUBJECTS: Final = (
    "about", "unit", "enemy", "planet", "last", "seat", "faction", "skirmish", "n", "leaving",
    "price", "minerals", "gas",
)  # fmt: skip
SUBJECT_KINDS: Final = (
    "area", "event", "faction", "installation", "item", "leader", "number", "planet", "seat",
    "skirmish", "technology", "unit",
)  # fmt: skip
BONUS: Final = 64
"""Bonuses in battles are shifted by this much, since they can be negative."""
ENDINGS: Final = (
    "conquest-points", "objective", "card-objective", "end-draws-near", "elimination", "base-lost",
    "heroes-lost", "no-bases-left", "unit-on", "items-home", "points", "unit-beside", "end-cards",
    "rounds-over",
)  # fmt: skip


def layout_of(words: Words, box: Box, prompts: tuple[str, ...]) -> Layout:
    """The tables of an observation with this box."""
    tables = [areas(words, box), *galaxy(words, box), orders(words, box)]
    tables += [players(words, box), cards(words, box), events(words, box)]
    if box.leadership:
        tables.append(leaders(box))
    tables += [invaders(words), moved(words), *battles(words)]
    if words.is_expanded:
        tables.append(stolen(words))
    tables += [subject(words), scalars(words, box, prompts)]
    return Layout.of(tables)


def seat(words: Words, name: str, meaning: str = "") -> Column:
    """A column that names a player."""
    return category(name, words.seat_names, "the players, SC-SETUP-12", meaning)


def area(words: Words, name: str, meaning: str = "") -> Column:
    """A column that names an area."""
    return category(name, words.areas, "the areas of all planets", meaning)


def planet(words: Words, name: str, meaning: str = "") -> Column:
    """A column that names a planet."""
    return category(name, words.planets, "the planets of the box", meaning)


def form(words: Words, name: str, meaning: str = "") -> Column:
    """A column that names a type of unit by its place on the sheet."""
    return category(name, words.form_names, "the places on a sheet", meaning)


def units(words: Words, prefix: str = "") -> tuple[Column, ...]:
    """A column for each type of unit of a faction."""
    rule = "the miniatures of a faction, SC-COMP-02"
    return tuple(Column(f"{prefix}{name}", 255, rule) for name in words.form_names)


def areas(words: Words, box: Box) -> Table:
    """The board, area by area."""
    columns = [
        flag("placed", "its planet is in the galaxy"),
        seat(words, "owner", "whose units are there"),
        seat(words, "base", "whose base is there"),
        Column("depletion", 2, "partial or permanent, SC-ECON-07"),
        seat(words, "card", "who has its Resource card"),
        Column("workers", 255, NO_LIMIT, "on that card"),
        *units(words),
    ]
    if words.is_expanded:
        columns += [
            category("installation", box.installation_slugs, "the installations of the box"),
            seat(words, "installer", "whose installation it is"),
            Column("guards", 255, "the guard tokens of the box, BW-DEFEND-10"),
            Column("points", 255, "special conquest point tokens, BW-TOKEN-05"),
            *(flag(item, "lies there, carried by nobody") for item in box.item_slugs),
        ]
    meaning = "areas: units of the owner's faction by their place on its sheet, and pieces"
    return Table("areas", meaning, tuple(columns), words.areas)


def galaxy(words: Words, box: Box) -> list[Table]:
    """Planets and routes."""
    rule = "as many planets in a row, SC-GALAXY-06"
    planets = Table(
        "planets",
        "the galaxy, and planets that were drawn and not placed yet",
        (
            Column("placed", 18, "the planets of the box", "which tile it was, from 1"),
            Column("column", 2 * FAR, rule, zero=FAR),
            Column("row", 2 * FAR, rule, zero=FAR),
            Column("turn", 3, "quarter turns, SC-GALAXY-05"),
            seat(words, "drawn", "who has drawn it"),
        ),
        words.planets,
    )
    slots = "four sides of each planet"
    routes = Table(
        "routes",
        "routes in their order: the planets they join, the slots of z-axis routes, transports",
        (
            planet(words, "one"),
            planet(words, "other"),
            category("major", words.slots, slots),
            category("minor", words.slots, slots),
            *(flag(f"transport_{name}", "this player's transport") for name in words.seat_names),
        ),
        most_rows=words.routes,
        rule=f"the sides that {planets_in_play(box)} tiles can share, and z-axis routes",
    )
    return [planets, routes]


def orders(words: Words, box: Box) -> Table:
    """Order tokens on the board."""
    joined = 2 if box.scenario is not None else 1
    return Table(
        "orders",
        "order tokens on the board, planet by planet from bottom to top; no order: face down",
        (
            planet(words, "planet"),
            Column("height", 255, NO_LIMIT, "from 1, the bottom"),
            seat(words, "seat"),
            category("order", words.orders, "the orders of the box"),
            flag("revealed", "it is face up"),
        ),
        most_rows=words.seats * (sum(box.order_tokens) + 2) * joined,
        rule="the order tokens of all players, SC-COMP-01, with Star orders, BW-TOKEN-06",
    )


def invaders(words: Words) -> Table:
    return Table("invaders", "units of the active player that attack an area", units(words))


def moved(words: Words) -> Table:
    """Units that have arrived in a Mobilize order."""
    return Table(
        "moved",
        "units that have moved in this order, one row each",
        (seat(words, "seat", "whose miniature it is"), form(words, "unit"), area(words, "area")),
        most_rows=MOVED_ROWS,
        rule="the unit limits of a planet, SC-MOVE-08",
    )


def stolen(words: Words) -> Table:
    """Units that are another's miniatures."""
    return Table(
        "stolen",
        "units under mind control: where they are, whose miniatures they are, how many",
        (
            area(words, "area"),
            flag("attacks", "they attack that area"),
            seat(words, "seat"),
            form(words, "unit"),
            Column("number", 255, NO_LIMIT),
        ),
        most_rows=STOLEN_ROWS,
        rule="two mind control tokens for each Protoss player, BW-KEY-10",
    )


def battles(words: Words) -> list[Table]:
    """The battle, its skirmishes, supporting units and cards."""
    bonus = "bonuses of a battle come from a few cards"
    battle = Table(
        "battle",
        "the battle that is fought",
        (
            area(words, "area"),
            *(seat(words, role) for role in ROLES),
            flag("special", "a special Mobilize order started it"),
            Column("step", 9, "nine steps"),
            flag("guarded", "a guard token was discarded, BW-DEFEND-07"),
            *(Column(f"attack_{role}", 2 * BONUS, bonus, zero=BONUS) for role in ROLES),
            *(Column(f"health_{role}", 2 * BONUS, bonus, zero=BONUS) for role in ROLES),
            *(flag(f"detector_{role}") for role in ROLES),
            *(flag(f"face_up_{role}", "it places its cards face up") for role in ROLES),
            *(Column(f"nukes_{role}", 255, NO_LIMIT) for role in ROLES),
            *(Column(f"aside_{role}", 255, NO_LIMIT, "cards it looks at") for role in ROLES),
        ),
    )
    lanes = Table(
        "skirmishes",
        "skirmishes in their order: front-line units and cards of both sides",
        (
            flag("there"),
            flag("over"),
            *(column for role in ROLES for column in lane(words, role)),
        ),
        most_rows=SKIRMISHES,
        rule="the unit limit of an area, SC-COMP-10",
    )
    support = Table(
        "support",
        "supporting units of the skirmishes, one row each",
        (
            Column("skirmish", SKIRMISHES, "skirmishes from 1"),
            category("role", ROLES, "two sides"),
            seat(words, "seat", "whose miniature it is"),
            form(words, "unit"),
        ),
        most_rows=SUPPORT_ROWS,
        rule="the unit limit of an area, SC-COMP-10, and two more, SC-MOVE-10",
    )
    piles = Table(
        "battle_cards",
        "cards beside the skirmishes, one row each",
        (
            category("pile", PILES, "splash, looked at, restorable"),
            category("role", ROLES, "two sides"),
            seat(words, "seat", "whose deck it is from"),
            category("card", words.card_names, "the cards of a faction"),
        ),
        most_rows=BATTLE_CARD_ROWS,
        rule="two cards for each skirmish, SC-BATTLE-14",
    )
    return [battle, lanes, support, piles]


def lane(words: Words, role: str) -> list[Column]:
    """One side of a skirmish: a front-line unit, a standard card and a reinforcement."""
    columns = [form(words, f"front_{role}"), seat(words, f"front_of_{role}")]
    for place in ("first", "second"):
        name = f"{place}_{role}"
        columns += [
            flag(f"{name}_there"),
            category(f"{name}_card", words.card_names, "the cards of a faction"),
            seat(words, f"{name}_of", "whose deck it is from"),
            flag(f"{name}_face_up"),
            flag(f"{name}_from_deck"),
            flag(f"{name}_looked", "its owner has looked at it"),
        ]
    return columns


def subject(words: Words) -> Table:
    """What the question is about, for whoever is asked."""
    return Table(
        "subject",
        "what the question is about, told only to the player who is asked: things by the names "
        "that the words of the question use",
        (
            category("kind", SUBJECT_KINDS, "the kinds of things"),
            Column("number", TWO_BYTES, "numbers of the box", "counted from 1; seats from own"),
        ),
        SUBJECTS,
    )


def scalars(words: Words, box: Box, prompts: tuple[str, ...]) -> Table:
    """Everything that there is once."""
    conditions = 0 if box.scenario is None else len(box.scenario.conditions)
    columns = [
        flag("watcher", "nobody's seat: own means the first player"),
        Column("round", TWO_BYTES, NO_LIMIT),
        category("phase", PHASES, "setup and three phases"),
        Column("stage", 3, "three stages, SC-TERM-19"),
        seat(words, "first", "who has the first player token"),
        seat(words, "active", "who executes an order"),
        planet(words, "planet", "the active planet"),
        seat(words, "asked", "who must decide"),
        seat(words, "whose", "whose pieces it is about"),
        category("prompt", prompts, "the table of prompts", "what is asked"),
        Column("about", TWO_BYTES, "numbers of the box", "as the prompt means it, counted from 1"),
        area(words, "invaded"),
        *(flag(f"winner_{name}") for name in words.seat_names),
        category("ending", ENDINGS, "the ways to win"),
        *(Column(f"event_deck_{stage}", 255, "the Event cards") for stage in (1, 2, 3)),
        *(Column(f"event_box_{stage}", 255, "put away unseen, SC-SETUP-06") for stage in (1, 2, 3)),
        Column("event_dug", 255, "the Event cards", "of those seen in the deck, drawn at most"),
        *under_way(words),
    ]
    if words.is_expanded:
        columns += [
            planet(words, "influenced", "the planet of Subtle Influence"),
            *(flag(f"led_{stage}", "Leadership cards were chosen") for stage in (1, 2, 3)),
            area(words, "fallen", "where a hero fell whose strike is due"),
            *(seat(words, f"order_{at + 1}", "in play order") for at in range(words.seats)),
            *(flag(f"met_{at + 1}", "a condition was met") for at in range(conditions)),
            seat(words, "bridge", "who controlled the bridge"),
        ]
    return Table("scalars", "everything that there is once", tuple(columns))


def under_way(words: Words) -> list[Column]:
    """What everybody sees of the procedures in progress."""
    return [
        category("executed_as", words.orders, "the orders of the box"),
        seat(words, "driven", "the faction that nobody plays, in its turn"),
        *(flag(f"driven_built_{name}") for name in words.planets if words.is_expanded),
        area(words, "defended", "the area of a Defend order"),
        flag("building", "a Build order"),
        Column("built", 255, NO_LIMIT, "units built in it"),
        flag("mobilizing", "a Mobilize order"),
        flag("mobilizing_special"),
        form(words, "moving", "the unit that moves"),
        seat(words, "moving_of", "whose miniature it is"),
        area(words, "moving_from"),
        form(words, "recalled", "the unit that is recalled"),
        seat(words, "recalled_of", "whose miniature it is"),
        category("placing", ROLES, "two sides", "which side places cards"),
        Column("placing_at", SKIRMISHES, "skirmishes from 1", "where it places them"),
        area(words, "assault_from"),
        area(words, "assault_to"),
        flag("regrouping"),
        Column("regrouping_step", 32, "the steps of the Regrouping Phase"),
    ]
