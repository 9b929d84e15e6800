# Why a program picked what it picked: one sentence per reason. A program's answer carries the key.

## Any game

bot-random = Picked by chance.
bot-eager = Picked by chance among everything that does something.
bot-nothing-else = Nothing else was possible.

## Clone Wars: simple

bot-cheapest = The cheapest card is missed least.
bot-dearest = What costs the most is the best.
bot-simple-play = Every card is played.
bot-simple-use = Every ability is used.
bot-simple-buy = The dearest card is bought.
bot-simple-commit = Everything attacks the base.
bot-simple-resolve = The attack is resolved when everything is committed.
bot-simple-pay-off = What is left is spent.
bot-simple-end = Nothing else is left to do.

## Clone Wars: greedy, actions of a turn

bot-only-option = There was no choice.
bot-play = Cards with an ability are played first.
bot-play-plain = No ability needs this card in hand, so it is played.
bot-use = The ability is worth using at this moment.
bot-attack-row = This card of the galaxy row is worth more than the same attack on the base.
bot-resolve-row = The attack reaches the target value.
bot-buy = This purchase is worth the most to the deck.
bot-attack-base = What is left attacks the base and the ships that protect it.
bot-resolve-base = Everything with attack is committed.
bot-pay-off = The opponent would like this card, and the resources are left over.
bot-end = Nothing left is worth doing.
bot-must = The turn cannot end before this.

## Clone Wars: greedy, answers

bot-decline = Declining is better than anything offered.
bot-new-base = Of the remaining bases, this one helps most now.
bot-secret-base = This base is among the best.
bot-trigger = The ability is worth using.
bot-reward = The reward helps.
bot-divide = This share destroys the ships that matter.
bot-destination = The card is wanted there soonest.
bot-choose = This effect is worth the most now.
bot-opponent-chooses = This effect hurts least.
bot-exile = The deck is better without this card.
bot-exile-up-to = The deck is better without this card.
bot-discard = This card is missed least.
bot-discard-row = This card helps the opponent more than anyone else.
bot-purchase = This card is worth the most to the deck.
bot-take = This card is worth the most.
bot-destroy = This ship is worth the most to the opponent.
bot-damage = The damage counts most there.
bot-strengthen = This card can still attack.
bot-looked = This card is better there than the other.
bot-opponent-hand = The opponent would miss this card most.
bot-swap-out = This card is the least useful in the galaxy row.
bot-swap-in = This card is the most useful in the galaxy row.
