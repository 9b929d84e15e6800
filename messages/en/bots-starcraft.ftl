# Why a program for StarCraft picked what it picked: one sentence per reason.

## simple

bot-sc-simple-order = It places the same orders every round.
bot-sc-simple-buy = It buys workers and transports up to a fixed number, then the most expensive unit.
bot-sc-simple-move = It sends spare units to conquest areas, against weak enemies and into empty areas.
bot-sc-simple-card = This card has the highest values for the unit in front.
bot-sc-simple-discard = The card with the lowest values is the smallest loss.
bot-sc-simple-first = It takes the first option that does something.

## greedy: orders

bot-sc-order-build = New units, upgrades or a new base are worth the most here.
bot-sc-order-mobilize = Units that can get here take or hold the most.
bot-sc-order-defend = This area is worth the most to defend.
bot-sc-order-star = A Star order can become whatever is worth the most.
bot-sc-order-research = An Event card, Combat cards and a technology are worth more than another order.
bot-sc-reveal = Build new units first; attack late, after rivals have moved.
bot-sc-execute = The order is worth more than an Event card.
bot-sc-event-card = An Event card is worth more than this order now.

## search: how the round goes when it is played out

bot-sc-search = Played out, this did best.
bot-sc-search-wins = { $few ->
    [yes] Played out, this usually wins the game, more often than the next best choice.
   *[no] Played out { $worlds } times, this wins the game { $held } times; the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
bot-sc-search-keeps = { $few ->
    [yes] Played out, this usually keeps { sc-area } to the end of the round, more often than the next best choice.
   *[no] This keeps { sc-area }: played out { $worlds } times, you hold it at the end of the round { $held } times, with the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
bot-sc-search-takes = { $few ->
    [yes] Played out, this usually takes { sc-area }, more often than the next best choice.
   *[no] This takes { sc-area }: played out { $worlds } times, you hold it at the end of the round { $held } times, with the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
bot-sc-search-keeps-base = { $few ->
    [yes] Played out, this usually keeps your base on { $planet }, more often than the next best choice.
   *[no] This keeps your base on { $planet }: played out { $worlds } times, it is there at the end of the round { $held } times, with the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
bot-sc-search-builds-base = { $few ->
    [yes] Played out, this usually leads to a base on { $planet }, more often than the next best choice.
   *[no] This leads to a base on { $planet }: played out { $worlds } times, it is there at the end of the round { $held } times, with the next best choice, { $other ->
        [0] never
       *[other] { $other }
    }.
}
# $chance, $other: of a hundred
bot-sc-search-gain = Played out { $worlds } times, this leaves you an average chance to win of { $chance } %; the next best choice, { $other } %.

## greedy: what is bought

bot-sc-worker = You can use more workers, and there is time for them to pay off.
bot-sc-transport = This route leads to the most valuable areas you can reach.
bot-sc-unit = This unit is the best value for its price.
bot-sc-upgrade = This building or module is worth the most.
bot-sc-base = A base here gives you resources and a place to build.
bot-sc-technology = This technology suits your army.
bot-sc-pay = Paying this way depletes the least.
bot-sc-token = You will run short of this resource first.
bot-sc-save = Nothing you can buy now is worth its price.
bot-sc-place = Units are most useful there.

## greedy: moves and battles

bot-sc-attack = The attack should succeed and is worth the losses.
bot-sc-occupy = The unit takes or holds more there than where it is.
bot-sc-recall = The unit does more next to the Arbiter than where it is.
bot-sc-hold = The other units are best left where they are.
bot-sc-pair = This pairing gives you the best odds.
bot-sc-exchange = The skirmishes go better for you if these units change places.
bot-sc-support = Support makes the biggest difference there.
bot-sc-card = This is the strongest card for this skirmish.
bot-sc-keep-card = It would not make enough of a difference to be worth using now.
bot-sc-ability = There is enough at stake to use it now.
bot-sc-loss = This unit is the smallest loss.
bot-sc-strike = Your rivals will miss this most.
bot-sc-retreat = This is the safest and most useful place.

## greedy: cards

bot-sc-draw = With more Combat cards you will have better ones in battle.
bot-sc-take = Your army needs this card most.
bot-sc-discard = Your army needs this card least.
bot-sc-leader = This Leadership card gives you the most now.
bot-sc-event = This is worth the most now.
bot-sc-decline = Declining is better than any of the options.
bot-sc-destroy = None of your pieces is worth destroying now. `undo` takes you back.
bot-sc-any = It helps and costs nothing.

## greedy: scenarios

bot-sc-carry = This unit can take the item closer to where you want it.
bot-sc-shelter = It can be defended best there.
bot-sc-spare = Your team gains more if your teammate keeps it.
bot-sc-driven = The faction that you decide for helps you most there.
