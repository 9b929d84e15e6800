"""Compile the kernel, the games' hot modules and the programs with mypyc: the same source, much
faster.

./play compile      makes build/compiled, a copy of this folder with compiled modules, and uses it

The source tree is not changed. Anything run with PYTHONPATH=build/compiled/src is compiled:
`PYTHONPATH=build/compiled/src .venv/bin/orrery bench`. `./test --compiled` runs the tests this way.
The folder is kept: the next time only what has changed is compiled.
"""

import ast
import filecmp
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Collection

from scripts import client, environment
from scripts.frames import written_out

TARGET = os.path.join(environment.ROOT, "build", "compiled")
SOURCE = os.path.join(TARGET, "src")
STAMP = os.path.join(TARGET, ".orrery-stamp")  # there if it may be used: what it was made of

# Rooms that are compiled completely, with all rooms in them, and single modules of others; the rest
# stays interpreted.
ROOMS = (
    *("bots", "clone_wars/board", "clone_wars/rules"),
    *("starcraft/board", "starcraft/rules", "starcraft/knowledge/worlds"),
)
MODULES = {
    "core": "decisions events flow rng",
    "clone_wars/facts": "box effect standing terms",
    "clone_wars/knowledge": "stacks view",
    "starcraft/facts": "box terms",
    "starcraft/knowledge": "leading view",
    "research": "columns",
    "research/clone_wars": "ids observation",
    "research/starcraft": "battle_blocks ids observation player_blocks single words",
}

HOW = ("compile.py", "extensions.py", "frames.py")  # the scripts that decide what comes out
PLAYED = ("src", "data", "messages", "rules")  # what a game needs
COMPILER = os.path.join(environment.TOOLS, "mypyc")
PACKAGES = ["mypy>=2.0", "setuptools>=80"]  # what compiling needs
MYPYC = (
    *("mypy", "mypy-extensions", "librt", "ast-serialize", "pathspec", "typing-extensions"),
    "setuptools",
)  # all of it
BUILDING = re.compile(r"building '(\w+)__mypyc' extension")
LEFT_OUT = {"build", "dist", "__pycache__", "node_modules"}
MADE = (".so", ".pyd")  # what compiling adds to a copy, apart from src/build
NOT_NATIVE = {"NamedTuple", "TypedDict", "Enum", "Protocol"}
MARK = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
IMPORT = "from mypy_extensions import mypyc_attr\n"


def compiled_modules() -> "list[str]":
    """The paths of all modules to compile, below the source folder."""
    package = os.path.join(environment.ROOT, "src", "orrery")
    found = [
        os.path.join(*folder.split("/"), f"{name}.py")
        for folder, names in MODULES.items()
        for name in names.split()
    ]
    for room in ROOMS:
        for folder, _, names in os.walk(os.path.join(package, *room.split("/"))):
            below = os.path.relpath(folder, package)
            modules = [name for name in names if name.endswith(".py") and name != "__init__.py"]
            found += [os.path.join(below, name) for name in modules]
    return sorted(os.path.join("orrery", path) for path in found)


def libraries(modules: "list[str]") -> "dict[str, list[str]]":
    """The modules by the library they go into: one for each folder. Calls within a library
    are faster; one that has not changed is not made anew."""
    made: "dict[str, list[str]]" = {}
    for module in modules:
        made.setdefault("_".join(module.split(os.sep)[:-1]), []).append(module)
    return made


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


def prepared(modules: "list[str]") -> "dict[str, str]":
    """The sources of the modules as they are compiled, by path."""
    sources = {}
    for module in modules:
        with open(os.path.join(environment.ROOT, "src", module), encoding="utf-8") as file:
            sources[module] = file.read()
    return {module: marked(source) for module, source in written_out(sources).items()}


def mirror(source: str, target: str, kept: "Collection[str]") -> None:
    """Make a folder equal to another, except for what compiling added, and the files to be kept as
    they are there. What is equal already is left alone: nothing must look new."""
    os.makedirs(target, exist_ok=True)
    names = {n for n in os.listdir(source) if n not in LEFT_OUT and not n.startswith(".")}
    for name in set(os.listdir(target)) - names - LEFT_OUT:
        path = os.path.join(target, name)
        if os.path.isfile(path) and not name.endswith(MADE):
            os.remove(path)
        elif os.path.isdir(path) and not name.startswith("."):
            shutil.rmtree(path)
    for name in sorted(names):
        one, other = os.path.join(source, name), os.path.join(target, name)
        if os.path.isdir(one):
            mirror(one, other, kept)
        elif other not in kept and not (os.path.isfile(other) and filecmp.cmp(one, other)):
            shutil.copy2(one, other)


def write(path: str, text: str) -> None:
    """Write a file unless it has this text."""
    if client.read(path) != text:
        client.write(path, text)


