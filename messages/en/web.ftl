# What the browser says around any game (web/src). The words of the lobby are in lobby.ftl, those of
# a game's table in its own file, clone-wars-web.ftl. A message that nothing uses fails a test.

## Pages

web-title = { $page } – Orrery
web-lobby = Lobby
web-new-table = New table
web-loading = One moment …
web-setting-up = Setting up the table …
web-page-failed = This page could not be loaded
web-page-failed-why = The connection may be down, or the server was restarted.
web-try-again = Try again
web-not-found = There is no page here
web-not-found-why = The address may be mistyped.
web-to-lobby = Back to the lobby

## The server

web-offline = No connection to the server.
web-problem = The server could not do this ({ $status }).
web-busy = The server is busy. Try again in a moment.

# A gesture of several picks that was only partly carried out
web-stopped-no-option = { $done ->
    [one] Only the first step was done
   *[other] Only { $done } steps were done
}: the next one is no longer possible.
web-stopped-revealed = { $done ->
    [one] The first step revealed something
   *[other] Step { $done } revealed something
}: look before you go on.
web-stopped-other-question = { $done ->
    [one] Only the first step was done
   *[other] Only { $done } steps were done
}: now you are asked something else.
web-stopped-passed = { $done ->
    [one] Only the first step was done
   *[other] Only { $done } steps were done
}: then it was someone else’s decision.

## Heard by screen readers

web-and-more = And { $more } more in the log.

## Times

web-just-now = just now
web-minutes = { $n } min
web-hours = { $n } h
web-days = { $n ->
    [one] a day
   *[other] { $n } days
}

## Around any table

web-close = Close
web-previous-card = Previous card
web-next-card = Next card
web-back = Back
web-more = More
web-you = You
web-nobody = Nobody
web-seat = Seat { $number }
web-side-republic = Republic
web-side-separatist = Separatists
web-side-empire = Empire
web-side-rebel = Rebels
web-side-neutral = Neutral
web-side-jim_raynor = Jim Raynor
web-side-arcturus_mengsk = Arcturus Mengsk
web-side-tassadar = Tassadar
web-side-aldaris = Aldaris
web-side-queen_of_blades = The Queen of Blades
web-side-overmind = The Overmind
web-turn = turn { $n }
web-score = Score
web-table-ways = Table
web-watching = You are watching
web-watchers = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
web-text-view = Text view
web-drawn-view = Graphical view
web-menu = Menu
web-tabs = Parts of the table
web-tab-table = Table
web-reconnecting = Reconnecting; nothing is lost
web-turned-away = The server is too busy right now. This page keeps trying; nothing is lost.
web-table-closed = This table was closed before its game began
web-table-gone = This table was deleted
web-table-gone-why = The person who created it has deleted it for everyone.

# The prompt bar
web-your-turn = Your turn
web-your-answer = Your decision
web-at-turn = { $name }’s turn
web-turn-asks = { $head }: { $question }
web-turn-of = { $name } is deciding
web-thinks = { $name } is thinking
web-waits = You can look around in the meantime.
web-waits-watching = You are watching, and can look around.
# A program plays: a click skips to one's own turn
web-skip = You can look around, or skip to your turn.
web-skip-watching = Skip ahead
web-one-moment = One moment
web-ways = { $n ->
    [0] All choices
    [one] The only choice
   *[other] All { $n } choices
}
web-read-all = Read it all
web-path = { $what }: now choose something that glows
web-option-verb = { $verb }: { $label }
# What an option does, where its words do not say it
web-verb = { $verb ->
    [play] Play
    [buy] Buy
    [use] Use
    [commit] Attack
    [move] Move
    [place] Place
    [reveal] Reveal
    [take] Take
   *[other] {""}
}
web-counted = { $label } ×{ $count }
web-sending = In a moment: { $what }
web-stop-it = Stop
web-stop-what = Stop: cancel { $what }
web-send-now = Do it now
web-asking = Do it? { $what }
web-do-anyway = Yes, do it
web-back-what = Back: choose something else
web-undo-it = Undo
web-undo = Undo: { $what }
web-undo-asks = Undo: { $what }. The others must agree.
web-undo-seen = Undo: { $what }. Cards have been seen since; against programs you can still undo.
web-undo-theirs = Undo “{ $what }”? This also undoes everything your opponent has done since.
web-undo-nothing = Undo: nothing to undo
# A gesture of several steps whose name is no longer known
web-and-picks = { $what } and { $n } more
web-hint = Hint
web-hint-what = Hint: what a program would do now
web-hint-not-now = Hint: only when you have a decision to make
web-hint-comes = Hint: one moment
web-hint-close = Close the hint
web-hints-allowed = Players may ask a program for hints.
web-do-it = Do it
web-do-what = Do it: { $what }

