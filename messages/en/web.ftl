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
