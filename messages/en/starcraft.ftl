# What a player of StarCraft is asked (src/orrery/starcraft/words/questions.py), names (names.py) and
# endings (story.py).


## Names

game-starcraft = StarCraft: The Board Game

# $ends: whether the planet's name ends in a figure or in a letter
sc-area = { $ends ->
    [figure] { $planet } · { $n }
   *[letter] { $planet } { $n }
}
sc-area-yields = { $area } ({ $gain })
sc-route = { $one }–{ $other }
sc-route-z = z-axis route { $z } ({ $one }–{ $other })
sc-slot = { $planet }, { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} side
sc-cell = column { $x }, row { $y }
sc-permanent = { $kind ->
    [minerals] the minerals on your sheet
   *[gas] the gas on your sheet
}
sc-token = { $kind ->
    [minerals] a mineral token
   *[gas] a gas token
}
sc-order = { $order ->
    [build] Build
    [mobilize] Mobilize
    [research] Research
    [special_build] special Build
    [special_mobilize] special Mobilize
    [special_research] special Research
    [defend] Defend
   *[star] Star
}
sc-resource = { $kind ->
    [minerals] mineral
    [gas] gas
   *[conquest] conquest point
}
sc-amount-minerals = { $n ->
    [one] 1 mineral
   *[other] { $n } minerals
}
sc-amount-gas = { $n } gas
sc-amount-conquest = { $n ->
    [one] 1 conquest point
   *[other] { $n } conquest points
}
sc-amount-strategic = strategic
sc-free = nothing

# Combat cards: a name or icons with the large values; what a nameless reinforcement adds
sc-card-valued = { $name } { $attack }/{ $health }
sc-card-reinforcement = Reinforcement{ $attack ->
    [0] {""}
   *[other] {" "}+{ $attack } attack
}{ $health ->
    [0] {""}
   *[other] {" "}+{ $health } health
}

# Event cards of which there is another one with the same title
sc-staged-event = { $name } { $n ->
    [1] I
    [2] II
   *[other] III
}

# Players: $who is you, nobody, player (no faction yet) or a faction; $name what the facts call it
sc-seat = Player { $n }
sc-subject = { $who ->
    [you] You
    [nobody] Nobody
   *[other] { $name }
}
sc-object = { $who ->
    [you] you
    [nobody] nobody
    [queen_of_blades] the Queen of Blades
    [overmind] the Overmind
   *[other] { $name }
}
sc-whose = { $who ->
    [you] your
    [nobody] nobody’s
    [queen_of_blades] the Queen of Blades’
    [overmind] the Overmind’s
   *[other] { $name }’s
}

# Units in a sentence
sc-units = { $n ->
    [one] { $unit ->
        [archon] an { $name }
        [arbiter] an { $name }
        [ultralisk] an { $name }
        [infested_terran] an { $name }
        [fenix] { $name }
        [jim_raynor_hero] the hero { $name }
        [sarah_kerrigan] { $name }
        [zeratul] { $name }
        [gantrithor] the { $name }
        [norad_ii] the Norad II
        [torrasque] the { $name }
       *[other] a { $name }
    }
   *[other] { $n } { $unit ->
        [dark_templar] { $name }
        [high_templar] { $name }
        [scourge] { $name }
       *[other] { $name }s
    }
}
sc-times = { $n } × { $name }
sc-list-comma = { $left }, { $right }
sc-list-and = { $left } and { $right }
sc-list-or = { $left } or { $right }


## Prompts, by key. Every prompt gets
#   $about     what the decision is about: an Event card, a unit, a planet or an area
#   $planet    the active planet, or the one being laid
#   $area      the contested area
#   $unit      the unit that moves, is placed or stands in front; $enemy the one opposite
#   $n         a number: skirmish, order of the round, cards to discard or draw
#   $price     what is to be paid; $workers: how many workers are in the pool
#   $order     the order being executed
#   $cards     how many Combat cards are drawn wherever an Event card would be, 0 if Event cards are
# Where there is none of them it is "none" or 0.

# Setting up
sc-prompt-faction = Choose your faction.
sc-prompt-place-planet = Which of your planets do you place now?
sc-prompt-place-cell = Where does { $planet } go?
sc-prompt-place-turn = Which way round does { $planet } go?
sc-prompt-starting-base = { $n ->
    [0] Place your first base on { $planet }, or wait for your second planet?
   *[other] Place your first base on { $planet }, or wait for another of your planets?
}
sc-prompt-starting-base-now = Where on { $planet } does your first base go?
sc-prompt-z-axis-major = A z-axis route: where does its major end go?
sc-prompt-z-axis-minor = And its minor end?
sc-prompt-starting-unit = Where does your { $unit } start?
sc-prompt-starting-unit-left = { $n ->
    [one] Your planet has no room for one of your units. Which one stays in the supply?
   *[other] Your planet has no room for { $n } of your units. Which one stays in the supply?
}
sc-prompt-starting-transport = On which route does your transport start?

