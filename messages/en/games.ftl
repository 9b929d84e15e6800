# What people who speak this language call it.
language-name = English

# The games in the lobby: what they are, their options with each value, and the programs.

game-clone-wars-about = A deckbuilding duel for two: buy ships and troops, sabotage the enemy’s, and bring down their bases.

game-starcraft-about = Two to six factions fight over a galaxy of planets with secret orders and Combat cards.

## Clone Wars

choice-clone-wars-mode = Bases
choice-clone-wars-mode-about = Which bases are in play, and how each player gets the next one.
choice-clone-wars-mode-beginner = Beginner
choice-clone-wars-mode-beginner-about = Five bases each; when one falls, its owner chooses the next.
choice-clone-wars-mode-full = Full
choice-clone-wars-mode-full-about = All ten bases of each side.
choice-clone-wars-mode-secret = Secret
choice-clone-wars-mode-secret-about = A variant: both players secretly pick their bases before the first turn.
choice-clone-wars-bases = Length
choice-clone-wars-bases-about = How many enemy bases must fall to win.
choice-clone-wars-bases-2 = 2 bases
choice-clone-wars-bases-2-about = A short game.
choice-clone-wars-bases-3 = 3 bases
choice-clone-wars-bases-3-about = The usual length for beginners.
choice-clone-wars-bases-4 = 4 bases
choice-clone-wars-bases-4-about = The usual length of the full game.
choice-clone-wars-bases-5 = 5 bases
choice-clone-wars-bases-5-about = A long war.
choice-clone-wars-pay_off = Paying off neutrals
choice-clone-wars-pay_off-about = Whether you can spend resources to remove a neutral card from the row.
choice-clone-wars-pay_off-no = No
choice-clone-wars-pay_off-no-about = As in the standard rules.
choice-clone-wars-pay_off-yes = Yes
choice-clone-wars-pay_off-yes-about = The rulebook’s optional rule.
choice-clone-wars-neutral = Neutral cards
choice-clone-wars-neutral-about = Which edition’s neutral cards are in the galaxy deck.
choice-clone-wars-neutral-clone_wars = Clone Wars
choice-clone-wars-neutral-clone_wars-about = The ones from Clone Wars.
choice-clone-wars-neutral-first_edition = First edition
choice-clone-wars-neutral-first_edition-about = The ones from the first edition.
choice-clone-wars-neutral-random = Random
choice-clone-wars-neutral-random-about = One of the two, drawn when the game begins.
choice-clone-wars-pilots = Pilots
choice-clone-wars-pilots-about = Which edition’s pilots you can always buy.
choice-clone-wars-pilots-clone_wars = Clone Wars
choice-clone-wars-pilots-clone_wars-about = Outer Rim Pilots from Clone Wars.
choice-clone-wars-pilots-first_edition = First edition
choice-clone-wars-pilots-first_edition-about = The ones from the first edition.
choice-clone-wars-combined = Combined editions
choice-clone-wars-combined-about = Whether to mix cards from the two editions.
choice-clone-wars-combined-no = No
choice-clone-wars-combined-no-about = Republic against Separatists with their own cards.
choice-clone-wars-combined-yes = Yes
choice-clone-wars-combined-yes-about = Any two sides from either edition.

choice-clone-wars-factions-about = Each player’s side: two of republic, separatist, rebel and empire, or random.

## StarCraft

