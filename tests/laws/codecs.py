"""Laws of codecs: ids are unique and mean what they say, bytes tell what the view tells, and
neither depends on what a seat cannot know."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

from orrery.clone_wars.facts.box import Box as CloneWarsBox
from orrery.core.decisions import Seat
from orrery.games import AnyGame, AnyRuleset
from orrery.research import AnyCodec
from orrery.research.clone_wars.codec import CloneWarsCodec
from orrery.research.clone_wars.observation import Observer as CloneWarsObserver
from orrery.research.starcraft.codec import StarCraftCodec
from orrery.research.starcraft.observation import Observer as StarCraftObserver
from orrery.starcraft.facts.box import Box as StarCraftBox
from tests.laws.kernel import Broken, decision_of, demand


@lru_cache(64)
def codec_of(facts: object) -> AnyCodec:
    """The codec of games with this box."""
    return StarCraftCodec(facts) if isinstance(facts, StarCraftBox) else of_clone_wars(facts)


def of_clone_wars(facts: object) -> AnyCodec:
    assert isinstance(facts, CloneWarsBox)
    return CloneWarsCodec([facts])


def ids_mean_one_move(game: AnyGame, codec: AnyCodec) -> None:
    """Every option has an id of its own within bounds, the same if it is asked again; its parts and
    its name give the verb back; the mask admits exactly those that programs choose from."""
    decision = decision_of(game)
    every = codec.numbered(game, decision)
    demand(len({*every}) == len(every) == len(decision.options), "two options with one id", every)
    demand(all(0 <= one < codec.actions for one in every), "an id out of bounds", every)
    again = game.copy()
    again.ask_again()
    demand(codec.numbered(again, decision_of(again)) == every, "other ids when asked again", every)
    ids = codec.ids(game)
    demand(ids == every[decision.fresh :], "ids of options that programs do not get", ids)
    demand({at for at, one in enumerate(codec.mask(game)) if one} == {*ids}, "another mask", ids)
    for option, one in zip(decision.options, every, strict=True):
        parts = codec.parts(one)
        demand(codec.space.rooms[parts.verb].verb == option.verb, "another verb", (option, one))
        demand(codec.space.joined(parts) == one, "parts give another id", (option, one))
        demand(codec.id_of(game, option) == one, "another id for one option", option)
    for option, one in zip(decision.options[decision.fresh :], ids, strict=True):
        demand(codec.option(game, one) == option, "an id gives another option", (option, one))
    rows = codec.rows(game)
    demand([row.id for row in rows] == ids, "rows of other options", rows)


def bytes_tell_the_view(game: AnyGame, codec: AnyCodec, seats: int) -> None:
    """Bytes of constant length, from which everything that the layout says can be read again as the
    view has it."""
    for eyes in (*map(Seat, range(seats)), None):
        row = codec.encode(game, eyes)
        demand(len(row) == codec.size, "another length", (eyes, len(row)))
        demand(codec.encode(game.copy(), eyes) == row, "other bytes of a copy", eyes)
        read, told = codec.decode(row), codec.told(game, eyes)
        for table in told:
            law = f"{table} tells {eyes} something else"
            demand(read[table] == told[table], law, differing(read[table], told[table]))
        demand(read.keys() == told.keys(), "a table that is not told", read.keys() ^ told.keys())


def differing(read: object, told: object) -> object:
    """What differs, if it can be found easily."""
    if not isinstance(read, dict) or not isinstance(told, dict):
        return (read, told)
    keys = {*read, *told}
    return {key: (read.get(key), told.get(key)) for key in keys if read.get(key) != told.get(key)}


def bytes_do_not_leak(
    ruleset: AnyRuleset, game: AnyGame, codec: AnyCodec, seats: int, rng: Random
) -> None:
    """In every world dealt anew for a seat its bytes are the same, and those of a watcher; a seat
    that is asked has the same ids. What nobody knows changes nobody's bytes."""
    asked = decision_of(game).seat
    other = ruleset.redeal(game, rng)
    encode = forgetful(codec, game.facts)
    for eyes in (*map(Seat, range(seats)), None):
        true, dealt = codec.encode(game, eyes), encode(other, eyes)
        if dealt != true:
            told = leaked(codec, true, dealt)
            raise Broken(f"the bytes of {eyes} tell what nobody can know: {told}")
    for number in range(seats):
        seat = Seat(number)
        world = ruleset.determinize(game, seat, rng)
        for eyes in (seat, None):
            true, dealt = codec.encode(game, eyes), encode(world, eyes)
            if dealt != true:
                law = f"the bytes of {eyes} tell what {seat} cannot know"
                raise Broken(f"{law}: {leaked(codec, true, dealt)}")
        if asked == seat:
            demand(codec.ids(world) == codec.ids(game), "ids depend on what is hidden", seat)


def forgetful(codec: AnyCodec, facts: object) -> Callable[[AnyGame, Seat | None], bytes]:
    """An encoder that remembers nothing: what is hidden in a block that is remembered by what is
    open would be the same in every world."""
    if isinstance(codec, StarCraftCodec):
        return StarCraftObserver(codec.box, codec.words, codec.layout, codec.prompts).encode
    assert isinstance(codec, CloneWarsCodec)
    assert isinstance(facts, CloneWarsBox)
    return CloneWarsObserver(facts, codec.words, codec.layout, codec.prompts).encode


def leaked(codec: AnyCodec, true: bytes, dealt: bytes) -> object:
    """What two worlds tell differently."""
    one, other = codec.decode(true), codec.decode(dealt)
    return {name: differing(one[name], other[name]) for name in one if one[name] != other[name]}


def codecs_hold(ruleset: AnyRuleset, game: AnyGame, seats: int, rng: Random) -> None:
    """Every law of codecs at one decision."""
    codec = codec_of(game.facts)
    ids_mean_one_move(game, codec)
    bytes_tell_the_view(game, codec, seats)
    bytes_do_not_leak(ruleset, game, codec, seats, rng)
