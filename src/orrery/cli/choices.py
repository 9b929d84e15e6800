"""What `--help` says about programs and options, and the default opponent."""

from orrery import bots

OPPONENTS = ("greedy", "simple")
"""The programs that play against people and give hints: the first one that knows the game."""

PROGRAMS = """\b
Programs, the weakest first (or module:Class, your own):
  random  picks at random
  eager   picks at random, but does everything it can before it stops
  simple  fixed priorities: the most expensive cards, attacks at once
  greedy  weighs every move; wins four games out of five against simple"""

OPTIONS = """\b
Options of clone-wars, as in --option mode=full:
  mode      beginner (default), full or secret: which bases
  bases     2 to 5 bases to destroy; 3 in the beginner game, otherwise 4
  pay_off   no or yes: whether neutral cards in the row can be paid off
  factions  two of republic, separatist, rebel, empire by seat; or random
  neutral   clone_wars, first_edition or random: whose neutral cards
  pilots    clone_wars or first_edition: whose pilots
  combined  yes to mix editions; the first player is then drawn at random

\b
Options of starcraft, as in --option galaxy=quick:
  players   2 to 6
  factions  choose, random, or one by seat: jim_raynor, arcturus_mengsk,
            tassadar, aldaris, queen_of_blades, overmind
  galaxy    place or quick: placed by the players, or dealt at random
  goal      conquest_points or elimination
  teams     no or yes: teams of two, of four or six players
  surprise_assault  any or own: whose units the card may move
  teammate_bases    destroyed or spared beside units of a teammate"""

CHOICES = f"{PROGRAMS}\n\n{OPTIONS}"
"""The epilog of a command."""


def opponent(game: str) -> str:
    """The default opponent in a game, which also gives hints."""
    known = bots.names(game)
    return next(name for name in OPPONENTS if name in known)
