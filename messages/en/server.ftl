# What the server tells people: why something was refused.

refused-no-table = There is no table { $table }.
refused-no-guide = There is no guide to { $game }.
refused-no-game = There is no game { $game }.
refused-bad-wish = { $reason }
refused-seat-count = With these options the game has { $seats } seats; { $given } were given.
refused-no-program = There is no program “{ $program }”; there is: { $known }.
refused-no-seat = This link fits no seat of this table.
refused-no-such-seat = This table has no seat { $seat }.
refused-seat-taken = This seat is taken, and its link cannot be used again. If it is yours, open the table in the browser where you sat down; its menu has a link for your other devices.
refused-started = The game has begun.
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-too-long = The game has been ended: it had grown longer than a table can hold.
refused-running = The game is still running.
refused-not-asked = It is not your turn to answer.
refused-no-hints = Hints are off at this table.
refused-watching = You are watching; only players can do this.
refused-stale = The table has changed since; look again.
refused-no-option = “{ $pick }” is not possible now.
refused-no-undo = There is nothing that you could take back.
refused-undo-refused = The others have just refused this. You can ask again after the next move that everybody sees.
refused-no-wish = Nobody has asked for your consent.
refused-other-wish = Your answer was to a wish that is no longer open; look at the new one first.
refused-stand-in = A program plays for you. Take your seat back first.
refused-no-stand-in = No program can step in for this seat.
refused-clock-decides = This table has a clock: a program plays for somebody else only when their time is up.
refused-not-away = { $name } is at the table.
refused-just-left =
    { $seconds ->
        [one] { $name } has only just left; wait another second.
       *[other] { $name } has not been away for long enough; wait another { $seconds } seconds.
    }
refused-no-take-back = No program plays for you.
refused-time-over = All your time is up; the program plays your game to its end.
refused-others-play = Others play at this table; it can be deleted when the game is over.
refused-hello-first = The first message must be hello.
refused-hello-again = This connection has said hello already.
refused-bad-message = This message was not understood: { $reason }
refused-too-many =
    { $seconds ->
        [one] Too much at once; wait a second.
       *[other] Too much at once; wait { $seconds } seconds.
    }
refused-too-much =
    { $minutes ->
        [one] This server keeps no more from you for now; try again in a minute.
       *[other] This server keeps no more from you for now; try again in { $minutes } minutes.
    }
refused-many-listed = You already have { $most } tables in the list that wait for players. Do not list this one, or delete one of the others first.
refused-many-waiting = You already have { $most } tables that wait for players. Delete one of them first.
refused-many-tables = You already have { $most } tables whose games are not over. Finish one or delete it first.
refused-many-programs = You already let { $most } games run in which only programs play. Wait until one is over, or take a seat yourself.
refused-all-programs = This server already runs { $most } games in which only programs play. Take a seat yourself, or try again later.
refused-too-large = This is too large: at most { $most } kB.
refused-failed = Something went wrong at the server; nothing has changed.
refused-not-host = Only whoever made the table can do this.
refused-no-rule = There is no rule { $given }.
refused-no-book = There is no rulebook of { $given }.
refused-no-cards = There are no cards of { $given }.
refused-no-thing = There is no such thing in this game.
refused-busy = The server has too much to do at the moment; try again in a few seconds.
refused-no-answer = The program gave no answer; try again in a moment.
refused-broken-rules = This move does not work: the cards in play set each other off without end, or take too long. Nothing has changed; choose another move.
refused-away = The tables cannot be reached at the moment; nothing is lost. Try again in a few seconds.
refused-outdated = This game was begun with version { $program }, and its picks do not fit the rules of version { $version }: it cannot go on here. Nothing of it is lost; whoever runs the server can take out its record.
refused-crowded = Too many connections are open. Close some, or try again in a moment.
refused-origin = This page may not use this server.
refused-host = This server does not answer to the name “{ $host }”. If that is its address, start it with --base-url and this address.
refused-denied = This address may not use this server.
refused-unfit-text = The { $field } has characters that others could not see or that change how texts beside it are shown; use letters, digits, punctuation or emoji.
refused-bad-path = There is no such address.

# Tables

refused-bad-record = This record cannot be shown. { $reason }
refused-no-step = Step { $given } was asked for; the game can be played on from steps before { $most }.

table-mended = Rules were mended since this game began. It goes on from where it stood; what was told before is not told again.
table-too-long = The game was ended: it had grown longer than a table can hold.
table-restarting = The server restarts; everything is kept. You will be connected again in a moment.

table-name = A table
table-name-record = A record
table-name-guide = First game
table-guide-opponent = Sparring droid
table-somebody = Player { $seat }

# What a check of a record came to.
check-proved =
    The seed is the one that was promised before the first shuffle, and all { $picks } picks lead to
    the recorded end.
check-unproved =
    All { $picks } picks lead to the recorded end. The record says nothing of where its seed comes from.
check-mended =
    All { $picks } picks since the rules were mended are what the record says. What came before was played by other rules and cannot be
    played again.
check-wrong = The record is not what it says. { $reason }

page-not-built = Orrery is running
page-not-built-why = Its pages are not built yet: start it with ./play, or run “npm ci” and “npm run build” in the folder web.
page-not-built-docs = What programs can ask it