choice-starcraft-expansion = Expansion
choice-starcraft-expansion-about = Which boxes you play with.
choice-starcraft-expansion-none = Base game
choice-starcraft-expansion-none-about = StarCraft: The Board Game on its own.
choice-starcraft-expansion-brood_war = Brood War
choice-starcraft-expansion-brood_war-about = Adds Leadership cards, heroes, new units, planets and cards, and Defend orders.
choice-starcraft-galaxy = Galaxy
choice-starcraft-galaxy-about = How the planets are placed.
choice-starcraft-galaxy-place = Placed
choice-starcraft-galaxy-place-about = The players place the planets, as in the rulebook.
choice-starcraft-galaxy-quick = Quick start
choice-starcraft-galaxy-quick-about = A fair galaxy is dealt, and the first round begins at once.
choice-starcraft-goal = Goal
choice-starcraft-goal-about = How to win.
choice-starcraft-goal-conquest_points = Conquest points
choice-starcraft-goal-conquest_points-about = Points for areas, or your faction’s own special victory.
choice-starcraft-goal-elimination = Galactic conquest
choice-starcraft-goal-elimination-about = The last faction standing wins.
choice-starcraft-teams = Teams
choice-starcraft-teams-about = Whether four or six players form teams of two.
choice-starcraft-teams-no = No
choice-starcraft-teams-no-about = Everyone for themselves.
choice-starcraft-teams-yes = Yes
choice-starcraft-teams-yes-about = Teams of two, for four or six players.
choice-starcraft-surprise_assault = Surprise Assault
choice-starcraft-surprise_assault-about = Whose units the Event card Surprise Assault may move.
choice-starcraft-surprise_assault-any = Anyone’s
choice-starcraft-surprise_assault-any-about = Any player’s units.
choice-starcraft-surprise_assault-own = Own
choice-starcraft-surprise_assault-own-about = Only your own units.
choice-starcraft-teammate_bases = Teammates’ bases
choice-starcraft-teammate_bases-about = What happens to a teammate’s base in an area you take.
choice-starcraft-teammate_bases-destroyed = Destroyed
choice-starcraft-teammate_bases-destroyed-about = Like any other base.
choice-starcraft-teammate_bases-spared = Spared
choice-starcraft-teammate_bases-spared-about = It stays.

choice-starcraft-factions = Factions
choice-starcraft-factions-about = Who plays which faction.
choice-starcraft-factions-random = Dealt
choice-starcraft-factions-random-about = Everyone is dealt a faction at random.
choice-starcraft-factions-choose = Chosen
choice-starcraft-factions-choose-about = The players choose in turn when the game begins.
choice-starcraft-players-about = The number of players.

choice-starcraft-mode = Game mode
choice-starcraft-mode-about = What the game is about.
choice-starcraft-mode-standard = Standard
choice-starcraft-mode-standard-about = The standard game, for points or for galactic conquest.
choice-starcraft-mode-survival = Survival
choice-starcraft-mode-survival-about = Players with no base left are out, destroyed bases never come back, and the last player or team standing wins.
choice-starcraft-mode-faster_survival = Faster Survival
choice-starcraft-mode-faster_survival-about = Survival with three bases for each faction instead of six.
choice-starcraft-mode-desperate_alliance = Desperate Alliance
choice-starcraft-mode-desperate_alliance-about = A scenario for two: Raynor holds out on Mar Sara for five rounds.
choice-starcraft-mode-trump_card = Trump Card
choice-starcraft-mode-trump_card-about = A scenario for three, with an Overmind that nobody plays.
choice-starcraft-mode-quest_for_uraj_and_khalis = Quest for Uraj and Khalis
choice-starcraft-mode-quest_for_uraj_and_khalis-about = A scenario for four in two teams: one of them must bring two crystals home.
choice-starcraft-mode-eye_of_the_storm = Eye of the Storm
choice-starcraft-mode-eye_of_the_storm-about = A scenario for three to six: seven rounds to break through to the Overmind.
choice-starcraft-overmind_workers = The Overmind’s workers
choice-starcraft-overmind_workers-about = Whether the Overmind, which nobody plays, builds workers too; the scenario’s text names only units, modules and buildings.
choice-starcraft-overmind_workers-yes = Yes
choice-starcraft-overmind_workers-yes-about = Like everybody else.
choice-starcraft-overmind_workers-no = No
choice-starcraft-overmind_workers-no-about = By the letter of the text: it has only the workers it begins with.
choice-starcraft-mengsk_base = Mengsk’s base
choice-starcraft-mengsk_base-about = Whether Arcturus Mengsk begins with a base on Dylar IV; the scenario’s text can be read either way.
choice-starcraft-mengsk_base-yes = Yes
choice-starcraft-mengsk_base-yes-about = Like everybody else.
choice-starcraft-mengsk_base-no = No
choice-starcraft-mengsk_base-no-about = By the letter of the text: he begins without one.
choice-starcraft-leadership = Leadership cards
choice-starcraft-leadership-about = Whether everyone secretly chooses a Leadership card in each stage of the game.
choice-starcraft-leadership-yes = Yes
choice-starcraft-leadership-yes-about = They bring starting forces, heroes and special victories.
choice-starcraft-leadership-no = No
choice-starcraft-leadership-no-about = Everyone has the forces and the special victory of their faction, and there are no heroes.
choice-starcraft-special_orders = Special orders
choice-starcraft-special_orders-about = What happens to special orders after they are executed.
choice-starcraft-special_orders-pool = Pool
choice-starcraft-special_orders-pool-about = They go to your Special Order Pool; when it is full, you can execute no more.
choice-starcraft-special_orders-disposable = Disposable
choice-starcraft-special_orders-disposable-about = You can always execute them, but any for which the pool has no room leave the game.
choice-starcraft-planets = Planets
choice-starcraft-planets-about = How many planets everyone draws and places.
choice-starcraft-planets-two = Two
choice-starcraft-planets-two-about = Everyone draws two and places both.
choice-starcraft-planets-two_of_three = Two of three
choice-starcraft-planets-two_of_three-about = Everyone draws three and chooses which two to place.
choice-starcraft-planets-three = Three
choice-starcraft-planets-three-about = A larger galaxy: everyone places three, the goal is 25 points, and nobody has a special victory.
choice-starcraft-exchange = Defensive module
choice-starcraft-exchange-about = Which units the Defensive module can exchange.
choice-starcraft-exchange-any_two = Any two
choice-starcraft-exchange-any_two-about = Any two of the defender’s units in a battle.
choice-starcraft-exchange-between_skirmishes = Between skirmishes
choice-starcraft-exchange-between_skirmishes-about = Only two units of different skirmishes.
choice-starcraft-heroes = Heroes
choice-starcraft-heroes-about = Whether effects of Leadership cards can destroy heroes.
choice-starcraft-heroes-mortal = Mortal
choice-starcraft-heroes-mortal-about = They can be destroyed, like any other unit.
choice-starcraft-heroes-immune = Immune
choice-starcraft-heroes-immune-about = No Leadership card can destroy a hero.

