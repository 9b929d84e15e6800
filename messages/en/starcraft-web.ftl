# What the drawn galaxy of StarCraft says (web/src/games/starcraft). Questions, options and reasons come
# from the game itself (starcraft.ftl).


## The galaxy

sc-web-galaxy = Galaxy
sc-web-zoom-in = Zoom in
sc-web-zoom-out = Zoom out
sc-web-zoom-fit = Show the whole galaxy
sc-web-zoom-active = Show the active planet
# A button of the map, and its key
sc-web-zoom-key = { $what } ({ $key })
# In the compass rose
sc-web-north = N
sc-web-north-is-right = North is on the right: the galaxy is drawn with a quarter turn.

# A planet for screen readers: name, number of areas, orders on it
sc-web-planet = { $areas ->
    [one] { $planet }, a planet with 1 area.
   *[other] { $planet }, a planet with { $areas } areas.
}
sc-web-planet-orders = { $n ->
    [one] There is 1 order on it.
   *[other] There are { $n } orders on it.
}
sc-web-planet-active = It is the active planet.

## Areas

sc-web-area-name = { $planet } { $number }
# For planets whose name ends in a figure: Vyctor 5 · 2
sc-web-area-name-apart = { $planet } · { $number }
# An area for screen readers and in the text view: "Torus 3, gas 2, Anna: 3 Marines, limit 4, room 1"
sc-web-area-yield = { $area }, { $yields ->
    [minerals] minerals { $amount }
    [gas] gas { $amount }
    [conquest] conquest points { $amount }
   *[strategic] strategic advantage
}
sc-web-area-depleted = { $how ->
    [half] partially depleted
   *[all] depleted
}
sc-web-area-allows = { $units ->
    [flying] flying units only
   *[ground] ground units only
}
sc-web-area-held = { $owner }: { $what }
sc-web-area-base = a base
sc-web-installation = { $kind ->
    [infested_command_center] an Infested Command Center
    [warp_gate] the Warp Gate
    [cerebrate] the Cerebrate
   *[overmind] the Overmind
}
sc-web-area-strategic = strategic area
sc-web-area-defended = Defend order of { $owner }
sc-web-area-guards = { $n ->
    [one] 1 guard token
   *[other] { $n } guard tokens
}
sc-web-area-points = { $n ->
    [one] 1 special conquest point
   *[other] { $n } special conquest points
}
sc-web-area-item = { $item } lies here
# A unit of a scenario that has something with it
sc-web-carries = { $units } with { $item }
sc-web-area-free = nobody
sc-web-area-limit = limit { $n }
sc-web-area-room = { $n ->
    [0] full
   *[other] room { $n }
}
sc-web-area-over = { $n } too many
sc-web-area-attacked = { $owner }: { $units } attack
sc-web-area-mark = { $mark ->
    [target] available
    [battle] would start a battle, available
    [yield] its yield is available
    [spent] its yield is chosen
    [locked] not available
   *[changed] changed since your last decision
}

## Units, orders, routes

sc-web-chip = { $owner }: { $units } in { $area }.
sc-web-chip-state = { $state ->
    [picked] Picked.
    [can] You can pick this.
    [gone] Moved away.
    [falls] Will be destroyed.
    [changed] New since your last decision.
    [locked] You cannot pick this now.
   *[rest] At rest.
}
sc-web-order-kind = { $order ->
    [build] Build
    [mobilize] Mobilize
    [research] Research
    [special_build] special Build
    [special_mobilize] special Mobilize
    [defend] Defend
    [star] Star
   *[special_research] special Research
}
# $order: as on its token
sc-web-order-on = { $order } on { $planet }
sc-web-order-own = { $face ->
    [up] your { sc-web-order-kind }, { sc-web-order-place }, face up
   *[down] your { sc-web-order-kind }, { sc-web-order-place }, face down
}
sc-web-order-known = { $owner }’s { sc-web-order-kind }, { sc-web-order-place }, face up
sc-web-order-hidden = { $owner }’s order, { sc-web-order-place }
# How deep an order lies in its stack, counted from the top
sc-web-order-place = { $all ->
    [1] the only one
   *[other] { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
       *[other] number { $place }
    } of { $all ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $all }
    }
}
sc-web-order-mark = { $mark ->
    [can] available
    [picked] chosen
    [draft] not placed yet
    [locked] not available
   *[changed] new since your last decision
}
sc-web-route = Route between { $one } and { $other }.
# The letter of a z-axis route, on the map and in every sentence: $n is its number.
sc-z-letter = { $n ->
    [1] α
    [2] β
    [3] γ
    [4] δ
    [5] ε
    [6] ζ
    [7] η
    [8] θ
   *[other] { $n }
}
sc-web-z-axis = Z-axis route { $letter } between { $one } and { $other }.
sc-web-transports = { $n ->
    [one] There is a transport on it: { $owners }.
   *[other] There are { $n } transports on it: { $owners }.
}

