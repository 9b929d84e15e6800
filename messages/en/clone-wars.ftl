# What a player of Clone Wars is asked and offered (src/orrery/clone_wars/words/story.py).


## Names

terminal-new-clone-wars = { $people ->
    [1] You are { $side }.
   *[other] The players are { $side } and { $other }.
} Destroy { $goal } enemy bases to win. Type ? for help.
terminal-standing-clone-wars = turn { $turn }, { $people ->
    [1] you are { $side } against { $player }
   *[other] { $side } against { $other }
}, { $mode }
game-clone-wars = Star Wars: The Deckbuilding Game – Clone Wars
side-republic = Republic
side-separatist = Separatists
side-rebel = Rebels
side-empire = Empire
side-neutral = neutral
the-side = { $side ->
    [republic] the Republic
    [separatist] the Separatists
    [rebel] the Rebels
   *[empire] the Empire
}

setting-mode = { $value ->
    [beginner] beginner game
    [full] full galactic control
   *[secret] secret bases, a variant from the first edition
}
setting-bases = { $value } bases to win
setting-pay_off = { $value ->
    [yes] neutral cards can be paid off
   *[no] neutral cards cannot be paid off
}
setting-players = { $value } players


## Prompts, by key. $card: the card whose text asks; $n: what is available

prompt-action = Play, buy, use an ability, attack, or end your turn. You have { $n ->
    [one] 1 resource
   *[other] { $n } resources
}.
# The same where there is little room
prompt-action-brief = Your turn.
prompt-secret-base = Secret bases, a variant from the first edition: pick a base for your stack, { $n } to go.
prompt-new-base = Choose your new base.
# $only and $text: the only card whose ability triggers, and that ability; $when: what triggered it
prompt-trigger = { $only ->
    [none] { prompt-triggers }
   *[other] { $only }: { $text } Use it?
}
prompt-triggers = { $card ->
    [none] Use an ability now, or pass?
   *[other] { $when ->
        [on_play] You played { $card }.
        [on_purchase] You bought { $card }.
        [on_defeat_row] { $card } was defeated.
        [on_reveal] New base: { $card }.
        [on_opponent_discard] { $card } was discarded.
        [on_destroy] { $card } was destroyed.
       *[other] { $card }.
    } Use an ability, or pass?
}
prompt-reward = { $card } is defeated. Take its reward?
# $left: damage still to be divided; $room: hit points the ship has left; $ships: how many may be next
prompt-divide = { $left } damage to divide among the ships first. { $ships ->
    [one] How much goes to { $card }, with { $room ->
        [one] 1 hit point
       *[other] { $room } hit points
    } left?
   *[other] Which ship takes how much?
}
prompt-destination = Where does { $card } go?
prompt-choose = { $optional ->
    [yes] { $card }: choose one, or pass.
   *[no] { $card }: choose one.
}
prompt-opponent-chooses = Your opponent’s { $card }: choose one.
prompt-exile = { $card }: exile a card.
prompt-exile-up-to = { $card }: exile a card, or stop.
prompt-discard = { $theirs ->
    [yes] Your opponent’s { $card }: discard a card from your hand.
   *[no] { $card }: discard a card from your hand.
}
prompt-discard-row = { $card }: discard a card from the galaxy row.
prompt-purchase = { $card }: buy a card.
prompt-take = { $card }: take a card.
prompt-destroy = { $card }: destroy a ship.
prompt-damage = { $card }: which target takes the damage?
prompt-strengthen = { $card }: which card gains the attack?
prompt-looked = { $card }: choose one of the cards you are looking at.
prompt-opponent-hand = { $card }: choose a card from your opponent’s hand.
prompt-swap-out = { $card }: which card leaves the galaxy row?
prompt-swap-in = { $card }: which card comes into the galaxy row?


# What asks, when it is the reward for a card and not its ability
reward-for = Reward for { $card }
# Parts of a choice that cannot be chosen
context-without-effect = (Would have no effect now: { $texts }.)
# A text addressed to the opponent
context-theirs = It tells your opponent: “{ $text }”


## Options, by verb. $card: the card; $target: the other card; $n and $of: figures; $text: card text

option-play = { $figures ->
    [none] { $card }
   *[other] { $card } ({ $figures })
}
option-buy = { $card } for { $n }
# $only: whether the question already gives the text
option-use = { $only ->
    [yes] use { $card }
   *[no] { $card }: { $text }
}
option-commit = { $target ->
    [base] { $card } ({ $n }) against the enemy base
   *[other] { $card } ({ $n }) against { $target } (needs { $of })
}
# The same in two parts: "Captain Rex (3) >", then "enemy base" and each card of the row
commit-lead = { $card } ({ $n }) >
commit-aim = { $target ->
    [base] enemy base
   *[other] { $differs ->
        [yes] { $target } (needs { $of }, attack { $n } there)
       *[no] { $target } (needs { $of })
    }
}
option-resolve = { $target ->
    [base] resolve the attack on the enemy base: { $n } damage{ $ships ->
        [0] {""}
       *[other] : { $ships } to ships, { $rest } to the base
    }{ $prevented ->
        [0] {""}
       *[other] , { $prevented } prevented
    }
   *[other] resolve the attack on { $target }: attack { $n }, needs { $of }
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
option-purchase = buy { $card } (cost { $n })
option-take = take { $card }
option-destroy = destroy { $card }
option-damage = { $card } ({ $n } of { $of } left)
option-strengthen = { $card } (attack { $n } now)
option-put = put { $card } { option-zone-to }
option-swap-in = { $card } comes in
option-swap-out = { $card } leaves
option-to = { option-zone-to }
option-choose = { $text }
# $fate: whether the ship is destroyed; $rest: damage left after it, and $next: what takes that
option-assign = { $several ->
    [yes] { $card }: {""}
   *[no] {""}
}{ $n ->
    [0] none
   *[other] { $rest ->
        [0] all { $n }
       *[other] { $n } damage
    }
}{ $fate ->
    [destroyed] {" "}(destroys it)
   *[survives] {""}
}{ $rest ->
    [0] {""}
   *[other] , leaving { $rest } for { $next ->
        [base] the base
        [others] the other ships
       *[other] { $next }
    }
}
# The same as a person may type it
assign-typed = { $n } damage
option-reward = take it: { $text }
option-done = { $prompt ->
    [reward] decline the reward
    [trigger] pass
    [choose] pass
   *[other] stop here
}

option-zone = { $to ->
    [hand] your hand
    [discard] your discard pile
   *[galaxy_row] the galaxy row
}
option-zone-to = { $to ->
    [hand] into your hand
    [discard] into your discard pile
    [top_of_deck] on top of your deck
    [exile_pile] into your exile pile
    [play] into play
    [galaxy_discard] into the galaxy discard pile
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

# Where space is tight
brief-use = use { $card }
brief-base = { $card } ({ $n } hit points)
brief-end = end your turn
options-attacks = `attack base` or `attack` and a name ({ $n ->
    [one] 1 option
   *[other] { $n } options
}: `more`)

# Options that are rarely used
options-folded = { $n ->
    [one] 1 option with attack 0: type `more`
   *[other] { $n } options with attack 0: type `more`
}

# The answer to `attack` and a name
attack-what = Attack what? Name the base or a card in the galaxy row, for example: attack base
attack-base = the enemy base
attack-lacks = { $card } needs { $of }, and the cards you could send add up to { $n }: none was committed.
attack-ready = The attack on { $card } is { $n } ({ $of } needed): type `{ $typed }` to resolve it.
attack-none = None of your cards can attack now.

# The headings of groups of options
group-play = Play
group-buy = Buy
group-use = Use
group-attack = Attack
group-end = End
group-other = Choose

# An option without its heading: in hints, or when it is undone
said-play = play { $words }
said-buy = buy { $words }
said-use = use { $words }
said-attack = { $words }
said-end = { $words }
said-other = { $words }


## Why not, beyond the rules of clone-wars-why.ftl

why-game-over = The game is over.
why-asked-otherwise = Answer this first: { $prompt }
why-no-ability = { $card } has no ability.
why-idle = { $card } has no attack now and no ability to use: you got what it gives when you played it.
why-no-attacker = You have no unit or ship in play that can attack it.


## How a game ends

ending-bases = { subject } destroyed the last of the { $n } bases needed.


## The table in a terminal

table-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn } · { $whose ->
        [you] your turn
        [republic] Republic’s turn
        [separatist] Separatists’ turn
        [rebel] Rebels’ turn
       *[empire] Empire’s turn
    }
}
table-score = first to { $goal } bases: { $own } { $own_bases } – { $enemy } { $enemy_bases }
table-you = you
table-side = { $side } ({ $player })
table-piles = hand { $hand } · deck { $deck } · discard { $discard } · exile { $exile }
table-piles-short = hand { $hand } · deck { $deck } · discard { $discard }
table-resources = resources { $n }
table-base = Base
table-ships = Ships
table-units = In play
table-hand = Hand
table-force = Force
table-row = Galaxy row
table-row-piles = deck { $deck } · discard { $discard } · Outer Rim Pilots { $pilots }
table-no-base = { $when ->
    [now] none: choose one now
    [over] destroyed
    [setup] not on the table yet
   *[later] destroyed: a new one is chosen at the start of the next turn
}
table-nothing = –
table-left = { $left } of { $whole }
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
table-known-hand = known to you
table-legend-attack = attack
table-legend-resources = resources
table-legend-force = Force
table-legend-hit-points = hit points
table-legend-reconstructed = reconstructed numbers; type `?` and the card’s name for more

