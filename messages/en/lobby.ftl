# The lobby (web/src/lobby): what can be played, my tables, those of the server, a new table.

## Games

lobby-game-clone-wars = Clone Wars
lobby-game-starcraft = StarCraft
lobby-game-starcraft-brood_war = StarCraft: Brood War
lobby-game-starcraft-desperate_alliance = StarCraft: Desperate Alliance
lobby-game-starcraft-eye_of_the_storm = StarCraft: Eye of the Storm
lobby-game-starcraft-faster_survival = StarCraft: Faster Survival
lobby-game-starcraft-quest_for_uraj_and_khalis = StarCraft: Quest for Uraj and Khalis
lobby-game-starcraft-survival = StarCraft: Survival
lobby-game-starcraft-trump_card = StarCraft: Trump Card
lobby-tile-clone-wars = Two players · about 25 minutes · programs at five levels
lobby-tile-starcraft = Two to six players · an evening · with or without Brood War · programs for every seat
lobby-tile-clone-wars-short = Duel, 25 min
lobby-tile-starcraft-short = 2 to 6 players, an evening
lobby-coming = Coming soon
lobby-coming-title = { $game } in the browser is on its way
lobby-coming-about = The browser table is still being built. All the rules are there, and you can already play in the terminal: alone against programs, or with others at one keyboard.
lobby-coming-command = Type this in a terminal
lobby-coming-how = In the folder where you started Orrery.

## Begin

lobby-headline = A war before dinner, a galaxy after.
lobby-promise = Star Wars: The Deckbuilding Game – Clone Wars, a duel for two, and StarCraft: The Board Game with Brood War, a galaxy for two to six. By the book, in your browser: play programs right away, or send friends a link.
lobby-play = Play Clone Wars
# At once, for other games
lobby-play-starcraft = Play StarCraft
lobby-play-starcraft-brood_war = Play Brood War
lobby-invite = Invite a friend
lobby-play-about = Clone Wars: the Republic against an easy program, about 25 minutes. StarCraft, with or without Brood War: you against three programs, an evening.
lobby-here = Two players, one device
lobby-new = Custom game
lobby-scenarios-starcraft = Scenarios of Brood War
lobby-guest = Guest

## My tables

lobby-mine = Your tables
lobby-mine-none = No games yet. The ones you start appear here.
lobby-mine-remark = { $yours ->
    [0] { $running ->
        [0] { $waiting } open
       *[other] { $running } running{ $waiting ->
            [0] { "" }
           *[other] , { $waiting } open
        }
    }
   *[other] { $yours } of { $running } waiting for you
}
lobby-your-turn = Your turn
lobby-since = · { $since }
lobby-waits-since = { $waits } · { $since }
lobby-waits-for = waiting for { $name }
lobby-waits-friend = waiting for your friend
lobby-waits-anybody = open to anyone
lobby-thinks = { $name } is thinking
lobby-stand-in = a program is playing for { $name }
lobby-stand-in-me = a program is playing for you
lobby-over = finished
lobby-won = you won
lobby-lost = you lost
lobby-ended = ended
lobby-turn = { $span ->
    [round] round
   *[turn] turn
} { $turn }
lobby-seats = { $taken } of { $seats } seats
lobby-looking = Loading …
lobby-more = { $more ->
    [one] One more
   *[other] { $more } more
}
lobby-fewer = Show fewer
lobby-gone = { $gone ->
    [one] One of your tables is no longer on this server.
   *[other] { $gone } of your tables are no longer on this server.
}
lobby-forget = { $gone ->
    [one] Remove it
   *[other] Remove them
}

lobby-more-of = More about { $table }
lobby-archived = Archived ({ $n })
lobby-archive = Archive
lobby-archive-about = Hides the table in this browser. The game goes on, and you can bring it back.
lobby-unarchive = Bring it back
lobby-unarchive-about = Shows the table in your list again.
lobby-delete = Delete …
lobby-delete-about = Deletes the table with its game and its record.
lobby-delete-title = Delete { $table }?
lobby-delete-ask = It will be gone for everyone playing or watching, and cannot be restored.
lobby-delete-now = Delete for everyone
lobby-delete-not = Keep it

## Tables of the server

lobby-server = On this server
lobby-server-none = No open tables. Open one, and anyone on this server can join.
lobby-join = Join
lobby-join-table = Join { $table }
lobby-watch = Watch
lobby-watch-table = Watch { $table }
lobby-against = { " against " }
lobby-name-duel = Duel with { $other }
lobby-name-two = { $first } against { $second }
lobby-name-table = { $maker }’s table

## A first game

lobby-learn = How to play, in short
lobby-learn-buy = Play your hand for resources, and buy your side’s ships and troops from the row. They are yours from then on.
lobby-learn-aim = Enemy cards are in the same row: attack them before they are bought, and take the reward.
lobby-learn-attack = Your cards in play attack the enemy base. Capital ships stand in front of it and take the damage first.
lobby-learn-force = Cards pull the Force towards you; it helps the side that holds it. Destroy three bases to win the war.
lobby-learn-table = Legal moves glow; click anything else to learn which rule forbids it. You can undo moves and ask for hints.

## Links, names, settings

