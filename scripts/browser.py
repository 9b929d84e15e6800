"""The Chromium that the tests of the web client drive."""

import os
import shutil

from scripts import environment

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium"]


def find() -> str:
    """The path of a Chromium: the one named by CHROMIUM, else one on the PATH, else nothing."""
    named = os.environ.get("CHROMIUM", "")
    return named or next(filter(None, map(shutil.which, NAMES)), "")


def is_demanded() -> bool:
    """Whether browser tests must run: continuous integration skips nothing."""
    return os.environ.get("CI", "") not in ("", "0", "false")


def prepare() -> None:
    """Install Debian's Chromium if there is none and that is possible; otherwise say what to do."""
    if find():
        return
    if shutil.which("apt-get") and is_root():
        environment.say("Installing Debian's Chromium for the browser tests ...")
        if environment.answers(["apt-get", "update"]) and environment.answers(INSTALL):
            return
    missing = (
        "There is no Chromium for the browser tests; install one (on Debian "
        "`sudo apt install chromium`), or name its path in CHROMIUM."
    )
    if is_demanded():
        environment.stop(missing)
    environment.say(missing + " They are skipped.")


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
