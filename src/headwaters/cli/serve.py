"""`headwaters serve`: the table in the browser."""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Annotated

import typer

from ..kernel.errors import HeadwatersError
from ..table import logs
from .database import DatabaseName, upgraded

USUAL_PORT = 8000


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everyone in the network.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(help="0 takes any free port; without it 8000, or any if that is taken.", min=0, max=65535),
    ] = None,
    database: DatabaseName = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    processes: Annotated[int, typer.Option(help="How many processes serve; several need PostgreSQL.", min=1)] = 1,
    bot_delay: Annotated[float, typer.Option(help="Seconds between two moves of bots.", min=0, max=10)] = 0.4,
    away: Annotated[
        float, typer.Option(help="Seconds until the seat of somebody who has left may be handed to a bot.", min=0)
    ] = 120,
    waiting_days: Annotated[
        float, typer.Option(help="Days until a table that waits for players is given up; 0: never.", min=0)
    ] = 14,
    given_up_days: Annotated[
        float, typer.Option(help="Days until a table that was given up is forgotten; 0: never.", min=0)
    ] = 30,
    guest_days: Annotated[
        float, typer.Option(help="Days until a guest without a table is forgotten; 0: never.", min=0)
    ] = 90,
    unfinished_days: Annotated[
        float, typer.Option(help="Days until a game that nobody goes on with is forgotten; 0: never.", min=0)
    ] = 0,
    finished_days: Annotated[float, typer.Option(help="Days until a finished game is forgotten; 0: never.", min=0)] = 0,
    log: Annotated[str, typer.Option(help="How to log: text, or json (one object a line).")] = logs.TEXT,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="A reverse proxy (address or network); may be repeated.", envvar="HEADWATERS_PROXY"
        ),
    ] = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name that visitors may know it by; may be repeated. Without: any, at this machine alone none.",
            envvar="HEADWATERS_HOST_NAME",
        ),
    ] = None,
    metrics: Annotated[
        list[str] | None,
        typer.Option(metavar="NETWORK", help="Who may read /metrics, beside this machine; may be repeated."),
    ] = None,
) -> None:
    """Serve the tables: play in the browser, with friends and bots."""
    import os

    # A fault in the rules that a stranger's move could reach must end in an error, not in somebody else's memory. The
    # workers and the compiling children inherit it: rules are compiled once, and bots lose next to no speed by it.
    os.environ.setdefault("HEADWATERS_BOUNDS", "1")

    from ..table.database import database_of
    from ..table.housekeeping import Retention
    from .processes import Children, Serving

    logs.configure(_one_of(log, "--log", logs.KINDS))
    proxies, scrapers = _networks(proxy, "--proxy"), _networks(metrics, "--metrics")
    names = _host_names(host_name)
    named = database_of(database)
    if processes > 1 and not named.shared:
        raise HeadwatersError("error-processes", database=named.name)
    retention = Retention(waiting_days, given_up_days, guest_days, unfinished_days, finished_days)
    named.hold()
    try:
        if said := upgraded(named):
            print(said, flush=True)
        listener = _listening(host, port)
        answered = _answered(names, proxies, listener.getsockname()[0])
        serving = Serving(database, bot_delay, log, proxies, scrapers, retention, processes, away, answered)
        url = f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"
        print(f"Headwaters is at {url} (Ctrl+C ends it)", flush=True)
        if open_browser:
            _open_soon(url)
        if processes > 1:
            Children(serving, listener).run()
        else:
            serving.run(listener, named)
    finally:
        named.release()


def _one_of(word: str, option: str, words: Sequence[str]) -> str:
    if word not in words:
        raise typer.BadParameter(f"it is one of {', '.join(words)}", param_hint=option)
    return word


def _networks(named: Sequence[str] | None, option: str) -> tuple[str, ...]:
    """Addresses or networks, as they were given."""
    for network in named or ():
        try:
            ip_network(network, strict=False)
        except ValueError as error:
            raise typer.BadParameter(f"{network} is no address and no network", param_hint=option) from error
    return tuple(named or ())


def _answered(names: tuple[str, ...], proxies: Sequence[str], address: str) -> tuple[str, ...] | None:
    """The host names that are answered: those that were given, else any (None), but at this machine alone none."""
    is_private = ip_address(address).is_loopback and not proxies
    return names if names or is_private else None


def _host_names(named: Sequence[str] | None) -> tuple[str, ...]:
    """Names of hosts, as browsers say them."""
    for name in named or ():
        if not re.fullmatch(r"[\w.-]+", name, re.ASCII):
            raise typer.BadParameter(f"{name} is no name of a host (play.example.org)", param_hint="--host-name")
    return tuple(name.lower().removesuffix(".") for name in named or ())


def _listening(host: str, port: int | None) -> socket.socket:
    """The socket at which visitors wait from now on, instead of being turned away."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so named, asyncio sends without delay
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            listener.bind((host, USUAL_PORT if port is None else port))
        except OSError:
            if port is not None:
                raise
            listener.bind((host, 0))
    except OSError as error:
        raise HeadwatersError("error-port", host=host, port=str(port), reason=error.strerror or str(error)) from error
    listener.listen(128)
    return listener


def _open_soon(url: str) -> None:
    """Show the page in the browser, once it is served."""
    import threading
    import webbrowser

    timer = threading.Timer(0.8, webbrowser.open, (url,))
    timer.daemon = True
    timer.start()
