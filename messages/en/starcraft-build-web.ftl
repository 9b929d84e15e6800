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
sc-build-step-over = This step is over
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
   *[base] Base
}
sc-build-module = { $module ->
    [research_and_development] R&D module
   *[other] { $name } module
}
sc-build-module-line = { $module ->
    [supply] unit limit +1
    [research_and_development] special order +1
    [air_support] Detector, +1 against flyers at bases
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
sc-build-free = free


## Paying

sc-pay = Pay
sc-pay-for = Pay for { $what }
sc-pay-resources = Your resources
sc-pay-workers = workers
sc-pay-workers-said = { $before } workers before, { $after } after this payment
sc-pay-own = { $resource ->
    [minerals] Own minerals
   *[gas] Own gas
}
sc-pay-card = { $resource ->
    [minerals] { $area }, minerals
   *[gas] { $area }, gas
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
    [free] tap to move a worker here
   *[force] force mining depletes the area
}
sc-pay-any = Any of your resources can pay, from any planet.
sc-pay-edit = Edit payment
sc-pay-reset = As proposed
sc-pay-as-shown = Pay as shown
sc-pay-depletes = depletes { $areas }
sc-pay-discount = { $resource ->
    [minerals] 1 mineral less
    [gas] 1 gas less
   *[none] keep the discount
}
sc-pay-discount-ask = Discount:
