# What a player of Clone Wars is asked and offered (src/orrery/clone_wars/story.py).


## Names

terminal-new-clone-wars = Your side: { $sides }. Destroy { $goal } enemy bases to win. Type ? for help.
game-clone-wars = Star Wars: The Deckbuilding Game – Clone Wars
side-republic = Republic
side-separatist = Separatists
side-rebel = Rebels
side-empire = Empire
side-neutral = neutral

setting-mode = { $value ->
    [beginner] beginner game
    [full] full galactic control
   *[secret] secret bases
}
setting-bases = { $value } bases to win
setting-pay_off = { $value ->
    [yes] neutral cards can be paid off
   *[no] neutral cards cannot be paid off
}
setting-players = { $value } players


## Prompts, by key. $card: the card whose text asks; $n: what is available

prompt-action = Your turn: play, purchase, use, attack or end it. You have { $n ->
    [one] 1 resource
   *[other] { $n } resources
}.
prompt-secret-base = Pick a base for your secret stack, { $n } more.
prompt-new-base = Choose your new base.
prompt-trigger = { $card ->
    [none] Use an ability now, or pass?
   *[other] Use an ability set off by { $card }, or pass?
}
prompt-reward = { $card } is defeated. Take its reward?
prompt-divide = How much damage does { $card } take?
prompt-destination = Where does { $card } go?
prompt-choose = { $card }: choose one.
prompt-opponent-chooses = { $card }: your opponent’s card lets you choose one.
prompt-exile = { $card }: exile a card.
prompt-exile-up-to = { $card }: exile a card, or stop.
prompt-discard = { $card }: discard a card from your hand.
prompt-discard-row = { $card }: discard a card from the galaxy row.
prompt-purchase = { $card }: purchase a card.
prompt-take = { $card }: take a card.
prompt-destroy = { $card }: destroy a ship.
prompt-damage = { $card }: which target takes the damage?
prompt-strengthen = { $card }: which card gains the attack?
prompt-looked = { $card }: choose one of the cards you look at.
prompt-opponent-hand = { $card }: choose a card from your opponent’s hand.
prompt-swap-out = { $card }: which card leaves the galaxy row?
prompt-swap-in = { $card }: which card comes into the galaxy row?


## Options, by verb. $card: the card; $target: the other card; $n and $of: figures; $text: card text

option-play = { $figures ->
    [none] { $card }
   *[other] { $card } ({ $figures })
}
option-buy = { $card } for { $n }
option-use = { $card }: { $text }
option-commit = { $target ->
    [base] { $card } ({ $n }) > enemy base
   *[other] { $card } ({ $n }) > { $target } ({ $of } needed)
}
# The same in two parts: "Captain Rex (3) >", then "enemy base" and each card of the row
commit-lead = { $card } ({ $n }) >
commit-aim = { $target ->
    [base] enemy base
   *[other] { $differs ->
        [yes] { $target } ({ $n } of { $of })
       *[no] { $target } ({ $of })
    }
}
option-resolve = { $target ->
    [base] resolve the attack on the enemy base: { $n } damage
   *[other] resolve the attack on { $target }: { $n } of { $of } needed
}
option-pay-off = pay off { $card } for { $n }
option-end = end your turn{ $left ->
    [none] {""}
   *[other] {" "}({ $left })
}
option-base = { $text ->
    [none] { $card } ({ $n } hit points)
   *[other] { $card } ({ $n } hit points): { $text }
}
option-exile = exile { $card } from { option-zone }
option-discard = discard { $card }
option-discard-row = discard { $card }
option-purchase = purchase { $card } (cost { $n })
option-take = take { $card }
option-destroy = destroy { $card }
option-damage = { $card } ({ $n } of { $of } left)
option-strengthen = { $card } (attack { $n } now)
option-put = put { $card } { option-zone-to }
option-swap-in = { $card } comes in
option-swap-out = { $card } leaves
option-to = { option-zone-to }
option-choose = { $text }
option-assign = { $n } damage
option-reward = take it: { $text }
option-done = { $prompt ->
    [reward] decline the reward
    [trigger] pass
   *[other] stop here
}

option-zone = { $to ->
    [hand] your hand
    [discard] your discard pile
   *[galaxy_row] the galaxy row
}
option-zone-to = { $to ->
    [hand] into your hand
    [discard] on your discard pile
    [top_of_deck] on top of your deck
    [exile_pile] into your exile pile
    [play] into play
    [galaxy_discard] on the galaxy discard pile
    [top_of_galaxy_deck] on top of the galaxy deck
    [bottom_of_galaxy_deck] on the bottom of the galaxy deck
   *[top_of_opponent_deck] on top of your opponent’s deck
}

figure-attack = attack { $n }
figure-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
figure-force = Force { $n }
figure-hit_points = { $n } hit points