# Somebody asks to undo something
web-request = A request to undo
web-request-of = { $name } asks to undo { $act ->
    [known] their last move:
   *[hidden] their last move.
}
web-request-mine = You asked to undo; { $names } must agree.
web-request-away = { $n ->
    [one] { $names } is away: your request waits until { $names } is back, you withdraw it or the game goes on.
   *[other] { $names } are away: your request waits until they are back, you withdraw it or the game goes on.
}
web-request-agree = Agree
web-request-refuse = Decline

# Why not
web-why-not = Why not
web-why-nothing = Nothing can be done with this now.
web-show-me = Show me
web-more-reasons = { $n ->
    [one] 1 more reason
   *[other] { $n } more reasons
}

# Options
web-options = All choices
web-search = Search
web-found = { $n } found
web-none-found = No choice matches these words.
# Options that would do nothing
web-idle-options = { $n ->
    [one] One more that would do nothing
   *[other] { $n } more that would do nothing
}
web-no-options = There is nothing to choose now.
web-reveals = reveals something hidden, so it cannot simply be undone

# The log
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-filter = Which part of the log is shown
web-log-all = All
web-log-mine = Mine
web-log-battles = Battles
web-log-of = Only { $name }
web-log-earlier = Show earlier events ({ $n ->
    [one] one more line
   *[other] { $n } more lines
})
web-log-begin = Setup
web-changes = { $n ->
    [one] 1 change
   *[other] { $n } changes
}
web-changes-what = What has changed since your last decision. Click, or press C, to go through it.
web-changed = Changed:

# Rules
web-rule-read = Read this rule
web-rule-named = Rule { $rule }
web-rule-missing = This rule could not be loaded.

# Chat
web-chat = Chat
web-chat-unread = { $n ->
    [0] Chat
   *[other] Chat, { $n } unread
}
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-watchers = Watchers can read along; only players can write here.

# Menu
web-copied = Copied
web-not-copied = This browser does not allow copying
web-copy-watch = Copy the link for watchers
web-copy-own = Copy my link for another device
web-copy-own-why = Your own link is secret: anyone who has it sees your hand and can play for you.
web-leave = Back to the lobby
web-report = Report a problem …
web-report-said = What is wrong?
web-report-running = The file contains the version and what you see. It reveals nothing that is hidden from you.
web-report-over = The file contains the version and the record of the game.
web-report-save = Save the file
web-report-saved = { $file } was saved. Send it to the people who maintain Orrery.
web-resign = Resign …
web-resign-why = Your opponent wins at once. This cannot be undone.
web-resign-why-of-many = A program plays the rest of the game for you, and you watch. This cannot be undone.
web-resign-now = Resign and lose this game
web-resign-now-of-many = Resign and leave my seat to a program
web-resign-not = Keep playing
web-set-language = Language
web-set-language-browser = Same as the browser
web-set-theme = Theme
web-set-theme-system = same as system
web-set-theme-dark = dark
web-set-theme-light = light
web-set-motion = Motion
web-set-motion-normal = normal
web-set-motion-half = slow
web-set-motion-double = fast
web-set-motion-off = none
web-set-pace = Speed of programs
web-set-pace-slow = slow
web-set-pace-natural = natural
web-set-pace-fast = fast
web-set-pace-at-once = instant
web-set-watch = Battles between others
web-set-watch-never = just tell me
web-set-watch-touching = open those on my planets
web-set-watch-always = open all
web-set-text = Text size
web-set-text-100 = 100%
web-set-text-115 = 115%
web-set-text-130 = 130%
web-set-grace = Delay before a move that cannot be undone
web-set-grace-0 = none
web-set-grace-1-5 = 1.5 s
web-set-grace-3 = 3 s
web-set-grace-ask = ask first
web-set-forced = When there is only one choice
web-set-forced-true = make it for me
web-set-forced-false = wait for me
web-set-sound = Sounds
web-set-sound-off = off
web-set-sound-low = quiet
web-set-sound-full = loud
web-set-letters = Single-letter shortcuts
web-set-letters-true = on
web-set-letters-false = off

