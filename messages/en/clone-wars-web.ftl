# What the drawn table of Clone Wars says (web/src/games/clone-wars). Questions, options and reasons come
# from the game itself (clone-wars.ftl).

## Words on cards

cw-side = { $side ->
    [republic] Republic
    [separatist] Separatists
    [rebel] Rebels
    [empire] Empire
   *[neutral] Neutral
}
cw-type = { $type ->
    [unit] Unit
    [capital_ship] Capital ship
   *[base] Base
}
cw-trait = { $trait ->
    [trooper] Trooper
    [droid] Droid
    [jedi] Jedi
    [sith] Sith
    [officer] Officer
    [fighter] Fighter
    [vehicle] Vehicle
    [transport] Transport
    [scoundrel] Scoundrel
    [bounty_hunter] Bounty hunter
   *[other] { $trait }
}
cw-figure = { $figure ->
    [attack] attack { $n }
    [resources] { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
    [force] Force { $n }
   *[hit_points] { $n } hit points
}
cw-caption = { $figure ->
    [attack] attack
    [resources] resources
    [force] Force
   *[hit_points] hit points
}
cw-no-text = No ability.
# The text of a base or ship that is used as an action
cw-once = Once each turn: { $text }
cw-stays = { $type ->
    [base] stays until destroyed
   *[capital_ship] stays in play until destroyed
}
cw-reward-for = for defeating it

# Where the facts of a card come from
cw-source-all = All numbers and all text.
cw-reconstructed-mark = reconstructed
cw-part = { $part ->
    [cost] cost
    [attack] attack
    [resources] resources
    [force] Force
    [hit_points] hit points
    [target_value] target value
    [figures] numbers
    [ability] text
    [reward] reward
    [traits] traits
    [copies] number of copies
    [faction] side
    [name] name
    [type] type
   *[other] { $part }
}

## A card read aloud: name, figures, where it is, what you can do with it

cw-available = available: { $verbs }
cw-picked = picked
cw-changed = changed
cw-times = { $n } of them
cw-left-of = { $left } of { $of } hit points left
cw-where-hand = in your hand
cw-where-row = in the galaxy row
cw-where-pilots = beside the galaxy row, { $n } left
cw-where-seen = in your opponent’s hand, seen
cw-where-play = { $whose ->
    [own] in play
   *[other] in play across the table
}
cw-where-base = { $whose ->
    [own] your base
   *[other] the base across the table
}
cw-verb = { $verb ->
    [play] play
    [buy] buy
    [pay-off] pay off
    [use] use
    [commit] attack with it
    [aim] attack it
    [exile] exile
    [discard] discard
    [discard-row] discard
    [purchase] buy
    [take] take
    [destroy] destroy
    [damage] damage
    [strengthen] strengthen
    [base] choose as base
    [put] choose
   *[other] choose
}

## The two sides

# What the rules call a side
cw-side-you = you
cw-the-side = { $side ->
    [republic] the Republic
    [separatist] the Separatists
    [rebel] the Rebels
    [empire] the Empire
   *[other] { $side }
}
cw-first-to = first to { $n }
cw-worlds = Bases and the Force
cw-side-of = Across the table: { $name }
cw-side-pool = { cw-side } · { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
cw-in-hand = in hand
cw-of-left = of { $of } left
cw-no-base = No base: { $who ->
    [you] you choose the next one at the start of your turn
   *[other] they choose the next one at the start of their turn
}
# Where there is little room
cw-no-base-brief = No base until { $who ->
    [you] your turn
   *[other] their turn
}
cw-ships-take = { $ships ->
    [one] The ship takes the first
   *[other] The ships take the first
}
cw-more-ships = + { $n } more
cw-fewer = Show fewer
cw-own-state = Your base, piles and resources
cw-force = The Force
cw-force-side = { $side ->
    [republic] light
    [rebel] light
   *[other] dark
}
cw-force-bonus = +1
cw-force-you = The Force is with you
cw-force-other = The Force is with { $name }
cw-force-with-you = with you
cw-force-with = with { $name }
cw-force-nobody = The Force is with nobody

## The row

cw-row = Galaxy row
cw-row-shown = { $first }–{ $last } of { $of }
cw-empty-slot = empty
cw-buy = Buy { $n }
cw-short = { $n } short
cw-not-now = Not now
# An enemy card in the row that has no target value
cw-theirs = { $what ->
    [ship] Enemy ship
   *[other] Not yours
}
cw-theirs-sentence = { $what ->
    [ship] only the enemy can buy it, and ships in the row cannot be attacked
   *[other] only the enemy can buy it
}
cw-hunt = Attack { $need }
cw-attack-left = { $card } takes { $need } attack to defeat; you have { $have }.
# The reward for defeating a card in the row
cw-idle-reward = reward: no effect now
cw-hunting = Attack { $total }, needs { $need }
# An attack that the picked card could join or begin; $sum: with it
cw-aim = { $how ->
    [join] { $total }+{ $adds }, needs { $need }
   *[other] Attack { $sum }, needs { $need }
}
cw-aim-brief = { $how ->
    [join] { $total }+{ $adds }, needs { $need }
   *[other] { $sum }, needs { $need }
}
cw-aim-sentence = { $how ->
    [join] { $total } plus { $adds } makes { $sum } attack, it needs { $need }
    [enough] { $sum } attack, it needs { $need }
   *[begin] { $sum } attack, it needs { $need }: more cards must attack it
}
# All your attack together is not enough; ready ships do not count
cw-too-weak-sentence = { $ships ->
    [none] you have only { $have } of the { $need } attack it takes to defeat it
   *[some] your units have only { $have } of the { $need } attack it takes to defeat it: ships cannot attack the row
}
cw-needs-sentence = takes { $need } attack to defeat
# On an attack that can be resolved: what resolving it does, with the sum below
cw-resolve-enough = Defeat it
cw-resolve-short = { $short } short
cw-resolve-sum = { $total } attack, needs { $need }
cw-pilots = Outer Rim Pilots { $n }
cw-no-pilots = No Outer Rim Pilots left
cw-galaxy = galaxy
cw-galaxy-deck = Galaxy deck, { $n } cards
cw-galaxy-discard = Galaxy discard pile, { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## In play, attack

cw-in-play = In play
cw-point-at-card = Point at a card to read it here
cw-nothing-in-play = Cards you play appear here
cw-use = Use
# Ships in front of the base take the damage first; the rest goes to the base
cw-aimed-base = { $ships ->
    [0] base
    [one] ship
   *[other] ships
}
# Only some of the cards here attack it
cw-aimed-some = { $n }: { $target }
cw-base-attack = Base attack
cw-base-threat = Attack on your base
cw-threat-of = { $n } attack aimed at your base
cw-aimed-at-base = { $n } attack aimed at the enemy base
cw-join-base = { $total ->
    [0] Attack { $adds }
   *[other] Attack { $total }+{ $adds } = { $sum }
}
cw-nobody-attacks = no attackers yet
cw-ready = { $n } attack ready
cw-ready-brief = ready
cw-aimed-brief = attack
cw-sum-brief = { $n } cards: { $figures }
cw-resolve = Resolve
cw-hit-points-left = { $n } hit points left
cw-ships-of = { $n ->
    [one] 1 ship, { $points }
   *[other] { $n } ships, { $points }
}
cw-more-clears = { $n } more { $ships ->
    [one] clears the ship
    [2] clears both ships
   *[other] clears all ships
}
cw-more-destroys = { $n } more { $wins ->
    [yes] destroys { $base } and wins
   *[no] destroys { $base }
}
# More attack than it takes is ready, and not aimed at it yet
cw-ready-enough = { $n }{ $begun ->
    [yes] {" "}more
   *[no] {""}
} ready: enough to destroy { $base }{ $wins ->
    [yes] {" "}and win
   *[no] {""}
}
cw-enough = Enough to destroy { $base }{ $wins ->
    [yes] {" "}and win
   *[no] {""}
}
cw-dealt-ships = { $n } on { $ships ->
    [one] the ship
   *[other] the ships
}
cw-dealt-base = { $n } on { $base }
# What an attack on the base adds up to, where space is tight: both parts as above
cw-attack-so-far = Attack: { $dealt }. { $missing }.
cw-no-base-to-attack = There is no base to attack
cw-attack-base = Attack the base
cw-attack-base-with = Attack the base: { $sum } damage, { $need } to destroy it
cw-or-target = or choose a target
cw-choose-attacker = Choose attackers
cw-or-attackers = or choose attackers
# The only cards that together defeat what was picked
cw-attack-with = Attack with { $cards } ({ $n })
cw-target-needs = It takes { $need } attack to defeat; you have { $most } in all.
cw-joins = Click a card to add it to the attack on { $card }. To attack something else, click that first.
cw-hold-tip = Hold a card to enlarge it. Tap a glowing card to play, buy or use it.
cw-path-target = Choose attackers for { $card }
cw-path-attacker = Choose a target for { $card }
cw-do-with = What to do with { $card }

# What the other side did on its last turn: $told, parts of a sentence
cw-recap = Last turn: { $told }.
cw-recap-damage = { $n } damage to your base
cw-recap-ship = { $n } damage to { $ship }
# What the other side did: $did, parts of a list
cw-recap-did = { $name } { $did }
cw-recap-base = revealed { $base } as their new base
cw-recap-force = the Force moved { $n } towards { $name }
cw-recap-lost = you lost { $cards }
cw-recap-bought = bought { $cards }
cw-counted = { $n } × { $name }
cw-recap-defeated = defeated { $cards }

## Pool, hand, piles

cw-resources = { $n ->
    [one] Resource
   *[other] Resources
}
cw-pool = { $n ->
    [one] 1 resource to spend
   *[other] { $n } resources to spend
}
cw-hand = Your hand
cw-hand-at = Your hand, { $at } of { $of }
cw-empty-hand = Your hand is empty
cw-watching = You are watching
cw-tab-hand = Hand
cw-play-it = Play { $card }
cw-pile = { $pile ->
    [deck] deck
    [discard] discard
    [exile] exile
    [hand] hand
    [victory] won
   *[bases] bases
}
cw-pile-label = { $whose ->
    [own] Your { cw-pile }
   *[other] { $name }’s { cw-pile }
}, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cw-pile-of = { $whose ->
    [galaxy] { $pile ->
        [deck] Galaxy deck
       *[discard] Galaxy discard pile
    }
    [own] { $pile ->
        [deck] Your deck
        [discard] Your discard pile
        [exile] Your exile pile
        [hand] Your hand
        [victory] Bases you have destroyed
       *[bases] Your remaining bases
    }
   *[other] { $pile ->
        [deck] { $name }’s deck
        [discard] { $name }’s discard pile
        [exile] { $name }’s exile pile
        [hand] { $name }’s hand
        [victory] Bases { $name } has destroyed
       *[bases] { $name }’s remaining bases
    }
}
cw-piles-of = { $whose ->
    [own] Your piles
   *[other] { $name }’s piles
}
cw-deck-note = { $whose ->
    [own] Cards left in your deck, order unknown.
   *[other] Cards in their deck and hand together, order unknown.
}
cw-galaxy-note = { $known ->
    [0] You have seen none of these cards.
   *[other] Cards in the galaxy deck that you have seen, top card first.
}
cw-pile-empty = No cards here.
cw-face-down = { $n ->
    [one] 1 card face down.
   *[other] { $n } cards face down.
}

## Decisions

cw-play-all = Play all { $n }
# A card whose ability takes cards from the hand is played before the others
cw-play-first = first: it needs cards in hand
cw-play-spoils = leaves none for { $card }
cw-pass = Do not use it
cw-take-reward = Take the reward
cw-use-it = Use { $card }
cw-all-to-base = { $ships ->
    [0] All attack the base
    [one] All attack ship and base
   *[other] All attack ships and base
}
cw-end-turn = End turn
cw-confirm-end = You have an unresolved attack of { $n }. End the turn and lose it?
cw-confirm-left = You still have { $what }. End the turn anyway?
# What is left of a turn: parts of a list
cw-left = { $left ->
    [groups] { $n ->
        [one] an unresolved attack
       *[other] { $n } unresolved attacks
    }
    [hand] { $n ->
        [one] 1 card to play
       *[other] { $n } cards to play
    }
    [attackers] { $n ->
        [one] 1 card that could attack
       *[other] { $n } cards that could attack
    }
    [abilities] { $n ->
        [one] 1 ability to use
       *[other] { $n } abilities to use
    }
   *[pool] { $n ->
        [one] 1 resource to spend
       *[other] { $n } resources to spend
    }
}
cw-confirm-too-weak = { $ships ->
    [none] It takes { $need } attack to defeat, and you only have { $most }. Attack anyway?
   *[some] Your units have { $most } of the { $need } attack it takes to defeat it, and ships cannot attack the row. Attack anyway?
}
cw-confirm-use = { $card } would do nothing now, and using it has a cost. Use it anyway?
cw-confirm-short = The attack is { $total }, but it takes { $need }. Resolve it anyway, with no effect?
# What ending the turn would waste, in brief
cw-wasted = { $left ->
    [groups] { $n ->
        [one] attack unresolved
       *[other] { $n } attacks unresolved
    }
    [hand] { $n } unplayed
    [attackers] { $n } could attack
    [abilities] { $n ->
        [one] 1 ability unused
       *[other] { $n } abilities unused
    }
   *[pool] { $n } unspent
}
# What resolving the attack does, in brief
cw-resolve-base = { $n } damage
cw-resolve-card = defeat { $card }
cw-buy-again = Buy another
# We are asked in somebody else's turn
cw-between = { $name }’s turn: you have a decision to make
cw-choose-glowing = Choose one of the glowing cards.
cw-divide = Divide the damage among the ships.
cw-more-below = More below
cw-fold = Look at the table
cw-unfold = Back to the question
cw-or-from-hand = Or choose a glowing card in your hand.
# $zone: where the cards are that can be chosen
cw-in-zone = { $zone ->
    [hand] In your hand
    [discard] In your discard pile
    [galaxy_row] In the galaxy row
    [exile_pile] In your exile pile
   *[other] { $zone }
}

## Looking closely, keys

cw-story = The story so far
cw-look-closer = Look closely at { $card }
cw-key-number = Play the card with this number, or choose this answer
cw-key-use = Use an ability
cw-key-resolve = Resolve the attack
cw-key-look = Look closely

## Help

cw-help-goal = Destroy { $n } enemy bases before your opponent destroys { $n } of yours.
cw-help-touch = Tap a glowing card to play, buy or use it; hold a card to enlarge it. Tap any other card to see why you cannot use it now.
cw-help-turn = On your turn, play cards from your hand, buy new ones from the galaxy row and attack with those in play, in any order. Then end your turn; whatever you have not used is lost.
cw-sign = { $sign ->
    [cost] Cost: the resources you pay for this card
    [attack] Attack: what it adds to an attack
    [resources] Resources: what it gives you to spend this turn
    [force] Force: moves the balance towards you
    [hit-points] Hit points: the damage it takes to destroy it
    [target] Target value: the attack it takes to defeat this enemy card in the row, and the reward for it
    [bolt] It has an ability: the text says what it does and when
    [unique] Unique: there is only one copy
    [reconstructed] Reconstructed: numbers or text may differ from the printed card
    [hand] Hand: cards to play; you draw five new ones each turn
    [deck] Deck: your next cards, face down; when it runs out, your discard pile is shuffled into a new one
    [discard] Discard pile: cards you played or bought, until they are shuffled into a new deck
    [exile] Exile: out of the game, unless a card brings it back
    [lock] Not possible now: click the card to see why
    [watcher] It reveals something hidden, so it cannot simply be undone
    [corner] Top right of a card in the row: whose it is, and how much attack the enemy needs to defeat it
    [corner-enemy] The same corner of an enemy card: what it would give them if they bought it
    [live] Glowing corners: click the card to play, buy or use it
    [aim] Marks at the edges: it can be attacked
    [picked] A full frame: you have selected it
    [changed] A comet: it has changed since your last turn
   *[hinted] A light bulb: the hint is about it
}
# What options do, as the head of a list and before a card: "Attack with: Captain Rex"
cw-does = { $verb ->
    [play] Play
    [buy] Buy
    [pay-off] Pay off
    [use] Use an ability
    [commit] Attack with
    [resolve] Resolve an attack
    [end] End the turn
    [exile] Exile
    [discard] Discard
    [discard-row] Discard from the row
    [purchase] Buy
    [take] Take
    [destroy] Destroy
    [damage] Damage
    [strengthen] Strengthen
    [base] Choose a base
    [reward] Reward
    [done] Otherwise
   *[other] Choose
}

## Dividing the damage of an attack among ships

cw-attack-total = attack
cw-attack-ways = Ways to divide
cw-attack-destroy = Destroy { $ships }
cw-attack-spread = Spread
cw-attack-keeps = { $ship } keeps { $n }
# One of several ships of the same name
cw-attack-numbered = { $ship } { $n }
cw-attack-fire = Fire: { $what }
cw-attack-destroys = destroy { $ships }
cw-attack-on = { $n } on { $ship }
cw-attack-more = One more on { $ship }
cw-attack-less = One less on { $ship }
cw-attack-share = Damage for { $ship }
cw-attack-share-now = { $n }, { $outcome }
# What is left follows, in bold
cw-attack-math = { $brief ->
    [yes] { $of } − { $damage } − { $share } =
   *[no] { $of } hit points − { $damage } damage − { $share } =
}
cw-attack-survives = survives with { $n }
cw-attack-destroyed = { $brief ->
    [yes] destroyed
   *[no] destroyed, goes to { $name }’s discard pile
}
cw-attack-base-left = of { $of } left
cw-attack-shielded = shielded
cw-attack-clears = while a ship stands. { $n } would clear { $ships ->
    [one] it
    [2] both
   *[other] all
}.
cw-attack-idle = not attacking
cw-attack-idle-clears = { $n } clears the way
cw-attack-back = Undo the attack to add cards
cw-attack-key-more = One more damage to the ship
cw-attack-key-less = One less damage to the ship
cw-attack-key-next = Next ship
cw-attack-key-before = Previous ship
cw-attack-key-way = Choose division { $n }

## The game is over

cw-over-wins = { $side ->
    [republic] The Republic wins
    [separatist] The Separatists win
    [empire] The Empire wins
    [rebel] The Rebels win
   *[other] { $side } wins
}
# To those who played
cw-over-told = { $told ->
    [winner] You win!
   *[loser] { $name } wins
}
# $told: whether it is told to the winner, to the loser or to others; $n, $m: bases each destroyed
cw-over-bases = { $winner } destroyed { $n ->
    [0] no base
    [one] 1 base
   *[other] { $n } bases
}, { $told ->
    [loser] you
   *[other] { $loser }
} destroyed { $m ->
    [0] none
   *[other] { $m }
}.
# The last base fell: $base, $ships: damage dealt on that turn
cw-over-fell = { $world } fell on turn { $turn }: { $base } damage to the base{ $ships ->
    [0] {""}
   *[other] , { $ships } to ships
}.
cw-over-resigned = { $told ->
    [own] You resigned
   *[other] { $name } resigned
}{ $known ->
    [yes] {", "}with { $world } still standing.
   *[no] .
}
cw-over-fallen = { $world }, shattered
cw-over-rematch = Rematch, sides swapped
cw-over-damage = Damage by turn
cw-over-damage-how = { $whose ->
    [own] your damage above, { $far }’s below
   *[other] { $name }’s damage above, { $far }’s below
}; planets mark destroyed bases
cw-over-damage-word = Damage
cw-over-head-turn = Turn
cw-over-head-side = Side
cw-over-head-fallen = Base destroyed
cw-over-head-what = Statistic
cw-over-blow = Biggest blow
cw-over-blow-by = { $whose ->
    [own] by you
   *[other] by { $name }
} on turn { $turn }
cw-over-force = Balance of the Force
cw-over-force-turns = with { $whose ->
    [own] you
   *[other] { $name }
} after { $n } of { $of } turns
cw-over-force-none = with nobody
cw-over-force-with = { $n } with { $name }
cw-over-hold = Longest hold
cw-over-hold-by = turns { $from } to { $to }, { $whose ->
    [own] yours
   *[other] { $name }’s
}
cw-over-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
cw-over-gained = Force gained
cw-over-gained-by = { $whose ->
    [own] you
   *[other] { $name }
} { $n }, { $far } { $m }
cw-over-compared = Side by side
cw-over-counted = { $what ->
    [damage] damage dealt
    [bought] cards bought
    [defeated] row cards defeated
   *[ships] ships destroyed
}
cw-over-best = { $whose ->
    [own] Your best cards
   *[other] { $name }’s best cards
}
cw-over-gave = { $n } { $what ->
    [attack] attack
   *[resources] { $n ->
        [one] resource
       *[other] resources
    }
}
cw-over-gave-nothing = None of them attacked or paid for anything.

## A base falls

cw-fall = { $base } falls!
cw-fall-own = Your base was destroyed by { $side }.
cw-fall-other = { $by ->
    [you] You have destroyed { $name }’s base.
   *[other] { $name }’s base was destroyed by { $by }.
}
cw-fall-score = { $near } to { $far }; the first to { $goal } wins.
cw-fall-goal = the first to { $goal } wins

## The score

cw-trophies = { $n } of { $goal } bases destroyed

## The table in words

web-text-side = { $name }, { $side }
web-text-card = Card { $number }
web-text-cost = cost { $n }
web-text-resources = resources { $n }
web-text-force = Force { $n }
web-text-hit_points = hit points { $n }
web-text-target_value = target { $n }
web-text-attack = attack { $n }
web-text-reward = Reward for defeating it: { $text }
web-text-left = { $left } of { $of } hit points left
web-text-committed = joins an attack
web-text-attacked = has attacked
web-text-no-base = No base in play.
web-text-base = Base { $name }, { $left }
web-text-pool = Resources { $n }
web-text-won = { $n ->
    [one] One base destroyed
   *[other] { $n } bases destroyed
}
web-text-unit = Unit { $what }
web-text-ship = Ship { $what }
web-text-piles = Hand { $hand }, deck { $deck }, discard { $discard }, exile { $exile }
web-text-hand = Hand
web-text-seen = Seen in your opponent’s hand
web-text-row = Galaxy row
web-text-pilots = { $n ->
    [one] One Outer Rim Pilot
   *[other] { $n } Outer Rim Pilots
} to buy
web-text-galaxy = Galaxy deck { $deck }, discard { $discard }
web-text-the-force = The Force
web-text-force-nobody = It is with nobody.
web-text-force-near = It is on your side, on space { $n } of 3.
web-text-force-far = It is on the other side, on space { $n } of 3.
web-text-attacks = Attacks in preparation
web-text-attack-on = { $who } against { $target }
web-text-the-base = the base
