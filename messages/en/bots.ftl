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
bot-play = A card with an ability is played early, while everything it can do is still open.
bot-play-card = Playing a card costs nothing, and what it brings can be used this turn.
bot-play-plain = Playing it costs nothing, and no ability worth using wants it in hand.
bot-use = The ability is worth using at this moment.
bot-use-exile = Its ability brings nothing now, but it exiles this card, and your deck is better without it.
bot-attack-row = Defeating that card of the galaxy row is worth more than the same attack elsewhere.
bot-fill-row = The attack under way does not reach its target value yet, and your cards can bring what it lacks.
bot-resolve-row = The attack reaches the target value.
bot-buy = This purchase, with what the rest can still buy, is worth the most to the deck.
bot-attack-base = Attack that is not better used elsewhere goes against the base; ships that protect it take it first.
bot-resolve-base = Everything with attack is committed.
bot-pay-off = The opponent would like this card, and the resources are left over.
bot-end = Everything that helps is done.
bot-end-buy = What you can still afford is weaker than what you draw anyway: your deck is better without it.
bot-end-late = The game will probably be over before a card bought now is drawn.
bot-end-use = The abilities that are left cost more than they bring now.
bot-end-rest = What could still be bought or used would not help: the cards are weaker than what you draw anyway, and the abilities cost more than they bring.
bot-must = The turn cannot end before this.

## Clone Wars: greedy, answers

bot-decline = Declining is better than anything offered.
bot-new-base = Of the remaining bases, this one helps most now.
bot-secret-base = This base is among the best.
bot-trigger = The ability is worth using.
bot-reward = Taking the reward is better than declining it.
bot-divide = This much destroys the ship.
bot-divide-most = It destroys no ship, and the damage is not better spent on another.
bot-divide-other = The damage is better spent on another ship.
bot-destination = From there the card can be played soonest.
bot-choose = This effect is worth the most now.
bot-opponent-chooses = This effect hurts least.
bot-exile = The deck is better without this card.
bot-exile-forced = A card must go, and this one is missed least.
bot-exile-row = Of these cards of the galaxy row, this one is of least use to you.
bot-exile-up-to = The deck is better without this card.
bot-discard = This card is missed least.
bot-discard-row = Of these cards, this one is of least use to you, or of most to your opponent.
bot-purchase = This card is worth the most to the deck.
bot-take = This card is worth the most.
bot-destroy = Of the ships that can be destroyed, this one serves your opponent most, or you least.
bot-damage = The damage counts most there.
bot-strengthen = This card can still attack.
bot-strengthen-forced = None of these cards can attack any more, so it does not matter.
bot-looked = This card is better there than any other.
bot-opponent-hand = The opponent would miss this card most.
bot-swap-out = Of these cards, this one is of least use to you in the galaxy row.
bot-swap-in = Of these cards, this one is of most use to you in the galaxy row.
