# Why a program picked what it picked: one sentence per reason. A program's answer carries the key.

## Any game

bot-random = Picked at random.
bot-eager = Picked at random from everything that does something.
bot-nothing-else = Nothing else was possible.
bot-wins = It wins the game.

## Clone Wars: simple

bot-cheapest = The cheapest card is the smallest loss.
bot-most-expensive = The most expensive card is the best.
bot-simple-play = It plays every card.
bot-simple-use = It uses every ability.
bot-simple-buy = It buys the most expensive card.
bot-simple-commit = It attacks the base with everything.
bot-simple-resolve = It resolves the attack once every card is committed.
bot-simple-pay-off = It spends what is left.
bot-simple-end = There is nothing left to do.

## Clone Wars: the policy that search plays on with

bot-policy = It looks best at first sight.

## Clone Wars: search, how the next turns go when they are played out

bot-search = Played out, this did best.
bot-search-usual = No other choice seems clearly better.
bot-search-wins = { $few ->
    [yes] Played out, this usually wins soon, more often than the next best choice.
   *[no] Played out { $worlds } times, this wins within a few turns { $held } times; the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
bot-search-destroys = { $few ->
    [yes] Played out, this usually destroys a base soon, more often than the next best choice.
   *[no] Played out { $worlds } times, this destroys a base within a few turns { $held } times; the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
bot-search-keeps = { $few ->
    [yes] Played out, this usually keeps your base, more often than the next best choice.
   *[no] Played out { $worlds } times, your base still stands after a few turns { $held } times; with the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}

bot-search-destroys-two = { $few ->
    [yes] Played out, this usually destroys two bases soon, more often than the next best choice.
   *[no] Played out { $worlds } times, this destroys two bases within a few turns { $held } times; the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
bot-search-loses-one = { $few ->
    [yes] In most playouts you lose no more than one base soon; with the next best choice, that happens less often.
   *[no] Played out { $worlds } times, you lose no more than one base within a few turns { $held } times; with the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
bot-search-stronger = { $few ->
    [yes] In most playouts your cards soon give more attack than your opponent’s; with the next best choice, that happens less often.
   *[no] Played out { $worlds } times, your cards give more attack than your opponent’s after a few turns { $held } times; with the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
bot-search-richer = { $few ->
    [yes] In most playouts your cards soon give more resources than your opponent’s; with the next best choice, that happens less often.
   *[no] Played out { $worlds } times, your cards give more resources than your opponent’s after a few turns { $held } times; with the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
# $chance, $other: of a hundred
bot-search-gain = Played out { $worlds } times, this leaves you an average chance to win of { $chance } %; the next best choice, { $other } %.

## Clone Wars: greedy, actions of a turn

bot-only-option = It is the only option.
bot-play = Cards with abilities are best played early, while all their options are still open.
bot-play-card = It is free to play, and you can use what it gives you this turn.
bot-play-plain = It is free to play, and nothing needs it in your hand.
bot-use = The ability is worth using now.
bot-use-exile = Its ability does nothing now, but using it exiles this card, and your deck is better off without it.
# $n: the attack it takes
bot-attack-row = { $n } attack defeats { $card }: its reward, and keeping it from your opponent, is worth more than { $n } damage.
bot-fill-row = The attack is still short of its target value, and your cards can make up the difference.
bot-resolve-row = The attack reaches the target value.
# What the card gives each time you draw it, for what it costs
bot-buy-figures = { $attack ->
    [0] { $resources ->
        [0] +{ $force } Force
       *[other] +{ $resources } { $resources ->
            [one] resource
           *[other] resources
        }{ $force ->
            [0] {""}
           *[other] {" "}and { $force } Force
        }
    }
   *[other] +{ $attack } attack{ $resources ->
        [0] { $force ->
            [0] {""}
           *[other] {" "}and { $force } Force
        }
       *[other] { $force ->
            [0] {" "}and { $resources } { $resources ->
                [one] resource
               *[other] resources
            }
           *[other] , { $resources } { $resources ->
                [one] resource
               *[other] resources
            } and { $force } Force
        }
    }
} for { $cost }{ $best ->
    [yes] : the best rate you can afford.
   *[no] . With what the leftover resources can buy, this helps your deck most.
}
bot-buy = With what the leftover resources can buy, this helps your deck most.
# $n: all attack that is ready; $ships: what the ships in front take first; $left: what the base has left
bot-attack-base = { $falls ->
    [yes] { $n } attack is ready: enough to destroy { $base }.
   *[no] { $n } attack is ready, and has no better use than { $base ->
        [none] the ships.
       *[other] { $base }, which has { $left } hit points left.
    }{ $ships ->
        [0] {""}
       *[other] {" "}Ships take the first { $ships }.
    }
}
bot-resolve-base = { $falls ->
    [yes] { $n } attack is enough to destroy { $base }.
   *[no] Every card that can attack is in: { $n } damage.
}
bot-pay-off = Your opponent would like this card, and you have resources left over.
bot-end = You have done everything that helps.
bot-end-buy = What you can still afford is weaker than your average draw: your deck is better off without it.
bot-end-late = The game will probably be over before you draw a card you buy now.
bot-end-use = The remaining abilities cost more than they give you now.
bot-end-rest = Nothing left would help: the cards are weaker than your average draw, and the abilities cost more than they give you.
bot-must = You must do this before your turn can end.

## Clone Wars: greedy, answers

bot-decline = Declining is better than any of the options.
bot-new-base = Of your remaining bases, this one helps most now.
bot-secret-base = This base is among the best.
bot-trigger = The ability is worth using.
bot-reward = Taking the reward is better than declining it.
bot-divide = This is enough to destroy the ship.
bot-divide-most = It does not destroy the ship, but the damage would do no more good on another.
bot-divide-other = The damage does more good on another ship.
bot-destination = You can play the card soonest from there.
bot-choose = This effect is worth the most now.
bot-opponent-chooses = This effect hurts you least.
bot-exile = Your deck is better off without this card.
bot-exile-forced = You must exile a card, and this one is the smallest loss.
bot-exile-row = Of these cards in the galaxy row, this one is the least useful to you.
bot-exile-up-to = Your deck is better off without this card.
bot-discard = This card is the smallest loss.
bot-discard-row = Of these cards, this one helps you least or your opponent most.
bot-purchase = This card helps your deck most.
bot-take = This card is worth the most.
bot-destroy = Of these ships, this one helps your opponent most or you least.
bot-damage = The damage matters most there.
bot-strengthen = This card can still attack.
bot-strengthen-forced = None of these cards can still attack, so it does not matter.
bot-looked = This card is the best one to put there.
bot-opponent-hand = Your opponent would miss this card most.
bot-swap-out = Of these cards, this one is the least useful to you in the galaxy row.
bot-swap-in = Of these cards, this one is the most useful to you in the galaxy row.
