# What StarCraft's table says on a phone (web/src/games/starcraft/phone), and where it is too narrow for
# everything at once.


## The header, tabs, and how closely the map is looked at

sc-phone-round = Round { $n }

sc-phone-map = Map
sc-phone-battle = Battle
sc-phone-hand = Hand
sc-phone-now = Now
# Buttons: all of the galaxy, or a part of it at a larger scale
sc-phone-chart = Whole map
sc-phone-table = Zoom in

## A planet's page

sc-phone-areas = Areas of { $planet }
sc-phone-active = active planet
sc-phone-close = Back to the map
# Beside an area: what picking it does
sc-phone-verb = { $prompt ->
    [move] Move here
    [move-to] Move here
    [recall] Recall to here
    [recall-to] Recall to here
    [lift-off] Base to here
    [starting-base] Base here
    [starting-base-now] Base here
    [starting-unit] Place here
    [free-units-area] Place here
    [deplete] Deplete
    [deplete-up-to] Deplete
    [restore] Restore
    [assault-from] From here
    [assault-to] To here
   *[other] Choose
}
sc-phone-verb-again = Chosen
# How many would attack, and for how many there is room
sc-phone-attack = { $of ->
    [0] Attack
   *[other] Attack { $n } of { $of }
}
sc-phone-why-not = Why not?
sc-phone-why-area = { $area }: why not?

## Units that move

sc-phone-from = From { $area }
sc-phone-more = One more { $unit } from { $area }
sc-phone-less = One fewer { $unit } from { $area }
sc-phone-step = { $n } of { $all }
sc-phone-can-move = { $n ->
    [0] No unit can move.
    [one] 1 unit can move.
   *[other] { $n } units can move.
}
sc-phone-picked = Picked
sc-phone-put-back = Put back
sc-phone-open-planet = Open { $planet }

## Which order to reveal

sc-phone-reveal = Your orders
sc-phone-covered = covered

## The hand

sc-phone-hand-empty = Your hand is empty.
sc-phone-discard-many = { $picked } of { $all }
sc-phone-looks = Look at { $card }
