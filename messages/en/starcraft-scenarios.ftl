# Scenarios of StarCraft: questions, options, what happened, why not, and how they end.

## Questions. $planet: where forces are placed; $about: the installation, item or area

sc-prompt-scenario-base = Where on { $planet } does your base go?
sc-prompt-scenario-installation = Where on { $planet } does your installation go: { $about }?
sc-prompt-scenario-item = Where on { $planet } does this start: { $about }?
sc-prompt-spare-base = Your units share { $about } with a teammate’s base. Do you spare it?
sc-prompt-spare-card = You are in { $about }, and a teammate has its Resource card. Do you leave it with them?

## Options

sc-option-carry = { $what } takes the { $to } along
sc-option-spare = { $prompt ->
    [spare-base] spare the base
   *[other] leave the card
}
sc-option-raze = destroy the base
sc-option-take-away = take the card away

## What happened

sc-log-map = The map of the scenario is laid out: { $planets }.
sc-log-carry = { $subject } let{ sc-s } { $unit } in { $area } take the { $item }.
sc-log-item-lies = The { $item } lies in { $area }.

## Why not

why-BW-MODE-23 = A unit carries one item at most.
why-BW-MODE-24 = A unit can take an item in its own area: one that lies where you are in control, or one that another unit of yours carries.

## How a scenario ends

sc-ending-base-lost = { sc-ending-win }: the base that had to survive was destroyed.
sc-ending-heroes-lost = { sc-ending-win }: the heroes who had to survive were destroyed.
sc-ending-no-bases-left = { sc-ending-win }: every base that had to fall was destroyed.
sc-ending-unit-on = { sc-ending-win }: a unit has reached its destination.
sc-ending-items-home = { sc-ending-win }: they have what they were looking for.
sc-ending-points = { sc-ending-win } with the conquest points they needed.
sc-ending-unit-beside = { sc-ending-win }: their units reached the Overmind.
sc-ending-end-cards = { sc-ending-win }: the end has come.
sc-ending-rounds-over = { sc-ending-win }: the last round is over.

## What a side must bring about. $faction: whose base or unit; $planets, $units, $items: names; $n: how many