## So many units of a kind

sc-web-units-other = { $n } × { $name }
sc-web-units-marine = { $n ->
    [one] 1 Marine
   *[other] { $n } Marines
}
sc-web-units-firebat = { $n ->
    [one] 1 Firebat
   *[other] { $n } Firebats
}
sc-web-units-ghost = { $n ->
    [one] 1 Ghost
   *[other] { $n } Ghosts
}
sc-web-units-vulture = { $n ->
    [one] 1 Vulture
   *[other] { $n } Vultures
}
sc-web-units-goliath = { $n ->
    [one] 1 Goliath
   *[other] { $n } Goliaths
}
sc-web-units-siege_tank = { $n ->
    [one] 1 Siege Tank
   *[other] { $n } Siege Tanks
}
sc-web-units-wraith = { $n ->
    [one] 1 Wraith
   *[other] { $n } Wraiths
}
sc-web-units-science_vessel = { $n ->
    [one] 1 Science Vessel
   *[other] { $n } Science Vessels
}
sc-web-units-battlecruiser = { $n ->
    [one] 1 Battlecruiser
   *[other] { $n } Battlecruisers
}
sc-web-units-medic = { $n ->
    [one] 1 Medic
   *[other] { $n } Medics
}
sc-web-units-valkyrie = { $n ->
    [one] 1 Valkyrie
   *[other] { $n } Valkyries
}
sc-web-units-zealot = { $n ->
    [one] 1 Zealot
   *[other] { $n } Zealots
}
sc-web-units-dragoon = { $n ->
    [one] 1 Dragoon
   *[other] { $n } Dragoons
}
sc-web-units-high_templar = { $n ->
    [one] 1 High Templar
   *[other] { $n } High Templar
}
sc-web-units-archon = { $n ->
    [one] 1 Archon
   *[other] { $n } Archons
}
sc-web-units-reaver = { $n ->
    [one] 1 Reaver
   *[other] { $n } Reavers
}
sc-web-units-scout = { $n ->
    [one] 1 Scout
   *[other] { $n } Scouts
}
sc-web-units-arbiter = { $n ->
    [one] 1 Arbiter
   *[other] { $n } Arbiters
}
sc-web-units-carrier = { $n ->
    [one] 1 Carrier
   *[other] { $n } Carriers
}
sc-web-units-dark_templar = { $n ->
    [one] 1 Dark Templar
   *[other] { $n } Dark Templar
}
sc-web-units-dark_archon = { $n ->
    [one] 1 Dark Archon
   *[other] { $n } Dark Archons
}
sc-web-units-corsair = { $n ->
    [one] 1 Corsair
   *[other] { $n } Corsairs
}
sc-web-units-zergling = { $n ->
    [one] 1 Zergling
   *[other] { $n } Zerglings
}
sc-web-units-hydralisk = { $n ->
    [one] 1 Hydralisk
   *[other] { $n } Hydralisks
}
sc-web-units-ultralisk = { $n ->
    [one] 1 Ultralisk
   *[other] { $n } Ultralisks
}
sc-web-units-queen = { $n ->
    [one] 1 Queen
   *[other] { $n } Queens
}
sc-web-units-defiler = { $n ->
    [one] 1 Defiler
   *[other] { $n } Defilers
}
sc-web-units-scourge = { $n ->
    [one] 1 Scourge
   *[other] { $n } Scourge
}
sc-web-units-mutalisk = { $n ->
    [one] 1 Mutalisk
   *[other] { $n } Mutalisks
}
sc-web-units-guardian = { $n ->
    [one] 1 Guardian
   *[other] { $n } Guardians
}
sc-web-units-lurker = { $n ->
    [one] 1 Lurker
   *[other] { $n } Lurkers
}
sc-web-units-devourer = { $n ->
    [one] 1 Devourer
   *[other] { $n } Devourers
}
sc-web-units-infested_terran = { $n ->
    [one] 1 Infested Terran
   *[other] { $n } Infested Terrans
}

## The table

