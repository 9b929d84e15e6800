"""The host names that this server accepts.

A foreign page can make its own name point at this machine (DNS rebinding), and the browser then
takes it for one of ours. The `Host` header still carries that name, so requests for any name but
our own are refused. Numeric addresses cannot be redirected like that.
"""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

HOST = re.compile(r"(?P<name>[A-Za-z0-9._\-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
"""The form of a Host header."""
LOCALHOST = "localhost"


class OwnHosts(NamedTuple):
    """The names of this server; `is_open` if other machines can connect to it."""

    names: frozenset[str]
    is_open: bool

    def knows(self, header: str) -> bool:
        """Whether a Host header names this server, whatever the port."""
        name = name_in(header)
        if name in self.names:
            return True
        address = address_in(name)
        if address is not None:
            return self.is_open or address.is_loopback
        return self.is_open and name.endswith(".local")


def own_hosts(listens_on: str, base_url: str = "") -> OwnHosts:
    """The names of a server that listens on an address and has a public URL."""
    address = address_in(listens_on)
    is_open = listens_on != LOCALHOST and not (address is not None and address.is_loopback)
    names = {LOCALHOST, name_in(urlsplit(base_url).netloc)}
    if is_open:
        names |= {listens_on.lower(), socket.gethostname().lower(), socket.getfqdn().lower()}
    return OwnHosts(frozenset(names - {""}), is_open)


def name_in(header: str) -> str:
    """The name in a Host header without its port; empty if there is none."""
    found = HOST.fullmatch(header)
    return found["name"].strip("[]").rstrip(".").lower() if found else ""


def address_in(name: str) -> IPv4Address | IPv6Address | None:
    """The address that a numeric name stands for."""
    try:
        return ip_address(name)
    except ValueError:
        return None
