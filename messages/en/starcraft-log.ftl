# What happened, told as a story: one message per kind of event (src/orrery/starcraft/words/story.py).
# Every message gets
#   $subject  whose event it is, as the first word of a sentence; $object: elsewhere; $whose: before
#             what they own
#   $form     how the verb agrees with it: you, one, or many (they)
#   $n        the figure of the event; $skirmish: the number of a skirmish, counted from 1
#   $count    how many things the event is about
#   $hidden   yes if the reader may not know the things; then they are only counted
# and the things themselves by the names that stand in sayings.SAYS; order events also get $planet.


## Who

sc-s = { $form ->
    [one] s
   *[other] {""}
}
sc-their = { $form ->
    [you] your
   *[other] their
}
sc-have = { $form ->
    [one] has
   *[other] have
}
sc-they = They

# Hidden cards
sc-hidden-cards = { $n ->
    [one] 1 Combat card
   *[other] { $n } Combat cards
}
sc-hidden-events = { $n ->
    [one] 1 Event card
   *[other] { $n } Event cards
}


## Setting up

# $player: who has no faction before this, by name or by the number of the seat
sc-log-faction = { $form ->
    [you] You play { $faction }.
   *[other] { $player } plays { $faction }.
}
sc-log-first-player = { $subject } { sc-have } the first player token.
sc-log-planets = { $subject } draw{ sc-s } the planets { $planets }.
sc-log-planets-left = { $subject } put{ sc-s } { $planets } back in the box.
sc-log-tile = { $subject } place{ sc-s } { $planet }.
sc-log-z-axis = { $subject } place{ sc-s } a z-axis route from { $end } to { $other_end }.
sc-log-z-axis-left = { $subject } leave{ sc-s } out the z-axis route: there is no room for it.
sc-log-workers = { $subject } start{ sc-s } with { $n } workers.


## Rounds

sc-log-round = Round { $n }: Planning Phase.
sc-log-phase = { $n ->
    [2] Execution Phase.
   *[other] Regrouping Phase.
}
sc-log-order = { $hidden ->
    [yes] { $subject } place{ sc-s } an order on { $planet }.
   *[no] { $subject } place{ sc-s } a { $order } order on { $planet }.
}
sc-log-order-discarded = An order is discarded: { $whose } { $order } order on { $planet }.
sc-log-reveal = { $subject } reveal{ sc-s } a { $order } order on { $planet }.
sc-log-execute-as = { $subject } execute{ sc-s } it as a { $order } order.
sc-log-pool-order = { $whose } { $order } order goes into the pool.
sc-log-lose-order = { $whose } { $order } order leaves the game.
sc-log-defend = { $subject } place{ sc-s } a Defend order in { $area }.
sc-log-guard = A guard token is placed in { $area }.
sc-log-guard-lost = { $whose } guard { $n ->
    [one] token
   *[other] tokens
} in { $area } { $n ->
    [one] is
   *[other] are
} lost.
sc-log-influence = { $subject } choose{ sc-s } { $planet }: in the next Planning Phase everybody else can place only one order there.
sc-log-extra-order = { $subject } get{ sc-s } an extra order from { sc-their } Cerebrate.
sc-log-turn-stack = { $subject } put{ sc-s } the bottom order on { $planet } on top.
sc-log-obstructed = { $subject } { $form ->
    [one] is
   *[other] are
} obstructed: none of { sc-their } orders is on top.
sc-log-conquest = { $subject } gain{ sc-s } { $n ->
    [one] 1 conquest point
   *[other] { $n } conquest points
}.
sc-log-eliminated = { $subject } { $form ->
    [one] is
   *[other] are
} out of the game!
sc-log-win = { $players } { $count ->
    [one] { $form ->
        [you] have
       *[other] has
    }
   *[other] have
} won the game!


## Units, bases, transports

