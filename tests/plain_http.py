"""Asking servers on this machine: nothing is encrypted, so no list of authorities is read, which
takes longer than most answers; and ports that belong to one test."""

from __future__ import annotations

import socket
from functools import partial

import httpx

HOST = "127.0.0.1"
RESERVED: list[socket.socket] = []

get = partial(httpx.get, verify=False)
post = partial(httpx.post, verify=False)
Client = partial(httpx.Client, verify=False)
AsyncClient = partial(httpx.AsyncClient, verify=False)


def reserved_port() -> int:
    """A free port that nobody else is given as long as this process lasts, not even while no server
    is on it: it stays bound, and whoever asks for just this one can bind it again, to listen."""
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind((HOST, 0))
    RESERVED.append(reserved)
    port: int = reserved.getsockname()[1]
    return port
