"""The environment that ./play and ./test run in: made on first use, left alone while up to date.

Standard library only, and written so that an old Python can run it, if only to say that it is too
old.
"""

import hashlib
import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ENVIRONMENT = os.path.join(ROOT, ".venv")
STAMP = os.path.join(ENVIRONMENT, ".orrery-stamp")
TOOLS = os.path.join(ROOT, ".tools")
WINDOWS = os.name == "nt"

# The developers' lock contains everything in the players' lock, and more.
LOCKS = {"play": "requirements.lock", "test": "requirements-dev.lock"}
BUILD_LOCK = "requirements-build.lock"  # the tools for setup and builds, also with hashes


def prepare(purpose: str) -> None:
    """Make the environment for `purpose` ("play" or "test"); silently do nothing if it is there."""
    if sys.version_info < OLDEST:
        stop(f"Orrery needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {version()}.")
    if os.path.islink(ENVIRONMENT):
        stop(
            f".venv is a link to {os.path.realpath(ENVIRONMENT)}: setting up here would change "
            "what is there. Remove the link, then try again."
        )
    found = read_stamp()
    if exists() and found in (stamp(purpose), stamp("test")):
        return
    if found.startswith("test "):
        purpose = "test"  # ./play must not take a developer's tools away
    if not exists():
        say("Orrery is setting itself up in this folder, once; this takes a minute or two.")
    uv = find_uv()
    moved = bool(found) and not found.endswith(" " + ROOT)
    if moved or not exists():
        say(f"Making the environment .venv with Python {version()} ...")
        must(
            [uv, "venv", "--quiet", "--clear", "--python", sys.executable, ENVIRONMENT],
            "The environment .venv could not be made; see the errors above.",
        )
    lock = LOCKS[purpose]
    say(f"Installing the packages of {lock} ...")
    must(
        [uv, "pip", "sync", "--quiet", "--python", program("python"), "--require-hashes", lock],
        f"The packages of {lock} could not be installed; is there a network connection?",
    )
    install = [uv, "pip", "install", "--quiet", "--python", program("python")]
    must(
        [*install, "--build-constraints", BUILD_LOCK, "--no-deps", "-e", "."],
        "Orrery itself could not be installed into .venv; is there a network connection?",
        ORRERY_SKIP_WEB="1",  # scripts/client.py builds it, and says so
    )
    with open(STAMP, "w", encoding="utf-8") as file:
        file.write(stamp(purpose))


def program(name: str) -> str:
    """The path of a program inside the environment."""
    if WINDOWS:
        return os.path.join(ENVIRONMENT, "Scripts", name + ".exe")
    return os.path.join(ENVIRONMENT, "bin", name)


def exists() -> bool:
    return os.path.exists(program("python")) and os.path.exists(program("orrery"))


def stamp(purpose: str) -> str:
    """The stamp of an up-to-date environment: its purpose, the hash of its sources, its path."""
    content = hashlib.sha256()
    for name in (LOCKS[purpose], "pyproject.toml"):
        with open(os.path.join(ROOT, name), "rb") as file:
            content.update(file.read())
    return f"{purpose} {content.hexdigest()} {ROOT}"


def read_stamp() -> str:
    if not os.path.exists(STAMP):
        return ""
    with open(STAMP, encoding="utf-8") as file:
        return file.read()


def find_uv() -> str:
    """uv from the PATH, else from .tools, else downloaded into .tools by pip."""
    own = os.path.join(TOOLS, "bin", "uv.exe" if WINDOWS else "uv")
    for uv in (shutil.which("uv"), own):
        if uv and os.path.exists(uv) and answers([uv, "--version"]):
            return uv
    if not answers([sys.executable, "-m", "pip", "--version"]):
        stop(
            "Orrery installs itself with pip, which this Python lacks; on Debian or Ubuntu run "
            "`sudo apt install python3-pip`, or install uv, then try again."
        )
    say("Downloading the installer uv into .tools ...")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--retries", "1"]
    pip += ["--root-user-action", "ignore"]
    must(
        [*pip, "--upgrade", "--target", TOOLS, *pinned("uv")],
        "The installer uv could not be downloaded with pip; is there a network connection?",
    )
    return own


def pinned(*packages: str) -> "list[str]":
    """Arguments that install packages from the build lock, with the hashes they must have."""
    with open(os.path.join(ROOT, BUILD_LOCK), encoding="utf-8") as file:
        entries = file.read().replace("\\\n", " ").splitlines()
    wanted = [line for line in entries if line.split("==")[0] in packages]
    os.makedirs(TOOLS, exist_ok=True)
    path = os.path.join(TOOLS, packages[0] + ".lock")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(wanted) + "\n")
    return ["--require-hashes", "--no-deps", "-r", path]


def answers(command: "list[str]") -> bool:
    """Whether a command can be run at all."""
    try:
        return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def must(command: "list[str]", otherwise: str, **variables: str) -> None:
    """Run a setup command, with its output on stderr; stop with one sentence if it fails."""
    if subprocess.call(command, cwd=ROOT, stdout=sys.stderr, env={**os.environ, **variables}) != 0:
        stop(otherwise)


def version() -> str:
    return "{}.{}.{}".format(*sys.version_info[:3])


def say(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")
    sys.stderr.flush()


def stop(sentence: str) -> None:
    """End with one sentence on stderr and exit code 1."""
    sys.exit(sentence)