pile-discard = Discard pile
pile-exile = Exile pile
pile-victory = Bases destroyed
pile-bases = Bases left
pile-galaxy = Galaxy discard pile
pile-known = Top of the galaxy deck, known to you
pile-number = { $hidden ->
    [0] { $n }
   *[other] { $n }, hidden
}
pile-heading = { $side }: { $pile }

card-kind = { $unique ->
    [yes] unique { $faction } { $type }
   *[no] { $faction } { $type }
}
card-traits = { $kind }: { $traits }
card-cost = cost { $n }
card-target = target value { $n } while it is in the galaxy row
card-reward = Reward for defeating it: { $text }
card-no-text = No ability.
card-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
} in this game
card-where = Visible: { $places }
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
card-reconstructed = { $mark } Not known from the printed card, but reconstructed to fit everything that is known: { $what }. A card pack (`--pack`) can replace it.
card-reconstructed-whole = { $mark } This card is reconstructed to fit everything known about the game; its printed numbers and text could not be found. A card pack (`--pack`) can replace it.
card-provenance = Source: { $provenance ->
    [rulebook] the rulebook
    [public] public card lists
    [derived] derived from other sources
   *[memory] from memory
}.

cards-row = Galaxy row
cards-mine = Yours
cards-theirs = Your opponent’s
cards-line = { $card }: { $text }
cards-line-reward = { $card }: { $text } Reward: { $reward }

help-play = play { $card } from your hand
help-buy = buy { $card }
help-use = use { $card }’s ability
help-attack = commit just enough cards to attack { $card }
help-attack-base = the same against the enemy base
help-resolve = resolve the open attack; with a name, one of several
help-end = end your turn; `end!` ends it without asking again
help-all = play every card in your hand, until a question comes up
help-base = attack the enemy base with every card that can

verb-play = Play it
verb-buy = Buy it
verb-use = Use it
verb-commit = Attack with it
verb-target = Attack it
verb-resolve = Resolve it
verb-pay-off = Pay it off
verb-end = End the turn
verb-line = { $verb }: { $reason }
verb-possible = Yes, option { $number }.
verb-possible-copy = Yes, with an identical card.
