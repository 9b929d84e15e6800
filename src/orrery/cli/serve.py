"""`orrery serve`: tables for people on the network."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network
from typing import Literal
from urllib.parse import urlsplit

import click

from orrery.cli.hosting.reach import networks
from orrery.core.errors import BadData
from orrery.server.limits import USUAL, Limits, changed

USUAL_PORT = 8765


def public_address(_: click.Context, __: click.Parameter, given: str | None) -> str:
    """Check a public URL."""
    parts = urlsplit(given or "")
    if given and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise click.BadParameter(f"{given!r} is not a URL such as https://play.example")
    return f"{parts.scheme}://{parts.netloc}" if given else ""


def changed_limits(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> Limits:
    """The default limits, with the named ones changed."""
    try:
        return changed(USUAL, given)
    except BadData as error:
        raise click.BadParameter(str(error)) from error


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=USUAL_PORT, show_default=True, help="The port; 0 for a free one.")
@click.option("--database", metavar="URL",
              help="The database.  [default: a file in your data folder]")  # fmt: skip
@click.option("--base-url", metavar="URL", callback=public_address,
              help="The public URL, if a proxy is in between.")  # fmt: skip
@click.option("--deny", metavar="ADDRESS", multiple=True, callback=networks,
              help="Refuse an address or a network (2001:db8::/32); repeatable.")  # fmt: skip
@click.option("--log-format", type=click.Choice(["text", "json"]), default="text",
              show_default=True, help="Logs for people, or JSON lines.")  # fmt: skip
@click.option("--metrics", is_flag=True,
              help="Serve metrics at /metrics to this machine.")  # fmt: skip
@click.option("--metrics-token", metavar="TOKEN", default="", envvar="ORRERY_METRICS_TOKEN",
              show_envvar=True, help="Also serve them to anyone with this token.")  # fmt: skip
@click.option("--limit", "limits", multiple=True, metavar="NAME=VALUE", callback=changed_limits,
              help="Change a limit; docs/hosting.md lists them.")  # fmt: skip
def serve(
    host: str,
    port: int,
    database: str | None,
    base_url: str,
    deny: tuple[IPv4Network | IPv6Network, ...],
    log_format: Literal["text", "json"],
    metrics: bool,
    metrics_token: str,
    limits: Limits,
) -> None:
    """Serve tables in the browser, to friends on the network.

    Ctrl-C stops it; games continue when it is started again. It speaks plain HTTP: on a network
    you do not control, put a proxy with a certificate in front of it (docs/hosting.md).

    \b
    Example:
      orrery serve --host 0.0.0.0
      orrery serve --base-url https://play.example --database sqlite:////srv/tables.sqlite
      orrery serve --database postgresql://orrery@db.example/orrery
      orrery serve --base-url https://play.example --deny 203.0.113.7 --deny 2001:db8::/32
    """
    from orrery.cli.hosting import logs, reach, serving  # noqa: PLC0415  it takes long to load

    with serving.listen(host, port) as listening:
        address = serving.address_of(listening)
        seen = reach.told(address, serving.network_address(listening), base_url)

        def ready() -> None:
            logs.say(log_format, f"Orrery is at {base_url or address}")
            logs.say(log_format, seen)

        serving.run(
            listening,
            database or serving.usual_database(),
            base_url=base_url,
            denied=deny,
            log_format=log_format,
            metrics=metrics,
            metrics_token=metrics_token,
            limits=limits,
            ready=ready,
        )
