# Who is away from a table, programs that play for persons meanwhile, and clocks (web/src/table).


## Away

web-away = { $name } is away
web-away-now = away
web-away-for = away { $time }
web-away-since = Last here { $since }; the game waits.
web-away-terms = After { $time } away, a program may be asked to play on.
web-away-clock = A program plays on when { $name }’s time is up.
web-stand-in-offer = Let a program play on …
web-stand-in-offer-for = Let a program play for { $name } …
web-stand-in-ask = Let a program play for { $name }?
web-stand-in-why = The program plays until { $name } comes back and takes the seat again.{ $asked ->
    [0] {""}
    [one] {" "}The other player must agree.
   *[other] {" "}All other players must agree.
}
web-stand-in-terms = At this table that is possible after { $time } away.
web-stand-in-do = Let a program play
web-stand-in-not = Go on waiting
web-stand-in-me = Let a program play for me …
web-stand-in-me-ask = Let a program play for you?
web-stand-in-me-why = It plays in your place until you take your seat back, which you can do at any time. The others are told.
web-stand-in-me-not = Play on myself

# The others are asked
web-absence = A wish to let a program play
web-absence-of = { $name } wants a program to play for { $absent }, who is away, until { $absent } is back.
web-absence-of-you = { $name } thinks that you are away, and wants a program to play for you.
web-absence-mine = You asked to let a program play for { $absent }; { $names } must agree.
web-absence-here = I am here
web-wish-withdraw = Withdraw

# A program plays for somebody
web-stand-in-of = A program plays for { $name }
web-stand-in-short = { $program } plays
web-replaced = A program plays for you
web-replaced-why = It decides everything until you take your seat back.
web-replaced-time-up = Your time is up
web-replaced-for-good = All your time is used: the program plays your game to its end, and you look on.
web-take-back = Take my seat back
web-programs-stopped = The programs have stopped
web-programs-stopped-broken-rules = The rules of this game cannot carry out what the program picks. It tries again when somebody acts at this table or opens it anew; nothing is lost. Please report the problem.
web-programs-stopped-failed = The program gave no usable answer several times in a row. It tries again when somebody acts at this table or opens it anew; nothing is lost.
web-deserted-head = The game waits
web-deserted = Programs play for everybody. They go on when one of the players is back.
web-deserted-me = Nobody else is playing either: the programs wait until one of you takes a seat back.
web-news-stand-in = A program plays for { $name } from now on.
web-news-time-up = { $name }’s time is up: a program plays on.
web-news-back = { $name } is back and plays again.


## Clocks

web-clock-left = Time of { $name }: { $left }
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
web-clock-means-move = You have { $time } each time it is your turn to decide. When that is over, a program plays for you until you take your seat back.
web-clock-means-game = You have { $time } for all your decisions together. When that is used up, a program plays your game to its end.
web-clock-told = { $n } seconds left.
