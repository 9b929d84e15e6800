# Building, paying, learning technologies and playing Event cards (web/src/games/starcraft/build,
# research and events).


## The Build order

sc-build = Build
sc-build-gift = A free upgrade
sc-build-step = { $step ->
    [1] Workers, transports, units
    [2] Building, module
   *[3] Base
}
sc-build-step-short = { $step ->
    [1] Units
    [2] Upgrades
   *[3] Base
}
sc-build-number = Step { $step }
sc-build-one-each = one each
sc-build-step-over = step is over
sc-build-closes = { $steps ->
    [1] closes step 1
    [2] closes step 2
   *[both] closes steps 1 and 2
}
sc-build-limit = { $of ->
    [one] { $used } of 1 unit in this order
   *[other] { $used } of { $of } units in this order
}
# The next level of a building: Spawning Pool III
sc-build-level = { $building } { $level ->
    [1] I
    [2] II
    [3] III
   *[other] { $level }
}
sc-build-complete = complete
sc-build-left = { $n } left
sc-build-none-left = none left
sc-build-needs = needs { $what }
sc-build-not-now = not now: see why
sc-build-not-there = not in the area you picked
# $name is a worker: SCV, Probe or Drone
sc-build-at-once = { $name }s to build
sc-build-fewer = One { $name } fewer
sc-build-more = One { $name } more
sc-build-hits = { $hits ->
    [ground] hits ground
    [flying] hits air
    [ground-flying] hits ground, air
    [assists] assists
   *[nothing] no attack
}
sc-build-support = support { $n }
sc-build-piece = { $piece ->
    [terran-worker] SCV
    [protoss-worker] Probe
    [zerg-worker] Drone
    [terran-transport] Dropship
    [protoss-transport] Shuttle
    [zerg-transport] Overlord
    [terran-point] Conquest point
    [protoss-point] Conquest point
    [zerg-point] Conquest point
    [terran-event-card] Event card
    [protoss-event-card] Event card
    [zerg-event-card] Event card
    [zerg-installation] Infested Command Center
   *[base] Base
}
sc-build-infest = beside your Queen
sc-build-module = { $module ->
    [research_and_development] R&D module
   *[other] { $name } module
}
sc-build-module-line = { $module ->
    [supply] unit limit +1
    [research_and_development] special order +1
    [air_support] guards your bases
    [defensive] two defenders can change places
    [assist] room for one more Assist unit
    [offensive] transports evade Air Support
   *[other] { $text }
}
# A price for screen readers
sc-build-price = { $minerals ->
    [0] { $gas ->
        [0] free
       *[other] { $gas } gas
    }
    [one] 1 mineral{ $gas ->
        [0] {""}
       *[other] {" "}and { $gas } gas
    }
   *[other] { $minerals } minerals{ $gas ->
        [0] {""}
       *[other] {" "}and { $gas } gas
    }
}
sc-build-end = End the order
sc-build-where = { $n ->
    [one] { $what }: choose the area
   *[other] { $what }: choose one of { $n } areas
}
sc-build-route = { $n ->
    [one] { $what }: choose the route
   *[other] { $what }: choose one of { $n } routes
}
sc-build-discount = { $what }: take the discount now, or keep it?
sc-build-free = free


## Paying

