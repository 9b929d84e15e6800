"""Who can reach a server, printed when it starts; and how many connections the system allows it."""

from __future__ import annotations

import sys
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

import click

MOST_FILES = 65_536
"""The most open files, including sockets, that a server asks the system for."""


def told(address: str, network: str, base_url: str) -> str:
    """Who can reach a server, in one sentence: `address` is for this machine, `network` for other
    machines if it accepts them, `base_url` is the address of a proxy."""
    if base_url and not network:
        return f"Others reach it through the proxy at {base_url}; without it, only this machine."
    others = f"{whose(network)} can reach it at {network}" if network else ""
    if base_url:
        return f"Others reach it through the proxy at {base_url}; without it, {others}."
    if others:
        return f"{others[0].upper()}{others[1:]}."
    return f"Only this machine can reach it, at {address}."


def whose(network: str) -> str:
    """Who can reach an address of this machine."""
    host = urlsplit(network).hostname or ""
    return "the whole internet" if ip_address(host).is_global else "this network"


def raise_file_limit() -> None:
    """Raise the limit of open files as far as the system allows: each connection is one, and the
    default is a few hundred or a thousand."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return  # macOS allows less than it reports; the server works with what it gets


def networks(
    _: click.Context, __: click.Parameter, given: tuple[str, ...]
) -> tuple[IPv4Network | IPv6Network, ...]:
    """Parse the addresses and networks of an option."""
    try:
        return tuple(ip_network(one, strict=False) for one in given)
    except ValueError as error:
        raise click.BadParameter(
            f"{error}; expected an address such as 203.0.113.7 or a network such as 2001:db8::/32"
        ) from error