# Planning Phase
# $about: the Leadership card that can be used as well
sc-prompt-start-of-planning = The Planning Phase begins: { $about ->
    [none] use an Event card?
   *[other] place the order of { $about }, or use an Event card first?
}
sc-prompt-end-of-planning = The Planning Phase ends: { $about ->
    [none] use an Event card?
   *[other] with { $about }, put the bottom order of a planet on top?
}
sc-prompt-order-where = { $n ->
    [0] Place an extra order: where?
   *[other] { $each ->
        [1] Place order { $n } of 4: where?
       *[other] { $laid ->
            [0] Place two orders in cycle { $n } of 4: where?
           *[other] Place the second order in cycle { $n } of 4: where?
        }
    }
}
sc-prompt-order-which = Which order on { $about }?
sc-prompt-defend-move = Defend order in { $about }: which units move there?

# Execution Phase
sc-prompt-reveal = Which of your orders do you reveal?
# The same where there is little room
sc-brief-reveal = Your turn.
sc-prompt-execute = Your { $order } order on { $planet }: execute it, or draw { $cards ->
    [0] an Event card
   *[other] { $cards } Combat cards
} instead?
sc-prompt-subtle-influence = { $about }: on which planet can everybody else place only one order?
sc-prompt-spend-order = Your special order has been executed: where does its token go?
sc-prompt-stop-order = { $about }: stop the { $order } order on { $planet }?
sc-prompt-double-time = Use { $about } before you execute the { $order } order?

# Build order
# $transports: no, if this faction builds none
sc-prompt-build-forces = Build order on { $planet }: { $transports ->
    [no] units or workers
   *[yes] units, workers or transports
}? You have { sc-workers }.
sc-prompt-build-upgrades = Build order on { $planet }: a building or a module? You have { sc-workers }.
sc-prompt-build-base = Build order on { $planet }: a base? You have { sc-workers }.
sc-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
sc-prompt-new-unit-area = Where on { $planet } does the new { $about } go?
sc-prompt-sacrifice = Where is the unit you give up for the { $about }?
sc-prompt-sacrifice-which = Your own unit or a stolen one: which do you give up for the { $about }?
sc-prompt-tech-unit-area = Where does the { $about } appear?
sc-prompt-discount = Which resource do you save?
sc-prompt-pay = Pay { $price }: accept the suggestion, or send workers one by one. You have { sc-workers }.
sc-prompt-gain-token = Take { $n ->
    [one] a resource token
   *[other] { $n } resource tokens
}: which kind?
sc-prompt-gain-upgrade = Which building or module do you take? You have { sc-workers }.

# Mobilize order
sc-prompt-move = Mobilize order on { $planet }: which unit moves there, or within it?
sc-prompt-move-to = Where on { $planet } does your { $unit } go?
sc-prompt-evading-transport = Which of your transports from { $about } carried units past the Air Support? It is destroyed.
sc-prompt-lift-off = Move your base on { $planet }?
sc-prompt-recall = Recall: bring a unit to one of your Arbiters on { $planet }?
sc-prompt-recall-to = Which Arbiter does your { $unit } go to?
sc-prompt-before-battle = The battle on { $planet } is about to begin. Destroy any of your pieces first?
sc-prompt-end-order = Your order on { $planet } is done. Destroy any of your pieces before it ends?
sc-prompt-destroy-where = Destroy one of your pieces: where?
sc-prompt-destroy-what = Which of your pieces in { $about } do you destroy?

# Research order
sc-prompt-research-draw = Research order: draw 3 Combat cards?
sc-prompt-learn-technology = Which technology do you learn? You have { sc-workers }.
sc-prompt-technology-to-hand = Take one of the new cards into your hand?
sc-prompt-research-bonus = Special order: take one of the new cards into your hand, or draw { $cards ->
    [0] an Event card
   *[other] { $cards } Combat cards
}?

