### The guide to a first game. A note has a title, at most two sentences, and a point for the list.

guide-guide = Guide
guide-learnt = { $n } of { $of }
guide-list = Learnt { $n } of { $of }: show the list, or leave the guide
guide-is-learnt = Learnt:
guide-next = Next
guide-hide = Hide this
guide-key = Go on with the guide
guide-go-on = Go on
guide-leave = Leave the guide
guide-leave-about = The game goes on without it. Resume it from the table’s menu or from Learn, whenever you like.
guide-resume = Resume the guide

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

## Notes

guide-goal-title = This is what it is about
guide-goal = You play the { $side ->
        [republic] Republic
        [separatist] Separatists
        [rebel] Rebels
       *[empire] Empire
    }, and { $base } is the enemy’s base. Destroy { $n } of their bases before they destroy as many of yours.
guide-goal-point = The goal: destroy their bases

guide-read-title = Read any card
guide-read = { $how ->
        [touch] Hold a finger on a card to read all of it.
       *[mouse] Point at a card to read all of it at the right; the space bar shows it large.
    } { $how ->
        [touch] A tap
       *[mouse] A click
    } on a card that glows plays or buys it at once.

guide-play-title = Your hand
guide-play = Playing cards is free. Each brings what its signs say: resources to buy with, swords to attack with.
guide-play-point = Play your hand

guide-force-title = The Force is with you
guide-force = Anywhere on your half it is with you, and some cards ask for that; in the middle it is with nobody. On your last space, where it stands now, it also brings you 1 resource as each of your turns begins.
guide-force-point = The Force and its bonus

guide-row-title = Attack a card of the row
guide-row = { $card } is an enemy card: only they can buy it. Attack { $n } defeats it, and you take its reward. The rulebook calls this { $side ->
        [separatist] a bounty hunt
        [empire] a bounty hunt
       *[other] sabotage
    }.
guide-row-point = Defeat an enemy card of the row

guide-resolve-title = Ready to strike
guide-resolve = An attack is put together first, so you see its sum, and more of your cards may join. Resolve carries it out.

guide-reward-title = Your reward
guide-reward = The card is gone from the row, and a new one came in its place. Take what it gives.

guide-market-title = What you can buy
guide-market = { $side ->
        [republic] Republic
        [separatist] Separatist
        [rebel] Rebel
       *[empire] Imperial
    } cards are yours to buy, and grey ones are neutral: either side may buy them. An Outer Rim Pilot lies beside the row and always costs 2.

guide-buy-title = Buy a card
guide-buy = { $card } costs { $n }, and you have { $pool }. It goes to your discard pile and comes into your hand when that is shuffled again.
guide-buy-point = Buy from the galaxy row

guide-end-title = End the turn
guide-end = Units and what is left of your hand go to your discard pile, unspent resources are lost, and you draw five new cards.
guide-end-point = End your turn

guide-hurt-title = What the enemy did
guide-hurt = They hit your base: { $base } has { $n } hit points left, and damage stays until something repairs it. All that they did stands in the log, { $log ->
        [tab] a tab below
       *[edge] at the right
    }.

guide-shift-title = The Force has moved
guide-shift = The enemy drew it their way, so it paid nothing this time{ $with ->
        [you] , though it is still with you
       *[other] , and it is with you no more
    }. Cards with its sign pull it back when you play them.

guide-undo-title = Changed your mind?
guide-undo = Undo takes back what you did, all of it against a program; other people must agree once something hidden was shown. Hint asks a program what it would do.

guide-choice-title = A card that asks
guide-choice = { $card } does one of these things as you play it. { $buys ->
        [none] You choose.
       *[other] One more resource would buy { $buys }.
    }

guide-lost-title = Your base has fallen
guide-lost = Your turn begins, so you choose another of the { $n } bases you have left. Each has its own hit points and a power of its own.

guide-question-title = A question
guide-question = Some cards ask you something. Each answer says what it does; take the one you like.

guide-attack-title = Attack the base
guide-attack = Units with swords can hit { $base }. The damage stays, turn after turn, until the base falls.
guide-attack-point = Attack the enemy’s base

guide-ability-title = Use an ability
guide-ability = A bolt marks cards that can do something more, once in each of your turns. Press Use on { $card }.
guide-ability-point = Use a card’s ability

guide-used-title = What it did
guide-used = { $card } says: “{ $text }” And so: { $story } { $with ->
        [you] The Force is with you now, so what asks for it counts.
       *[other] The Force is not with you now, so what asks for it does not count.
    }

guide-shield-title = A ship in the way
guide-shield = { $ship } shields { $base }: it takes the first { $n } damage, and only the rest gets through. Ships stay in play and can attack in every turn; units go after one.
guide-shield-point = Capital ships shield a base

guide-ship-title = Your first ship
guide-ship = { $ship } stays in play and gives what its signs say in every turn of yours{ $swords ->
        [yes] , and its swords can attack a base each time
       *[no] { "" }
    }. The enemy’s attacks on your base hit it first.

guide-fall-title = A base has fallen
guide-fall = { $base } counts for you, and { $n ->
        [one] one more base wins
       *[other] { $n } more bases win
    } the game. As their next turn begins, the enemy chooses one of the { $left } they have left, with hit points and a power of its own.
guide-fall-point = Bring a base down

## The end

guide-summary = You know how to play
guide-summary-about = { $all ->
    [yes] That is all it takes. The rest is in the cards, and every card can be read at the table.
   *[no] What you have not met yet will come by itself. Every card can be read at the table.
}
guide-summary-help = Help, the book at the top, explains every sign.
guide-know = Good to know
guide-know-join = Several units may attack a card of the row together; attack beyond what it takes is lost.
guide-know-ships = Ships attack bases only, never the row.
guide-know-often = Attack as often as you like in a turn, with each card once.
guide-know-divide = Whoever attacks divides the damage among several ships.
guide-know-neutral = Grey cards of the row cannot be attacked.
guide-know-force = At its dark end the Force brings the Separatists 1 resource, as its light end does for the Republic.
guide-know-exile = An exiled card is out of the game; it hardly ever comes back.
guide-know-shuffle = When you must draw and your deck is empty, your discard pile is shuffled to be the new one.
guide-play-on = Play this game on
guide-look = Look at how it ended
guide-then = What next
guide-then-play = Play against an easy program
guide-then-rules = Read the rulebook
guide-then-cards = Look at all cards

## The page

guide-page = Learn in five minutes
guide-page-about = You play a real game of Clone Wars that stands at a good place to begin. Each new thing is told once, where it happens, and you may do as you like.
guide-page-learn = What you will have done
guide-begin = Begin
guide-begin-anew = Begin anew
guide-resume-page = Go on with the guide
guide-newcomer = New to the game? Play a first one with a guide.
guide-begun = Your first game waits where you left it.