def remove_stale(folder: str, modules: "list[str]") -> None:
    """Remove what was compiled once and is not any more: it would be imported instead of the source
    beside it."""
    names = {os.path.splitext(module)[0] for module in modules}
    names |= {f"{library}__mypyc" for library in libraries(modules)}
    for path, _, files in os.walk(folder):
        for file in files:
            name = os.path.relpath(os.path.join(path, file.split(".")[0]), folder)
            if file.endswith(MADE) and name not in names and not name.startswith("build"):
                os.remove(os.path.join(path, file))


def copy_prepared(part: str, target: str, modules: "list[str]") -> None:
    """Copy a part of this folder, with the modules as they are compiled."""
    there = os.path.join(target, "src")
    written = {os.path.join(there, one): text for one, text in prepared(modules).items()}
    mirror(os.path.join(environment.ROOT, part), os.path.join(target, part), written)
    for path, text in written.items():
        write(path, text)


def compile_in(folder: str, modules: "list[str]", python: str, **variables: str) -> None:
    """Compile prepared modules where they stand, and say how far it is. The Python must find mypy
    and setuptools."""
    remove_stale(folder, modules)
    wanted = libraries(modules)
    child = subprocess.Popen(
        [python, os.path.join(environment.ROOT, "scripts", "extensions.py"), json.dumps(wanted)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, **variables},
    )
    assert child.stdout is not None
    heard = []
    with child:
        for line in child.stdout:
            heard.append(line)
            building = BUILDING.match(line)
            if building:
                place = list(wanted).index(building[1]) + 1
                environment.say(f"  {place:2} of {len(wanted)}: {building[1]}")
    if child.returncode != 0:
        sys.stderr.write("".join(heard))
        environment.stop("The modules could not be compiled; see the errors above.")


def build() -> None:
    """Copy this folder, and compile the modules in the copy."""
    modules = compiled_modules()
    environment.say(
        f"Compiling {len(modules)} modules into build/compiled; the first time takes minutes ..."
    )
    if os.path.exists(STAMP):
        os.remove(STAMP)
    copy_prepared("", TARGET, modules)
    compile_in(SOURCE, modules, environment.program("python"), PYTHONPATH=compiler())


def compiled_into(folder: str) -> "dict[str, str]":
    """Compile the modules in a folder of their own. What came out, with its place in a wheel."""
    modules, source = compiled_modules(), os.path.join(folder, "src")
    copy_prepared("src", folder, modules)
    compile_in(source, modules, sys.executable)
    found = [
        os.path.join(path, name)
        for path, _, names in os.walk(source)
        for name in names
        if name.endswith(MADE)
    ]
    places = {path: os.path.relpath(path, source) for path in found}
    return {path: place for path, place in places.items() if not place.startswith("build")}


def compiler() -> str:
    """Where mypyc is, if not in the environment, which has it for developers: in .tools."""
    if environment.answers([environment.program("python"), "-c", "import mypyc, setuptools"]):
        return ""
    if not os.path.isdir(COMPILER):
        environment.say("Downloading the compiler mypyc into .tools/mypyc ...")
        uv = [environment.find_uv(), "pip", "install", "--quiet", "--target", COMPILER]
        uv += ["--python", environment.program("python")]
        environment.must(
            [*uv, *environment.pinned(*MYPYC)],
            "The compiler mypyc could not be downloaded; is there a network connection?",
        )
    return COMPILER


def made_of() -> str:
    """What a build depends on: the sources, how they are compiled, and this Python."""
    paths = [os.path.join(environment.ROOT, "src", module) for module in compiled_modules()]
    paths += [os.path.join(environment.ROOT, "scripts", name) for name in HOW]
    return f"{client.digest(paths)} {sys.implementation.cache_tag} {sys.platform}"


def main() -> None:
    """Build, and let it be used only after it has replayed recorded games to the same end."""
    if not environment.WINDOWS and not shutil.which(os.environ.get("CC", "cc")):
        environment.stop(
            "Compiling needs a C compiler, and this machine has none; on Debian or Ubuntu run "
            "`sudo apt install gcc`, then try again. Orrery works without, only slower."
        )
    wanted = made_of()
    build()
    environment.say("Replaying recorded games with it ...")
    environment.must(
        [environment.program("python"), os.path.join(TARGET, "scripts", "golden.py")],
        "The compiled code does not play recorded games as the source does, so it is not used; "
        "see the errors above.",
        PYTHONPATH=SOURCE,
    )
    client.write(STAMP, wanted)
    environment.say("Ready: from now on ./play uses the compiled code.")


def use() -> None:
    """Let what is started from now on use the compiled code, if there is some and it fits. What is
    not compiled is brought up to date first."""
    found = client.read(STAMP)
    if not found:
        return
    if found != made_of():
        environment.say(
            "The compiled code fits other sources or another Python, so it is not used; "
            "`./play compile` compiles again."
        )
        return
    compiled = {os.path.join(SOURCE, module) for module in compiled_modules()}
    for part in PLAYED:
        mirror(os.path.join(environment.ROOT, part), os.path.join(TARGET, part), compiled)
    paths = [SOURCE, os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))


if __name__ == "__main__":
    environment.prepare("play")
    main()
