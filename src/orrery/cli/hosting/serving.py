"""A server that runs until it is stopped: for `orrery serve` and `orrery play`."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
from collections.abc import Callable, Sequence
from ipaddress import ip_address
from pathlib import Path

import click
import uvicorn
from litestar import Litestar
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from orrery.cli.hosting import logs
from orrery.cli.hosting.gc_schedule import sweep
from orrery.cli.hosting.logs import LogFormat
from orrery.cli.hosting.reach import raise_file_limit
from orrery.cli.hosting.single_server import alone
from orrery.cli.terminal import commandline, saves
from orrery.server.app import make_app
from orrery.server.http.guards import Network
from orrery.server.http.wires import Config
from orrery.server.limits import USUAL, Limits
from orrery.server.storage.engines import make_engine
from orrery.server.storage.migrations import check_known

LOOPBACK = "127.0.0.1"
ELSEWHERE = ("192.0.2.1", 9)
"""A documentation address that nobody has."""
FINISH_WITHIN = 2
"""Seconds that a stopping server gives work in progress, and messages about it."""
STOP_WITHIN = 3
"""Seconds that requests then have to finish."""


class Server(uvicorn.Server):
    """Reports when it is ready, and disconnects its listeners before it stops."""

    def __init__(
        self,
        app: Litestar,
        ready: Callable[[], None],
        log_level: str,
    ) -> None:
        super().__init__(
            Config(
                app,
                log_level=log_level,
                log_config=None,  # it logs the way everything else does (`logs.begin`)
                timeout_graceful_shutdown=STOP_WITHIN,
                server_header=False,
            )
        )
        self.app = app
        self.ready = ready
        self._sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._sweeping = asyncio.create_task(sweep())
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.app.state.tables.dismiss(FINISH_WITHIN)
        await super().shutdown(sockets)


def usual_database() -> str:
    """A file in the user's data folder, wherever that is on this platform."""
    folder = saves.home()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on; port 0 means any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise click.ClickException(f"port {port} is in use; choose one with --port") from error
        raise click.ClickException(f"cannot listen on {host}, port {port}: {error}") from error
    return listening


def address_of(listening: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address(listening: socket.socket) -> str:
    """The address for others on the network; empty if only this machine is served."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = own_host()
    if not host or ip_address(host).is_loopback:
        return ""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_host() -> str:
    """This machine's address on its network: the source of outgoing packets. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as speaking:
        try:
            speaking.connect(ELSEWHERE)
        except OSError:
            return ""  # there is no network
        host: str = speaking.getsockname()[0]
        return host


def run(
    listening: socket.socket,
    database: str,
    *,
    base_url: str = "",
    denied: Sequence[Network] = (),
    is_quiet: bool = False,
    log_format: LogFormat = "text",
    metrics: bool = False,
    metrics_token: str = "",
    limits: Limits = USUAL,
    ready: Callable[[], None],
) -> None:
    """Serve until Ctrl-C or SIGTERM. There is nothing to save at the end: every pick is stored
    before it is acknowledged."""
    level = "warning" if is_quiet else "info"
    logs.begin(log_format, level)
    check(database)
    raise_file_limit()
    with alone(database):
        logs.say(log_format, f"Tables are stored in {shown(database)}. Ctrl-C stops the server.")
        app = make_app(
            database,
            base_url=base_url,
            listens_on=listening.getsockname()[0],
            denied=denied,
            metrics=metrics,
            metrics_token=metrics_token,
            limits=limits,
            address=network_address(listening),
            program=commandline.program(),
            sharing=commandline.share(listening.getsockname()[1], named(database)),
        )
        try:
            # uvicorn stops by itself, and then passes the signal on.
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            Server(app, ready, level).run([listening])
        except KeyboardInterrupt:
            logs.say(log_format, "Stopped. All tables are saved.")


def check(database: str) -> None:
    """Report a problem with the database in one sentence, before anything is started."""
    try:
        engine = make_engine(make_url(database))
        try:
            with engine.connect() as connection:
                check_known(connection)
        finally:
            engine.dispose()
    except ImportError as error:
        sentence = (
            f"{shown(database)} needs a package that is missing ({error}); for PostgreSQL: "
            "pip install 'orrery[postgres]', or uv pip install 'psycopg[binary]' in a checkout"
        )
        raise click.ClickException(sentence) from error
    except SQLAlchemyError as error:
        reason = str(error).partition("\n")[0]
        sentence = f"the database {shown(database)} cannot be opened: {reason}"
        raise click.ClickException(sentence) from error


def named(database: str) -> str:
    """How a command names the database: not at all if it is the default one, and without its
    password."""
    if database == usual_database():
        return ""
    return make_url(database).render_as_string(hide_password=True)


def shown(database: str) -> str:
    """A database for display: the file, or the URL without its password."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite" and url.database:
        return str(Path(url.database))
    return url.render_as_string(hide_password=True)
