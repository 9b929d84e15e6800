"""A server under load, for `orrery bench server`: servers, and players in separate processes
(`lab.players`) that talk to them over real sockets."""
