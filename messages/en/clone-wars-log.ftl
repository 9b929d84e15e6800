# What happened, told as a story: one message per kind of event (src/orrery/clone_wars/words/story.py).
# Every message gets
#   $who    whose event it is: you, or a faction (republic, separatist, rebel, empire), or nobody
#   $form   how the verb agrees with it: you, one or many
#   $other  the other player, in the same words
#   $again  yes if the sentence before was about the same player; then $form is many
#   $card   the name of the first card; $cards all of them, $rest all but the first
#   $hidden yes if the reader may not know the cards; then $cards and $rest only say how many
#   $n      the figure of the event; $to the zone a card goes to
#   $text   what was chosen, as a phrase


## Who

subject = { $who ->
    [you] You
    [nobody] Nobody
   *[other] { $again ->
        [yes] They
       *[no] { subject-name }
    }
}
subject-name = { $who ->
    [republic] The Republic
    [separatist] The Separatists
    [rebel] The Rebels
   *[empire] The Empire
}
# After the verb: "your base", "the Republic's base"
whose = { $who ->
    [you] your
    [republic] the Republic’s
    [separatist] the Separatists’
    [rebel] the Rebels’
   *[empire] the Empire’s
}
whose-other = { $other ->
    [you] your
    [republic] the Republic’s
    [separatist] the Separatists’
    [rebel] the Rebels’
   *[empire] the Empire’s
}
# After "the Republic": the same player again
their = { $form ->
    [you] your
    [one] its
   *[many] their
}
s = { $form ->
    [one] s
   *[other] {""}
}

# Several cards
cards-counted = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cards-of-a-name = { $n } × { $card }
cards-none = nothing

log-zone = { $to ->
    [hand] into { their } hand
    [discard] into { their } discard pile
    [top_of_deck] on top of { their } deck
    [exile_pile] into { their } exile pile
    [play] into play
    [galaxy_discard] into the galaxy discard pile
    [top_of_galaxy_deck] on top of the galaxy deck
    [bottom_of_galaxy_deck] on the bottom of the galaxy deck
   *[top_of_opponent_deck] on top of { whose-other } deck
}


## Turns

log-turn = Turn { $n }: { whose } turn.
log-base = { subject } reveal{ s } { their } new base: { $card }.
log-end-turn = { subject } end{ s } { their } turn.
log-clean-up = { subject } discard{ s } the rest of { their } hand: { $cards }.
log-return-resources = { $n ->
    [one] 1 unspent resource is
   *[other] { $n } unspent resources are
} lost.
log-draw = { subject } draw{ s } { $cards }.
log-shuffle = { subject } shuffle{ s } { their } discard pile into a new deck of { $n }.
log-shuffle-galaxy = The galaxy discard pile is shuffled into the galaxy deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
log-win = { $who ->
    [you] You have won the game!
    [republic] The Republic has won the game.
    [separatist] The Separatists have won the game.
    [rebel] The Rebels have won the game.
   *[empire] The Empire has won the game.
}


## Playing and buying

log-play = { subject } play{ s } { $card }.
# Several cards; $gain: what they brought
log-plays = { subject } play{ s } { $cards }{ $gain ->
    [none] {""}
   *[other] : +{ $gain }
}.
log-buy = { subject } buy{ s } { $card } for { $n ->
    [0] free
   *[other] { $n }
}.
log-destination = It goes { log-zone }.
log-pay-off = { subject } pay{ s } off { $card } for { $n }.
log-waiting = { $card }: the next matching card { $who ->
    [you] you buy
    [republic] the Republic buys
    [empire] the Empire buys
    [separatist] the Separatists buy
   *[rebel] the Rebels buy
} this turn goes { log-zone }.


## Resources and the Force

log-resources = { subject } gain{ s } { $n ->
    [one] 1 resource
   *[other] { $n } resources
}.
log-force-bonus = { subject } gain{ s } { $n ->
    [one] 1 resource
   *[other] { $n } resources
} from the Force.
log-income = { $who ->
    [you] Your
    [republic] The Republic’s
    [separatist] The Separatists’
    [rebel] The Rebels’
   *[empire] The Empire’s
} ships bring in { $n ->
    [one] 1 resource
   *[other] { $n } resources
}.
log-force = The Force moves { $n } { $n ->
    [one] space
   *[other] spaces
} towards { $who ->
    [you] you
    [republic] the Republic
    [separatist] the Separatists
    [rebel] the Rebels
   *[empire] the Empire
}.
log-pay = { subject } pay{ s } { $n ->
    [one] 1 resource
   *[other] { $n } resources
} for { $card }.
log-strengthen = { $card } gains { $n } attack until the end of the turn.


## Abilities

log-use = { subject } use{ s } { $card }.
log-choose = { $card }: { $text }.
log-decline = { subject } decline{ s } the reward for { $card }.
log-pass = { subject } { $form ->
    [one] does
   *[other] do
} not use { $cards }.
log-reveal = { subject } reveal{ s } the top card of the galaxy deck: { $card }.
log-look = { $hidden ->
    [yes] { subject } look{ s } at { $cards } from the top of the galaxy deck.
   *[no] { subject } look{ s } at the top of the galaxy deck: { $cards }.
}
log-look-hand = { $hidden ->
    [yes] { subject } look{ s } at { whose-other } hand of { $cards }.
   *[no] { subject } look{ s } at { whose-other } hand: { $cards }.
}
log-put = { subject } put{ s } { $cards } { log-zone }.
log-take = { $to ->
    [hand] { subject } take{ s } { $card } { log-zone }.
   *[other] { subject } put{ s } { $card } { log-zone }.
}
log-swap = { subject } swap{ s } { $card } into the galaxy row for { $rest }.
log-due = { $card } will be exiled at the end of the turn.


## Cards leaving

log-discard = { subject } discard{ s } { $card }.
log-exile = { subject } exile{ s } { $card }.
log-discard-row = { subject } discard{ s } { $cards } from the galaxy row.
log-refill = { $card } enters the galaxy row.


## Attacks and damage

# $count: how many cards join
log-commit = { $count ->
    [one] { $card } joins
   *[other] { $card } join
} { whose } attack on { $rest ->
    [none] { whose-other } base
   *[other] { $rest }
}.
log-attack-base = { subject } attack{ s } { whose-other } base with { $cards } for { $n }.
log-attack-row = { subject } attack{ s } { $card } with { $rest } for { $n }.
log-attack-failed = { $card } takes { $n } attack to defeat: the attack fails.
log-defeat = { $card } is defeated and leaves the galaxy row.
log-no-reward = { $card }’s reward has no effect now.
log-reward = { subject } take{ s } the reward for { $card }.
log-damage-ship = { $card } takes { $n } damage.
log-damage-base = { $card } takes { $n } damage.
log-prevent = { $card } prevents { $n } damage.
log-repair = { subject } repair{ s } { $n } damage on { $card }.
log-destroy-ship = { $card } is destroyed.
log-destroy-row = { $card } is destroyed in the galaxy row.
log-destroy-base = { $card }, { whose } base, is destroyed!
