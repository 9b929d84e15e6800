# The lobby (web/src/lobby): what can be played, my tables, those of the server, a new table.

## Games

lobby-game-clone-wars = Clone Wars
lobby-game-starcraft = StarCraft
lobby-tile-clone-wars = Two players · about 25 minutes · programs of four strengths
lobby-tile-starcraft = Two to six players. Its table for the browser is being built; the terminal plays it already.
lobby-tile-clone-wars-short = Duel, 25 min
lobby-tile-starcraft-short = In the terminal for now
lobby-coming = Coming
lobby-coming-title = The screen of { $game } is coming
lobby-coming-about = Its table for the browser is being built. All of its rules are there, and the terminal plays it already: alone against programs, or with others at one keyboard.
lobby-coming-command = To be typed into a terminal
lobby-coming-how = In the folder from which you started Orrery.

## Begin

lobby-headline = A war to win before dinner.
lobby-promise = Start at once against the program, or send one link to a friend. Every rule is checked, every sum is shown.
lobby-play = Play Clone Wars
lobby-invite = Invite a friend
lobby-invite-short = Invite
lobby-play-about = The Republic, against a strong program: about 25 minutes
lobby-here = Two at this device
lobby-new = Choose everything
lobby-guest = Guest

## My tables

lobby-mine = Your tables
lobby-mine-none = No table yet: a game you begin stands here.
lobby-mine-remark = { $yours ->
    [0] { $running ->
        [0] { $waiting } open
       *[other] { $running } running{ $waiting ->
            [0] { "" }
           *[other] , { $waiting } open
        }
    }
   *[other] { $yours } of { $running } { $yours ->
        [one] waits
       *[other] wait
    } for you
}
lobby-your-turn = Your turn
lobby-since = · { $since }
lobby-waits-since = { $waits } · { $since }
lobby-waits-for = waits for { $name }
lobby-waits-friend = waits for your friend
lobby-waits-anybody = open to anybody
lobby-thinks = { $name } is thinking
lobby-stand-in = a program plays for { $name }
lobby-stand-in-me = a program plays for you
lobby-over = finished
lobby-won = you won
lobby-lost = you lost
lobby-ended = ended
lobby-turn = turn { $turn }
lobby-seats = { $taken } of { $seats } seats
lobby-looking = Looking …
lobby-more = { $more ->
    [one] One more
   *[other] { $more } more
}
lobby-fewer = Fewer
lobby-gone = { $gone ->
    [one] This server does not know one of your tables any more.
   *[other] This server does not know { $gone } of your tables any more.
}
lobby-forget = { $gone ->
    [one] Forget it
   *[other] Forget them
}

lobby-more-of = More about { $table }
lobby-archived = Archived ({ $n })
lobby-archive = Archive
lobby-archive-about = Puts the table out of sight in this browser. Its game goes on, and you can bring it back.
lobby-unarchive = Bring it back
lobby-unarchive-about = Shows the table among your others again.
lobby-delete = Delete …
lobby-delete-about = Takes the table away with its game and its record.
lobby-delete-title = Delete { $table }?
lobby-delete-ask = It will be gone for everybody who sits at it or watches, and cannot be brought back.
lobby-delete-now = Delete for everybody
lobby-delete-not = Keep it

## Tables of the server

lobby-server = On this server
lobby-server-none = Nobody has an open table just now. Open one: whoever comes by can sit down.
lobby-join = Join
lobby-join-table = Join { $table }
lobby-watch = Watch
lobby-watch-table = Watch { $table }
lobby-against = { " against " }
lobby-name-duel = Duel with { $other }
lobby-name-two = { $first } against { $second }
lobby-name-table = { $maker }’s table

## A first game

lobby-learn = A first game in four lines
lobby-learn-buy = Play your hand for resources and buy ships and troops of your side from the row. They are yours from then on.
lobby-learn-aim = Cards of the enemy lie in the same row: attack them before they are bought, and take the reward.
lobby-learn-attack = What you have in play attacks the enemy’s base. Capital ships stand before it and take the damage first.
lobby-learn-force = The Force moves to whoever courts it, and helps the side it is with. Three fallen bases win the war.
lobby-learn-table = At the table, what can be done glows; anything else tells why not, and by which rule. There is undo and a hint.