# Battles
sc-prompt-start-of-battle = The battle for { $area } begins: use an ability?
sc-prompt-consume = Consume: which of your units in { $area } do you destroy? A worker will do instead.
# $n: 1 a ground unit, 2 a flying one
sc-prompt-early-loss = The battle for { $area } begins, and an enemy ability costs you a { $n ->
    [1] ground
   *[other] flying
} unit: which one?
sc-prompt-exchange = Exchange two of your units? Which is the first?
sc-prompt-exchange-for = Which unit changes places with your { $unit }?
sc-prompt-recharge = Recharge: take one of your cards back into your hand?
sc-prompt-extra-draw = Draw { $n ->
    [one] 1 more Combat card
   *[other] { $n } more Combat cards
}?
sc-prompt-front = Which unit goes in the front line?
sc-prompt-pair = Skirmish { $n }: who fights whom?
sc-prompt-support = Which skirmish does your { $unit } support?
sc-prompt-standard-card = Skirmish { $n }, your { $unit } against { $enemy }: which standard card?
sc-prompt-reinforcement-card = Skirmish { $n }, your { $unit } against { $enemy }: add a reinforcement card?
sc-prompt-adaptive-card = Skirmish { $n }, your { $unit } against { $enemy }: which of the two cards do you place?
sc-prompt-replacement-card = Skirmish { $n }: your standard card was cancelled. Which one replaces it?
sc-prompt-next-skirmish = Which skirmish is resolved next?
sc-prompt-supporter = The enemy cannot hit your { $unit } in front: which supporting unit do you lose?
sc-prompt-end-of-destroy-step = Skirmish { $n } ends: what happens first?
sc-prompt-broodling = Spawn Broodling: which of your units do you lose?
sc-prompt-feedback = Feedback: which of your Assist units do you lose?
sc-prompt-collateral = Collateral Damage in { $area }: what do you destroy?
sc-prompt-give-up-stolen = Mind Control: both your tokens are in use. Destroy a unit you control to take the { $enemy }?
sc-prompt-withdraw = Your cloaked { $about } gets away: where to?
sc-prompt-splash = Splash damage: which of your units do you lose?
sc-prompt-nuke = A Nuke falls: which of your units do you lose?
sc-prompt-retreat-to = Where do your units retreat to?
sc-prompt-retreat-who = Too many units for { $area }: who retreats?
sc-prompt-retreat-lose = Not everyone fits there: which unit do you lose?
sc-prompt-escape-to = Where do your units flee to?
sc-prompt-escape-lose = Not everyone fits there: which unit do you lose?

# Regrouping Phase
sc-prompt-industrial-strategy = { $about }: pay 1 mineral and 1 gas for a conquest point?
sc-prompt-specialized-strategy = { $about }: take a Combat card into your hand?
sc-prompt-play-event = Which of your Event cards do you play?
sc-prompt-end-benefit = { $about }: a conquest point, or another of your Event cards?
sc-prompt-discard-to-limit = Your hand is over its limit: discard { $n ->
    [one] a Combat card
   *[other] { $n } more Combat cards
}.

# Event cards
sc-prompt-reroute = { $about }: move one of your transports, or place a new one?
sc-prompt-reroute-to = { $about }: which route does it go to?
sc-prompt-free-transport = { $about }: on which route?
sc-prompt-prepare-invasion = { $about }: transports, or a unit?
sc-prompt-invasion-transport = { $about }: a free transport on which route?
sc-prompt-maelstrom = { $about }: on which route do you destroy all transports?
sc-prompt-exchange-end = { $about }: which end of a z-axis route moves?
sc-prompt-exchange-with = { $about }: which end does it swap places with?
sc-prompt-free-units-planet = { $about }: on which planet do the free units appear?
sc-prompt-free-units-area = { $about }: in which area do the free units appear?
sc-prompt-free-units-unit = { $about }: there is not enough room for all of them. Which unit is placed first?
sc-prompt-deplete = { $about }: which area do you deplete by one step?
sc-prompt-deplete-up-to = { $about }: which area do you deplete by one step, if any?
sc-prompt-restore = { $about }: make a partially depleted area fresh again?
sc-prompt-saboteur = { $about }: which Event card do you discard?
sc-prompt-informant = { $about }: which Event card do you take?
sc-prompt-subtle-planning = { $about }: which Leadership card takes the place of the one you have, if any?
sc-prompt-inspiring-leadership = { $about }: which Leadership card do you resolve now?
sc-prompt-assault-from = { $about }: which area do units move from?
sc-prompt-assault-to = { $about }: which area do they move to?
sc-prompt-assault-unit = { $about }: which unit moves, if any?
sc-prompt-assault-loss = { $about }: too many units there. Which one do you lose?


## How a game ends. $players: who wins; $n: how many they are; $form: you or other

sc-ending-conquest-points = { sc-ending-win } with the most conquest points.
sc-ending-objective = { sc-ending-win } by reaching the objective on the faction sheet.
sc-ending-card-objective = { sc-ending-win } by reaching the objective on a Leadership card.
sc-ending-end-draws-near = The end has come: { sc-ending-win-on }.
sc-ending-elimination = { sc-ending-win } as the last { $n ->
    [one] player
   *[other] players
} left.
sc-ending-win = { $players } { $form ->
    [you] win
   *[other] { $n ->
        [one] wins
       *[other] win
    }
}
sc-ending-win-on = { $objects } { $form ->
    [you] win
   *[other] { $n ->
        [one] wins
       *[other] win
    }
}


## Why not, beyond the rules of starcraft-why.ftl

sc-why-asked-otherwise = Answer this first: { $prompt }