sc-log-place = { $subject } place{ sc-s } { $unit } in { $area }.
sc-log-move = { $subject } move{ sc-s } { $unit } from { $from } to { $area }.
sc-log-lift-off = { $subject } move{ sc-s } { sc-their } base from { $from } to { $area }.
sc-log-recall = { $subject } recall{ sc-s } { $unit } from { $from } to { $area }.
sc-log-destroy = { $subject } lose{ sc-s } { $unit } in { $area }.
sc-log-base = { $subject } place{ sc-s } a base in { $area }.
sc-log-base-destroyed = { $subject } lose{ sc-s } { sc-their } base in { $area }!
sc-log-installation = { $subject } place{ sc-s } an installation in { $area }: { $installation }.
sc-log-installation-destroyed = { $subject } lose{ sc-s } an installation in { $area }: { $installation }!
sc-log-transport = { $subject } place{ sc-s } { $count ->
    [one] a transport
   *[other] transports
} on { $route }.
sc-log-transport-destroyed = { $subject } lose{ sc-s } the { $count ->
    [one] transport
   *[other] transports
} on { $route }.


## Resources, purchases, technologies

sc-log-pay = { $subject } pay{ sc-s } { $price }.
sc-log-gain-token = { $subject } take{ sc-s } { $count ->
    [one] a { $resource } token
   *[other] resource tokens: { $resource }
}.
sc-log-new-worker = { $subject } get{ sc-s } a new worker.
sc-log-free-workers = { $subject } get{ sc-s } { $n ->
    [one] 1 worker
   *[other] { $n } workers
} for free.
sc-log-worker-destroyed = { $subject } lose{ sc-s } a worker.
sc-log-gain-resource = { $subject } take{ sc-s } the Resource { $count ->
    [one] card
   *[other] cards
} for { $area }.
sc-log-lose-resource = { $subject } lose{ sc-s } the Resource { $count ->
    [one] card for { $area } with all workers on it.
   *[other] cards for { $area } with all workers on them.
}
sc-log-partial = { $area } is partially depleted.
sc-log-depleted = { $area } is depleted.
sc-log-restored = { $area } is fresh again.
sc-log-building = { $subject } build{ sc-s } { $building }, level { $n }.
sc-log-module = { $subject } build{ sc-s } a module: { $module }.
sc-log-learn = { $subject } learn{ sc-s } { $technology }.
sc-log-technology-to-hand = { $subject } take{ sc-s } { $card } into { sc-their } hand.
sc-log-no-base = { $subject } { sc-have } no base on { $planet }: the order has no effect.


## Combat cards

sc-log-draw = { $subject } draw{ sc-s } { $cards }.
sc-log-discard = { $subject } discard{ sc-s } { $card }.
sc-log-reshuffle = { $subject } reshuffle{ sc-s } { sc-their } Combat deck.
sc-log-take-card = { $subject } take{ sc-s } { $card } from { sc-their } discards.
sc-log-search-card = { $subject } take{ sc-s } { $card } from { sc-their } deck.


## Event cards

sc-log-draw-event = { $subject } draw{ sc-s } { $count ->
    [0] an Event card
   *[other] { $count } Event cards
} of stage { $n ->
    [1] I
    [2] II
   *[other] III
}.
sc-log-read-events = { $hidden ->
    [yes] { $subject } read{ sc-s } { $events }.
   *[no] { $subject } read{ sc-s } { sc-their } Event cards: { $events }.
}
sc-log-play-event = { $subject } play{ sc-s } { $event }.
sc-log-keep-event = { $event } stays in { $whose } play area.
sc-log-strategy-replaced = { $event } is discarded: a player can only have one Strategy.
sc-log-discard-events = { $subject } discard{ sc-s } { $events } unplayed.
sc-log-use-event = { $subject } use{ sc-s } { $event }.
sc-log-use-technology = { $subject } use{ sc-s } { $technology }.
sc-log-double-time = { $subject } use{ sc-s } Double Time: all { sc-their } workers return to the pool.
sc-log-the-end = The end draws near: { $n ->
    [one] the first of two cards is
   *[other] { $n } cards are
} next to the deck.
sc-log-shuffle-event = { $event } is shuffled into the Event deck.
sc-log-sabotage = { $subject } make{ sc-s } { $other } discard { $event }.
sc-log-take-event = { $subject } take{ sc-s } { $event } from { $other }.
sc-log-exchange-ends = { $subject } swap{ sc-s } two ends of z-axis routes: { $end } and { $other_end }.
sc-log-reroute = { $subject } move{ sc-s } a transport from { $route } to { $other_route }.
sc-log-assault = { $subject } make{ sc-s } { $unit } move from { $from } to { $area }.


