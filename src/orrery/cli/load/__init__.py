"""A server under load, for `orrery bench server`: servers, and players in processes of their own
(`lab.players`) who speak to them through real sockets."""
