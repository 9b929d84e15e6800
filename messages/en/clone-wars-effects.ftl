# The effects of the Clone Wars card data (data/clone_wars/EFFECTS.md, section 4), one message each.
# How phrases become sentences: clone-wars-words.ftl.
#
# Arguments every effect gets:
#   $mood    order ("draw 1 card") or you ("you draw 1 card")
#   $link    none; also (only under a condition, after another effect); instead (short form of what
#            the sentence before said at length)
#   $after   the effect before it in the list, or none
#   $source  unit, capital_ship, base or reward: where the clause stands
#   $when    its trigger
#   $chooser opponent inside a choice your opponent makes, else self
#   $inline  yes inside another effect, else no


## Effects: what you get

effect-gain = { $gains ->
    [attack] { gainer } { also } gains { $attack }
    [both] { gainer } { also } gains { $attack } and you gain { $pool }
   *[pool] { you } { also } gain { $pool }
}
gainer = { $source ->
    [base] one of your cards in play
    [reward] one of your cards in play
   *[other] { this }
}
gain-attack = { $n ->
    [cost_of_defeated] attack equal to { gain-cost }
   *[other] { $n } attack
}
gain-resources = { $n ->
    [cost_of_defeated] resources equal to { gain-cost }
    [one] { $n } resource
   *[other] { $n } resources
}
gain-force = { $n ->
    [cost_of_defeated] Force equal to { gain-cost }
   *[other] { $n } Force
}
gain-cost = { $source ->
    [reward] its cost
   *[other] the cost of that card
}

effect-draw = { $link ->
    [instead] { you } draw { $n }
    [also] { $after ->
        [draw] { you } draw { $n } more
       *[other] { you } also draw { draw-cards }
    }
   *[none] { you } draw { draw-cards }
}
draw-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

effect-repair = { $link ->
    [also] { $after ->
        [repair] { you } repair { $n } more
       *[other] { you } also repair { $n }
    }
   *[none] { you } repair { $n }
}

effect-pay = { you } { also } spend { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}


## Effects: damage and destruction

effect-damage = { $link ->
    [instead] { you } deal { $n }
   *[other] { you } { also } deal { $n ->
        [cards_discarded] 1 damage { damage-to } for each { $after ->
            [discard_row] of them
           *[other] card discarded
        }
       *[other] { $n } damage { damage-to }
    }
}
damage-to = { $to ->
    [enemy_base] to the enemy base
    [enemy_capital_ship] to a ship your opponent has in play
   *[enemy_base-enemy_capital_ship] to the enemy base or to a ship your opponent has in play
}

effect-destroy = { you } { also } destroy { $from ->
    [opponent_play] a ship your opponent has in play
    [galaxy_row] { destroy-row }
   *[opponent_play-galaxy_row] a ship your opponent has in play or { destroy-row }
}
destroy-row = { $row_faction ->
    [enemy] an enemy ship in the galaxy row
   *[any] any ship in the galaxy row
}


## Effects: moving cards. $noun: the cards it is about

effect-discard = { $who ->
    [opponent] { $link ->
        [instead] they discard { discard-short }
       *[other] { $chooser ->
            [opponent] they { also } discard { discard-cards } from their hand
           *[self] your opponent { also } discards { discard-cards } from their hand
        }
    }
   *[self] { $link ->
        [instead] { you } discard { discard-short }
       *[other] { you } { also } discard { discard-cards } from your hand
    }
}
discard-short = { $pick ->
    [random] { $n } at random
   *[owner] { $n } of { $who ->
        [opponent] their
       *[self] your
    } choice
}
discard-cards = { $pick ->
    [random] { $n } random { discard-noun }
   *[owner] { $n } { discard-noun } { $who ->
        [opponent] { $chooser ->
            [opponent] {""}
           *[self] of their choice
        }
       *[self] {""}
    }
}
discard-noun = { $n ->
    [one] card
   *[other] cards
}

effect-discard_row = { $link ->
    [instead] { you } discard { $n }
   *[other] { you } { also } discard { $noun } { $n ->
        [all] {""}
       *[other] of your choice
    } from the galaxy row
}

effect-exile = { $link ->
    [instead] { you } exile { $form ->
        [up_to] up to { $n }
       *[count] { $n }
    }
   *[other] { you } { also } exile { $noun } from { zone-from }
}
effect-exile_self = { you } exile { this }
effect-exile_at_end_of_turn = { $after ->
    [put] if you do, it is exiled at the end of this turn
   *[other] it is exiled at the end of this turn
}

