"""Rising Tide as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random

from orrery.core.decisions import Option, Ref, Seat
from orrery.core.events import Event
from orrery.core.presets import Golden, Presets, RulebookFile
from orrery.core.ruleset import Progress, Reason, Ruleset, Settings, Texts
from orrery.core.shown import ShownTypes
from orrery.core.speaker import Scene
from tests.third_game import knowledge, rules, words
from tests.third_game.board import Player, State, TideGame, score
from tests.third_game.facts import CHOICES, FILES, PLAYERS, Cards, complete, load
from tests.third_game.shown import TideCard, TidePrinted, TideView


class RisingTide(Ruleset[State, Cards, TideView, Scene]):
    """Rising Tide."""

    name = "rising-tide"
    home = str(Path(__file__).parent)
    files = tuple(FILES)
    shells = (State, Player, rules.Rounds)
    players = PLAYERS
    choices = CHOICES
    verbs = knowledge.VERBS
    chapters = frozenset[str]()
    shown = ShownTypes(view=TideView, printed=TidePrinted, card=TideCard)
    presets = Presets(golden=(Golden("short", {"copies": "2"}, ("eager", "random"), 1),))
    rulebooks = (RulebookFile("rising-tide", "risingtide.md"),)

    def settings(self, given: Mapping[str, str]) -> Settings:
        return complete(dict(given))

    def seats(self, settings: Settings) -> int:
        return int(settings["players"])

    def facts(self, settings: Settings, texts: Texts, pack: Texts) -> Cards:
        return load(settings, texts, pack)

    def fingerprint(self, facts: Cards) -> str:
        return facts.fingerprint

    def begin(
        self, settings: Settings, seed: bytes, facts: Cards, events: list[Event] | None = None
    ) -> TideGame:
        game = rules.set_up(facts, self.seats(settings), seed, events)
        game.go_on(None)
        return game

    def view(self, game: TideGame, seat: Seat | None) -> TideView:
        return knowledge.view(game, seat)

    def determinize(self, game: TideGame, seat: Seat, rng: Random) -> TideGame:
        return knowledge.determinize(game, seat, rng)

    def redeal(self, game: TideGame, rng: Random) -> TideGame:
        return knowledge.redeal(game, rng)

    def speaker(self, locale: str) -> words.TideSpeaker:
        return speaker(locale)

    def scene(self, game: TideGame) -> Scene:
        return Scene()

    def paragraphs(self, events: Sequence[Event], seat: Seat | None) -> list[list[Event]]:
        return words.paragraphs(events, seat)

    def progress(self, game: TideGame) -> Progress:
        seats = range(len(game.state.players))
        return Progress(game.state.turn, ("",) * len(seats), tuple(score(game, s) for s in seats))

    def why(self, game: TideGame, seat: Seat, option: Option) -> str | None:
        if game.decision is None or game.decision.seat != seat:
            return "RT-TURN-01"
        return rules.why_not(game, seat, option)

    def reasons(self, game: TideGame, seat: Seat, things: Sequence[Ref]) -> list[Reason]:
        meant = [Option(verb, one.number) for one in things for verb in ("cast", "swap")]
        return [Reason(one, self.why(game, seat, one)) for one in meant or [rules.STOP]]

    def winners(self, game: TideGame) -> tuple[Seat, ...]:
        if not game.state.is_over:
            return ()
        scores = [score(game, seat) for seat in range(len(game.state.players))]
        return tuple(Seat(at) for at, one in enumerate(scores) if one == max(scores))

    def ending(self, game: TideGame) -> str:
        return "tide-over" if game.state.is_over else ""


@cache
def speaker(locale: str) -> words.TideSpeaker:
    return words.TideSpeaker(RISING_TIDE, locale)


RISING_TIDE = RisingTide()
