"""The types of the wire for the web client: `python -m scripts.wire` writes web/src/api/schema.d.ts,
`python -m scripts.wire --check` says whether it is up to date."""

import json
import os
import subprocess
import sys
import tempfile

import msgspec

from orrery.server import protocol
from orrery.server.app import make_app

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WEB = os.path.join(ROOT, "web")
TARGET = os.path.join(WEB, "src", "api", "schema.d.ts")


def document():
    """The OpenAPI document, with the messages of the socket among its schemas."""
    app = make_app("sqlite://")
    described = json.loads(msgspec.json.encode(app.openapi_schema.to_schema()))
    both = [protocol.ToServer, protocol.FromServer]
    (to_server, from_server), messages = msgspec.json.schema_components(
        both, ref_template="#/components/schemas/{name}"
    )
    described["components"]["schemas"].update(messages)
    described["components"]["schemas"].update(ToServer=to_server, FromServer=from_server)
    return described


def types():
    """The TypeScript made from the document, in the client's format."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = os.path.join(folder, "openapi.json"), os.path.join(folder, "schema.d.ts")
        with open(given, "w", encoding="utf-8") as file:
            json.dump(document(), file)
        run("openapi-typescript", given, "-o", made)
        run("prettier", "--config", os.path.join(WEB, ".prettierrc"), "--write", made)
        with open(made, encoding="utf-8") as file:
            return file.read()


def run(*command):
    subprocess.run(
        ["npx", "--no-install", *command], cwd=WEB, check=True, stdout=subprocess.DEVNULL
    )


def main():
    fresh = types()
    if "--check" not in sys.argv[1:]:
        with open(TARGET, "w", encoding="utf-8") as file:
            file.write(fresh)
        return
    with open(TARGET, encoding="utf-8") as file:
        if file.read() != fresh:
            sys.exit(
                "web/src/api/schema.d.ts is not what the server says: run python -m scripts.wire"
            )


if __name__ == "__main__":
    main()
