# What the terminal shows of StarCraft (src/orrery/cli/terminal/starcraft*.py).


## Beginning

sct-welcome = { $side ->
    [none] Choose your faction.
   *[other] { $people ->
        [1] You are { $side }.
       *[other] The first player is { $side }.
    }
} { $goal ->
    [0] The last player in the game wins.
   *[other] Get { $goal } conquest points, or reach { $objective ->
        [card] the objective on your Special Victory card
       *[sheet] your faction’s objective
    }, to win.
} Type ? for help.
sct-standing = round { $round }, { $players } players, { $people ->
    [1] you are { $side }
   *[other] with { $side }
}
# The symbols as the table shows them, and below what they mean.
sct-sign-example = 2 { $minerals }3{ $half } 1/4 O{ $base } Zer
sct-sign-letters = R M T A Q O
sct-sign-routes = { $route } α
sct-sign-orders = [Ob+ M? Om]
sct-sign-cards = 6/3 Zer (4/3)
sct-legend-example = an area: number 2, 3 minerals, half depleted; 1 unit of at most 4; the Overmind’s base; a Zergling
sct-legend-yields = the minerals, gas or conquest points of an area
sct-legend-depleted = half depleted, depleted
sct-legend-limit = units there, and the limit; when space is tight, only /4
sct-legend-base = a base
sct-legend-letters = whose it is: R Raynor, M Mengsk, T Tassadar, A Aldaris, Q Queen of Blades, O Overmind
sct-legend-routes = a route between planets, with the letters of whose transports are on it; α, β are the ends of z-axis routes, which are typed z1, z2
sct-legend-orders = orders on a planet, the top one first: b build, m mobilize, r research, + special, ? face down
sct-legend-workers = workers in the pool, and away
sct-legend-cards = a Combat card: attack and health for the units named, and for all others
# What not every game has
sct-sign-stolen = Zea@A
sct-sign-item = +Ura
sct-sign-more-orders = [Md] Ms
sct-legend-strategic = a strategic area: whoever controls it may execute orders on the planet as special ones
sct-legend-types = after the limit: for ground units only, for flying units only
sct-legend-points = a conquest point token in an area
sct-legend-guard = a guard token
sct-legend-installation = an installation, with its owner’s letter and its name
sct-legend-hero = a hero
sct-legend-item = an item of the scenario, after its carrier or in an area
sct-legend-stolen = a stolen unit, with the letter of the player it was taken from
sct-legend-more-orders = d in an area: a Defend order was executed there this round; s among the orders: a Star order


## Names and letters

sct-mark = { $faction ->
    [jim_raynor] R
    [arcturus_mengsk] M
    [tassadar] T
    [aldaris] A
    [queen_of_blades] Q
   *[overmind] O
}
sct-seat = Player { $n }
sct-z-axis = { $z } { $one }–{ $other }
sct-short-unit = { $unit ->
    [marine] Mar
    [firebat] Fir
    [ghost] Gho
    [vulture] Vul
    [goliath] Gol
    [siege_tank] Tan
    [wraith] Wra
    [science_vessel] Ves
    [battlecruiser] Bat
    [zealot] Zea
    [dragoon] Dra
    [high_templar] Tem
    [archon] Arc
    [reaver] Rea
    [scout] Sco
    [arbiter] Arb
    [carrier] Car
    [zergling] Zer
    [hydralisk] Hyd
    [ultralisk] Ult
    [queen] Que
    [defiler] Def
    [scourge] Scg
    [mutalisk] Mut
    [guardian] Gua
    [medic] Med
    [valkyrie] Val
    [dark_templar] Dkt
    [dark_archon] Dka
    [corsair] Cor
    [lurker] Lur
    [devourer] Dev
    [infested_terran] Inf
    [sarah_kerrigan] Ker
    [torrasque] Tor
    [norad_ii] Nor
    [jim_raynor_hero] Ray
    [gantrithor] Gan
    [zeratul] Ztl
    [fenix] Fen
   *[other] { $unit }
}
sct-short-installation = { $kind ->
    [infested_command_center] Icc
    [warp_gate] Gate
    [overmind] Ovm
   *[cerebrate] Cer
}
sct-any-unit = any
sct-card = { $attack }/{ $health } { $icons } ({ $low }/{ $weak })
sct-reinforcement = +{ $title } { $icons }


## The head of the screen

