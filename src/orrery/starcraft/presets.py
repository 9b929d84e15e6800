"""What tools know about StarCraft besides its rules."""

from orrery.core.presets import Golden, Presets, ProgramEntry, RulebookFile

QUICK = {"galaxy": "quick", "factions": "random"}
MODES: dict[str, dict[str, str]] = {
    "survival": {"galaxy": "quick"},
    "faster_survival": {"galaxy": "quick"},
    "desperate_alliance": {},
    "trump_card": {},
    "quest_for_uraj_and_khalis": {},
    "eye_of_the_storm": {},
}
"""A mode allows no random factions; a scenario's forces are laid out by whoever plays them."""
PRESETS = Presets(
    play={"galaxy": "quick"},
    simulate=QUICK,
    simulate_mode=MODES,
    bench={
        **{f"{players} players": {"players": players, **QUICK} for players in ("2", "4", "6")},
        "6 players, Brood War": {"expansion": "brood_war", "players": "6", **QUICK},
    },
    golden=(
        Golden("six-players", {"players": "6", **QUICK}, ("greedy",) * 6, 1),
        Golden(
            "four-players", {"players": "4", **QUICK}, ("greedy", "simple", "greedy", "simple"), 2
        ),
        Golden("placed-galaxy", {"players": "2"}, ("simple", "greedy"), 3),
        Golden("teams", {"players": "4", "teams": "yes", "galaxy": "quick"}, ("greedy",) * 4, 4),
        Golden(
            "elimination", {"players": "2", "goal": "elimination", **QUICK}, ("greedy", "eager"), 5
        ),
        Golden("by-chance", {"players": "3", "galaxy": "quick"}, ("random", "eager", "simple"), 6),
        Golden(
            "brood-war", {"players": "6", "expansion": "brood_war", **QUICK}, ("greedy",) * 6, 8
        ),
        Golden(
            "desperate-alliance",
            {"players": "2", "expansion": "brood_war", "mode": "desperate_alliance"},
            ("greedy", "simple"),
            9,
        ),
        Golden(
            "trump-card",
            {"expansion": "brood_war", "mode": "trump_card", "galaxy": "quick"},
            ("eager",) * 3,
            39,
        ),
    ),
)
PROGRAMS = (
    ProgramEntry("eager", 2, "orrery.bots.starcraft.eager:EagerBot", is_level=False),
    ProgramEntry("novice", 3, "orrery.bots.starcraft.levels:Novice"),
    ProgramEntry("simple", 4, "orrery.bots.starcraft.levels:Simple"),
    ProgramEntry("hasty", 5, "orrery.bots.starcraft.levels:Hasty"),
    ProgramEntry("greedy", 6, "orrery.bots.starcraft.levels:Greedy"),
    ProgramEntry("search", 7, "orrery.bots.starcraft.search.program:SearchBot", searches=True),
)
RULEBOOKS = (
    RulebookFile(
        "starcraft",
        "starcraft.md",
        books={
            "000": "polish",
            "001": "hungarian",
            "003": "czech",
            "FAQ": "faq",
            "REF": "english",
            "not covered": "silent",
        },
        otherwise="derived",
    ),
    RulebookFile(
        "brood-war",
        "broodwar.md",
        books={
            r"(?!FAQ)[A-Z']{4,}": "italian",  # a heading of the Italian book
            "ard data": "cards",
            "reconstructed": "reconstructed",
            "EN ref": "english",
            "FAQ": "faq",
            "ilent": "silent",
        },
        otherwise="italian",
    ),
)
SCREEN = "orrery.cli.terminal.starcraft.screen:StarCraftScreen"
ANALYST = "orrery.bots.starcraft.search.analyst:StarCraftAnalyst"

PAUSES = {"": 0.7, "reveal": 1.2, "obstructed": 1.2, "compare": 2.0}
"""Seconds for a step of an order, for an order that is revealed, and for a skirmish."""