effect-purchase = { $link ->
    [instead] { you } put it { zone-to }
   *[other] { you } { also } buy { $noun } from { zone-from }{ $price ->
        [free] {" "}for free{ $to ->
            [discard] {""}
           *[other] {" "}and put it { zone-to }
        }
       *[cost] , paying its cost{ $to ->
            [discard] {""}
           *[other] , and put it { zone-to }
        }
    }
}

effect-next_purchase_to = { $link ->
    [instead] it goes { zone-to }
   *[other] { $noun } you buy this turn goes { zone-to }
}

effect-take = { you } { also } { $from ->
    [discard] { $to ->
        [hand] return { $noun } from { zone-from } to your hand
       *[other] put { $noun } from { zone-from } { zone-to }
    }
   *[other] put { $noun } from { zone-from } { zone-to }
}

# $looked: how many cards a look_top before it showed
effect-put = { you } { also } { $to ->
    [exile_pile] exile { put-card }
    [galaxy_discard] { $card ->
        [one_of_opponent_hand] put { put-card } { zone-to }
       *[other] discard { put-card }
    }
    [top_of_galaxy_deck] put { put-card } { put-back }
    [bottom_of_galaxy_deck] put { put-card } { put-bottom }
    [top_of_opponent_deck] put { put-card } { $card ->
        [one_of_opponent_hand] on top of their deck
       *[other] { zone-to }
    }
   *[other] put { put-card } { zone-to }
}
put-card = { $card ->
    [this] { $when ->
        [on_play] it
        [on_purchase] it
        [on_defeat_row] it
        [on_reveal] it
        [on_destroy] it
       *[other] { this }
    }
    [one_looked] { $looked ->
        [1] it
       *[other] one
    }
    [other_looked] the other
    [one_of_opponent_hand] 1 card of your choice from { $after ->
        [look_hand] it
       *[other] your opponent’s hand
    }
   *[other] it
}
put-back = { $card ->
    [one_looked] back on top
    [other_looked] back on top
    [revealed] back on top
   *[other] { zone-to }
}
put-bottom = { $card ->
    [one_looked] on the bottom
    [other_looked] on the bottom
    [revealed] on the bottom
   *[other] { zone-to }
}

effect-swap = { $optional ->
    [yes] you may { also }
   *[no] { you } { also }
} swap { $card ->
    [galaxy_discard] { $noun } in the galaxy discard pile with a card in the galaxy row
   *[looked_card] it with a card in the galaxy row{ $filtered ->
        [yes] {" "}if it is { $noun }
       *[no] {""}
    }
}


## Effects: looking and choosing

effect-look_hand = { you } { also } look at your opponent’s hand
effect-look_top = { you } { also } look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the galaxy deck
# $branches: own, enemy or both; $own and $enemy: what is then done
effect-reveal_top = { you } { also } reveal the top card of the galaxy deck{ $branches ->
    [none] {""}
   *[other] { $inline ->
        [yes] ; if it is
       *[no] . If it is
    }
} { $branches ->
    [none] {""}
    [own] { $own_card }, { $own }
    [enemy] { $enemy_card }, { $enemy }
   *[both] { $own_card }, { $own }; if it is { $enemy_card }, { $enemy }
}

effect-choose = { choose-then } { $chooser_is ->
    [opponent] your opponent chooses one: { $options }
   *[self] { you } choose one: { $options }
}
choose-then = { $link ->
    [none] { $after ->
        [none] {""}
       *[other] then
    }
   *[other] {""}
}


## Effects of standing clauses

effect-stat_bonus = { $to ->
    [this] { bonus }
   *[others] { $noun } have { bonus }
}
bonus = +{ $n } { $stat ->
    [attack] attack
   *[hit_points] hit points
} { $per ->
    [none] {""}
    [in_play] for { $counted } you have in play
   *[own_bases_in_enemy_victory_pile] for each of your bases in your opponent’s victory pile
}{ $max ->
    [none] {""}
   *[other] , up to +{ $max }
}
effect-prevent_damage = the first { $n } damage dealt to { this } each turn is prevented
effect-keep_resources = you keep your unspent resources at the end of your turn
effect-allow_row_attack = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} per turn you may attack { $noun } in the galaxy row. Its cost is its target value; as its reward, { $reward }