# $rounds: how many there are, 0 for any number
sct-round = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}, { $phase ->
    [setup] setup
    [planning] Planning Phase
    [execution] Execution Phase
   *[regrouping] Regrouping Phase{ $step ->
        [0] {""}
       *[other] , step { $step } of { $of }
    }
} · { $whose ->
    [you] your choice
    [none] the game is over
   *[other] { $whose } chooses
}
sct-heading = { $has_deck ->
    [no] {""}
   *[yes] Stage { $stage }, { $deck } Events · The End { $ends }/{ $of } ·{" "}
}{ $first ->
    [you] you are first
   *[other] first: { $first }
}
sct-to-be-placed = Planets to place
sct-players = Players
sct-you = You: { $side }


## Players

sct-out = eliminated
sct-points = { $of ->
    [0] { $n } CP
   *[other] { $n }/{ $of } CP
}
sct-hand-cards = hand { $n }
sct-deck-cards = deck { $n }
sct-workers-short = workers { $pool }+{ $work }
sct-bases = { $n ->
    [one] 1 base
   *[other] { $n } bases
}
sct-shortest = { $points ->
    [none] {""}
   *[other] { $points },{" "}
}hand { $hand }, workers { $workers }, { sct-bases-short }
sct-bases-short = { $bases ->
    [one] 1 base
   *[other] { $bases } bases
}
sct-no-building = no building
sct-drawn = { $n ->
    [one] 1 Event drawn
   *[other] { $n } Events drawn
}


## Your own sheet

sct-workers = Workers
sct-pool = { $n } in the pool
sct-unavailable = { $n } unavailable
sct-supply = { $n } left to buy
sct-permanent = Sheet
sct-built = Built
sct-modules = modules { $n }/{ $spaces }{ $modules ->
    [none] {""}
   *[other] : { $modules }
}
sct-technologies = technologies: { $names }
sct-events = Event cards: { $names }
sct-drawn-names = drawn: { $names }
# Event cards picked for the whole game; $names is none for those who may not know them
sct-plans = { $names ->
    [none] { $n ->
        [one] 1 Event card to play
       *[other] { $n } Event cards to play
    }
   *[other] Event cards to play: { $names }
}
sct-event-back = stage { $stage }
sct-pieces = supply: { $bases } bases, { $transports } transports
sct-goal = Goal
sct-objective = { $faction ->
    [elimination] the last player in the game wins
    [survival] the last player with a base wins
    [none] no objective: your Special Victory card is not in play
    [aldaris] wins when The End Draws Near is in play twice ({ $n } of { $of })
    [jim_raynor] from stage III: { $n } of { $of } areas with minerals or gas
    [arcturus_mengsk] from stage III: every area of { $of } planets (now { $n })
    [queen_of_blades] from stage III: { $n } of { $of } conquest areas
    [overmind] from stage III: bases on { $n } of { $of } planets
   *[tassadar] from stage III: { $n } of { $of } areas, more than anyone else
}
sct-aim = { $aim } ({ $have }/{ $need })
sct-aims-of = {" "}· { $side }: { $aims }
sct-resource-tokens = tokens { $tokens }
# $limit: no if any number of special orders may be executed
sct-special-pool = special orders { $limit ->
    [no] { $n }
   *[yes] { $n }/{ $room }
}{ $orders ->
    [none] {""}
   *[other] : { $orders }
}
sct-orders-lost = lost: { $orders }
sct-orders-gained = gained: { $orders }
sct-orders-stood = the Star order stood for: { $orders }
sct-leaders = Leaders
# $lasts: a phase or the round at whose end the card goes away, or something else
sct-leader = { $name }{ $lasts ->
    [planning] {" "}(until the Planning Phase ends)
    [execution] {" "}(until the Execution Phase ends)
    [regrouping] {" "}(until the Regrouping Phase ends)
    [round] {" "}(until the round ends)
   *[other] {""}
}
sct-leaders-waiting = from the next round: { $names }
sct-leaders-face-down = { $name ->
    [unknown] a Leadership card face down
   *[other] face down: { $name }
}
sct-leaders-reserve = on a card: { $units }
sct-leaders-unused = not used: { $names }
sct-orders = Orders
sct-tokens = { $n } { $order }
sct-hand = Hand
sct-hand-asked = `cards` shows them
sct-hand-count = { $n } of { $of }, deck { $deck }, discards { $discards }


## Battles

