# Finished games in the browser (web/src/replay): the replay, playing on from it, checking its
# shuffles, and opening records.


## The replay

web-replay = Replay
web-replay-watch = Watch the replay
web-replay-watch-of = Watch the replay of { $table }
web-replay-running = This game is not over yet. Its replay opens when it is.
web-replay-to-table = Go to the table
web-replay-to-result = Back to the result
web-replay-line = Timeline
web-replay-ways = Replay controls
web-replay-begin = The table is set up.
web-replay-unseen = You cannot see this step from this perspective.
# $span: what the players of the game count
web-replay-position = { $span ->
    [round] round
   *[turn] turn
} { $turn } · step { $step } of { $of }
web-replay-mark = { $span ->
    [round] Round
   *[turn] Turn
} { $turn }: { $line }
web-replay-first = Go to the beginning
web-replay-last = Go to the end
web-replay-previous = One step back
web-replay-next = One step forward
web-replay-previous-turn = One { $span ->
    [round] round
   *[turn] turn
} back
web-replay-next-turn = One { $span ->
    [round] round
   *[turn] turn
} forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-play-key = Play or pause the replay
web-replay-speed = Playback speed
web-replay-speed-is = Speed { $speed } times
web-replay-times = { $speed }×
web-replay-perspective = Perspective
web-replay-perspective-of = { $name } · { $side }
web-replay-perspective-open = All hands open
web-replay-perspective-watcher = Watcher
web-replay-copy = Copy the link to this step
web-record = Download the record


## Where it turned

web-turned = Where it turned
web-turned-about = The curve shows how likely each player was to win, with all hands open. Picks are judged by what their players could know at the time. Both are estimates: a program plays on from there many times.
web-turned-waiting = Waiting for the server …
web-turned-working = A program looks back at the game. This may take a minute or two …
web-turned-again = Try again
web-turned-curve = Chances to win
web-turned-player = Player
web-turned-percent = { $percent } %
web-turned-turn = { $span ->
    [round] Round
   *[turn] Turn
} { $turn }
web-turned-end = End
web-turned-costly = The picks that cost most
web-turned-none = No pick clearly lost anything. { $compared ->
    [one] One was compared
   *[other] { $compared } were compared
} with others.
web-turned-when = { $span ->
    [round] Round
   *[turn] Turn
} { $turn } · { $name }
web-turned-picked = Picked: { $picked }
web-turned-better = Better: { $better }
web-turned-chance = { $chance } % to win instead of { $possible } %
web-turned-show = Show this moment


## Playing on

web-play-on = Play on from here
web-play-on-about = A new table continues this game after step { $step }, in { $span ->
    [round] round
   *[turn] turn
} { $turn }. Who sits where?
web-play-on-reshuffled = Everything anyone had seen by then stays as it was. What nobody had seen, such as the order of the decks, is shuffled again.
web-play-on-now = Create the table


## How the shuffles are checked

web-commitment = Fair-shuffle proof
web-commitment-about = Before the first shuffle the server committed to its secret: this is the secret’s hash. When the game is over it reveals the secret, and everyone can check that no shuffle was changed. This browser keeps the hash so that it can compare.
web-verify = Verify
web-verify-this = Check this game
web-verify-title = Check the shuffles and the game
web-verify-about = Before the first shuffle the server showed its commitment: the hash of its secret. The secret and one share from each seat make the seed, and the seed determines every shuffle. So nobody, not even the server, could change a shuffle, or choose one after the shares were known.
web-verify-waiting = checking …
web-verify-right = matches
web-verify-wrong = does not match
web-verify-unknown = unknown
web-verify-commitment = Commitment made before the game
web-verify-commitment-about = { $kept ->
    [right] The server’s commitment is the one this browser stored when it first saw the table.
    [wrong] The server’s commitment is not the one this browser stored when it first saw the table.
    [none] This record has no proof of its shuffles, so there is no commitment to compare.
   *[unknown] This browser did not see the table while the game was played, so it has nothing to compare.
}
web-verify-kept = Stored by this browser:
web-verify-secret = The server’s secret
web-verify-secret-about = Its hash, computed in your browser, must equal the commitment above.
web-verify-the-secret = secret
web-verify-seed = The seed of all shuffles
web-verify-seed-about = The hash of the secret and every seat’s share, computed in your browser, must equal the seed the game was played with.
web-verify-the-parts = secret and shares, each prefixed with its length
web-verify-share = { $name }’s share
web-verify-own = provided by this browser
web-verify-no-share = none
web-verify-picks = Every move, replayed
web-verify-picks-about = The server replays the whole record by the rules and compares the state of the game with the hashes noted along the way.
web-verify-done = { $picks ->
    [one] One move
   *[other] { $picks } moves
}, { $hashes ->
    [one] one hash
   *[other] { $hashes } hashes
} compared
web-verify-no-hash = This page was not opened over a secure connection, so the browser cannot compute hashes. Download the record and check it with the command
web-verify-not = It does not prove that the person running the server never looked at hidden cards, or that players kept theirs to themselves.
web-verdict-waiting = Checking the game …
web-verdict-proved-seen = Verified: the shuffles are the ones committed to before the game, and all { $picks } moves follow the rules.
web-verdict-proved = Verified: the seed matches the commitment, and all { $picks } moves follow the rules.
web-verdict-unproved = All { $picks } moves follow the rules. Whether the shuffles were fair is unknown, because there is no proof of the seed.
web-verdict-mended = All { $picks } moves since the rules were corrected follow them. Earlier moves were made under other rules and cannot be replayed.
web-verdict-unhashed = All { $picks } moves follow the rules; this browser could not check the seed.
web-verdict-wrong = This does not match: the shuffles are not the ones committed to.


## Opening records

web-open-record = Open a record
web-open-record-about = Choose the file of an earlier game, or drop it here.
web-open-record-busy = Reading and checking the record …
web-open-record-large = This file is too large to be the record of a game.
web-open-record-empty = This file is empty.
