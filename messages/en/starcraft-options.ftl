# What a player of StarCraft is offered, by verb (src/orrery/starcraft/words/offers.py). Every message gets
#   $prompt  the key of the prompt, because some verbs are offered by several
#   $what    the first thing, $to the second one, by name
#   $price   what it costs, $saving yes if one resource less is due; $text what the card says; $n a number
#   $yields  what all areas of a planet yield
#   $level   the level of the next building
#   $idle    whether the order would have no effect: no, build, mobilize or research
#   $cards   how many Combat cards are drawn wherever an Event card would be, 0 if Event cards are
#   $depletes  whether a worker there mines by force: no, partly or wholly
# Where there is none of them it is "none" or 0.

sc-price = { $price }{ $saving ->
    [yes] , minus 1 resource
   *[no] {""}
}
# Combat cards of a technology that only have values
sc-values-only = cards with { $values } for { $units }.
# Who meets in a skirmish
sc-pair = { $unit } against { $enemy }


## Setup

sc-option-faction = { $what }
sc-option-cell = { $what }
sc-option-turn = { $n ->
    [0] not turned
    [1] a quarter turn
    [2] a half turn
   *[other] a three-quarter turn
}
sc-option-slot = { $what }
sc-option-place = { $what } in { $to }


## Places and pieces

sc-option-planet = { $prompt ->
    [order-where] { $what }
   *[other] { $what } ({ $yields })
}
sc-option-area = { $prompt ->
    [lift-off] to { $what }
   *[other] { $what }
}
sc-option-unit = { $prompt ->
    [build-forces] build { $what } for { sc-price }
    [prepare-invasion] a free { $what }
   *[other] { $what }
}
sc-option-route = { $what }
sc-option-seat = { $what }
sc-option-base = { $prompt ->
    [build-base] build a base in { $what } for { sc-price }
    [destroy-what] your base
   *[other] { $what }
}
sc-option-install = place an Infested Command Center in { $what }
sc-option-move = { $what } from { $to }


## Orders

sc-option-order = { $what }
sc-option-reveal = the order on { $what }
sc-option-execute = execute the order{ $idle ->
    [build] , with no effect: a Build order needs one of your bases or units on its planet
    [mobilize] , with no effect: none of your units can move
    [research] , with no effect: a Research order needs one of your bases on its planet
   *[no] {""}
}
# $by: what lets the player name another order
sc-option-execute-as = execute it as a { $what } order{ $by ->
    [strategic] , since you control a strategic area there
    [leader] , as your Leadership card allows
   *[itself] {""}
}{ $idle ->
    [build] , with no effect: a Build order needs one of your bases or units on its planet
    [mobilize] , with no effect: none of your units can move
    [research] , with no effect: a Research order needs one of your bases on its planet
   *[no] {""}
}
sc-option-draw-event = draw { $cards ->
    [0] an Event card
   *[other] { $cards } Combat cards
}
sc-option-pool-order = put the { $what } order into your pool
sc-option-lose-order = remove the { $what } order from the game
sc-option-defend = a Defend order in { $what }
sc-option-extra-order = place the order of your Cerebrate
sc-option-turn-stack = put the bottom order on { $what } on top
# In place of options that are rarely wanted.
sc-options-folded = destroy your own pieces: type `more`
sc-option-destroy = destroy one of your pieces
sc-option-done = { $prompt ->
    [starting-base] wait for the second planet
    [move] no more moves
    [defend-move] no more moves
    [order-where] no second order
    [build-forces] go on to buildings and modules
    [build-upgrades] go on to the base
    [build-base] end the order
    [before-battle] to battle
    [end-order] end the order
    [learn-technology] learn nothing
    [research-draw] draw nothing
    [discount] pay the full price
    [play-event] play nothing
    [reinforcement-card] no reinforcement
    [extra-draw] draw nothing
    [start-of-planning] use nothing
    [end-of-planning] use nothing
    [start-of-battle] use nothing
    [deplete-up-to] no more
    [assault-unit] no more
    [reroute] no more
    [specialized-strategy] no more
    [technology-to-hand] no more
    [lift-off] leave it where it is
    [subtle-planning] keep the card you have
    [double-time] execute it without
    [gain-upgrade] take nothing
    [recall] bring no unit
    [industrial-strategy] pay nothing
    [restore] restore nothing
    [assault-from] move no units
    [driven-move] move no units
    [name-first-player] keep the token where it is
    [stop-order] let the order stand
    [warp-gate] move no unit
    [conclave-fleet] keep them on the card
    [conclave-fleet-unit] no more units
    [swarm-flies] destroy no more
    [teeming-spawn] build nothing
    [return-to-aiur] no more transports
    [hero-figure] do without the hero
    [return-figure] do not bring it back
    [return-hero] do not bring it back
    [riches-of-aiur] restore nothing more
    [exchange] exchange no units
    [recharge] take no card back
    [last-strike] destroy nothing
    [collateral] destroy nothing
    [give-up-stolen] leave it to the enemy
   *[other] no
}