sct-battle = Battle in { $area }: { $attacker } attacks { $defender }
sct-battle-step = step { $n } of { $of }
sct-step = { $n ->
    [1] token
    [2] abilities
    [3] draw
    [4] pair
    [5] support
    [6] cards
    [7] resolve
    [8] splash
   *[9] retreat
}
sct-role = { $role ->
    [attacker] attacks
   *[defender] defends
}
sct-no-units = no units
sct-battle-attack = +{ $n } attack in every skirmish
sct-battle-health = +{ $n } health in every skirmish
sct-battle-detector = all have Detector
sct-battle-face-up = places its cards first and face up
sct-battle-special = special order: +1 attack
sct-battle-guarded = guard token: +2 health unless other bonuses give more
sct-battle-restorable = after splash damage Recharge may return: { $cards }
sct-battle-recharged = Recharge used
sct-sacrifices = (Sacrifice)
sct-card-collateral = { $card }, Collateral Damage
sct-battle-splash = waiting for splash: { $cards }
sct-skirmish = Skirmish { $n }{ $state ->
    [over] , over
    [now] , being resolved
   *[waiting] {""}
}
sct-gone = nobody
sct-supported = + { $units }
sct-face-down = { $deck ->
    [yes] [? from the deck]
   *[no] [?]
}
sct-sum = attack { $attack }, health { $health }
sct-so-far = + ?
sct-sum-part = { $attack }/{ $health } { $source ->
    [card] card
    [text] text
    [unit] support: { $name }
    [event] Event card
    [order] special order
    [guard] guard token
   *[other] { $name }
}{ $rule ->
    [none] {""}
   *[other] {" "}{ $rule }
}
sct-clash = { $side } { $attack } against { $other } { $health }: { $enough ->
    [yes] enough
   *[no] not enough
}


## Options

sct-group = { $verb ->
    [move] Move
    [planet] Planet
    [order] Order
    [defend] Defend
    [reveal] Reveal
    [unit] Unit
    [place] Place
    [pair] Pair
    [support] Support
    [transport] Buy
    [new-worker] Buy
    [building] Buy
    [module] Buy
    [base] Base
    [technology] Learn
    [card] Card
    [deck] Card
    [worker] Pay
    [pay] Pay
    [token] Token
    [deploy] Place
    [install] Place
    [exchange-front] Exchange
    [exchange-support] Exchange
    [recharge] Card
    [event] Event
    [done] End
    [destroy] End
   *[other] Choose
}
sct-reveal = { $order } on { $planet }
# The beginning that several options share; the rest of each follows. $price: none or in signs
sct-lead = { $verb ->
    [planet] { $what }:
    [move] { $what }, { $to }, to
    [unit] { $what }{ $price ->
        [none] {""}
       *[other] {" "}({ $price })
    } in
    [transport] Transport{ $price ->
        [none] {""}
       *[other] {" "}({ $price })
    } on
    [place] { $what } in
    [pair] { $what } against
    [event-of] { $what } of
   *[other] { $what }
}


## What things are

# What an order is for
sct-order-text = { $order ->
    [build] With a base there: build workers, transports and units. Then, with or without a base: a building or its next level, and a module. Then a base in one of your areas.
    [mobilize] Move your units within this planet, and to it along routes with your transports; you may attack in one area.
    [research] With a base there: draw an Event card and three Combat cards, and learn a technology if you pay for it.
    [special_build] A Build order in which you may build one more unit, and one thing other than a worker costs one resource less.
    [defend] In the Planning Phase, in an area that you control: you may move units there as with a Mobilize order, and a guard token is put there.
    [star] Placed like any other order. When you reveal it, you execute it as any order that you could execute there.
    [special_mobilize] A Mobilize order; in its battle you may draw two more cards, and you have +1 attack in every skirmish.
   *[special_research] A Research order; at its end draw one more Event card, or take a card of the new technology into your hand at once.
}
sct-technology-cards = { $price }; cards: { $cards }

sct-costs = costs { $price }
sct-not-sold = cannot be bought
sct-needs = needs { $need }
sct-hero = hero ({ $unit }), comes with the card { $card }
sct-leader-back = Leadership card, stage { $stage }{ $units ->
    [none] {""}
   *[other] ; you start with { $units }, { $workers } workers, { sct-transports } and { sct-bases-short }
}
sct-transports = { $transports ->
    [one] 1 transport
   *[other] { $transports } transports
}
sct-area-type = { $gain }, { $kind ->
    [ground] for ground units only
   *[air] for flying units only
}
sct-level = { $level }: { $price }{ $units ->
    [none] {""}
   *[other] , for { $units }
}
sct-reconstructed = { $sign } Some of these numbers are reconstructed; a card pack can replace them.
sct-pile = { $side ->
    [none] {""}
   *[other] { $side },{" "}
}{ $pile ->
    [discards] discards
    [tech_deck] Technology deck
    [leaders] Leadership cards not used
   *[events] Event cards discarded
} ({ $n })
sct-no-thing = I do not know what “{ $given }” is. Name a unit, a place, a building or a card.
sct-why-later = This is possible, but it is not an answer to this question.
sct-help-words = the same in words: { $option }
