"""StarCraft as the kernel sees it: how it starts, how it is shown, what is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from random import Random

from orrery.core.decisions import Option, Ref, Seat
from orrery.core.events import Event
from orrery.core.facts import Facts
from orrery.core.ruleset import Plain, Played, Progress, Reason, Ruleset, Settings, Texts
from orrery.core.shown import ShownTypes
from orrery.starcraft.board.galaxy import Galaxy
from orrery.starcraft.board.player import Player
from orrery.starcraft.board.state import (
    PHASES,
    PLANNING,
    Battle,
    Skirmish,
    StarCraftGame,
    State,
    Step,
)
from orrery.starcraft.compile.make import make_box
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.library import load_library, records
from orrery.starcraft.facts.options import ALL, CHOOSE, NEEDS, RANDOM, complete, settle_chance
from orrery.starcraft.facts.prompts import PROMPTS
from orrery.starcraft.facts.schema import FILES
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.battles.card_offers import lane_offers
from orrery.starcraft.knowledge.battles.muster import leaving, muster
from orrery.starcraft.knowledge.figures import figures
from orrery.starcraft.knowledge.leads import tried
from orrery.starcraft.knowledge.locks import locked
from orrery.starcraft.knowledge.payments import payment_asked, workers_in_a_row
from orrery.starcraft.knowledge.reasons import reasons
from orrery.starcraft.knowledge.setting_up import forces, placing
from orrery.starcraft.knowledge.shown import (
    StarCraftCard,
    StarCraftOptionRemarks,
    StarCraftPrinted,
    StarCraftRemarks,
    StarCraftView,
)
from orrery.starcraft.knowledge.shown_summary import StarCraftSummary
from orrery.starcraft.knowledge.suggestions import proposed, suggested
from orrery.starcraft.knowledge.summary import summary
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.knowledge.view import view
from orrery.starcraft.knowledge.worlds.dealing import determinize, redeal
from orrery.starcraft.presets import ANALYST, PAUSES, PRESETS, PROGRAMS, RULEBOOKS, SCREEN
from orrery.starcraft.rules.legality import why_not
from orrery.starcraft.rules.setup.setup import set_up
from orrery.starcraft.words.named import FIELDS, derived, names
from orrery.starcraft.words.references import refs
from orrery.starcraft.words.scene import StarCraftScene, scene_of
from orrery.starcraft.words.speaker import StarCraftSpeaker
from orrery.starcraft.words.story import paragraphs


def procedures(kind: type[Step] = Step) -> Iterator[type[Step]]:
    """Every procedure reachable from `setup`, however deep, so that none can be forgotten."""
    for one in kind.__subclasses__():
        yield one
        yield from procedures(one)


class StarCraft(Ruleset[State, Box, StarCraftView, StarCraftScene]):
    """StarCraft: The Board Game."""

    name = "starcraft"
    files = FILES
    shells = (State, Player, Battle, Skirmish, Galaxy, *procedures())
    players = (2, 3, 4, 5, 6)
    choices = ALL | {"factions": (RANDOM, CHOOSE)}
    needs = NEEDS
    verbs = VERBS
    prompts = PROMPTS
    chapters = frozenset({"round", "phase"})
    episodes = frozenset({"round", "battle"})
    orders = frozenset({"reveal", "obstructed"})
    pauses = PAUSES
    setbacks = frozenset(
        {
            *("obstructed", "no-base", "base-destroyed", "destroy", "transport-destroyed"),
            *("worker-destroyed", "lose-resource", "order-discarded", "eliminated"),
        }
    )
    shown = ShownTypes(
        view=StarCraftView,
        printed=StarCraftPrinted,
        card=StarCraftCard,
        remarks=StarCraftRemarks,
        option_remarks=StarCraftOptionRemarks,
        summary=StarCraftSummary,
    )
    presets = PRESETS
    programs = PROGRAMS
    rulebooks = RULEBOOKS
    fields = FIELDS
    terminal = SCREEN
    analyst = ANALYST
    has_page = True

    def settings(self, given: Mapping[str, str]) -> Settings:
        return complete(given)

    def settle(self, settings: Settings, seed: bytes) -> Settings:
        return settle_chance(settings, seed)

    def seats(self, settings: Settings) -> int:
        return int(settings["players"])

    def facts(self, settings: Settings, texts: Texts, pack: Texts) -> Box:
        return box_for(load_library(texts, pack), settings)

    def fingerprint(self, facts: Box) -> str:
        return facts.fingerprint

    def begin(
        self, settings: Settings, seed: bytes, facts: Box, events: list[Event] | None = None
    ) -> StarCraftGame:
        """A new game at its first decision. What was left to chance is drawn from the seed."""
        game = set_up(facts, seed, events)
        game.go_on(None)
        return game

    def view(self, game: StarCraftGame, seat: Seat | None) -> StarCraftView:
        return view(game, seat)

    def page_view(
        self, game: StarCraftGame, seat: Seat | None, told: Sequence[Event] = ()
    ) -> StarCraftView:
        shown = self.view(game, seat)
        shown["figures"] = figures(game, shown, told)
        return shown

    def speaker(self, locale: str) -> StarCraftSpeaker:
        return speaker(locale)

    def scene(self, game: StarCraftGame) -> StarCraftScene:
        return scene_of(game)

    def paragraphs(self, events: Sequence[Event], seat: Seat | None) -> list[list[Event]]:
        return paragraphs(events, seat)

    def remarks(self, game: StarCraftGame) -> StarCraftRemarks:
        return {
            "payment": payment_asked(game),
            "proposed": proposed(game),
            "lanes": lane_offers(game),
            "muster": muster(game),
            "leaving": leaving(game),
            "locked": locked(game),
            "workers": workers_in_a_row(game),
            "placing": placing(game),
            "forces": forces(game),
        }

    def suggested(self, game: StarCraftGame) -> int | None:
        return suggested(game)

    def event_refs(self, event: Event) -> list[Ref]:
        return refs(event)

    def landmark(self, event: Event) -> str:
        """The phases of a round, the first of which begins with it, battles, and the end."""
        match event.kind:
            case "round":
                return PHASES[PLANNING]
            case "phase":
                return PHASES[event.number]
            case "battle" | "win":
                return event.kind
        return ""

    def option_remarks(self, game: StarCraftGame, option: Option) -> StarCraftOptionRemarks:
        return tried(game, option)[1]

    def tried(self, game: StarCraftGame, option: Option) -> tuple[bool, StarCraftOptionRemarks]:
        return tried(game, option)

    def progress(self, game: StarCraftGame) -> Progress:
        players, slugs = game.state.players, game.facts.faction_slugs
        sides = tuple("" if one.faction == NONE else slugs[one.faction] for one in players)
        return Progress(game.state.round, sides, tuple(one.conquest for one in players))

    def summary(self, steps: Iterable[Played[State, Box]], end: StarCraftGame) -> StarCraftSummary:
        return summary(steps, end)

    def determinize(self, game: StarCraftGame, seat: Seat, rng: Random) -> StarCraftGame:
        return determinize(game, seat, rng)

    def redeal(self, game: StarCraftGame, rng: Random) -> StarCraftGame:
        return redeal(game, rng)

    def why(self, game: StarCraftGame, seat: Seat, option: Option) -> str | None:
        return why_not(game, seat, option)

    def reasons(self, game: StarCraftGame, seat: Seat, things: Sequence[Ref]) -> list[Reason]:
        return reasons(game, seat, things)

    def names(self, facts: Box, state: Mapping[str, Plain]) -> Mapping[str, Sequence[str]]:
        return names(facts, state)

    def derived(self, facts: Box, part: str, known: Mapping[str, Plain]) -> dict[str, Plain]:
        return derived(facts, part, known)

    def winners(self, game: StarCraftGame) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in game.state.winners)

    def ending(self, game: StarCraftGame) -> str:
        return game.state.ending


def box_for(library: Facts, settings: Settings) -> Box:
    """The box of a choice of options, made once."""
    return _box(library, tuple(sorted(settings.items())))


@lru_cache(maxsize=64)
def _box(library: Facts, settings: tuple[tuple[str, str], ...]) -> Box:
    return make_box(records(library), dict(settings))


@cache
def speaker(locale: str) -> StarCraftSpeaker:
    """The speaker of a language, made once."""
    return StarCraftSpeaker(STARCRAFT, locale)


STARCRAFT = StarCraft()
