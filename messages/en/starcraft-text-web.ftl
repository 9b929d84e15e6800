# StarCraft in words: the text view (web/src/games/starcraft/text) and its commands.

## The parts

sc-text-orders = Orders
sc-text-seats = Players and goals
sc-text-battle = Battle
sc-text-routes = Routes
sc-text-round = Round { $n }: { $phase }
sc-text-seat = { $name }, { $faction }
# Something in the play area
sc-text-in-play = { $kind ->
    [module] { $n ->
        [one] Module { $name }
       *[other] { $n } modules { $name }
    }
    [card] Technology { $name }
   *[event] Event card { $name }
}
sc-text-drawn = Event card { $name }, drawn

## A battle

sc-text-step = { $over ->
    [true] It is over.
   *[false] Step { $n } of 9: { $step }
}
sc-text-count = { $what } { $n }
sc-text-lost = Lost by { $name }: { $what }
sc-text-sums = Total: attack { $attack }, health { $health }
sc-text-attack = attack { $n }
sc-text-health = health { $n }
sc-text-retreat = { $name }: { $units } to { $area }

## Commands and help

sc-text-commands = p torus describes a planet, stack torus its orders, s raynor a player, sum 2 the second skirmish; why hydralisk torus.1 says why this unit cannot go there. Three dots after a purchase let you choose who pays: unit marine, area torus.1 ...
sc-text-no-skirmish = There is no skirmish “{ $words }”.
sc-text-help-goal = { $n ->
    [one] Your goal: 1 conquest point. Conquest areas that you hold give points at the end of each round.
   *[other] Your goal: { $n } conquest points. Conquest areas that you hold give points at the end of each round.
}
sc-text-help-round = Each round you place four orders face down, then everyone takes turns revealing and executing them, the top order of a planet first.
sc-text-help-keys = On the map, the arrow keys go from one thing you can pick to the next, Page Up and Page Down through everything; Enter picks. Numbers pick what is numbered, Enter presses the highlighted button.

## The map by keys

sc-text-key-walk = Go to the next thing you can pick on the map
sc-text-key-number = Pick what has this number
# A planet that can be chosen
sc-text-planet-choice = { $mark ->
    [chosen] { $planet }, chosen
   *[legal] { $planet }, available
}
# What options of a verb do, as the heading of a list
sc-text-verb = { $verb ->
    [faction] Choose a faction
    [planet] Choose a planet
    [cell] Choose a place
    [turn] Turn the planet
    [slot] Choose a side of a planet
    [area] Choose an area
    [unit] Units
    [route] Choose a route
    [base] Build a base
    [place] Place units
    [move] Move
    [order] Place an order
    [reveal] Reveal an order
    [execute] Execute the order
    [draw-event] Draw an Event card
    [event] Event cards
    [event-of] Event cards of others
    [transport] Transports
    [conquest] Conquest points
    [pay] Pay
    [worker] Workers
    [discount] Discount
    [new-worker] New workers
    [building] Buildings
    [module] Modules
    [technology] Technologies
    [draw] Draw
    [card] Cards
    [take] Take a card
    [search] Search the deck
    [use] Use
    [use-technology] Use a technology
    [seat] Choose a player
    [skirmish] Choose a skirmish
    [lose-worker] Give up a worker
    [front] Front line
    [pair] Pairs
    [support] Supporting units
    [deck] Top card of the deck
    [look] Look at cards
    [withdraw] Withdraw
    [destroy] Destroy own pieces
    [done] Otherwise
   *[other] Choose
}
