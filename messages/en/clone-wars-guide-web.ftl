### The guide to a first game of Clone Wars. A note has a title, at most two sentences, and a point for the list.

## What is advised

guide-do-play-all = Press Play all
guide-do-play = Play { $card }
guide-do-aim = Pick { $card }, then { $target }
guide-do-attack = Press All to the base
guide-do-attack-base = Now pick { $base }
guide-do-aim-target = Now pick { $target }
guide-do-use-it = Now pick what it does
guide-do-resolve = Press Resolve
guide-do-buy = Buy { $card }
guide-do-use = Use { $card }
guide-do-end = End your turn
# Why a card is worth buying: $figures, what it gives
guide-why-buy = For { $n }, each time you draw it: { $figures }.

## Notes

guide-goal-title = Your goal
guide-goal = You play the { $side ->
        [republic] Republic
        [separatist] Separatists
        [rebel] Rebels
       *[empire] Empire
    }, and { $base } is the enemy’s base. Destroy { $n } of their bases before they destroy as many of yours.
guide-goal-point = The goal: destroy their bases

guide-read-title = Read any card
guide-read = { $how ->
        [touch] Touch and hold a card to read it in full.
       *[mouse] Point at a card to read it in full on the right; press the space bar to enlarge it.
    } { $how ->
        [touch] Tap
       *[mouse] Click
    } a glowing card to play or buy it.

guide-play-title = Your hand
guide-play = Playing cards is free. Each gives you what its symbols show: resources to buy with, swords to attack with.
guide-play-point = Play your hand

guide-force-title = The Force is with you
guide-force = While the Force is on your half, it is with you, and some cards need that; in the middle it is with nobody. On your last space, where it is now, it also gives you 1 resource at the start of each of your turns.
guide-force-point = The Force and its bonus

guide-row-title = Attack a card in the row
guide-row = { $card } is an enemy card: only they can buy it. It takes { $n } attack to defeat, and then you get its reward. The rulebook calls this { $side ->
        [separatist] a bounty hunt
        [empire] a bounty hunt
       *[other] sabotage
    }.
guide-row-point = Defeat an enemy card in the row

guide-resolve-title = Ready to strike
guide-resolve = You put an attack together first, so you can see the total and add more cards. Resolve carries it out.

guide-reward-title = Your reward
guide-reward = The card has left the row, and a new one has taken its place. Take your reward.

guide-market-title = What you can buy
guide-market = { $side ->
        [republic] Republic
        [separatist] Separatist
        [rebel] Rebel
       *[empire] Imperial
    } cards are yours to buy. Grey ones are neutral: either side can buy them. Outer Rim Pilots are next to the row and always cost 2.

guide-buy-title = Buy a card
guide-buy = { $card } costs { $n }, and you have { $pool }. It goes to your discard pile, and reaches your hand after the next shuffle.
guide-buy-point = Buy from the galaxy row

guide-end-title = End the turn
guide-end = Your units and the rest of your hand go to your discard pile, unspent resources are lost, and you draw five new cards.
guide-end-point = End your turn

guide-hurt-title = What the enemy did
guide-hurt = They hit your base: { $base } has { $n } hit points left, and damage stays until something repairs it. Everything they did is in the log, { $log ->
        [tab] a tab below
       *[edge] on the right
    }.

guide-shift-title = The Force has moved
guide-shift = The enemy pulled it their way, so it gave you nothing this time{ $with ->
        [you] , though it is still with you
       *[other] , and it is no longer with you
    }. Cards with its symbol pull it back when you play them.

guide-undo-title = Changed your mind?
guide-undo = Undo takes back your moves: as many as you like against a program, but other people must agree once something hidden has been revealed. Hint asks a program what it would do.

guide-choice-title = A card with a choice
guide-choice = { $card } does one of these things when you play it. { $buys ->
        [none] You choose.
       *[other] One more resource would buy { $buys }.
    }

guide-lost-title = Your base has fallen
guide-lost = At the start of your turn you choose another of the { $n } bases you have left. Each has its own hit points and its own power.

guide-question-title = A question
guide-question = Some cards ask you something. Each answer says what it does; choose the one you like.

guide-attack-title = Attack the base
guide-attack = Units with swords can hit { $base }. The damage stays, turn after turn, until the base falls.
guide-attack-point = Attack the enemy base

guide-ability-title = Use an ability
guide-ability = A bolt marks cards that can do something extra, once on each of your turns. Press Use on { $card }.
guide-ability-point = Use a card’s ability

guide-used-title = What it did
guide-used = { $card } says: “{ $text }” What happened: { $story } { $with ->
        [you] The Force is with you now, so anything that needs it counts.
       *[other] The Force is not with you now, so anything that needs it does not count.
    }

guide-shield-title = A ship in the way
guide-shield = { $ship } shields { $base }: it takes the first { $n } damage, and only the rest gets through. Ships stay in play and can attack every turn; units leave after one.
guide-shield-point = Capital ships shield a base

guide-ship-title = Your first ship
guide-ship = { $ship } stays in play and gives you what its symbols show on each of your turns{ $swords ->
        [yes] , and its swords can attack a base each time
       *[no] { "" }
    }. The enemy’s attacks on your base hit it first.

guide-fall-title = A base has fallen
guide-fall = { $base } counts for you, and { $n ->
        [one] one more base wins
       *[other] { $n } more bases win
    } the game. At the start of their next turn, the enemy chooses one of the { $left } they have left, with its own hit points and its own power.
guide-fall-point = Bring a base down

## Good to know

guide-know-join = Several units can attack a card in the row together; attack beyond what is needed is lost.
guide-know-ships = Ships can only attack bases, never the row.
guide-know-often = Attack as often as you like on your turn, but only once with each card.
guide-know-divide = The attacker divides the damage among several ships.
guide-know-neutral = Grey cards in the row cannot be attacked.
guide-know-force = At its dark end the Force gives the Separatists 1 resource, just as its light end does for the Republic.
guide-know-exile = An exiled card is out of the game; it hardly ever comes back.
guide-know-shuffle = When you need to draw and your deck is empty, shuffle your discard pile into a new one.