sc-web-goal = { $n ->
    [one] First to 1 point
   *[other] First to { $n } points
}
# Something is picked; what is asked for next
sc-web-path = { $next ->
    [order] Which order on { $names }?
    [planet] { $names }: on which planet?
    [execute] { $names }: execute it, or { $draws ->
        [cards] draw Combat cards
       *[event] take an Event card
    }?
    [unit] Which unit goes to { $names }?
    [area] { $names }: to which area?
   *[other] { $names }: what next?
}
# Units that are picked to move together
sc-web-squad = { $n ->
    [one] Where does this unit go?
   *[other] Where do these { $n } units go?
}
sc-web-tray = What you can pick
sc-web-tray-kind = { $kind ->
    [order] Orders
    [unit] Units
    [building] Buildings
    [module] Modules
    [technology] Technologies
    [card] Combat cards
    [event] Event cards
    [faction] Factions
    [seat] Players
    [source] Workers
    [resource] Resources
    [skirmish] Skirmishes
    [slot] Sides of planets
    [area] Areas
    [planet] Planets
    [route] Routes
   *[other] More
}
sc-web-skirmish = Skirmish { $n }
sc-web-route-name = { $one } – { $other }
sc-web-permanent = { $resource ->
    [minerals] Permanent minerals
   *[gas] Permanent gas
}
sc-web-tokens = { $resource ->
    [minerals] Mineral tokens
   *[gas] Gas tokens
}
sc-web-resource = { $resource ->
    [minerals] Minerals
   *[gas] Gas
}
sc-web-chosen = { $n ->
    [one] 1 chosen
   *[other] { $n } chosen
}
sc-web-send-several = { $n ->
    [0] Choose none
    [one] Choose this ({ $n } of { $most })
   *[other] Choose these ({ $n } of { $most })
}
sc-web-propose = { $n ->
    [one] Pick the least useful one
   *[other] Pick the { $n } least useful ones
}
# The legend
sc-web-sign = { $sign ->
    [minerals] Minerals
    [gas] Gas
    [conquest] Conquest points
    [strategic] Strategic advantage
    [build] Build order
    [mobilize] Mobilize order
    [research] Research order
    [star] A special order, or one of a kind
    [unseen] Only you can see this
    [lock] You cannot pick this now: click to see why
   *[comet] New since your last decision
}

# What Brood War adds to the table, and what each piece does
sc-piece-title = Brood War
sc-piece = { $piece ->
    [ground] Ground units only
    [flying] Flying units only
    [strategic] Strategic area
    [defend] Defend order
    [guard] Guard token
    [coin-conquest] Special conquest point
    [token] Resource token
    [pool] Special Order Pool
    [star] Star order
    [stolen] Unit under Mind Control
    [hero] Hero
    [infested_command_center] Infested Command Center
    [warp_gate] Warp Gate
    [overmind] Overmind
   *[cerebrate] Cerebrate
}
sc-piece-text = { $piece ->
    [ground] Flying units can never be in this area, however they might get there.
    [flying] Ground units can never be in this area, and nobody can build a base or an installation there.
    [strategic] While you control it, you may execute your standard orders on this planet as special ones, and special ones there do not fill your pool.
    [defend] Once in each Planning Phase: lay it face up in an area of yours instead of another order. Units may move there at once; then a guard token stays and the order comes back.
    [guard] When a battle begins here, the defender may discard it: +2 health in every skirmish, unless other bonuses give more. It is lost with the area.
    [coin-conquest] Whoever controls the area scores it, as if it were printed there.
    [token] Pays for 1 mineral or 1 gas, without a worker. Then it is gone.
    [pool] Special orders that you execute go here until the round ends: one space for each Research & Development module. Without a free space a special order can only be exchanged for an Event card.
    [star] Arcturus Mengsk places it face down like any other order, and executes it as any order that he could execute there.
    [stolen] It belongs to the player who took it, in every respect, until it is destroyed. It keeps the colours of its first owner.
    [hero] One of a kind, with a Leadership card. Splash damage does not hit it, and once destroyed it cannot be built again.
    [infested_command_center] Its owner controls the area and can build Infested Terrans on this planet, even without a base. It is not a base.
    [warp_gate] Its owner controls the area. When a Regrouping Phase ends, units there may move to any areas that are empty or belong to the same player. It is not a base.
    [overmind] Its owner controls the area and scores 1 more conquest point in each round. It is not a base.
   *[cerebrate] Its owner controls the area and places one more order at the start of each Planning Phase. It is not a base.
}

## Planning