sc-aim-base_lost = { $faction }’s base on { $planets } is destroyed
sc-aim-heroes_lost = { $n ->
    [one] the hero { $units } is destroyed
   *[other] { $units } have been destroyed
}
sc-aim-no_bases_left = every base of { $faction } is destroyed
sc-aim-unit_on = a unit of { $faction } reaches { $planets }
sc-aim-items_home = { $items } are on { $planets }, or in areas with a base of this side
sc-aim-points = { $n } conquest points are reached
sc-aim-unit_beside = a unit of this side is in the area of the { $installation } installation when a Regrouping Phase begins
sc-aim-end_cards = the Event card The End Draws Near has been played { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
sc-aim-rounds_over = nobody else has won by the end of round { $n }
sc-aim-survival = everybody else has lost their last base

# The same in a few words, which fit into a strip. Bases and units are those of the Overmind.
sc-brief-aim-base_lost = base on { $planets } falls
sc-brief-aim-heroes_lost = { $n ->
    [one] hero falls
   *[other] heroes fall
}
sc-brief-aim-no_bases_left = Zerg bases fall
sc-brief-aim-unit_on = Zerg on { $planets }
sc-brief-aim-items_home = bring crystals home
sc-brief-aim-points = conquest points
sc-brief-aim-unit_beside = reach the { $installation }
sc-brief-aim-end_cards = The End Draws Near
sc-brief-aim-rounds_over = rounds survived
sc-brief-aim-survival = last with a base

## A scenario as it is told before a game and at its table

# A side of several players. $n: its number
sc-scenario-team = Team { $n }
# What begins on a planet
sc-scenario-force = { $planet }: { $things }
sc-scenario-base = a base
# An installation: what it is, and its name
sc-scenario-installation = { $kind ->
    [overmind] the Overmind installation
   *[other] an { $name }
}
sc-scenario-item = the { $item }
sc-scenario-with = { $units } with { $item }
# What lies on no planet
sc-scenario-building = { $building } at level { $n }
sc-scenario-module = the { $module } module
sc-scenario-leader = the Leadership card { $leader }
sc-scenario-cards = { $n ->
    [one] a { $card } card
   *[other] { $n } { $card } cards
} in hand
sc-scenario-transports = { $n ->
    [one] a transport
   *[other] { $n } transports
}

sc-story-desperate_alliance = Mar Sara is lost, and everybody knows it. Raynor digs in beyond the bridge with whoever can still hold a rifle; the swarm comes down the only road there is. Five rounds are all he has to hold out.
sc-story-trump_card = The Confederacy has found a machine that calls the Zerg. Mengsk wants to be the last one standing, Aldaris wants to burn every hive, and Raynor carries the machine to the world of those who made it. Nobody commands the swarm, but one player moves it.
sc-story-quest_for_uraj_and_khalis = Two crystals, Uraj and Khalis, can cleanse a whole world of the swarm. One lies on Braxis under the guns of the Directorate, the other on Char among the broods. An unlikely pair sets out to bring both home: Kerrigan, and the Protoss of Shakuras. The others need only stop two heroes, or conquer while they are away.
sc-story-eye_of_the_storm = The Overmind has settled beside Aiur, and the swarm closes around it. Terrans and Protoss, who do not trust each other, have seven rounds to break through and stand before it. The Zerg only have to hold out.
sc-story-survival = No points and no round limit: everyone fights for their bases. Lose your last one, and you are out of the game.
sc-story-faster_survival = Survival with fewer bases: each one lost is half a defeat, and the game is over sooner.

## What is special about a scenario, a sentence each

sc-special-chosen_events = Before the first round each side secretly picks four of six Event cards, and plays one of them in each round.
sc-special-combat_card_option = Nobody draws Event cards: anyone who would draw one draws two Combat cards instead.
sc-special-unit_limits = Only some kinds of units can be built: Marines, Firebats, Medics and Vultures against Zerglings, Hydralisks and Mutalisks.
sc-special-extra_figures = There are twice as many miniatures: those of the race’s other faction can be used too.
sc-special-sheltering_bunkers = With a special Research order, Raynor may pay 1 gas to take a Bunker card back into his hand.
sc-special-entrenched = Raynor may play Bunker wherever he defends an area with a guard token, as if he had a base there.
sc-special-tokens_for_points = Conquest points are not counted: for each one you take a resource token, mineral or gas.
sc-special-the_bridge = The conquest area of Dylar IV is the bridge. From Antiga Prime, units reach the other areas of Dylar IV only while their player controls it, and it can hold no base.
sc-special-points_for_one = Only Mengsk gains conquest points.
sc-special-aldaris_orders = Aldaris places no orders on Dylar IV.
sc-special-psi_emitter = The hero Jim Raynor carries the Psi Emitter, and nobody else can. When he reaches Dylar IV, it stays there and calls the swarm.
sc-special-overmind_faction = Nobody plays the Overmind. The player of Jim Raynor decides for it, but it is not on his side.
sc-special-zerg_areas = Raynor’s units cannot enter areas with units or bases of the Overmind.
sc-special-overmind_transports = The Overmind has three transports around Torus, which nobody can destroy or move.
sc-special-overmind_turn = Before each Planning Phase the Overmind builds on every planet with a base of its own. Once the Psi Emitter lies on Dylar IV, it may move first, to Torus or to Dylar IV.
sc-special-annihilation = Where the Overmind’s units move in, there is no battle: all other units there are destroyed.
sc-special-overmind_bases = A base of the Overmind can be destroyed only when none of its units is left on that planet.
sc-special-overmind_defence = When the Overmind is attacked, the player of Jim Raynor decides for it; its units never withdraw or retreat.
sc-special-items = In the movement step of a Mobilize order, a unit can take a crystal that lies in an area you control, or one that another unit of yours there carries.
sc-special-dropped_items = When a unit carrying an item is destroyed, the item stays in that area. Each unit carries one item at most.
sc-special-spare_team_mates = Where your units share an area with a teammate’s base, you decide whether to spare it; the same goes for a teammate’s Resource card.
sc-special-reshuffled_events = The game does not end with the Event deck: discarded cards of stage III become a new one.
sc-special-no_permanent_resources = Terrans and Protoss may not use the resources that are printed on their faction sheets; Zerg may.
sc-special-joined_factions = A player alone on a side also has the forces and miniatures of the faction left out, as one faction.
sc-special-joined_orders = Such a player places two orders each time, eight in a round.
sc-special-second_sheet = The Overmind also has the permanent resources on the faction sheet of the Queen of Blades.
sc-special-no_leaders = Nobody chooses Leadership cards; each hero’s own card is in force.
sc-special-no_base = A player with no base left is out of the game at once, with everything they have.
sc-special-bases_lost = Destroyed bases never come back: there are six for each faction.
sc-special-lone_transports = Transports may also be built where you control an area without a base.
sc-special-tokens = Instead of conquest points, everyone takes resource tokens.
sc-special-few_bases = Each faction has three bases instead of six.

## In the terminal, above the special rules of the scenario
sct-special = Special rules
sct-special-rule = { $text } ({ $rule })

## The welcome of the terminal. $name: the scenario; $story: told in a few sentences; $side: the faction, or none;
## $known: whether it is chosen; $aims: what wins, that of all sides (sct-side-wins) if none is chosen

# Between two aims, one of which is enough
sct-or-aim = { "; or " }
sct-side-wins = { $side } { $n ->
    [one] wins
   *[other] win
} when { $aims }.
sct-welcome-scenario = { $name }. { $story } { $side ->
    [none] Choose your faction.
   *[other] { $people ->
        [1] You are { $side }.
       *[other] The first player is { $side }.
    }
} { $known ->
    [no] { $aims }
   *[yes] { $people ->
        [1] You win when
       *[other] { $side } wins when
    } { $aims }.
} Type cards for the special rules, ? for help.
