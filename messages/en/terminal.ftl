# What the terminal says around any game (src/orrery/cli/terminal). Commands are in backquotes: they
# are typed as they are, in every language.


## Beginning

terminal-go-on = You have an unfinished game: { $standing }; saved { $when }. Continue it? (y/n)
terminal-yes-no = Please answer y or n.
# What can be typed for it, in lower case.
terminal-yes = y yes
terminal-no = n no
terminal-lost = The unfinished game cannot be continued: { $reason }
terminal-lost-new = Start a new game? The file of the old one is kept. (y/n)
terminal-lost-kept = The file of your old game is kept as { $file }.
terminal-kept = Your old game is kept as { $file }; `{ $command }` continues it.
terminal-from-over = The game in { $file } is over; `{ $command }` replays it.
terminal-welcome-back = Continuing where you stopped.


## Asking

terminal-ask = Your choice
terminal-human = human
terminal-what-happened = Since your last move
terminal-setbacks = What happened to you
terminal-cut = { $n } earlier lines: type `log`
terminal-more = `more` lists them all in full
terminal-usual = Done for you: { $option } (`ask` lets you choose)
terminal-asks-all = From now on you are asked about everything. Type `ask` again to change that.
terminal-asks-less = From now on you are asked only about what matters.
terminal-forced = There is only one option, so it is chosen for you: { $option }
terminal-hand-over = The next choice is up to { $side }. Hand over the keyboard, then press Enter (or type `quit`).


## Answers

terminal-no-number = There is no option { $given }; the options are 1 to { $n }.
terminal-no-option = I do not understand “{ $given }”. Type a number from 1 to { $n }, or ? for help.
terminal-sure = End your turn? Still open: { $lost }. (y/n, or type `end` again)
terminal-not-ended = Your turn goes on.
terminal-stopped = Stopped before “{ $given }”: it is no longer possible.
terminal-stopped-asked = Stopped: there is a question to answer first.
terminal-nothing-to-do = You cannot do that now.
terminal-undone = Undone: { $option }
terminal-undone-theirs = This also undid everything the programs had done since.
terminal-undone-times = { $n } × { $option }
terminal-undo-nothing = There is nothing to undo yet.
terminal-undo-revealed = “{ $option }” cannot be undone: it drew, shuffled or revealed a card.
terminal-undo-other = Someone else has acted since your last move, so it cannot be undone.
terminal-no-match = There is no card or rule called “{ $given }” in this game. Try part of its name.
terminal-no-card = No card in this game is called “{ $given }”. Try part of its name.
terminal-several = “{ $given }” could be { $names }.
terminal-one-of = [{ $number }] { $option }
terminal-rules-found = Rules about “{ $given }” (`? ID` shows one):
terminal-rule-decision = Choice:
terminal-rule-edge = Cases:
terminal-no-rule = There is no rule { $given }; the closest are { $near }.
terminal-why-what = Why what? Name a card, for example: `why { $example }`
terminal-hint = A hint from { $program }: { $option }
terminal-hint-reason = { $option }. { $reason }
terminal-log-empty = Nothing has happened yet.


## Saving and ending

terminal-saved = Saved to { $file }.
terminal-save-not-ours = { $file } exists and is not an Orrery game, so nothing was saved. Choose another name.
terminal-save-over = { $file } already holds a game. Overwrite it? (y/n)
terminal-not-saved = Nothing was saved.
terminal-interrupted = Stopped. The game is saved to { $file }.
terminal-go-on-how = `{ $command }` continues it.
terminal-length = { $unit ->
    [rounds] { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
   *[turns] { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
}
terminal-over = The game is over after { $picks } moves and { $length }. { $ending }
terminal-over-own = The game is over after { $length }; you made { $picks ->
    [one] 1 move
   *[other] { $picks } moves
}. { $ending }
terminal-you-won = You have won!
terminal-you-lost = You have lost. Better luck next time!
terminal-record = The record is { $file }; `{ $command }` replays it.
terminal-again = `{ $command }` starts another game.


## Replay

terminal-replay = { $file }: { $game }, { $picks } moves.
terminal-replay-to = After move { $n } of { $of }:
terminal-verifying = Replaying it
terminal-verified = Verified: all { $picks } moves, { $hashes } hashes and the result match the record.
terminal-verified-running = Verified: all { $picks } moves and { $hashes } hashes match the record; the game is not over.
terminal-verified-proof = The shuffles are proven: the secret and the seats’ shares give the seed, and the secret matches the commitment { $commitment } shown before the game.
terminal-verified-mended = It begins after the rules were corrected: earlier moves were made under other rules, and their shuffles cannot be reproduced.
terminal-verified-no-proof = It has no proof of its seed, so there is no telling whether the shuffles were fair.


## Card packs

pack-ok = { $folder } is a card pack for { $game }.
pack-replaced = It replaces { $n ->
    [one] 1 record
   *[other] { $n } records
}: { $names }.
pack-added = It adds { $n ->
    [one] 1 record
   *[other] { $n } records
}: { $names }.
pack-removed = It removes { $n ->
    [one] 1 record
   *[other] { $n } records
}: { $names }.
pack-same = It changes nothing: every record is the same as ours.
pack-record = { $name } ({ $id }): { $what }
pack-figure = { $figure } { $value }
pack-figure-changed = { $figure } { $before } { $arrow } { $after }
pack-text-only = different text
pack-notes-only = only the source of the facts
pack-text = “{ $text }”
pack-reward = Reward: “{ $text }”
pack-fingerprint = Games played with it carry the fingerprint { $fingerprint }.


## Help

help-number = choose this option; several numbers, such as 1 2 5, are carried out in order
help-question = this help; ? with a card, an option’s number or a rule’s id explains it
help-why = why something is not possible now
help-rule = the rule behind the question; with an id, that rule; with words, rules about them
help-legend = what the symbols on the table mean
help-ask = be asked about everything, such as how to pay; again: only about what matters
help-more = all options, including rarely used ones
help-hint = what a program would do
help-undo = undo what you typed last; between people, unless it revealed something
help-log = what has happened so far
help-cards = the text of all visible cards
help-piles = the cards in all face-up piles
help-table = draw the table again
help-full = draw it in full, however many lines that takes
help-save = save the game; with a name, under that name
help-quit = save and stop; Ctrl-C does the same

report-head = Problem report for { $game }, version { $version }, at step { $number }.
report-test = Wrote a test: { $file }. Add what should happen instead, and see it fail.


## The help of a command

help-programs = Programs, weakest first (or your own, as module:Class)
help-options = Options of { $game }, as in --option KEY=VALUE
# What an option is about, its values, and the one that is taken if nothing is said.
help-values = { $about } One of: { $values }; default: { $usual }.
help-needs = { $said } Only with { $needs }.


## A game without a screen of its own

plain-seat = Seat { $n } ({ $player })
plain-standing = { $game }, { $length }
plain-welcome = { $game }. Type ? for help.
plain-possible = This is possible now.
plain-why = { $sentence } ({ $rule })
