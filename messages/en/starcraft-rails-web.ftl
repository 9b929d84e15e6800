# What stands around the galaxy of StarCraft (web/src/games/starcraft/rails) and on its cards
# (web/src/games/starcraft/cards).


## Seats

sc-rails-seats = Players
sc-rails-next = next
# The short name of a faction
sc-rails-faction = { $faction ->
    [jim_raynor] Raynor
    [arcturus_mengsk] Mengsk
    [tassadar] Tassadar
    [aldaris] Aldaris
    [queen_of_blades] Queen of Blades
   *[overmind] Overmind
}
sc-rails-of-target = of { $n }
sc-rails-team-of-target = team { $points }/{ $n }
sc-rails-team = Team { $n }
sc-rails-out = eliminated
# What a seat does now
sc-rails-doing = { $what ->
    [executes] executes { $order ->
        [build] Build
        [mobilize] Mobilize
        [research] Research
        [special_build] special Build
        [special_mobilize] special Mobilize
        [star] the Star order
       *[special_research] special Research
    } on { $planet }
    [defends] defends { $area }
    [leads] chooses a Leadership card
    [places] places order { $n }
    [fights] fights for { $area }
    [sets-up] sets up the galaxy
    [reveals] chooses an order to reveal
    [plays-events] plays Event cards
    [discards] discards cards
   *[decides] decides
}
sc-rails-obstructed = obstructed, drew an Event
# A seat for screen readers
sc-rails-seat-plays = { $own ->
    [true] You play { $faction }.
   *[false] { $name } plays { $faction }.
}
sc-rails-seat-no-faction = { $own ->
    [true] You have no faction yet.
   *[false] { $name } has no faction yet.
}
sc-rails-seat-points = { $points ->
    [one] 1 conquest point of { $target }.
   *[other] { $points } conquest points of { $target }.
}
sc-rails-seat-team = Team { $number } has { $points } of { $target } conquest points.
sc-rails-seat-tokens = { $n ->
    [one] 1 resource token.
   *[other] { $n } resource tokens.
}
sc-rails-seat-counts = { $workers ->
    [one] 1 worker is free
   *[other] { $workers } workers are free
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $events ->
    [0] no Event card
    [one] 1 Event card
   *[other] { $events } Event cards
} drawn, { $orders ->
    [0] no order
    [one] 1 order
   *[other] { $orders } orders
} on the board.
sc-rails-seat-doing = Now: { $doing }.
sc-rails-seat-program = A program.
sc-rails-seat-first = First player.
sc-rails-seat-next = Next to act.
sc-rails-seat-out = Eliminated.

## Conquest points and special goals

sc-rails-track = Conquest
sc-rails-target = target { $n }
sc-rails-track-flag = { $names }: { $points } of { $target }
# From Stage III on they win; { $stage } is a Roman numeral
sc-rails-goals = Special goals, stage { $stage }
sc-rails-goal = { $faction ->
    [jim_raynor] { $need } resource areas
    [arcturus_mengsk] { $need } whole planets
    [tassadar] most areas
    [aldaris] The End twice
    [queen_of_blades] { $need } conquest areas
   *[overmind] bases on { $need } planets
}
sc-rails-goal-figure = { $have }/{ $need }
sc-rails-goal-said = { $name }: { $goal }, { $have } of { $need }.

## Scenarios

sc-aims-title = What wins
sc-aims-special = Special rules
sc-aims-open = Read about this scenario
sc-aims-none = Cannot win
sc-aims-rounds = Round { $round } of { $rounds }
# $aims: what wins, each with how far it is
sc-aims-side = { $side }{ $own ->
    [true] { "" }, yours
   *[false] { "" }
}: { $aims }.
sc-aims-aim = { $aim } ({ $have } of { $need })
sc-aims-or = { "; or " }
# Below the name of a faction that nobody plays
sc-rails-run-by = Moved by: { $name }
# On the map of a scenario. $called: what the story calls a planet; $faction: who begins there
sc-map-called = { $name } ({ $called })
sc-map-home = { sc-rails-faction } begins here
sc-map-things = here: { $things }

## The header

sc-rails-round = Round
sc-rails-phases = Phases of the round
sc-rails-phase = { $phase ->
    [setup] Setup
    [planning] Planning
    [execution] Execution
   *[regrouping] Regrouping
}
sc-rails-progress = { $what ->
    [cycle] cycle { $n } of { $of }
    [order] order { $n } of { $of }
   *[step] step { $n } of { $of }
}
sc-rails-progress-short = { $phase } { $n } / { $of }
sc-rails-stage = Stage { $stage }
# On the back of an Event card
sc-rails-numeral = { $stage ->
    [1] I
    [2] II
   *[3] III
}
sc-rails-events-left = { $n ->
    [0] no events left
    [one] 1 event left
   *[other] { $n } events left
}
sc-rails-events-left-short = { $n } left
sc-rails-the-end = The End
sc-rails-the-end-said = The End Draws Near is in play { $n } times of { $of }.

## The sheet

