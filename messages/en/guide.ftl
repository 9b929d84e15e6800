### The guide to a first game. Its notes are in the files of each game.

guide-guide = Guide
guide-learnt = { $n } of { $of }
guide-list = Learned { $n } of { $of }: show the list, or leave the guide
guide-is-learnt = Learned:
guide-next = Next
guide-hide = Hide this
guide-key = Continue the guide
guide-go-on = Continue
guide-leave = Leave the guide
guide-leave-about = The game goes on without it. Resume it from the table’s menu or from Learn whenever you like.
guide-resume = Resume the guide

## The end

guide-summary = You know how to play
guide-summary-about = { $all ->
    [yes] That is all it takes. The rest is on the cards, and you can read every card at the table.
   *[no] You will meet the rest as you play. You can read every card at the table.
}
guide-summary-help = Help explains every symbol. It has a book icon, at the top or under More.
guide-know = Good to know
guide-play-on = Keep playing this game
guide-look = See how it ended
guide-then = What next
guide-next-clone-wars = Play against an easy program
guide-next-starcraft = Play a new duel
guide-then-rules = Read the rulebook
guide-then-cards = Look at all cards

## The page

guide-page-clone-wars = Learn Clone Wars in five minutes
guide-about-clone-wars = You join a real game of Clone Wars at a good starting point. Each new thing is explained once, when it comes up, and you can play as you like.
guide-page-starcraft = Learn StarCraft
guide-about-starcraft = You join a real duel on four planets, as Jim Raynor against the Overmind, and play one round with a guide. Each new thing is explained once, when it comes up, and you can play as you like. It takes about ten minutes.
guide-page-learn = What you will learn
guide-begin = Begin
guide-begin-anew = Start over
guide-resume-page = Continue the guide
guide-newcomer = New to the game? Play your first one with a guide.
guide-begun = Your first game is waiting where you left it.
