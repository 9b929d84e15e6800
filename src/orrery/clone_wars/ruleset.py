"""Clone Wars as the kernel sees it: how it starts, how it is shown, what is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from random import Random

from orrery.clone_wars.board.state import CloneWarsGame, Side, State
from orrery.clone_wars.compile import make_box
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.library import FACTIONS, FILES, Library
from orrery.clone_wars.facts.options import CHOICES, RANDOM, complete, settle_chance
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.knowledge.reasons import reasons
from orrery.clone_wars.knowledge.shown import (
    CloneWarsCard,
    CloneWarsOptionRemarks,
    CloneWarsPrinted,
    CloneWarsRemarks,
    CloneWarsSummary,
    CloneWarsView,
)
from orrery.clone_wars.knowledge.summary import summary
from orrery.clone_wars.knowledge.verbs import VERBS
from orrery.clone_wars.knowledge.view import determinize, redeal, view
from orrery.clone_wars.presets import ANALYST, PRESETS, PROGRAMS, RULEBOOKS, SCREEN
from orrery.clone_wars.rules.abilities import Triggers, UseAbility
from orrery.clone_wars.rules.attack import AttackBase, AttackRow
from orrery.clone_wars.rules.legality import why_not
from orrery.clone_wars.rules.prompts import PROMPTS
from orrery.clone_wars.rules.purchase import Purchase
from orrery.clone_wars.rules.resolve import Resolve
from orrery.clone_wars.rules.setup import PlayGame, set_up
from orrery.clone_wars.rules.turn import Turn
from orrery.clone_wars.words.briefing import is_vain, remarks
from orrery.clone_wars.words.catalogue import library
from orrery.clone_wars.words.named import FIELDS, names
from orrery.clone_wars.words.speaker import CloneWarsSpeaker
from orrery.clone_wars.words.story import paragraphs
from orrery.core.decisions import Option, Ref, Seat
from orrery.core.events import Event
from orrery.core.ruleset import Plain, Played, Progress, Reason, Ruleset, Settings, Texts
from orrery.core.shown import ShownTypes
from orrery.core.speaker import Scene

UNCHANGING = Scene()
"""Sides and cards have the same names throughout."""


class CloneWars(Ruleset[State, Box, CloneWarsView, Scene]):
    """Star Wars: The Deckbuilding Game - Clone Wars."""

    name = "clone-wars"
    files = FILES
    shells = (
        State, Side, PlayGame, Turn, Purchase, UseAbility, Resolve, Triggers, AttackBase, AttackRow,
    )  # fmt: skip
    players = (2,)
    choices = CHOICES
    verbs = VERBS
    prompts = tuple(PROMPTS)
    chapters = frozenset({"turn"})
    passing = frozenset({"commit"})
    shown = ShownTypes(
        view=CloneWarsView,
        printed=CloneWarsPrinted,
        card=CloneWarsCard,
        remarks=CloneWarsRemarks,
        option_remarks=CloneWarsOptionRemarks,
        summary=CloneWarsSummary,
    )
    sides = FACTIONS
    presets = PRESETS
    programs = PROGRAMS
    rulebooks = RULEBOOKS
    fields = FIELDS
    terminal = SCREEN
    analyst = ANALYST

    def settings(self, given: Mapping[str, str]) -> Settings:
        return complete(given)

    def settle(self, settings: Settings, seed: bytes) -> Settings:
        return settle_chance(settings, seed)

    def seats(self, settings: Settings) -> int:
        return 2

    def sides_of(self, settings: Settings) -> tuple[str, ...]:
        given = settings["factions"].split(",")
        return tuple("" if side == RANDOM else side for side in given)

    def facts(self, settings: Settings, texts: Texts, pack: Texts) -> Box:
        return box_for(library(texts, pack), settle_chance(settings, bytes(2)))

    def fingerprint(self, facts: Box) -> str:
        return facts.library.fingerprint

    def begin(
        self, settings: Settings, seed: bytes, facts: Box, events: list[Event] | None = None
    ) -> CloneWarsGame:
        """A new game at its first decision. What was left to chance is drawn from the seed."""
        box = box_for(facts.library, settle_chance(settings, seed))
        game = set_up(box, seed, events)
        game.go_on(None)
        return game

    def view(self, game: CloneWarsGame, seat: Seat | None) -> CloneWarsView:
        return view(game, seat)

    def speaker(self, locale: str) -> CloneWarsSpeaker:
        return speaker(locale)

    def scene(self, game: CloneWarsGame) -> Scene:
        return UNCHANGING

    def paragraphs(self, events: Sequence[Event], seat: Seat | None) -> list[list[Event]]:
        return paragraphs(events, seat)

    def remarks(self, game: CloneWarsGame) -> CloneWarsRemarks:
        return remarks(game)

    def option_remarks(self, game: CloneWarsGame, option: Option) -> CloneWarsOptionRemarks:
        return {"vain": is_vain(game, option)}

    def progress(self, game: CloneWarsGame) -> Progress:
        sides = game.state.sides
        fallen = tuple(len(side.victory) for side in sides)
        return Progress(game.state.turn, game.facts.factions, fallen)

    def summary(self, steps: Iterable[Played[State, Box]], end: CloneWarsGame) -> CloneWarsSummary:
        return summary(steps, end)

    def determinize(self, game: CloneWarsGame, seat: Seat, rng: Random) -> CloneWarsGame:
        return determinize(game, seat, rng)

    def redeal(self, game: CloneWarsGame, rng: Random) -> CloneWarsGame:
        return redeal(game, rng)

    def why(self, game: CloneWarsGame, seat: Seat, option: Option) -> str | None:
        return why_not(game, seat, option)

    def reasons(self, game: CloneWarsGame, seat: Seat, things: Sequence[Ref]) -> list[Reason]:
        return reasons(game, seat, things)

    def names(self, facts: Box, state: Mapping[str, Plain]) -> Mapping[str, Sequence[str]]:
        return names(facts)

    def winners(self, game: CloneWarsGame) -> tuple[Seat, ...]:
        return () if game.state.winner == NONE else (Seat(game.state.winner),)

    def ending(self, game: CloneWarsGame) -> str:
        return "" if game.state.winner == NONE else "bases"


def box_for(library: Library, settings: Settings) -> Box:
    """The box of a choice of cards, made once."""
    return _box(library, tuple(sorted(settings.items())))


@lru_cache(maxsize=64)
def _box(library: Library, settings: tuple[tuple[str, str], ...]) -> Box:
    return make_box(library, dict(settings))


@cache
def speaker(locale: str) -> CloneWarsSpeaker:
    """The speaker of a language, made once."""
    return CloneWarsSpeaker(CLONE_WARS, locale)


CLONE_WARS = CloneWars()
