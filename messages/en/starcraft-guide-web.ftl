### The guide to a first game of StarCraft. A note has a title, two or three short sentences, and a point for the list.

## What is advised

guide-sc-do-token = Pick a { sc-web-order-kind } order for { $planet }{ $why ->
    [home] , in case somebody attacks it
   *[other] {""}
}
guide-sc-do-planet = Now pick { $planet }
guide-sc-do-place = Press Place on { $planet }
guide-sc-do-reveal = Pick your { sc-web-order-kind } order on { $planet }
guide-sc-do-execute = { $then ->
    [draw-event] Press Event card instead
   *[execute] Press Execute on { $planet }
}
# $n: how many more of them
guide-sc-do-unit = { $n ->
    [one] Pick the { $unit } in { $area }
   *[other] Pick { $n } units in { $area }: { $unit }
}
guide-sc-do-area = Now pick { $area }
guide-sc-do-end = Press End the order
guide-sc-do-done = Press Done
# $n: how many are left over
guide-sc-do-support = { $n ->
    [0] Press the button
   *[other] Pick { $unit }
}
guide-sc-do-lane = Now pick skirmish { $lane }
guide-sc-do-pair = Pick { $unit }, then { $enemy }
guide-sc-do-card = Press the ringed figures: this card goes to skirmish { $lane }
guide-sc-do-commit = Press Commit
guide-sc-do-resolve = Press Left to right
guide-sc-do-back = Press Back to the map
guide-sc-do-play = Play { $card }
guide-sc-do-drop = Discard { $card }
guide-sc-do-discard = Have the { $n } least useful cards picked, then press Choose

## Notes

guide-sc-goal-title = Your goal
guide-sc-goal = The first to have { $n } conquest points wins; you have { $have }. Areas with a golden star give points at the end of every round, to whoever holds them.
guide-sc-goal-point = The goal: hold areas that give points

guide-sc-planet-title = Your home
guide-sc-planet = { $planet } is divided into areas, like slices of a cake. The coloured rim shows who holds an area. The sign shows what it gives: minerals, gas or points. Empty squares are room for units, and the dome on the edge is your base.
guide-sc-planet-point = Read a planet

guide-sc-place-title = Give an order
guide-sc-place = A round begins with four orders each, one at a time. Build makes units, Mobilize moves them and attacks, Research brings cards. They lie face down: nobody else knows what you are up to.
guide-sc-place-point = Place an order

guide-sc-rival-title = An enemy order
guide-sc-rival = This is one of the Overmind’s orders. You can see whose it is, but not what it is.

guide-sc-top-title = On top comes first
guide-sc-top = The orders on a planet are carried out from top to bottom. Place yours on top of the enemy’s order, and it comes first; theirs has to wait.
guide-sc-top-point = Place an order on top of another

guide-sc-reveal-title = Carry it out
guide-sc-reveal = All orders are placed. Now you take turns: choose one of yours that lies on top, turn it over, and carry it out.

guide-sc-event-title = Or draw an Event card
guide-sc-event = { $why ->
    [home] You placed this order in case somebody attacked your home, and nobody came.
   *[other] This order would not do much now.
} You may always draw an Event card instead. You will read it at the end of the round.
guide-sc-event-point = Draw an Event card instead of an order

guide-sc-build-title = Build a unit
guide-sc-build = Pick { $unit }, then one of the glowing areas. It must have room, and your base must be on the planet.
guide-sc-build-point = Build a unit

guide-sc-pay-title = Your workers paid
guide-sc-pay = Each mineral or gas takes one worker. The workers who paid stay at work until the round ends; then you get them back.

guide-sc-locked-title = A lock tells you why
guide-sc-locked = You cannot build this yet, and its line says what is missing. Pick anything that does not glow, anywhere, and you will be told which rule forbids it.

guide-sc-move-title = Move your units
guide-sc-move = All moves of this order end on { $planet }. Units come from a planet next to it if one of your transports is on the route between them. Pick every unit that should come along.

guide-sc-attack-title = Attack
guide-sc-attack = { $area } is the enemy’s. You may attack one enemy area with each order, and bring two units more than there is room for.
guide-sc-attack-point = Attack an area

guide-sc-forecast-title = Look before you leap
guide-sc-forecast = Here are both armies, and the cards each side will have. Change your mind if you like: undo takes your moves back. Done begins the battle.

guide-sc-lanes-title = Who fights whom
guide-sc-lanes = A skirmish is one unit against one. A unit that is left over supports one of the skirmishes and adds to its attack.

guide-sc-cards-title = Place your cards
guide-sc-cards = Every skirmish needs a card. If the card shows your unit, it counts with its major values, in large figures: attack on the left, health on the right. Bright figures are the good ones.
guide-sc-cards-point = Place a card that matches

guide-sc-sums-title = Attack against health
guide-sc-sums = A unit falls if the attack against it is at least its health. Equal is enough, and both may fall.

guide-sc-battle-title = { $won ->
    [yes] You won
   *[no] You were beaten back
}
guide-sc-battle = { $won ->
    [yes] Nobody is left to defend { $area }, so it is yours now.
   *[no] The defenders still hold { $area }, so your remaining units go back.
} Attackers must destroy every defender: if any are left, the attackers retreat.
guide-sc-battle-point = Fight a battle

guide-sc-card-title = Read your Event card
guide-sc-card = The round is ending. Now you may read the Event cards you drew, and play one of them.

guide-sc-discard-title = Too many cards
guide-sc-discard = Your hand can only hold so many cards. Discard the ones that are least useful to you.

guide-sc-round-title = A new round
guide-sc-round = Your workers are back, and every star you held gave its points: you have { $have } of { $n }. Then it starts again with four orders.
guide-sc-round-point = Score at the end of a round

guide-sc-tools-title = If you get stuck
guide-sc-tools = Undo takes back what you did. Hint tells you what a program would do. { $how ->
    [touch] The button beside the question lists
   *[mouse] O lists
} everything you can do now.

guide-know-sc-special = Orders with a golden rim are stronger. You need a Research & Development module for each.
guide-know-sc-base = A unit on a new planet can found a base there, with a Build order. Then you can build units there too.
guide-know-sc-research = Research draws three cards and lets you buy a technology, which adds better ones to your deck.
guide-know-sc-retreat = If both sides have units left after a battle, the attackers retreat.
guide-know-sc-force = If you run out of resources, an area can give one more; but that uses it up.
guide-know-sc-blocked = If all your orders are covered when it is your turn, you draw an Event card and wait.
guide-know-sc-win = Every faction has its own way to win besides points. It is on its sheet.
