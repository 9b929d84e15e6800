# Players who are away, programs that play for them meanwhile, and clocks (web/src/table).


## Away

web-away = { $name } is away
web-away-now = away
web-away-for = away { $time }
web-away-since = Last seen { $since }. The game is waiting.
web-away-terms = After { $time } away, the others can ask a program to take over.
web-away-clock = A program takes over when { $name }’s time is up.
web-stand-in-offer = Let a program take over …
web-stand-in-offer-for = Let a program play for { $name } …
web-stand-in-ask = Let a program play for { $name }?
web-stand-in-why = The program plays until { $name } returns and takes the seat back.{ $asked ->
    [0] {""}
    [one] {" "}The other player must agree.
   *[other] {" "}All other players must agree.
}
web-stand-in-terms = At this table, that is possible after { $time } away.
web-stand-in-do = Let a program play
web-stand-in-not = Keep waiting
web-stand-in-me = Let a program play for me …
web-stand-in-me-ask = Let a program play for you?
web-stand-in-me-why = It plays in your place until you take your seat back, which you can do at any time. The others will be told.
web-stand-in-me-not = Keep playing myself

# The others are asked
web-absence = A request to let a program play
web-absence-of = { $name } wants a program to play for { $absent }, who is away, until { $absent } is back.
web-absence-of-you = { $name } thinks you are away and wants a program to play for you.
web-absence-mine = You asked for a program to play for { $absent }; { $names } must agree.
web-absence-here = I am here
web-request-withdraw = Withdraw

# A program plays for somebody
web-stand-in-of = A program is playing for { $name }
web-stand-in-short = { $program } plays
web-replaced = A program is playing for you
web-replaced-why = It decides everything until you take your seat back.
web-replaced-time-up = Your time is up
web-replaced-for-good = Your time has run out: a program plays the rest of your game, and you watch.
web-take-back = Take my seat back
web-programs-stopped = The programs have stopped
web-programs-stopped-broken-rules = The game could not carry out the program’s move. The program tries again when someone acts at this table or reopens it; nothing is lost. Please report the problem.
web-programs-stopped-failed = The program failed to give a usable answer several times in a row. It tries again when someone acts at this table or reopens it; nothing is lost.
web-all-away-head = The game is waiting
web-all-away = Programs are playing for everyone. They continue when one of the players is back.
web-all-away-me = Nobody else is playing either: the programs wait until one of you takes a seat back.
web-news-stand-in = A program is now playing for { $name }.
web-news-time-up = { $name }’s time is up: a program takes over.
web-news-back = { $name } is back and playing again.


## Clocks

web-clock-left = { $name }’s time: { $left }
web-clock-your-left = Your time: { $left }
web-clock-days = { $days } d { $hours } h
web-clock-for-seconds = { $n } seconds
web-clock-for-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-clock-for-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
web-clock-limit-move = { $time } a move
web-clock-limit-game = { $time } each
web-clock-means-move = You have { $time } for each decision. When it runs out, a program plays for you until you take your seat back.
web-clock-means-game = You have { $time } for all your decisions together. When it runs out, a program plays the rest of your game.
web-clock-told = { $n } seconds left.