lobby-orrery = Orrery
lobby-home = Orrery, back to the lobby
lobby-share = Your table is ready
lobby-share-link = Link for your friend
lobby-share-link-of = Link for friend { $number }
lobby-share-about = The first person to open it and sit down gets the seat, so send it to one friend only.
lobby-share-watch = Link for watchers
lobby-share-watch-about = They see everything public, but nobody’s hand.
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-by-hand = Your browser does not allow copying; the link is selected so that you can copy it yourself.
lobby-go-to-table = Go to the table
lobby-invite-then = Create the table
lobby-name-ask = What should we call you?
lobby-name = Your name
lobby-done = Done
lobby-name-about = Other players see it. It is stored only in this browser.
lobby-you = You
lobby-settings = name and settings
lobby-no-game = This server has no game called { $game }.
lobby-notice = Orrery is an unofficial fan project, not affiliated with, endorsed or sponsored by anyone named here. Star Wars and its names are property of Lucasfilm Ltd.; Star Wars: The Deckbuilding Game is published by Fantasy Flight Games (Asmodee). StarCraft and its names are property of Blizzard Entertainment. Every sentence and every drawing here is our own.
lobby-licences = Licences of the fonts and software used here

## A new table

lobby-new-title = A new table
lobby-choose-game = Game
lobby-choose-seats = Who sits where
lobby-players = Players
lobby-choose-options = Options
lobby-choose-pack = Card pack
lobby-choose-table = The table
lobby-seat = Seat { $number }
lobby-who = Who sits here
lobby-who-me = You
lobby-who-me-about = In this browser.
lobby-who-program = A program
lobby-who-program-about = It sits down at once and thinks for a moment before each move.
lobby-who-link = A friend
lobby-who-link-about = You get a link to send; the first person to use it gets the seat.
lobby-who-open = Anyone
lobby-who-open-about = Anyone in the lobby can take the seat.
lobby-who-here = Someone next to you
lobby-who-here-about = You pass the device; a curtain hides the cards in between.
lobby-here-name = Their name
lobby-program = Program, weakest first
lobby-program-about = { $strength }. { $about }
lobby-program-named = { $title } ({ $strength })
# What was measured of a program, and how
lobby-rating = Rating { $rating }
lobby-rating-how = From { $low } to { $high } with 95 % confidence, by { $games } games between programs with these options{ $playouts ->
    [0] {""}
   *[other] , with { $playouts } playouts for each decision
}. Higher is stronger: with 400 points more, a program comes out ahead about ten times for each time it comes out behind.
lobby-rating-same = Not clearly different from { $others }
lobby-rating-none = Not measured with these options
lobby-side = Side
lobby-side-drawn = The side is drawn at random when the game begins.
lobby-side-chance = random side
lobby-sides-chance = Random sides
lobby-sides-chance-about = Sides are drawn at random when the game begins.
lobby-more-options = { $more } more options
lobby-usual = Default
lobby-usual-value = Default: { $value }
lobby-usual-about = The standard choice for these sides.
lobby-pack-about = If you own the box, you can play with what is printed on your cards: add a folder of fact files (*.toml) to replace ours. The server checks them before it creates the table.
lobby-pack-folder = Choose a folder
lobby-pack-files = Choose files
lobby-pack-chosen = { $pack }: { $files }
lobby-pack-without = Play without it
lobby-pack-empty = None of these is a fact file (*.toml).
lobby-pack-name = “{ $file }” cannot be sent: a file name can have at most 40 lower-case letters, digits, dots, hyphens and underscores.
lobby-pack-large = “{ $file }” is larger than 400 kB.
lobby-choose-time = Time
lobby-time = How long can players take?
lobby-time-none = No limit
lobby-time-none-about = Everyone takes the time they need.
lobby-time-move = For each move
lobby-time-move-about = If you take longer, a program plays for you until you are back.
lobby-time-game = For the whole game
lobby-time-game-about = The same for everyone. If your time runs out, a program plays the rest for you.
lobby-time-how-move = Time for each move
lobby-time-how-game = Time for each player
lobby-table-name = Name
lobby-table-name-about = The name shown in the lobby.
lobby-hints = Allow hints
lobby-hints-about = Players may ask a program what it would do. Everyone sees this before sitting down.
lobby-listed = Show it in the lobby
lobby-listed-about = Others on this server can watch and take free seats. Otherwise only people with a link can find it.
lobby-summary = Summary
lobby-make-play = Create the table and play
lobby-make-play-about = The game begins at once.
lobby-make-watch = Create the table and watch
lobby-make-watch-about = The programs begin at once; you watch.
lobby-make-invite = Create the table and get the link
lobby-make-invite-about = The game begins when everyone has sat down.
lobby-make-open = Create the table and wait
lobby-make-open-about = The game begins as soon as someone sits down.

## Scenarios

lobby-scenarios = Scenarios and other modes
lobby-scenarios-none = This game has no scenarios.
lobby-scenario-players = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }
    [3] { $most ->
        [3] 3 players
       *[other] 3 to { $most } players
    }
   *[other] { $least } players
}
lobby-scenario-map = The map: { $scenario }
lobby-scenario-length = { $players } players, { $rounds ->
    [0] any number of rounds
   *[other] { $rounds } rounds at most
}
lobby-scenario-sides = Who plays, and what wins
lobby-scenario-wins = Wins when
lobby-scenario-special = Special rules
lobby-scenario-called = as the { $called }
lobby-scenario-run-by = Nobody plays it; { $name } decides for it.
lobby-scenario-too = Also has the forces of { $name }.
lobby-scenario-you = You play
lobby-scenario-play = { $programs ->
    [one] Play against a program
   *[other] Play with { $programs } programs
}
lobby-scenario-choose = Choose everything yourself