sc-rails-sheet = { $name }’s sheet
sc-rails-sheet-own = Your sheet
sc-rails-race = { $race ->
    [terran] Terran
    [protoss] Protoss
   *[zerg] Zerg
}
sc-rails-specials-left = { $n ->
    [0] no special orders
    [one] 1 special order left
   *[other] { $n } special orders left
}
# What the expansion adds to a sheet
sc-rails-pool-room = { $n }/{ $spaces }
sc-rails-pool-said = Special Order Pool: { $spaces ->
    [0] no space
    [any] room for all of them
    [one] 1 space
   *[other] { $spaces } spaces
}{ $n ->
    [0] , empty.
   *[other] , with { $orders }.
}
sc-rails-pool-none = no space
sc-rails-tokens = Resource tokens
sc-rails-tokens-said = Resource tokens: { $minerals } mineral, { $gas } gas.
sc-rails-defended = Defends { $area } this round
# Event cards picked for the whole game; $names is none for those who may not know them
sc-rails-plans = { $names ->
    [none] { $n ->
        [one] 1 Event card to play
       *[other] { $n } Event cards to play
    }
   *[other] Event cards to play: { $names }
}
# A Leadership card: until when it is in effect
sc-rails-leader = { $waits ->
    [true] { $until ->
        [planning] In effect in the next Planning Phase
        [execution] In effect in the next Execution Phase
        [regrouping] In effect in the next Regrouping Phase
       *[other] In effect from the next round on
    }
   *[false] { $until ->
        [planning] Until the Planning Phase ends
        [execution] Until the Execution Phase ends
        [regrouping] Until the Regrouping Phase ends
        [round] Until the round ends
        [moment] Being resolved
       *[game] Rest of the game
    }
}
sc-rails-leader-piece = { $piece ->
    [due] still to come
    [stands] in { $place }
    [missed] never came into play
   *[fallen] destroyed
}
sc-rails-leader-chosen = Face down: only you know it
sc-rails-leader-said = Leadership card { $name }: { $note }.
# Those that were not chosen, or not yet: everybody may read them
sc-rails-unused = Unused Leadership cards: { $n }
sc-rails-unused-stage = Stage { $stage }
sc-rails-unused-said = Unused Leadership cards of Stage { $stage }: { $names }.
sc-rails-waiting = On a Leadership card: { $units }
sc-rails-workers = Workers
sc-rails-workers-free = { $n } ready
sc-rails-workers-busy = { $n } at work
sc-rails-workers-away = { $n } unavailable
sc-rails-own-resource = { $yields ->
    [minerals] Permanent minerals
   *[gas] Permanent gas
}
# A resource card for screen readers
sc-rails-resource-said = { $name }, { $yields ->
    [minerals] minerals
   *[gas] gas
}: { $workers } of { $seats } workers.
sc-rails-buildings = Buildings
sc-rails-building = { $building ->
    [barracks] Barracks
    [factory] Factory
    [starport] Starport
    [gateway] Gateway
    [robotics] Robotics
    [stargate] Stargate
    [spawning_pool] Pool
    [queens_nest] Nest
    [spire] Spire
   *[other] { $name }
}
sc-rails-building-said = { $level ->
    [0] { $name }: not built.
   *[other] { $name }: level { $level } of { $levels }.
}
sc-rails-in-play = Modules, technologies and Event cards
sc-rails-module = { $module ->
    [supply] Supply
    [research_and_development] R&D
    [air_support] Air Support
   *[other] { $name }
}
# What a sheet says of a building or a unit when it is pointed at
sc-rails-building-next = { $name }, level { $level }: { $price }. Allows { $units }.
sc-rails-building-full = { $name }: highest level.
sc-rails-supply-cost = { $name }: { $price }, { $n } left
sc-rails-times = ×{ $n }
sc-rails-more = +{ $n } more
sc-rails-fewer = fewer
sc-rails-drawn = { $n ->
    [one] 1 Event card drawn
   *[other] { $n } Event cards drawn
}
sc-rails-drawn-card = Event card, stage { $stage }, face down
sc-rails-supply = Left in the supply
sc-rails-supply-base = { $n ->
    [one] 1 base left
   *[other] { $n } bases left
}
sc-rails-supply-transport = { $n ->
    [one] 1 transport left
   *[other] { $n } transports left
}
sc-rails-supply-worker = { $n ->
    [one] 1 worker left
   *[other] { $n } workers left
}

## The hand

sc-rails-hand = Hand { $n }
sc-rails-piles = limit { $limit } · deck { $deck } · discard { $discard }

## Cards

sc-card-named = { $kind ->
    [reinforcement] { $name }, a reinforcement card.
    [play_area] { $name }, a technology for the play area.
    [event] { $name }, an Event card.
   *[standard] { $name }, a standard card.
}
sc-card-large-figures = With { $units } in front: attack { $attack }, health { $health }.
sc-card-small-figures = Otherwise attack { $attack }, health { $health }.
# The figures for units that a card does not match
sc-card-small = minor { $attack } / { $health }
sc-card-in-front = With { $units } in front
sc-card-otherwise = With any other unit
sc-card-valid-for-all = For any unit in front.
sc-card-valid-with = Only with { $units } in front or in support.
sc-card-valid-in-front = Only with { $units } in front.
sc-card-sources-all = { $but ->
    [0] The whole card.
   *[other] All the rest.
}
