# What others did, as the page of StarCraft shows it (web/src/games/starcraft/motion and others).


## Beside what moves

# An order as it is revealed
sc-motion-order = { $name }: { sc-web-order-kind }
sc-motion-discarded = Discarded
sc-motion-obstructed = Obstructed
sc-motion-eliminated = Out of the game
sc-motion-stranded = No base at either end
sc-motion-defend = Defends { $area }
sc-motion-executes-as = Executed as { sc-web-order-kind }
sc-motion-lost-order = { sc-web-order-kind } leaves the game
sc-motion-mind-control = Mind Control: { $unit }
sc-motion-hero = { $unit }: ability used


## What nobody was asked

sc-others-obstructed = { $n ->
    [0] You have no order left on the board: you draw { sc-others-draws } instead.
    [one] Your order is not on top: you draw { sc-others-draws } instead.
   *[other] None of your { $n } orders is on top: you draw { sc-others-draws } instead.
}
sc-others-draws = { $draws ->
    [cards] Combat cards
   *[event] an Event card
}


## Battles of others

# How many against how many
sc-others-fight = { $attacker } attacks { $defender }, { $one } against { $other }
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
sc-recap-installation = { sc-web-installation } in { $area }
sc-recap-tokens = { $n ->
    [one] 1 resource token
   *[other] { $n } resource tokens
}
sc-recap-stolen = { $own ->
    [true] you took { $unit } by Mind Control
   *[false] { $name } took { $unit } by Mind Control
}
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
sc-recap-obstructed = { $name } was obstructed and drew { sc-others-draws }.
sc-recap-covered = { $name } covered your order on { $planet }.
sc-recap-placed = { $n ->
    [one] { $names } placed an order on { $planets }.
   *[other] { $names } placed { $n } orders on { $planets }.
}
sc-recap-resource = You lost the Resource cards for { $areas }.
sc-recap-defends = { $name } defends { $area }.
sc-recap-leader = { $name } revealed the Leadership card { $leader }.
sc-recap-placed-installation = { $name } placed { $what }.
sc-recap-lost-points = { $name } lost { $n ->
    [one] 1 conquest point
   *[other] { $n } conquest points
}.
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
# The steps by name
sc-ticker-step = { $name ->
    [destroy] Step { $step }: bases and transports that are cut off
    [lose] Step { $step }: Resource cards lost
    [gain] Step { $step }: Resource cards gained
    [retrieve] Step { $step }: workers come back
    [leadership] Step { $step }: Leadership cards
    [points] Step { $step }: conquest points
    [normal_victory] Step { $step }: normal victory
    [special_victory] Step { $step }: special victory
    [events] Step { $step }: Event cards
    [discard] Step { $step }: discard down to the hand limit
    [first_player] Step { $step }: first player
   *[end] Step { $step }: abilities at the end of the phase
}
sc-ticker-destroy = { $bases ->
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
sc-ticker-installations = { $n ->
    [one] 1 installation lost
   *[other] { $n } installations lost
}
sc-ticker-lose = { $n ->
    [one] 1 Resource card lost
   *[other] { $n } Resource cards lost
}
sc-ticker-gain = { $n ->
    [one] 1 Resource card gained
   *[other] { $n } Resource cards gained
}
sc-ticker-leadership = { $n ->
    [one] 1 Leadership card revealed
   *[other] { $n } Leadership cards revealed
}
sc-ticker-points = { $name } +{ $n }
sc-ticker-ahead = { $own ->
    [true] You are
   *[false] { $name } is
} ahead: { $points } of { $target }
sc-ticker-events = { $n ->
    [one] 1 Event card played
   *[other] { $n } Event cards played
}
sc-ticker-discard = { $n ->
    [one] 1 Combat card discarded
   *[other] { $n } Combat cards discarded
}
sc-ticker-first = { $own ->
    [true] You go first
   *[false] { $name } goes first
}
