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
sc-rails-team-of-target = team { $points } of { $n }
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
       *[special_research] special Research
    } on { $planet }
    [places] places order { $n }
    [fights] fights for { $area }
    [sets-up] sets up the galaxy
    [reveals] chooses an order to reveal
    [plays-events] plays Event cards
    [discards] discards cards
   *[decides] decides
}
sc-rails-obstructed = obstructed, drew an Event card
# A seat for screen readers
sc-rails-seat-plays = { $name } plays { $faction }.
sc-rails-seat-no-faction = { $name } has no faction yet.
sc-rails-seat-points = { $points ->
    [one] 1 conquest point of { $target }.
   *[other] { $points } conquest points of { $target }.
}
sc-rails-seat-team = Team { $number } has { $points } of { $target } conquest points.
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

## The hand

sc-rails-hand = Hand { $n }
sc-rails-hand-of = Hand { $n } of { $limit }
sc-rails-piles = deck { $deck } · discard { $discard }

## Cards

sc-card-named = { $kind ->
    [reinforcement] { $name }, a reinforcement card.
    [play_area] { $name }, a technology for the play area.
    [event] { $name }, an Event card.
   *[standard] { $name }, a standard card.
}
sc-card-large-figures = With { $units } in front: attack { $attack }, health { $health }.
sc-card-small-figures = Otherwise attack { $attack }, health { $health }.
