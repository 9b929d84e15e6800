"""Builds the web client whenever Orrery is installed or packed, editable or not; with
ORRERY_COMPILE=1, a wheel also has compiled modules beside their sources."""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from scripts import client
from scripts import compile as compilation


class Orrery(BuildHookInterface[Any]):
    folder = ""  # where modules are compiled

    def dependencies(self) -> list[str]:
        """A node is included only if it is needed and the machine has no suitable one, a compiler
        only if it is asked for."""
        node = [] if client.is_ready() or client.find_npm() else [client.NODE_PACKAGE]
        return node + (compilation.PACKAGES if is_compiled() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client.prepare()
        if is_compiled() and version == "standard":
            self.folder = tempfile.mkdtemp()
            build_data["force_include"] |= compilation.compiled_into(self.folder)
            build_data |= {"pure_python": False, "infer_tag": True}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder:
            shutil.rmtree(self.folder)


def is_compiled() -> bool:
    return os.environ.get("ORRERY_COMPILE", "") not in ("", "0")
