"""The wire types for the web client: `python -m scripts.wire` writes them to
web/src/api/schema.d.ts, `python -m scripts.wire --check` says whether it is up to date."""

import os
import subprocess
import sys
import tempfile

import msgspec

from orrery.server.app import make_app
from orrery.server.http.openapi import document
from scripts import client

TARGET = os.path.join(client.WEB, "src", "api", "schema.d.ts")
MODULES = os.path.join(client.WEB, "node_modules")
MAKE = os.path.join(MODULES, "openapi-typescript", "bin", "cli.js")
FORMAT = os.path.join(MODULES, "prettier", "bin", "prettier.cjs")


def types() -> str:
    """The TypeScript generated from the server's contract, in the client's format."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = os.path.join(folder, "openapi.json"), os.path.join(folder, "schema.d.ts")
        with open(given, "wb") as file:
            file.write(msgspec.json.encode(document(make_app("sqlite://"))))
        run(MAKE, given, "--default-non-nullable", "false", "--output", made)
        run(FORMAT, "--config", ".prettierrc", "--write", made)
        with open(made, encoding="utf-8") as text:
            return text.read()


def run(*command: str) -> None:
    """Run one of the client's tools in the folder with its settings."""
    require_packages()
    found = client.find_npm() or client.fetched_npm()
    subprocess.run([found.node, *command], cwd=client.WEB, check=True, stdout=subprocess.DEVNULL)


def require_packages() -> None:
    """Stop where the client's tools are not installed."""
    if not os.path.isdir(MODULES):
        sys.exit("the client's packages are not installed: run ./test --fast once")


def main() -> None:
    fresh = types()
    if "--check" not in sys.argv[1:]:
        with open(TARGET, "w", encoding="utf-8") as file:
            file.write(fresh)
        return
    with open(TARGET, encoding="utf-8") as file:
        if file.read() != fresh:
            sys.exit("web/src/api/schema.d.ts is out of date: run python -m scripts.wire")


if __name__ == "__main__":
    main()
