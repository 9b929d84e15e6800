# What the browser says around any game (web/src). The words of the lobby stand in lobby.ftl, those
# of a game's table in its own file, clone-wars-web.ftl. A message that nothing uses fails a test.


## Pages

web-title = { $page } – Orrery
web-lobby = Lobby
web-new-table = New table
web-table = Table { $table }
web-loading = One moment …
web-page-failed = This page could not be loaded
web-page-failed-why = The connection may be gone, or the server was started anew.
web-try-again = Try again
web-nowhere = There is no page here
web-nowhere-why = The address may be mistyped.
web-to-lobby = To the lobby


## The server

web-offline = There is no connection to the server.
web-problem = The server could not do this ({ $status }).

# A gesture of several picks that was carried out only in part
web-stopped-no-option = After { $done ->
    [one] the first pick
   *[other] { $done } picks
} the next one was not possible any more.
web-stopped-revealed = Something new was turned up after { $done ->
    [one] the first pick
   *[other] { $done } picks
}: look before you go on.
web-stopped-passed = After { $done ->
    [one] the first pick
   *[other] { $done } picks
} it was no longer yours to decide.


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
