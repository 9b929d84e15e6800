"""What tools know about Clone Wars besides its rules."""

from orrery.core.presets import Golden, Presets, ProgramEntry, RulebookFile

PRESETS = Presets(
    golden=(
        Golden("beginner", {}, ("greedy", "greedy"), 1),
        Golden("full-control", {"mode": "full"}, ("greedy", "simple"), 2),
        Golden("secret-bases", {"mode": "secret"}, ("simple", "eager"), 3),
        Golden(
            "first-edition", {"factions": "rebel,empire", "mode": "full"}, ("greedy", "greedy"), 4
        ),
        Golden("editions-combined", {"factions": "empire,republic"}, ("eager", "greedy"), 5),
        Golden(
            "pay-off",
            {"factions": "separatist,rebel", "pay_off": "yes", "bases": "2", "mode": "full"},
            ("eager", "eager"),
            6,
        ),
        Golden("long", {"bases": "5", "neutral": "first_edition"}, ("random", "eager"), 7),
    ),
)
PROGRAMS = (
    ProgramEntry("novice", 3, "orrery.bots.clone_wars.levels:Novice"),
    ProgramEntry("simple", 4, "orrery.bots.clone_wars.levels:Simple"),
    ProgramEntry("hasty", 5, "orrery.bots.clone_wars.levels:Hasty"),
    ProgramEntry("greedy", 6, "orrery.bots.clone_wars.levels:Greedy"),
    ProgramEntry("search", 7, "orrery.bots.clone_wars.search:SearchBot", searches=True),
)
RULEBOOKS = (
    RulebookFile(
        "clone-wars",
        "clonewars.md",
        books={r"\(silent\)": "silent"},
        out_of_scope={
            "CW-SETUP-07": "display only: how a row card is turned carries no game state"
        },
        has_sections=True,
    ),
)
SCREEN = "orrery.cli.terminal.clone_wars.screen:CloneWarsScreen"
ANALYST = "orrery.bots.clone_wars.analyst:CloneWarsAnalyst"