sc-web-orders = Your orders
sc-web-execute-as = Your Star order on { $planet }: choose the order that it stands for, or draw an Event card.
sc-web-place-on = Place on { $planet }
sc-web-runs = Orders on { $planet }, in the order of execution
sc-web-runs-own = { $order ->
    [build] Your Build order
    [mobilize] Your Mobilize order
    [research] Your Research order
    [special_build] Your special Build order
    [special_mobilize] Your special Mobilize order
    [star] Your Star order
   *[special_research] Your special Research order
}
sc-web-runs-other = An order of { $owner }
# A player who goes by the name of a faction, in the middle of a sentence
sc-web-within = { $faction ->
    [queen_of_blades] the Queen of Blades
    [overmind] the Overmind
   *[other] { $name }
}
# A special order that is not in hand
sc-web-order-away = { $where ->
    [pool] In the pool
   *[gone] Out of the game
}
sc-web-pool = Special Order Pool
# -1: there is no limit; $draws: what is drawn instead of executing an order
sc-web-pool-left = { $n ->
    [-1] It takes any number of special orders.
    [0] No space: you can only exchange a special order for { sc-others-draws }.
    [one] You can execute one special order.
   *[other] You can execute { $n } special orders.
}
sc-web-pool-strategic = No space is needed on { $planets }: you hold the strategic area.
sc-web-defend-in = Defend { $area }
sc-web-runs-covered = Others may still place orders on top of it.

sc-web-runs-place = { $n ->
    [one] It will be the only order on { $planet }.
   *[other] It will be the first of { $n } orders on { $planet } to be executed.
}
sc-web-tab-sheet = Sheet

## Execution

sc-web-watch = Watch

# What an order is given up for
sc-web-draws = { $draws ->
    [cards] Combat cards
   *[event] Event card
}
sc-web-reveal = { $then ->
    [execute] { $order ->
        [none] Execute on { $planet }
       *[other] Execute { $order } on { $planet }
    }
   *[draw-event] { $order ->
        [none] { sc-web-draws } instead, on { $planet }
       *[other] { sc-web-draws } instead of { $order } on { $planet }
    }
}
sc-web-no-effect = no effect

## Moves

sc-web-done-battle = Done: battle for { $area }
sc-web-forecast = A battle for { $area } follows
# Cards of one side: drawn by rule, drawn besides if wanted, already in hand
sc-web-forecast-side = Draws { $draws }{ $more ->
    [0] {""}
   *[other] {" "}(up to { $more } more)
}, { $hand } in hand
sc-web-forecast-attack = +{ $n } attack

## Why something is locked, in a few words beside it

sc-lock = { $rule ->
    [SC-BUILD-02] no base here
    [SC-BUILD-05] no route here
    [SC-BUILD-06] you have one on every route
    [SC-BUILD-08] build limit reached
    [SC-BUILD-09] building missing
    [SC-BUILD-10] no room here
    [SC-BUILD-12] technology missing
    [SC-BUILD-14] no unit here to give up
    [SC-BUILD-17] nothing of yours here
    [SC-BUILD-18] one in each order
    [SC-BUILD-21] highest level
    [SC-BUILD-22] no token or space left
    [SC-BUILD-23] no unit of yours here
    [SC-BUILD-24] you have a base here
    [SC-BUILD-25] somebody else’s base
    [SC-COMP-04] none left
    [SC-ECON-13] resources missing
    [SC-ECON-18] too few workers
    [SC-MODULE-01] not for your race
    [SC-PLAN-04] none left
    [SC-PLAN-07] R&D module needed
    [SC-VAR-09] your team would fill it
    [BW-DEFEND-01] used in this phase
    [BW-DEFEND-03] only in your areas
    [BW-INST-07] nothing infested
    [BW-LEADCARD-17] no unused token
    [BW-ORDER-03] no room in your pool
    [BW-PLANET-04] flying units only
    [BW-SCEN-11] not in this scenario
    [BW-SCEN-17] no base on the bridge
    [BW-SCEN-37] no more transports
    [BW-SCEN-39] not in this scenario
   *[other] not now
}

## Destroying one's own pieces

sc-web-destroy-own = Destroy own pieces
sc-web-destroy-stop = Destroy nothing
sc-web-destroy = { $piece ->
    [unit] Destroy { $unit }, { $place }
    [transport] Destroy the transport, { $place }
   *[base] Destroy the base, { $place }
}
sc-web-last-piece = Your last piece: you would be out.

## What it costs others, and oneself

sc-web-harm = { $kind ->
    [transports] { $n ->
        [one] Destroys a transport of { $who }.
       *[other] Destroys transports of { $who }.
    }
   *[lost] { $n ->
        [one] Up to 1 unit of { $who } is over the limit and will be destroyed.
       *[other] Up to { $n } units of { $who } are over the limit and will be destroyed.
    }
}
# The card The End Draws Near: so many more of them end the game
sc-events-the-end = { $n ->
    [0] The game ends with this phase. As things stand, { $winners } would win.
    [one] One more such card ends the game. As things stand, { $winners } would win.
   *[other] { $n } more such cards end the game. As things stand, { $winners } would win.
}