sc-pay = Pay
sc-pay-for = Pay for { $what }
sc-pay-resources = Your resources
sc-pay-workers = workers
sc-pay-workers-said = { $before } workers before, { $after } after this payment
sc-pay-own = { $resource ->
    [minerals] Permanent minerals
   *[gas] Permanent gas
}
sc-pay-tokens = { $resource ->
    [minerals] Mineral tokens
   *[gas] Gas tokens
}
sc-pay-tokens-note = no worker
sc-pay-tokens-left = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
sc-pay-spend = { $resource ->
    [minerals] Spend a mineral token instead of a worker
   *[gas] Spend a gas token instead of a worker
}
sc-pay-state = { $state ->
    [free] free
    [full] full
   *[busy] { $n } at work
}
sc-pay-seat = { $state ->
    [at-work] At work
    [pays] Pays
   *[free] Move a worker to { $source }
}
sc-pay-force = Mine { $source } by force: it is depleted by one step
sc-pay-forced = Mines { $source } by force
sc-pay-key = { $sign ->
    [pays] this payment
    [at-work] at work already
    [free] choose a seat to move a worker there
   *[force] force mining depletes the area
}
sc-pay-any = Any of your resources can pay, from any planet.
sc-pay-edit = Edit payment
sc-pay-reset = As proposed
sc-pay-as-shown = Pay as shown
sc-pay-depletes = depletes { $areas }
sc-pay-discount = { $resource ->
    [minerals] 1 mineral less
   *[gas] 1 gas less
}
sc-pay-keep-discount = Keep the discount
sc-pay-row-pays = { $tokens ->
    [true] { $n ->
        [one] 1 token pays
       *[other] { $n } tokens pay
    }
   *[false] { $n ->
        [one] 1 worker pays
       *[other] { $n } workers pay
    }
}


## Technologies

sc-tech = Technologies
sc-tech-all = All technologies
sc-tech-can-pay = I can buy it now
sc-tech-unit = For which unit
sc-tech-any-unit = Any unit
sc-tech-kind-label = Kind of card
sc-tech-any-kind = Any kind
sc-tech-kind = { $kind ->
    [standard] Standard card
    [reinforcement] Reinforcement
   *[play_area] Stays in play
}
# Above the technologies, while one is asked whether to draw cards
sc-tech-later = First draw cards, or don’t. Then you may buy one of these.
sc-tech-none = No technology fits.
sc-tech-learnt = { $n } of { $copies } learned
sc-tech-for = for { $units }
sc-tech-for-all = for every unit
sc-tech-figures = Attack { $attack }, health { $health }
sc-tech-small = With other units: attack { $attack }, health { $health }
sc-tech-small-short = small
sc-tech-copies = { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
sc-tech-left = { $n ->
    [0] None is left in your Technology deck.
    [one] 1 is left in your Technology deck.
   *[other] { $n } are left in your Technology deck.
}
sc-tech-buy = Buy { $what }: { $price }


## Event cards

sc-events = Event cards
sc-events-leaders = Leadership cards
sc-cards-new = New cards
sc-events-stage = Stage { $stage ->
    [1] I
    [2] II
   *[3] III
}
sc-events-forced = Must be played first
sc-events-of = held by { $owner }
sc-events-from = { $shelf ->
    [take] from your discards
   *[search] from your deck: it is shuffled afterwards
}
sc-events-point = 1 conquest point
sc-events-point-text = Take 1 conquest point, and play no card.
sc-events-draw = { $draws ->
    [cards] Combat cards
   *[event] An Event card
}
sc-events-draw-text = { $draws ->
    [cards] Draw more Combat cards, and take none of the new ones into your hand.
   *[event] Draw an additional Event card, and take no card into your hand.
}
sc-events-act = { $prompt ->
    [play-event] Play { $what }
    [end-benefit] { $piece ->
        [point] Take the point
       *[other] Play { $what }
    }
    [research-bonus] { $piece ->
        [event-card] { $draws ->
            [cards] Draw Combat cards
           *[event] Draw the Event card
        }
       *[other] Take { $what }
    }
    [saboteur] Choose { $what }
    [informant] Choose { $what }
    [choose-leader] Choose { $what }
    [choose-plans] Pick { $what }
    [fetch-bunker] { $shelf ->
        [take] { $what } from your discards
       *[search] { $what } from your deck
    }
    [choose-planet] Take { $what }
    [subtle-planning] Take { $what } instead
    [inspiring-leadership] Resolve { $what }
   *[other] Use { $what }
}
