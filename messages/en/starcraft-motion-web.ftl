# What others did, as the page of StarCraft shows it (web/src/games/starcraft/motion and others).


## Beside what moves

# An order as it is revealed
sc-motion-order = { $name }: { sc-web-order-kind }
sc-motion-discarded = Discarded
sc-motion-obstructed = Obstructed
sc-motion-eliminated = Out of the game
sc-motion-stranded = No base at either end


## What nobody was asked

sc-others-obstructed = { $n ->
    [0] You have no order left on the board: you draw an Event card instead.
    [one] Your order is not on top: you draw an Event card instead.
   *[other] None of your { $n } orders is on top: you draw an Event card instead.
}


## Battles of others

# How many against how many
sc-others-fight = { $attacker } attacks { $defender }, { $one } : { $other }
sc-others-fought = { $attacker } attacked { $defender }. { $holder } holds { $area }.
sc-others-fought-nobody = { $attacker } attacked { $defender }. Nobody holds { $area }.


## Since your last turn

sc-recap-title = Since your last turn
sc-recap-folded = { $n ->
    [one] 1 thing happened
   *[other] { $n } things happened
}
sc-recap-walk = Show me
sc-recap-close = Close
sc-recap-more = and { $n } more
sc-recap-see-again = See again
# $did: a list of what follows below
sc-recap-order-did = { $name }, { sc-web-order-kind } on { $planet }: { $did }.
sc-recap-order-event = { $name }, { sc-web-order-kind } on { $planet }: an Event card instead.
sc-recap-order-nothing = { $name }, { sc-web-order-kind } on { $planet }: no effect.
sc-recap-base = a base in { $area }
sc-recap-transports = { $n ->
    [one] 1 transport
   *[other] { $n } transports
}
sc-recap-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
sc-recap-building = { $name } { $level }
sc-recap-moved = { $units } to { $area }
sc-recap-attack = { $own ->
    [true] an attack on you in { $area }
   *[false] an attack on { $name } in { $area }
}
sc-recap-lost = { $own ->
    [true] you lost { $units }
   *[false] { $name } lost { $units }
}
sc-recap-holds = { $own ->
    [true] you hold { $area }
   *[false] { $name } holds { $area }
}
sc-recap-cards = { $n ->
    [one] 1 card drawn
   *[other] { $n } cards drawn
}
sc-recap-obstructed = { $name } was obstructed and drew an Event card.
sc-recap-covered = { $name } covered your order on { $planet }.
sc-recap-placed = { $n ->
    [one] { $names } placed an order on { $planets }.
   *[other] { $names } placed { $n } orders on { $planets }.
}
sc-recap-resource = You lost the Resource cards for { $areas }.
sc-recap-eliminated = { $name } is out of the game.
sc-recap-points = { $target ->
    [0] { $name } gained { $n ->
        [one] 1 conquest point
       *[other] { $n } conquest points
    }.
   *[other] { $name } gained { $n ->
        [one] 1 conquest point
       *[other] { $n } conquest points
    }: { $points } of { $target }.
}


## The steps of the Regrouping Phase

sc-ticker = Regrouping Phase
# The ten steps by name
sc-ticker-step = { $step ->
    [1] Step 1: bases and transports that are cut off
    [2] Step 2: Resource cards lost
    [3] Step 3: Resource cards gained
    [4] Step 4: workers come back
    [5] Step 5: conquest points
    [6] Step 6: normal victory
    [7] Step 7: special victory
    [8] Step 8: Event cards
    [9] Step 9: discard down to the hand limit
   *[10] Step 10: first player
}
sc-ticker-1 = { $bases ->
    [0] { $n ->
        [one] 1 stranded transport lost
       *[other] { $n } stranded transports lost
    }
    [one] { $n ->
        [0] 1 base lost
        [one] 1 base and 1 transport lost
       *[other] 1 base and { $n } transports lost
    }
   *[other] { $n ->
        [0] { $bases } bases lost
        [one] { $bases } bases and 1 transport lost
       *[other] { $bases } bases and { $n } transports lost
    }
}
sc-ticker-2 = { $n ->
    [one] 1 Resource card lost
   *[other] { $n } Resource cards lost
}
sc-ticker-3 = { $n ->
    [one] 1 Resource card gained
   *[other] { $n } Resource cards gained
}
sc-ticker-points = { $name } +{ $n }
sc-ticker-6 = { $name } is ahead: { $points } of { $target }
sc-ticker-8 = { $n ->
    [one] 1 Event card played
   *[other] { $n } Event cards played
}
sc-ticker-9 = { $n ->
    [one] 1 Combat card discarded
   *[other] { $n } Combat cards discarded
}
sc-ticker-10 = { $name } goes first
