# What the terminal says around any game (src/orrery/cli/terminal). Names of commands stand in
# backquotes: they are typed as they are, in every language.


## Beginning

terminal-go-on = There is a game that was not finished: { $standing }; saved { $when }. Go on with it? (y/n)
terminal-yes-no = Please answer y or n.
terminal-lost = The game that was not finished cannot go on: { $reason }
terminal-lost-new = Begin a new game? The file of the old one is kept. (y/n)
terminal-lost-kept = The file of your old game is kept as { $file }.
terminal-kept = Your old game is kept as { $file }; `{ $command }` goes on with it.
terminal-from-over = The game in { $file } is over; `{ $command }` tells its story.
terminal-welcome-back = Going on where you stopped.


## Asking

terminal-ask = Your choice
terminal-what-happened = Since your last choice
terminal-cut = { $n } lines before this: `log` tells them all
terminal-more = `more` lists all in full
terminal-forced = Only one thing is possible, so it is done: { $option }
terminal-hand-over = It is for { $side } to choose. Hand over the keyboard, then press Enter (or type quit).


## Answers

terminal-no-number = There is no option { $given }; the options are 1 to { $n }.
terminal-no-option = I do not know “{ $given }”. Type a number from 1 to { $n }, or ? for help.
terminal-sure = End the turn? You would leave: { $lost }. (y/n, or type end again)
terminal-not-ended = Then your turn goes on.
terminal-stopped = Stopped before “{ $given }”: it is not possible any more.
terminal-stopped-asked = Stopped: you are asked something first.
terminal-nothing-to-do = There is nothing of that kind to do now.
terminal-undone = Taken back: { $option }
terminal-undone-times = { $n } × { $option }
terminal-undo-nothing = There is nothing to take back yet.
terminal-undo-revealed = “{ $option }” cannot be taken back: it drew, shuffled or turned up a card.
terminal-undo-other = Somebody else has acted since your last choice, so nothing can be taken back.
terminal-no-match = Nothing is called “{ $given }”: neither a card of this game nor a rule. Try a part of its name.
terminal-no-card = No card of this game is called “{ $given }”. Try a part of its name.
terminal-several = “{ $given }” could be { $names }.
terminal-one-of = [{ $number }] { $option }
terminal-rules-found = Rules about “{ $given }” (`? ID` shows one):
terminal-rule-decision = Choice:
terminal-rule-edge = Cases:
terminal-no-rule = There is no rule { $given }; near it are { $near }.
terminal-why-what = Why what? Name a card, for example: why { $example }
terminal-hint = A hint from { $program }: { $option }
terminal-hint-reason = { $option }. { $reason }
terminal-log-empty = Nothing has happened yet.


## Saving and ending

terminal-saved = Saved to { $file }.
terminal-save-not-ours = { $file } is there already and is no game of Orrery, so nothing was saved. Choose another name.
terminal-save-over = { $file } holds a game already. Write this one over it? (y/n)
terminal-not-saved = Nothing was saved.
terminal-interrupted = Stopped. The game is saved to { $file }.
terminal-go-on-how = `{ $command }` goes on with it.
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
terminal-over = The game is over after { $picks } choices and { $length }. { $ending }
terminal-over-own = The game is over after { $length }; you made { $picks ->
    [one] 1 choice
   *[other] { $picks } choices
}. { $ending }
terminal-you-won = You have won!
terminal-you-lost = You have lost. Next time!
terminal-record = The record is { $file }; `{ $command }` tells its story.
terminal-again = `{ $command }` plays again.


## Replay

terminal-replay = { $file }: { $game }, { $picks } choices.
terminal-replay-to = After choice { $n } of { $of }:
terminal-verifying = Playing it again
terminal-verified = Verified: all { $picks } choices, { $hashes } hashes and the result are what the record says.
terminal-verified-running = Verified: all { $picks } choices and { $hashes } hashes are what the record says; the game is not over.
terminal-verified-proof = Its shuffles are proved: the secret and the shares of the seats give the seed, and the secret gives the commitment { $commitment } that was shown before the game.
terminal-verified-mended = It begins after rules were mended: what came before was played by other rules, and its shuffles cannot be made again.
terminal-verified-no-proof = It brings no proof of its seed, so it cannot be told whether the shuffles were fair.


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
pack-same = It changes nothing: every record says what ours says.
pack-record = { $name } ({ $id }): { $what }
pack-figure = { $figure } { $value }
pack-figure-changed = { $figure } { $before } { $arrow } { $after }
pack-text-only = another text
pack-notes-only = only where the facts come from
pack-text = “{ $text }”
pack-reward = Reward: “{ $text }”
pack-fingerprint = Games played with it carry the fingerprint { $fingerprint }.


## Help

help-number = do this; several numbers, as in 1 2 5, are done in order
help-question = this help; ? and a card, an option’s number or a rule’s id explains it
help-why = why something is not possible now
help-rule = the rule that asks; with an id, that rule; with words, rules about them
help-more = all options, also those that are hardly ever wanted
help-hint = what a program would do
help-undo = take back what you typed last, as long as nothing was revealed by it
help-log = what has happened so far
help-cards = what all cards in sight say
help-piles = the cards in all open piles
help-table = draw the table again
help-full = draw it with nothing left out, in as many lines as that takes
help-save = save the game; with a name, under that name
help-quit = save and stop; Ctrl-C does the same

report-head = A report of a problem in { $game }, played with version { $version }, after { $number } updates or picks.
report-test = A test was written: { $file }. Say in it what should be, and see it fail.