## Purchases

sc-option-new-worker = build a worker for { $price }
sc-option-transport = { $prompt ->
    [build-forces] build a transport on { $what } for { sc-price }
    [prepare-invasion] free transports
   *[other] a free transport
}
sc-option-building = { $what }, level { $level }, for { sc-price }
sc-option-module = { $what } for { sc-price }: { $text }
sc-option-technology = { $what } for { sc-price }{ $text ->
    [none] {""}
   *[other] : { $text }
}
sc-option-discount = 1 { $what } less
# $text: where the workers go
sc-option-pay = pay from { $text }
sc-option-worker = a worker on { $what }{ $depletes ->
    [partly] : forced, the area becomes partially depleted
    [wholly] : forced, the area is depleted for good
   *[no] {""}
}
sc-option-token = { $prompt ->
    [gain-token] a { $what } token
   *[other] spend a { $what } token
}


## Cards

sc-option-draw = { $n ->
    [0] draw 3 Combat cards
    [one] draw 1 Combat card
   *[other] draw { $n } Combat cards
}
# $fits: whether the card fits at the skirmish: yes, small (only its small values, $attack and
# $health, and no text), assist (these values, with its text), useless, or none if it is not placed
sc-option-card = { $what }{ $fits ->
    [small] {" "}(here { $attack }/{ $health }{ $text ->
        [none] {""}
       *[other] , unused: { $text }
    })
    [assist] {" "}(here { $attack }/{ $health }){ sc-card-text }
    [useless] {" "}(fits no unit here)
   *[other] { sc-card-text }
}
sc-card-text = { $text ->
    [none] {""}
   *[other] : { $text }
}
sc-option-take = { $what }, from your discards{ sc-card-text }
sc-option-search = { $what }, from your deck{ sc-card-text }
sc-option-use = { $what }: { $text }
sc-option-use-technology = { $what }: { $text }
sc-option-use-guard = the guard token in { $what }: +2 health in every skirmish
sc-option-event = { $what }: { $text }
sc-option-event-of = { $what } from { $to }
sc-option-conquest = 1 conquest point


## Battles

sc-option-front = { $what }
sc-option-pair = { $what } against { $to }
# $text: who meets in the skirmish
sc-option-support = skirmish { $to }: { $text }
sc-option-skirmish = skirmish { $what }: { $text }
sc-option-deck = the top card of your deck, unseen
sc-option-look = look at the top two cards of your deck
sc-option-lose-worker = a worker from your pool
sc-option-withdraw = { $what } gets away
sc-option-dive = your unit in front dives: it is destroyed, together with a flying enemy in front
sc-option-spawn-broodling = Spawn Broodling: the enemy loses a unit
sc-option-collateral = Collateral Damage: destroy what the enemy has in the area
sc-option-raze-base = destroy the base in { $what }
sc-option-raze-installation = destroy the installation in { $what }
sc-option-kill-workers = destroy all workers on the Resource card for { $what }
sc-option-mind-control = Mind Control: you take the enemy unit in front
sc-option-give-up = { $what } in { $to }
sc-option-exchange-front = { $what } in the front line of skirmish { $to }
sc-option-exchange-support = { $what } supporting skirmish { $to }
sc-option-recharge = take { $what } back into your hand