# Help
web-help = Help
web-help-now = What you are asked now
web-help-signs = What the symbols mean
web-keys = Keys you can use now
web-keys-letters = Keys do not work in a text field. You can turn off single letters in the menu.
web-keys-no-letters = Single letters are turned off in the menu.
web-key-undo = Undo, or stop what is about to happen
web-key-skip = Skip to your turn
web-key-options = All choices
web-key-hint = Hint; press it again to do it
web-key-change = Next change since your last decision

web-left-seat = You have resigned: a program plays on for you, and you watch.

# The curtain between players of one device
# $who: whether the player is known by name, or by what is played
web-curtain = { $who ->
    [side] Pass the device to the next player: { $name }
   *[name] Pass the device to { $name }
}
web-curtain-hidden = The table is hidden.
web-curtain-happened = { $n ->
    [one] One thing happened
   *[other] { $n } things happened
} since the last turn.
web-curtain-look = { $who ->
    [side] I play the { $name }: hold to reveal
   *[name] I am { $name }: hold to reveal
}
# A question that everybody may read, on a device that players share
web-open-seat = { $name }, it is your choice
web-open-seat-why = Everybody may look: nothing is secret here.
web-curtain-keep = Keep holding until the button is full.
web-curtain-keys = With the keyboard, press Enter.

# How far a link reaches
web-reach-here = This link only works on this computer: nobody else can reach the server the way it is running now.
web-reach-do = To play with someone on your network, stop Orrery (Ctrl-C in its terminal), start it like this, and invite again:
web-reach-network = This link works on your network: for anyone on the same Wi-Fi or in the same house.

# Before the game
web-waiting-for = { $n ->
    [0] Everyone is here; the game begins.
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
web-seat-mine = you sit here
web-seat-program = program
web-seat-open = open to anyone
web-seat-waits = waiting for the person with the link
web-seat-free = Free seat
web-seat-link = Link for your friend
web-seat-link-open = Link for anyone who wants to join
web-seat-here = is here
web-seat-away = has sat down
web-sit-down = Sit down
web-copy-link = Copy link
web-start-programs = Start without waiting …
web-start-ask = Start without waiting?
web-start-why = { $n ->
    [one] A strong program takes the free seat.
   *[other] Strong programs take all { $n } free seats.
} Any invitation you have sent will stop working.
web-start-now = Start now, with programs
web-start-not = Keep waiting
web-close-table = Close table
web-claim-invited = { $name } invites you to play { $game }
web-claim-seat = A seat in a game of { $game }
web-claim-side = You play the { $side }
web-claim-drawn = The sides are drawn at random when the game begins.
web-claim-name = Your name

# After the game
web-over-back = Back to the result
web-over-won = You won
web-over-draw = Nobody won
web-over-winner = { $names } won
web-over-same-sides = Play again, same sides
web-over-other-program = Try { $than ->
    [stronger] a stronger program
   *[weaker] an easier program
}: { $title } ({ $strength })
web-over-rematch-join = Join the rematch
web-over-rematch-watch = Watch the rematch
web-over-look = Look at the table
web-over-proof = Check that the shuffles were fair
web-over-resigned = { $name } resigned.
web-rematch = { $seats ->
    [2] Rematch, sides swapped
   *[other] Rematch
}
web-rematch-join = Go to the rematch

## The text view

web-text-prompt = Prompt
web-text-plays = You play: { $side }
web-text-you = You
web-text-near = First seat
web-text-command = Command
web-command-hint = o, l, h, hint, why …, undo, or an option
web-command-do = Do
web-command-help = o lists the options, and o WORDS only those with these words; l 5 shows the last five lines; h shows your hand; hint says what a program would do; why NAME says why something is not possible; undo undoes your last move; draft shows what you have put together, and send sends it. Anything else picks an option: type its text, or some of its words.
# Several picks that are one choice
web-draft-several = { $kind ->
    [all] Choose { $most } in any order, then type send: { $n } of { $most }.
   *[some] Choose { $least } to { $most } in any order, then type send: { $n } of { $most }.
}
web-draft-whole = Not sent yet: { $what }. Type send, or undo to take it back.
web-draft-none = Nothing is drafted.
web-draft-count = { $n } of { $all }
web-draft-send = Send
web-draft-sent = { $n ->
    [one] One pick
   *[other] { $n } picks
}
web-command-several = Several options match:
web-command-unknown = Nothing matches “{ $words }”. Type ? for help.
web-command-no-thing = Nothing on the table is called “{ $words }”.
web-option-line = { $label } ({ $text })
web-hint-line = { $label } – { $why }
web-why-line = { $sentence } ({ $rule })
web-why-possible = This is possible: { $pick }

web-text-none = none
