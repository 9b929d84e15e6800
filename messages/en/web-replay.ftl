# Games that are over, looked at again in the browser (web/src/replay): the replay, playing on from
# it, the check of its shuffles, and records that are brought.


## The replay

web-replay = Replay
web-replay-watch = Watch the replay
web-replay-watch-of = Watch the replay of { $table }
web-replay-running = This game is not over yet. Its replay opens when it is.
web-replay-to-table = To the table
web-replay-to-result = Back to the result
web-replay-line = The course of the game
web-replay-ways = Ways through the game
web-replay-begin = The table is set up.
web-replay-unseen = These eyes saw nothing of this step.
web-replay-position = turn { $turn } · step { $step } of { $of }
web-replay-mark = Turn { $turn }: { $line }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-previous = A step back
web-replay-next = A step on
web-replay-previous-turn = A turn back
web-replay-next-turn = A turn on
web-replay-play = Play
web-replay-pause = Pause
web-replay-play-key = Play or pause the replay
web-replay-speed = How fast it plays
web-replay-speed-is = Speed { $speed } times
web-replay-times = { $speed }×
web-replay-eyes = Eyes
web-replay-eyes-of = { $name } · { $side }
web-replay-eyes-watcher = A watcher’s eyes
web-replay-copy = Copy the link to this step
web-record = Download the record


## Playing on

web-play-on = Play on from here
web-play-on-about = A new table goes on with this game after step { $step }, in turn { $turn }. Who shall sit where?
web-play-on-anew = Everything that anybody had seen by then stays as it was. What nobody had seen, such as the order of the decks, is dealt anew.
web-play-on-now = Make the table


## How the shuffles are checked

web-promise = Shuffle promise
web-promise-about = Before the first shuffle the server committed itself: this is the hash of its secret. When the game is over it shows the secret, and everybody can check that no shuffle was changed. This browser keeps the hash to compare it then.
web-verify = Verify
web-verify-this = Check this game
web-verify-title = Check the shuffles and the game
web-verify-about = Before the first shuffle the server showed the commitment: the hash of its secret. The secret and one share from each seat make the seed, and the seed makes every shuffle. So nobody, the server included, could change a shuffle or choose one after the shares were known.
web-verify-waiting = checking …
web-verify-right = right
web-verify-wrong = wrong
web-verify-unknown = cannot be told
web-verify-promise = The promise before the game
web-verify-promise-about = { $kept ->
    [right] The server shows the same commitment now that this browser kept when it first saw the table.
    [wrong] The server shows another commitment now than the one this browser kept when it first saw the table.
    [none] This record brings no proof of its chance, so nothing was promised that could be compared.
   *[unknown] This browser did not see the table while the game was played, so it has nothing to compare this with.
}
web-verify-kept = Kept by this browser:
web-verify-secret = The secret of the server
web-verify-secret-about = Its hash, computed in your browser, must be the commitment above.
web-verify-the-secret = secret
web-verify-seed = The seed of all shuffles
web-verify-seed-about = The hash of the secret and of a share from every seat, computed in your browser, must be the seed that the game was played with.
web-verify-the-parts = secret and shares, each after its length
web-verify-share = Share of { $name }
web-verify-own = brought by this browser
web-verify-no-share = none
web-verify-picks = Every pick, played again
web-verify-picks-about = The server plays the whole record again by the rules and compares the state of the game with the hashes that were noted on the way.
web-verify-done = { $picks ->
    [one] One pick
   *[other] { $picks } picks
}, { $hashes ->
    [one] one hash
   *[other] { $hashes } hashes
} compared
web-verify-no-hash = This page was not opened over a safe connection, so the browser may compute no hashes. Download the record and check it with the command
web-verify-not = It does not prove that whoever runs the server did not look at hidden cards, nor that players kept theirs to themselves.
web-verdict-waiting = The game is being checked …
web-verdict-proved-seen = All is right: the shuffles are the ones promised before the game, and all { $picks } picks follow the rules.
web-verdict-proved = All is right: the seed is the one the commitment demands, and all { $picks } picks follow the rules.
web-verdict-unproved = All { $picks } picks follow the rules; whether the shuffles were fair cannot be told, for there is no proof of the seed.
web-verdict-mended = All { $picks } picks since the rules were mended follow them; what came before was played by other rules and cannot be played again.
web-verdict-unhashed = All { $picks } picks follow the rules; the seed could not be checked in this browser.
web-verdict-wrong = This does not fit: the shuffles are not the ones that were promised.


## Records that are brought

web-open-record = Open a record
web-open-record-about = Choose the file of a game that was played before, or drop it here.
web-open-record-busy = The record is being read and checked …
web-open-record-large = This file is too large to be the record of a game.
web-open-record-empty = This file is empty.
