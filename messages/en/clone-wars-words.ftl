# The language of the Clone Wars card data (data/clone_wars/EFFECTS.md), one message per word.
# Card texts are rendered from clauses by src/orrery/clone_wars/words/card_texts.py. Phrases begin with a small
# letter; sentences get their capital afterwards, and runs of spaces become one.
# The effects are in clone-wars-effects.ftl.


## Sentences and lists

sentence = { $text }.
list-comma = { $left }, { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }
list-choice = { $left }{ $commas ->
        [yes] ,
       *[no] {""}
    } or { $right }

you = { $mood ->
    [you] you
   *[order] {""}
}
also = { $link ->
    [also] { $after ->
        [look_hand] {""}
        [look_top] {""}
       *[other] also
    }
   *[other] {""}
}
this = { $source ->
    [unit] this unit
    [capital_ship] this ship
    [base] this base
   *[other] this card
}


## Clauses

clause-cost = { $subject ->
    [you] { $cost } to { $body }
   *[other] { $cost }: { $body }
}
clause-must = { $subject ->
    [you] you must { $body }
   *[other] you must use this ability: { $body }
}
clause-may = you may { $body }
clause-if = { $body } if { $condition }
clause-if-first = if { $condition }, { $body }
clause-if-all = if { $condition }: { $body }
clause-instead = if { $condition }, { $body } instead
clause-instead-all = if { $condition }, do this instead: { $body }


## Triggers. $event: the card played or purchased; $yours: whether only your own turn counts

trigger-action = { $body }
trigger-on_play = when you play { this }, { $body }
trigger-on_play_card = when you play { $event }, { $body }
trigger-on_purchase = when you buy { this }, { $body }
trigger-on_purchase_card = when you buy { $event }, { $body }
trigger-on_defeat_row = when { this } helps to defeat a card in the galaxy row, { $body }
trigger-on_reveal = when you reveal { this }, { $body }
trigger-on_destroy = when { this } is destroyed, { $body }
trigger-start_of_turn = at the start of your turn, { $body }
trigger-end_of_turn = at the end of your turn, { $body }
trigger-on_opponent_discard = when your opponent discards a card from their hand { $yours ->
        [yes] during your turn
       *[no] {""}
    }, { $body }
event-first = { $noun } each turn

# Standing clauses. $word: the effect; $to: this or others; $conditional: yes or no
trigger-while_in_play = { $to ->
    [this] { standing-this }
   *[others] while { this } is in play { standing-and }, { $body }
}
trigger-while_base = { $word ->
    [prevent_damage] { standing-bare }
    [allow_row_attack] { standing-bare }
   *[other] { $to ->
        [this] { standing-this }
       *[others] while this is your base { standing-and }, { $body }
    }
}
standing-this = { $body } { $conditional ->
    [yes] while { $condition }
   *[no] {""}
}
standing-and = { $conditional ->
    [yes] and { $condition }
   *[no] {""}
}
standing-bare = { $conditional ->
    [yes] while { $condition }, { $body }
   *[no] { $body }
}


## Conditions. $bonus: yes where the sentence is "+1 attack while …"

condition-force_with_you = the Force is with you
condition-in_play = { $who ->
    [opponent] your opponent has { $noun } in play
   *[self] you have { $noun } in play
}
condition-first_this_turn = it is { $noun } this turn
condition-attacking = { $bonus ->
    [yes] attacking a card in the galaxy row
   *[no] { this } is attacking a card in the galaxy row
}
condition-base_is = your base is { $name }
condition-your_turn = it is your turn


## Cards: "1 Separatist Droid with a cost of 3 or less", "your other Trooper units", "another unique unit"

noun = { $quantity } { $factions } { $unique } { $traits } { $head } { $yours } { $cost } { $who }
noun-unique = unique
noun-your-faction = of your faction
noun-max-cost = with a cost of { $n } or less
noun-who = { $who ->
    [opponent] your opponent has in play
   *[self] you have in play
}
# $form: how many; $first: the word that follows; $other: not this card itself
quantity = { $form ->
    [count] { $n } { quantity-other }
    [up_to] up to { $n } { quantity-other }
    [all] all { quantity-other }
    [each] each { quantity-other }
    [your] your { quantity-other }
    [first] your first
    [next] the next
   *[a] { $other ->
        [yes] another
       *[no] { $first ->
            [name] {""}
            [enemy] an
            [empire] an
            [officer] an
           *[other] a
        }
    }
}
quantity-other = { $other ->
    [yes] other
   *[no] {""}
}
# Names that want an article
noun-name = { $id ->
    [death_star] the Death Star
    [millennium_falcon] the Millennium Falcon
   *[other] { $name }
}

type-card = { $n ->
    [one] card
   *[other] cards
}
type-unit = { $n ->
    [one] unit
   *[other] units
}
type-capital_ship = { $n ->
    [one] ship
   *[other] ships
}

faction-republic = Republic
faction-separatist = Separatist
faction-empire = Empire
faction-rebel = Rebel
faction-neutral = neutral
faction-enemy = enemy

trait-bounty_hunter = { $n ->
    [one] Bounty Hunter
   *[other] Bounty Hunters
}
trait-droid = { $n ->
    [one] Droid
   *[other] Droids
}
trait-fighter = { $n ->
    [one] Fighter
   *[other] Fighters
}
trait-jedi = Jedi
trait-officer = { $n ->
    [one] Officer
   *[other] Officers
}
trait-scoundrel = { $n ->
    [one] Scoundrel
   *[other] Scoundrels
}
trait-sith = Sith
trait-transport = { $n ->
    [one] Transport
   *[other] Transports
}
trait-trooper = { $n ->
    [one] Trooper
   *[other] Troopers
}
trait-vehicle = { $n ->
    [one] Vehicle
   *[other] Vehicles
}


## Zones

# Where a card comes from. Several: one card from either, more of them in any mixture
zone-from = { $from ->
    [hand] your hand
    [discard] your discard pile
    [exile_pile] your exile pile
    [galaxy_row] the galaxy row
    [galaxy_discard] the galaxy discard pile
    [hand-discard] your hand { either } discard pile
    [hand-galaxy_row] your hand { either } the galaxy row
    [discard-galaxy_row] your discard pile { either } the galaxy row
   *[hand-discard-galaxy_row] your hand, your discard pile { either } the galaxy row
}
either = { $n ->
    [one] or
   *[other] and
}
# Where a card goes
zone-to = { $to ->
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
