"""Compile the kernel and the hot modules of the games with mypyc: the same source, much faster.

python3 -m scripts.compile      makes build/compiled, a copy of this folder with compiled modules

The source tree is not changed. Anything run with PYTHONPATH=build/compiled/src is compiled:
`PYTHONPATH=build/compiled/src .venv/bin/orrery bench`. `./test --compiled` runs the tests this way.
"""

import ast
import os
import shutil
import subprocess
import sys

from scripts import environment
from scripts.frames import written_out

TARGET = os.path.join(environment.ROOT, "build", "compiled")
SOURCE = os.path.join(TARGET, "src")

# Rooms that are compiled completely, and single modules of others; the rest stays interpreted.
ROOMS = (
    *("clone_wars/board", "clone_wars/rules", "clone_wars/rules/effects"),
    *("starcraft/board", "starcraft/rules", "starcraft/rules/setup", "starcraft/rules/round"),
    *("starcraft/rules/orders", "starcraft/rules/battle", "starcraft/rules/events"),
    *("starcraft/rules/leadership", "starcraft/rules/scenarios"),
)
MODULES = {
    "core": "decisions events flow rng",
    "clone_wars/facts": "box effect standing terms",
    "starcraft/facts": "box terms",
    "starcraft/rules/cards": "effects",
    "research": "columns",
    "research/clone_wars": "ids observation",
    "research/starcraft": "battle_blocks ids observation player_blocks single words",
}

LEFT_OUT = shutil.ignore_patterns(".*", "build", "dist", "__pycache__", "node_modules")
NOT_NATIVE = {"NamedTuple", "TypedDict", "Enum"}
MARK = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
IMPORT = "from mypy_extensions import mypyc_attr\n"


def compiled_modules() -> "list[str]":
    """The paths of all modules to compile, below the source folder."""
    named = {folder: [f"{name}.py" for name in names.split()] for folder, names in MODULES.items()}
    package = os.path.join(environment.ROOT, "src", "orrery")
    for folder in ROOMS:
        found = sorted(os.listdir(os.path.join(package, *folder.split("/"))))
        named[folder] = [name for name in found if name.endswith(".py") and name != "__init__.py"]
    return [
        os.path.join("orrery", *folder.split("/"), name)
        for folder, names in named.items()
        for name in names
    ]


def marked(source: str) -> str:
    """A module whose classes, once compiled, can be subclassed by interpreted code and created
    without `__init__`, as games, copies and saved games require."""
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    for node in reversed(tree.body):
        if isinstance(node, ast.ClassDef):
            bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
            if not bases & NOT_NATIVE:
                lines.insert(node.lineno - 1, MARK)
        elif isinstance(node, ast.ImportFrom) and node.module == "__future__":
            lines.insert(node.lineno, IMPORT)
    return "".join(lines)


def build() -> None:
    """Copy this folder without earlier builds, mark the modules, and compile them in place."""
    if os.path.isdir(TARGET):
        shutil.rmtree(TARGET)
    shutil.copytree(environment.ROOT, TARGET, ignore=LEFT_OUT)
    modules = compiled_modules()
    sources = {}
    for module in modules:
        with open(os.path.join(SOURCE, module), encoding="utf-8") as file:
            sources[module] = file.read()
    for module, source in written_out(sources).items():
        with open(os.path.join(SOURCE, module), "w", encoding="utf-8") as file:
            file.write(marked(source))
    environment.say(
        f"Compiling {len(modules)} modules into build/compiled; takes several minutes ..."
    )
    command = [environment.program("python"), "-m", "mypyc", *modules]
    run = subprocess.run(
        command, cwd=SOURCE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if run.returncode != 0:
        sys.stderr.write(run.stdout.decode(errors="replace"))
        environment.stop("The modules could not be compiled; see the errors above.")


def main() -> None:
    environment.prepare("test")
    build()
    environment.say("Ready.")


if __name__ == "__main__":
    main()
