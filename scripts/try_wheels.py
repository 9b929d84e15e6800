"""Try wheels as a stranger would: install each into an empty environment, in which no compiler and
no node can be found, and use its page, its terminal and its environments for learning programs.

    python3 -m scripts.try_wheels dist/*.whl

Everything is made in a temporary folder. It fails if anything does not work, or if a wheel that
should be compiled is not.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any, NamedTuple

from scripts import environment

PATIENCE = 300  # seconds for anything to happen; a loaded machine is slow
NO_TOOLS = """
import shutil
assert not any(shutil.which(tool) for tool in ("cc", "gcc", "clang", "cl", "node", "npm"))
"""
IS_COMPILED = "from orrery.lab.bench import is_compiled; print(is_compiled())"
SEATS = [{"kind": "person", "mine": True, "name": "Ann"}, {"kind": "program", "program": "eager"}]
A_FEW_PICKS = """
import json, sys
from websockets.sync.client import connect
with connect(sys.argv[1]) as server:
    server.send(json.dumps({"type": "hello", "secret": sys.argv[2]}))
    picked = 0
    while picked < 5:
        heard = json.loads(server.recv())
        if heard["type"] == "update" and heard["decision"]:
            pick = heard["decision"]["options"][-1]["text"]
            told = {"type": "pick", "id": str(picked), "after": heard["number"], "picks": [pick]}
            server.send(json.dumps(told))
        picked += heard["type"] == "ack"
"""
SAME_BYTES = """
import json
from tests.research.digests import FILE, GAMES, digest_of
assert json.loads(FILE.read_text("utf-8")) == {name: digest_of(name) for name in GAMES}
"""


class Installed(NamedTuple):
    """A wheel in an environment of its own."""

    programs: str  # the folder with its programs
    home: str  # where it keeps its games

    def program(self, name: str) -> str:
        return os.path.join(self.programs, name + (".exe" if environment.WINDOWS else ""))

    def run(self, name: str, *arguments: str, typed: str = "") -> str:
        """What a program says, with nothing else on its PATH."""
        ran = subprocess.run(
            [self.program(name), *arguments],
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            cwd=environment.ROOT,
            env=self.surroundings(),
            timeout=PATIENCE,
            check=False,
        )
        if ran.returncode:
            sys.exit(f"{name} {' '.join(arguments)} failed:\n{ran.stdout}\n{ran.stderr}")
        return ran.stdout

    def surroundings(self) -> "dict[str, str]":
        kept = {key: os.environ[key] for key in ("SYSTEMROOT", "TEMP") if key in os.environ}
        own = {"PATH": self.programs, "HOME": self.home, "ORRERY_HOME": self.home}
        return {**kept, **own, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}


def python_of(wheel: str) -> str:
    """The Python that a wheel is for; ours if it is for any."""
    found = re.search(r"-cp3(\d+)-cp3", os.path.basename(wheel))
    return f"3.{found[1]}" if found else sys.executable


def is_pure(wheel: str) -> bool:
    return wheel.endswith("-none-any.whl")


def install(wheel: str, folder: str) -> Installed:
    """Install a wheel and what it needs; nothing may have to be built."""
    uv, place = environment.find_uv(), os.path.join(folder, "env")
    environment.must(
        [uv, "venv", "--quiet", "--python", python_of(wheel), place],
        f"No environment could be made for {wheel}.",
    )
    there = Installed(os.path.join(place, "Scripts" if environment.WINDOWS else "bin"), folder)
    wanted = f"orrery[research] @ file://{os.path.abspath(wheel)}"
    environment.must(
        [
            uv,
            "pip",
            "install",
            "--quiet",
            "--python",
            there.program("python"),
            "--only-binary",
            ":all:",
            wanted,
        ],
        f"{wheel} could not be installed.",
    )
    return there


def code(there: Installed, wheel: str) -> None:
    """Compiled or not, as the wheel says; if it is, it plays recorded games to the same end. Codecs
    give the same bytes either way."""
    there.run("python", "-c", NO_TOOLS)
    if (there.run("python", "-c", IS_COMPILED).strip() == "True") == is_pure(wheel):
        sys.exit(f"{wheel} is compiled although it should not be, or the other way round.")
    if not is_pure(wheel):
        there.run("python", os.path.join("scripts", "golden.py"))
    there.run("python", "-c", SAME_BYTES)


def terminal(there: Installed, _: str) -> None:
    """A few picks in the terminal, and a saved game."""
    said = there.run("orrery", "play", "--terminal", "--seed", "7", typed="1\n1\n1\nquit\n")
    if "The game is saved" not in said:
        sys.exit(f"The terminal did not save its game:\n{said}")


def environments(there: Installed, _: str) -> None:
    """Whole games with random actions."""
    for game in ("clone-wars", "starcraft"):
        there.run("python", os.path.join("examples", "random_rollout.py"), game, "1")


def page(there: Installed, _: str) -> None:
    """The server starts, shows its page with its script, and a person plays against a program."""
    command = [there.program("orrery"), "serve", "--port", "0"]
    with open(os.path.join(there.home, "server.txt"), "w+", encoding="utf-8") as said:
        server = subprocess.Popen(command, stdout=said, stderr=said, env=there.surroundings())
        try:
            at = waited_for(lambda: re.search(r"Orrery is at (http://\S+)", told(said.name)))[1]
            script = re.search(r'src="(/[^"]+\.js)"', asked(at).decode())
            if not script or not asked(at + script[1]):
                sys.exit("The page has no script.")
            made = json.loads(asked(f"{at}/api/tables", {"game": "clone-wars", "seats": SEATS}))
            place = f"{at.replace('http', 'ws', 1)}/api/tables/{made['id']}/socket"
            there.run("python", "-c", A_FEW_PICKS, place, made["mine"][0]["secret"])
        finally:
            server.terminate()
            server.wait(PATIENCE)


def told(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def asked(address: str, body: "object | None" = None) -> bytes:
    """What a server answers; with a body, to a post of it."""
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, content, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        found: bytes = answer.read()
    return found


def waited_for(look: "Any") -> "Any":
    """What is found once there is something."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = look()
        if found:
            return found
        time.sleep(0.2)
    sys.exit("The server took too long.")


STEPS = (code, terminal, environments, page)


def main() -> None:
    wheels = sys.argv[1:]
    if not wheels:
        sys.exit(__doc__)
    for wheel in wheels:
        print(f"{os.path.basename(wheel)}: {os.path.getsize(wheel) / 1e6:.1f} MB", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            began = time.monotonic()
            there = install(wheel, folder)
            print(f"  installed in {time.monotonic() - began:.0f} s", flush=True)
            for step in STEPS:
                began = time.monotonic()
                step(there, wheel)
                print(f"  {step.__name__}: works, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