# Options that a rule forbids
refused-rule-SC-SETUP-02 = No faction can be played twice (SC-SETUP-02).
refused-rule-SC-SETUP-12 = Two to six can play, each with a faction of their own (SC-SETUP-12).
refused-rule-SC-VAR-05 = Teams of two need four or six players, and their factions are dealt, not chosen (SC-VAR-05).
refused-rule-BW-SETUP-01 = Leadership cards, special orders, planets, the Defensive module and heroes are options of Brood War: choose the expansion too (BW-SETUP-01).
refused-rule-BW-OPT-01 = Game modes allow no optional rules: no random factions except in teams, no disposable special orders, no extra planets, and Leadership cards are always used (BW-OPT-01).
refused-rule-BW-MODE-02 = In Survival only the last player or team in the game wins (BW-MODE-02).
refused-rule-BW-MODE-10 = Each scenario is for a certain number of players, and has options of its own (BW-MODE-10).
refused-rule-BW-MODE-11 = A scenario can only be played with its own factions (BW-MODE-11).
refused-rule-BW-MODE-17 = Each scenario has its own way to win (BW-MODE-17).
refused-rule-BW-MODE-20 = Each scenario has its own teams (BW-MODE-20).
refused-rule-BW-MODE-21 = Each scenario has its own rule about sparing teammates (BW-MODE-21).
refused-rule-BW-OPT-07 = Without Leadership cards there are no heroes to be immune (BW-OPT-07).

## Programs

# The second program of a kind at a table, and so on
program-numbered = { $program } { $n }

program-random = Random
program-random-strength = By chance
program-random-about = Picks legal moves at random.
program-eager = Eager
program-eager-strength = By chance
program-eager-about = Does everything it can, in random order.
program-novice = Novice
program-novice-strength = Beginner
program-novice-about = Follows a few fixed habits, and overlooks half of what it could do.
program-simple = Simple
program-simple-strength = Easy
program-simple-about = Follows a few fixed habits, whatever the others do.
program-hasty = Hasty
program-hasty-strength = Medium
program-hasty-about = Weighs each move like Greedy, but overlooks some of them.
program-greedy = Greedy
program-greedy-strength = Strong
program-greedy-about = Weighs each move, but does not look ahead.
program-search = Search
program-search-strength = Strongest
program-search-about = Looks ahead before it decides.
