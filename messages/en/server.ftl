# What the server tells people when it refuses something.

refused-no-table = There is no table { $table }.
refused-no-guide = There is no guide for { $game }.
refused-no-game = There is no game called { $game }.
refused-bad-wish = { $reason }
refused-seat-count = With these options the game has { $seats } seats, not { $given }.
refused-no-program = There is no program “{ $program }”. Choose one of these: { $known }.
refused-no-seat = This link does not match any seat at this table.
refused-no-such-seat = This table has no seat { $seat }.
refused-seat-taken = This seat is taken, and its link cannot be used again. If it is yours, open the table in the browser where you sat down; its menu has a link for your other devices.
refused-started = The game has already begun.
refused-not-started = The game has not begun yet.
refused-over = The game is over.
refused-too-long = The game was ended because it had become too long.
refused-running = The game is still running.
refused-cut-short = This game was not played to its end, so there is no telling where it turned.
refused-no-analysis = No program can look back at a game of this kind.
refused-not-asked = It is not your decision.
refused-no-hints = Hints are off at this table.
refused-watching = You are watching; only players can do this.
refused-stale = The table has changed since then; look again.
refused-no-option = “{ $pick }” is not possible now.
refused-no-undo = There is nothing you can undo.
refused-undo-refused = The others have just said no to this. You can ask again after the next move that everyone sees.
refused-no-wish = Nobody is waiting for your consent.
refused-other-wish = You answered a request that is no longer open; look at the new one first.
refused-stand-in = A program is playing for you. Take your seat back first.
refused-no-stand-in = No program can take over this seat.
refused-clock-decides = This table has a clock: a program takes over only when a player’s time is up.
refused-not-away = { $name } is at the table.
refused-just-left =
    { $seconds ->
        [one] { $name } has only just left; wait another second.
       *[other] { $name } has not been away for long enough; wait another { $seconds } seconds.
    }
refused-no-take-back = No program is playing for you.
refused-time-over = Your time is up; a program plays the rest of your game.
refused-others-play = Other people are playing at this table; you can delete it when the game is over.
refused-hello-first = The first message must be hello.
refused-hello-again = This connection has already said hello.
refused-bad-message = The server did not understand this message: { $reason }
refused-too-many =
    { $seconds ->
        [one] Too many requests; wait a second.
       *[other] Too many requests; wait { $seconds } seconds.
    }
refused-too-much =
    { $minutes ->
        [one] You have stored as much on this server as it allows for now; try again in a minute.
       *[other] You have stored as much on this server as it allows for now; try again in { $minutes } minutes.
    }
refused-many-listed = You already have { $most } tables in the lobby waiting for players. Keep this one out of the lobby, or delete one of the others first.
refused-many-waiting = You already have { $most } tables waiting for players. Delete one of them first.
refused-many-tables = You already have { $most } unfinished games. Finish or delete one first.
refused-many-programs = You already have { $most } games running with programs only. Wait for one to finish, or take a seat yourself.
refused-all-programs = This server is already running { $most } games with programs only. Take a seat yourself, or try again later.
refused-too-large = This is too large: the limit is { $most } kB.
refused-failed = Something went wrong on the server; nothing has changed.
refused-not-host = Only the person who created the table can do this.
refused-no-rule = There is no rule { $given }.
refused-no-book = There is no rulebook for { $given }.
refused-no-thing = This game has nothing like that.
refused-busy = The server is busy at the moment; try again in a few seconds.
refused-no-answer = The program gave no answer; try again in a moment.
refused-broken-rules = This move does not work: the cards in play trigger each other endlessly, or take too long. Nothing has changed; choose another move.
refused-away = The tables cannot be reached at the moment. Nothing is lost; try again in a few seconds.
refused-outdated = This game was started with version { $program }, and its moves do not fit the rules of version { $version }, so it cannot go on here. Nothing is lost; the person running the server can export its record.
refused-crowded = Too many connections are open. Close some, or try again in a moment.
refused-origin = This page may not use this server.
refused-host = This server does not answer to the name “{ $host }”. If that is its address, start it with --base-url and that address.
refused-denied = This address may not use this server.
refused-unfit-text = The { $field } has characters that others cannot see or that change how the text around it is shown; use letters, digits, punctuation or emoji.
refused-bad-path = There is nothing at this address.

# Tables

refused-bad-record = This record cannot be opened. { $reason }
refused-no-step = You asked for step { $given }; you can play on from any step before { $most }.

table-mended = The rules were corrected after this game began. It continues from where it was; earlier lines of the log are no longer shown.
table-too-long = The game was ended because it had become too long.
table-restarting = The server is restarting; nothing is lost. You will be reconnected in a moment.

table-name = A table
table-name-record = A record
table-name-guide = First game
table-guide-opponent = Sparring droid
table-somebody = Player { $seat }

# The result of checking a record.
check-proved =
    The seed is the one committed to before the first shuffle, and all { $picks } moves lead to the
    recorded result.
check-unproved =
    All { $picks } moves lead to the recorded result. The record does not say where its seed comes from.
check-mended =
    All { $picks } moves since the rules were corrected match the record. Earlier moves were made under
    other rules and cannot be replayed.
check-wrong = The record does not check out. { $reason }

page-not-built = Orrery is running
page-not-built-why = The pages are not built yet: start Orrery with ./play, or run “npm ci” and “npm run build” in the web folder.
page-not-built-docs = The HTTP interface
