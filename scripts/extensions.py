"""Compiles modules where they stand, with mypyc: run by scripts/compile.py in the folder that holds
the package, by a Python that has mypy and setuptools. Its argument is JSON: the modules of each
library.

Each library is made by itself, so only those are made anew whose sources, or what these use of
others, have changed since the last time. ORRERY_JOBS says how many are made at once.
"""

import json
import os
import sys

from mypyc.build import mypycify
from setuptools import setup

OPTIMISED = "2"  # 3 is not faster
OPTIONS = ("--config-file=", "--ignore-missing-imports")  # the same wherever it is built
SYMBOLS = "0"  # for debuggers; they double the size


def main() -> None:
    libraries = json.loads(sys.argv[1])
    extensions = mypycify(
        [*OPTIONS, *(module for modules in libraries.values() for module in modules)],
        opt_level=OPTIMISED,
        debug_level=SYMBOLS,
        separate=[(modules, name) for name, modules in libraries.items()],
    )
    for extension in extensions:  # a program must decide alike on every processor
        extension.extra_compile_args += [] if os.name == "nt" else ["-ffp-contract=off"]
    jobs = os.environ.get("ORRERY_JOBS") or str(os.cpu_count() or 1)
    setup(
        name="orrery",
        ext_modules=extensions,
        script_args=["build_ext", "--inplace", "--parallel", jobs],
    )


if __name__ == "__main__":
    main()