## Battles

sc-log-battle = { $subject } attack{ sc-s } { $other } in { $area }!
sc-log-skirmish = Skirmish { $skirmish }: { $front } against { $enemy }.
sc-log-support = { $subject } support{ sc-s } skirmish { $skirmish } with { $unit }.
sc-log-place-card = { $subject } place{ sc-s } { $card } at skirmish { $skirmish }.
sc-log-look = { $subject } look{ sc-s } at { $cards }.
sc-log-lone-reinforcement = { $subject } { sc-have } only a reinforcement at skirmish { $skirmish }, { $cards }: it is replaced from the deck.
sc-log-reveal-cards = { $subject } reveal{ sc-s } { $cards } at skirmish { $skirmish }.
sc-log-reveal-none = { $subject } { sc-have } no card at skirmish { $skirmish }.
sc-log-invalid = { $card } fits none of { $whose } units there and is discarded.
sc-log-cancel = A card is cancelled: { $whose } { $card }.
# The Compare step: the units in front with attack and health, and what these are the sums of
sc-log-compare = Skirmish { $skirmish }: { $unit } { $attack }/{ $health } against { $enemy } { $enemy_attack }/{ $enemy_health }{ $sums ->
    [none] {""}
   *[other] {" "}({ $sums })
}.
# A unit in front, and whose it is; one hero has the name of his player
sc-whose-unit = { $unit ->
    [jim_raynor_hero] the hero { $name }
   *[other] { $whose } { $name }
}
sc-sum = { $unit } { $value ->
    [attack] attack
   *[health] health
} { $total }: { $parts }
sc-sum-next = { $left }; { $right }
sc-sum-part = { $left } { $right }
# One part of a sum; $source: what gives it, $name: its name
sc-log-summand = { $source ->
    [card] { $n } card
    [text] +{ $n } its text
    [order] +{ $n } special order
    [guard] +{ $n } guard token
    [event] +{ $n } Event card
   *[other] +{ $n } { $name }
}
sc-sum-stasis = { $parts }, but 0 because of Stasis Field
sc-log-use-guard = { $subject } discard{ sc-s } a guard token in { $area }: +2 health in every skirmish.
sc-log-repair = { $subject } repair{ sc-s }: one of { sc-their } workers becomes unavailable.
sc-log-dive = { $subject } dive{ sc-s } with { $unit }.
sc-log-exchange = { $subject } exchange{ sc-s } { $unit } and { $enemy }.
sc-log-recharge = { $subject } take{ sc-s } { $card } back into { sc-their } hand.
sc-log-sacrifice = { $subject } sacrifice{ sc-s } { $unit } in the attack.
sc-log-feedback = Feedback hits { $whose } { $unit }.
sc-log-collateral = { $subject } deal{ sc-s } Collateral Damage in { $area }.
sc-log-last-strike = The falling Gantrithor strikes back on { $planet }.
sc-log-workers-destroyed = { $subject } lose{ sc-s } { $n ->
    [one] the worker
   *[other] all { $n } workers
} on the Resource card for { $area }.
sc-log-withdraw = { $subject } withdraw{ sc-s } { $unit } under cloak to { $area }.
sc-log-mind-control = { $subject } take{ sc-s } control of { $unit } from { $other }.
sc-log-trigger = { $subject } trigger{ sc-s } { $card }: splash damage follows after the skirmishes.
sc-log-nuke-held = { $subject } { sc-have } a Nuke that falls after the skirmishes.
sc-log-return-card = { $card } returns to { $whose } Technology deck.
sc-log-splash = Splash damage hits { $whose } army: { $units }.
sc-log-nuked = A Nuke hits { $whose } army: { $units }.
sc-log-retreat = { $subject } retreat{ sc-s } with { $unit } to { $area }.
sc-log-battle-over = The battle is over.
