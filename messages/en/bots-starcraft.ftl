# Why a program for StarCraft picked what it picked: one sentence per reason.

## simple

bot-sc-simple-order = The orders of a round always follow the same plan.
bot-sc-simple-buy = Workers and transports up to a number, then the dearest unit.
bot-sc-simple-move = Units that are not alone move to conquest areas, weak enemies and empty areas.
bot-sc-simple-card = The card with the largest values for the unit in front.
bot-sc-simple-discard = The card with the smallest values is missed least.
bot-sc-simple-first = The first thing that does something is done.

## greedy: orders

bot-sc-order-build = New units, upgrades or a new base are worth the most here.
bot-sc-order-mobilize = Units that can come here take or hold the most.
bot-sc-order-research = An Event card, Combat cards and a technology are worth more than another order.
bot-sc-reveal = New units come first and attacks late, when rivals have moved.
bot-sc-execute = The order is worth more than an Event card.
bot-sc-event-card = An Event card is worth more than this order now.

## greedy: what is bought

bot-sc-worker = More workers can be used, and there is time for them to pay off.
bot-sc-transport = This route leads to the most that can be had.
bot-sc-unit = This unit brings the most for its price.
bot-sc-upgrade = This building or module is worth the most.
bot-sc-base = A base here brings resources and a place to build.
bot-sc-technology = This technology fits the army.
bot-sc-pay = This payment depletes the least.
bot-sc-save = Nothing that can be bought now is worth its price.
bot-sc-place = Units are of most use there.

## greedy: moves and battles

bot-sc-attack = The attack should succeed and is worth its losses.
bot-sc-occupy = The unit takes or holds more there than where it stands.
bot-sc-recall = The unit does more beside the Arbiter than where it stands.
bot-sc-hold = The other units do best where they stand.
bot-sc-pair = This skirmish goes best.
bot-sc-support = Support changes the most there.
bot-sc-card = This card decides the skirmish best.
bot-sc-keep-card = It would change too little to be spent now.
bot-sc-ability = Enough is at stake to use it now.
bot-sc-loss = This unit is missed least.
bot-sc-retreat = It is safest and of most use there.

## greedy: cards

bot-sc-draw = More Combat cards mean better ones in battle.
bot-sc-take = The army needs this card most.
bot-sc-discard = The army misses this card least.
bot-sc-event = This is worth the most now.
bot-sc-decline = Declining is better than anything offered.
bot-sc-destroy = Nothing of yours is better destroyed now, though; `undo` takes you back.
bot-sc-any = It does something, and nothing speaks against it.