## Links, names, settings

lobby-orrery = Orrery
lobby-home = Orrery, to the lobby
lobby-share = Your table waits
lobby-share-link = Link for your friend
lobby-share-link-of = Link for friend { $number }
lobby-share-about = Whoever opens it first and sits down has the seat, and the game begins. Send it to nobody else.
lobby-share-watch = Link for watchers
lobby-share-watch-about = They see what lies open, and nobody’s hand.
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-by-hand = The browser does not let us copy; the link is selected.
lobby-go-to-table = To the table
lobby-invite-then = Make the table
lobby-name-ask = How shall we call you?
lobby-name = Your name
lobby-done = Done
lobby-name-about = The others at a table read it. It is kept in this browser only.
lobby-you = You
lobby-settings = name and settings
lobby-no-game = This server has no game { $game }.
lobby-notice = Orrery is an unofficial fan project, not affiliated with, endorsed or sponsored by anybody named here. Star Wars and its names are property of Lucasfilm Ltd.; Star Wars: The Deckbuilding Game is published by Fantasy Flight Games (Asmodee). StarCraft and its names are property of Blizzard Entertainment. Every sentence and every drawing here is our own.
lobby-licences = Licences of the fonts and software in this page

## A new table

lobby-new-title = A new table
lobby-choose-game = Game
lobby-choose-seats = Who sits where
lobby-choose-options = How it is played
lobby-choose-pack = Card pack
lobby-choose-table = The table
lobby-seat = Seat { $number }
lobby-who = Who sits here
lobby-who-me = You
lobby-who-me-about = In this browser.
lobby-who-program = A program
lobby-who-program-about = It sits down at once and thinks for a moment before it acts.
lobby-who-link = A friend
lobby-who-link-about = You get a link to send; whoever opens it takes the seat.
lobby-who-open = Anybody
lobby-who-open-about = The seat is free for whoever comes by in the lobby.
lobby-who-here = Somebody beside you
lobby-who-here-about = You pass the device; a curtain hides the cards in between.
lobby-here-name = Their name
lobby-program = Its strength, the weakest first
lobby-side = Side
lobby-side-drawn = The side is drawn when the game begins.
lobby-side-chance = side by chance
lobby-sides-chance = Draw the sides
lobby-sides-chance-about = Chance says who plays the Republic and who the Separatists.
lobby-more-options = { $more } more options
lobby-usual = As usual
lobby-usual-about = What suits your other choices.
lobby-pack-about = Owners of the box can play with what their cards say: a folder with files of facts (*.toml) that replace ours. The server checks them before the table is made.
lobby-pack-folder = Choose a folder
lobby-pack-files = Choose files
lobby-pack-chosen = { $pack }: { $files }
lobby-pack-without = Play without it
lobby-pack-empty = There is no file of facts (*.toml) among these.
lobby-pack-name = “{ $file }” cannot be sent: names of files have at most 40 small letters, digits, dots, hyphens and underscores.
lobby-pack-large = “{ $file }” is larger than 400 kB.
lobby-choose-time = Time
lobby-time = How long may players take?
lobby-time-none = No limit
lobby-time-none-about = Everybody takes the time they need.
lobby-time-move = For each move
lobby-time-move-about = Whoever takes longer is replaced by a program until they are back.
lobby-time-game = For the whole game
lobby-time-game-about = The same for everybody. Whose time is used up is replaced by a program to the end.
lobby-time-how-move = Time for each move
lobby-time-how-game = Time for each player
lobby-table-name = Its name
lobby-table-name-about = How it is called in the lobby.
lobby-hints = Allow hints
lobby-hints-about = Players may ask a program what it would do. Everyone sees this before sitting down.
lobby-listed = Show it in the lobby
lobby-listed-about = Others on this server can watch, and take seats that are free. Otherwise only whoever has a link finds it.
lobby-summary = What will be made
lobby-make-play = Make the table and play
lobby-make-play-about = The game begins at once.
lobby-make-watch = Make the table and watch
lobby-make-watch-about = The programs begin at once; you watch.
lobby-make-invite = Make the table and get the link
lobby-make-invite-about = The game begins when everybody sits.
lobby-make-open = Make the table and wait
lobby-make-open-about = The game begins as soon as somebody sits down.
