# What a player of Clone Wars is asked and offered (src/orrery/clone_wars/story.py).


## Names

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
prompt-of-another = The other player decides.


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


## Why not, beyond the rules of clone-wars-why.ftl

why-game-over = The game is over.
why-asked-otherwise = First answer what is asked: { $prompt }
why-no-attacker = { $card }: you have no unit or ship in play that could attack it.
why-possible = { $option }: you can do that now.


## How a game ends

ending-bases = { subject } destroyed the last of the { $n } bases needed.