# What "end your turn" leaves undone
left-hand = { $n ->
    [one] 1 card unplayed
   *[other] { $n } cards unplayed
}
left-pool = { $n ->
    [one] 1 resource unspent
   *[other] { $n } resources unspent
}
left-attackers = { $n ->
    [one] 1 card has not attacked
   *[other] { $n } cards have not attacked
}
left-groups = { $n ->
    [one] 1 attack unresolved
   *[other] { $n } attacks unresolved
}

# The headings of groups of options
group-play = Play
group-buy = Purchase
group-use = Use
group-attack = Attack
group-end = End
group-other = Choose

# An option without its heading: in hints, or when it is taken back
said-play = play { $words }
said-buy = purchase { $words }
said-use = use { $words }
said-attack = { $words }
said-end = { $words }
said-other = { $words }


## Why not, beyond the rules of clone-wars-why.ftl

why-game-over = The game is over.
why-asked-otherwise = First answer what is asked: { $prompt }
why-no-attacker = You have no unit or ship in play that could attack it.


## How a game ends

ending-bases = { subject } destroyed the last of the { $n } bases needed.


## The table in a terminal

table-heading = Turn { $turn } · { $whose } · bases destroyed: { $bases } of { $goal }
table-your-turn = your turn
table-their-turn = turn of the { $side }
table-bases = { $side } { $n }
table-you = you
table-side = { $side } ({ $player })
table-piles = hand { $hand } · deck { $deck } · discard { $discard } · exile { $exile }
table-resources = resources { $n }
table-base = Base
table-ships = Ships
table-units = In play
table-hand = Hand
table-force = Force
table-row = Galaxy row
table-row-piles = deck { $deck } · discard { $discard } · Outer Rim Pilots { $pilots }
table-no-base = none: a new one is chosen at the start of the next turn
table-nothing = –
table-hit-points = { $left } of { $whole } hit points
table-prevented = { $n } prevented this turn
table-used = used
table-attacked = has attacked
table-to-base = attacks base
table-to-card = attacks { $card }
table-rewards = Rewards
table-reward = { $card }: { $text }
table-cost = cost { $n }
table-target = target { $n }
table-own = your
table-enemy = enemy
table-neutral = neutral
table-unit = unit
table-ship = ship
table-buy = buy
table-empty = empty
table-force-you = with you
table-force-nobody = with nobody
table-force-side = with { $side }
table-known-hand = you know
table-legend = { $attack } attack · { $resources } resources · { $force } Force · { $hit_points } hit points · { $rebuilt } rebuilt figures: ? and the card’s name

pile-discard = Discard pile
pile-exile = Exile pile
pile-victory = Bases destroyed
pile-bases = Bases left
pile-galaxy = Galaxy discard pile
pile-known = On top of the galaxy deck, known to you
pile-heading = { $side }: { $pile }

card-kind = { $unique ->
    [yes] unique { $faction } { $type }
   *[no] { $faction } { $type }
}
card-traits = { $kind }: { $traits }
card-cost = cost { $n }
card-target = target value { $n } while it lies in the galaxy row
card-reward = Reward for defeating it: { $text }
card-no-text = No ability.
card-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
} in this game
card-where = In sight: { $places }
place-row = galaxy row
place-hand = your hand
place-play = { $side }, in play
place-base = { $side }, base
place-discard = { $side }, discard pile
place-exile = { $side }, exile pile
place-victory = { $side }, victory pile
place-bases = { $side }, bases left
place-galaxy-discard = galaxy discard pile
place-pilots = Outer Rim Pilots
place-several = { $place } ({ $n })
card-rebuilt = { $mark } Not known from the printed card, but rebuilt to fit everything that is known: { $what }. A card pack (`--pack`) can replace it.
card-rebuilt-whole = { $mark } This card is rebuilt to fit everything that is known of the game; its printed figures and text could not be found. A card pack (`--pack`) can replace it.
card-provenance = Source: { $provenance ->
    [rulebook] the rulebook
    [public] public lists of the cards
    [derived] derived from other sources
   *[memory] from memory
}.

cards-row = Galaxy row
cards-mine = Yours
cards-theirs = Your opponent’s
cards-line = { $card }: { $text }
cards-line-reward = { $card }: { $text } Reward: { $reward }

help-all = play every card of your hand, until something is asked
help-base = commit every card that can attack to the attack on the enemy base
help-example-words = purchase the Clone Medic

verb-play = Play it
verb-buy = Purchase it
verb-use = Use it
verb-commit = Attack with it
verb-target = Attack it
verb-pay-off = Pay it off
verb-end = End the turn
verb-line = { $verb }: { $reason }
verb-possible = Yes, option { $number }.
verb-possible-copy = Yes, with an equal card.
