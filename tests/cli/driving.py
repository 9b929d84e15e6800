"""Playing in the terminal as a person does: through a pipe, or through a real pseudo-terminal."""

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import click

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]")
CLEAR = "\x1b[2J"
ASK = "Your choice> "
PATIENCE = 600
"""Seconds until something that does not happen fails a test; a loaded machine is slow."""
AGAIN = 2
"""Seconds without an answer after which Ctrl-C is pressed again."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """The surroundings of a new user in an ordinary terminal."""
    outer = {"NO_COLOR", "COLUMNS", "LINES"}  # of the terminal that the tests run in
    kept = {key: value for key, value in os.environ.items() if key not in outer}
    usual = {"TERM": "xterm", "PYTHONIOENCODING": "utf-8", "ORRERY_LANGUAGE": "en"}
    return {**kept, **usual, "ORRERY_HOME": str(home), **more}


def orrery(*arguments: str) -> list[str]:
    return [sys.executable, "-c", "from orrery.cli import main; main()", *arguments]


def commands(group: click.Group, *path: str) -> list[tuple[str, click.Command]]:
    """Every command by its name, those of groups by both names."""
    context, found = click.Context(group), list[tuple[str, click.Command]]()
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command, name
        found.append((" ".join((*path, name)), command))
        if isinstance(command, click.Group):
            found += commands(command, *path, name)
    return found


def piped(
    home: Path, arguments: Sequence[str], lines: Sequence[str] = (), **more: str
) -> subprocess.CompletedProcess[str]:
    """Run `orrery` with lines on its standard input."""
    return subprocess.run(
        orrery(*arguments),
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=PATIENCE,
        check=False,
    )


def answers(home: Path, game: Sequence[str], lines: Sequence[str]) -> dict[str, str]:
    """What follows each line of one game that is then left."""
    out = piped(home, game, [*lines, "quit"])
    assert out.returncode == 0, out.stderr
    assert "Traceback" not in out.stdout + out.stderr
    assert "Stopped. The game is saved" in out.stdout
    parts = out.stdout.split(ASK)[1:]
    return {line: part.partition("\n")[2] for line, part in zip(lines, parts, strict=False)}


class Terminal:
    """A pseudo-terminal of 80 columns with `orrery` running in it."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, rows: int = 50) -> None:
        import fcntl  # noqa: PLC0415  only where there are pseudo-terminals
        import pty  # noqa: PLC0415
        import termios  # noqa: PLC0415

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            orrery(*arguments),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home),
            start_new_session=True,
            close_fds=True,
        )
        os.close(slave)
        self.raw = ""

    def read_until(self, expected: str) -> str:
        """What appears on the screen up to and with a text."""
        begun, new = time.monotonic(), ""
        while expected not in ESCAPE.sub("", new):
            if time.monotonic() - begun > PATIENCE:
                raise AssertionError(f"{expected!r} did not appear; on the screen: {new[-2000:]}")
            part = self.read_part()
            if part is None:
                break
            new += part
        self.raw += new
        text = ESCAPE.sub("", new)
        assert expected in text, f"{expected!r} did not appear; on the screen: {text[-2000:]}"
        return text

    def read_part(self) -> str | None:
        """What has been printed, None when the program has ended."""
        ready, _, _ = select.select([self.master], [], [], 0.5)
        if not ready:
            return "" if self.process.poll() is None else None
        try:
            part = os.read(self.master, 65536)
        except OSError:  # Linux says so when the other end is closed
            return None
        return part.decode("utf-8", "replace") if part else None

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def answer(self, line: str, expected: str = ASK) -> str:
        """Type a line and read what follows up to the next question."""
        self.type(line)
        return self.read_until(expected)

    def interrupt(self) -> None:
        """Ctrl-C until it is heard: the terminal's foreground programs get the signal, and end the
        line of the prompt.

        A signal between the prompt and the wait for a key is heeded with the next key only; a
        person is never so quick, and would press it again.
        """
        time.sleep(0.05)
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE and self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGINT)
            pressed = time.monotonic()
            while time.monotonic() - pressed < AGAIN:
                part = self.read_part()
                self.raw += part or ""
                if part is None or "\n" in part:
                    return

    def end(self, patience: float = PATIENCE) -> int:
        """Read to the end; the exit code."""
        begun = time.monotonic()
        while (part := self.read_part()) is not None:
            self.raw += part
            if time.monotonic() - begun > patience:
                self.close()
                raise AssertionError(f"the program did not end; on the screen: {self.raw[-2000:]}")
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)

    @property
    def screen(self) -> list[str]:
        """The lines since the screen was last cleared."""
        return ESCAPE.sub("", self.raw.rpartition(CLEAR)[2]).replace("\r\n", "\n").split("\n")

    @property
    def lines(self) -> list[str]:
        """All lines that were printed."""
        return ESCAPE.sub("", self.raw).replace("\r\n", "\n").split("\n")
