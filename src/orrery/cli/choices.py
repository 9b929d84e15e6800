"""What `--help` says of programs and options, for the commands that take them; whom one meets."""

from orrery import bots

OPPONENTS = ("greedy", "simple")
"""The programs that play against a person and give hints: the first that plays the game."""

PROGRAMS = """\b
Programs, the weakest first (or module:Class, your own):
  random  picks by chance
  eager   picks by chance, but leaves nothing undone that can be done
  simple  fixed priorities: the dearest cards and units, attacks at once
  greedy  weighs every move; wins four of five games against simple"""

OPTIONS = """\b
Options of clone-wars, as in --option mode=full:
  mode      beginner (unless said otherwise), full or secret: which bases
  bases     2 to 5 bases to destroy; 3 in the beginner game, otherwise 4
  pay_off   no or yes: neutral cards of the row may be paid away
  factions  two of republic, separatist, rebel, empire by seat; or random
  neutral   clone_wars, first_edition or random: whose neutral cards
  pilots    clone_wars or first_edition: whose pilots
  combined  yes for mixed editions, and on demand: chance says who begins

\b
Options of starcraft, as in --option galaxy=quick:
  players   2 to 6
  factions  choose, random, or one by seat: jim_raynor, arcturus_mengsk,
            tassadar, aldaris, queen_of_blades, overmind
  galaxy    place or quick: laid by the players or by chance
  goal      conquest_points or elimination
  teams     no or yes: teams of two, of four or six players
  surprise_assault  any or own: whose units the card may move
  teammate_bases    destroyed or spared beside units of a teammate"""

CHOICES = f"{PROGRAMS}\n\n{OPTIONS}"
"""The epilog of a command."""


def opponent(game: str) -> str:
    """The program that plays a game against a person who names none, and gives hints."""
    known = bots.names(game)
    return next(name for name in OPPONENTS if name in known)
