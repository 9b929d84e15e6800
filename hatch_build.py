"""Builds the web client whenever Orrery is installed or packed, editable or not."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from scripts import client


class WebClient(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """A node is included only if it is needed and the machine has no suitable one."""
        return [] if client.is_ready() or client.find_npm() else [client.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client.prepare()
