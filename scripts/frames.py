"""Writes out what procedure classes get at run time when interpreted (`orrery.core.frames`): how a
frame is made and copied. Nothing can be added to compiled classes later."""

import ast
import os

ROOT = "Procedure"
MADE = ("@dataclass_transform()\n", ", metaclass=FrameMeta")  # for interpreted code only


class Frame:
    """A class of procedures: its fields, those of its bases first, as name, type and default."""

    def __init__(self, node: "ast.ClassDef", inherited: "list[tuple[str, str, str]]") -> None:
        self.node = node
        self.by_hand = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
        self.own = [part for part in fields if named(part.annotation) != "ClassVar"]
        self.fields = inherited + [
            (
                ast.unparse(part.target),
                ast.unparse(part.annotation),
                "" if part.value is None else ast.unparse(part.value),
            )
            for part in self.own
        ]

    def methods(self) -> "list[str]":
        """The lines that make it, unless written by hand, and copy it."""
        names = [name for name, _, _ in self.fields]
        name = self.node.name
        lines = []
        if "__init__" in self.by_hand:
            made, copied = f"{name}.__new__({name})", ["at", "done", *names]
        else:
            made, copied = f"{name}({', '.join(f'self.{one}' for one in names)})", ["at", "done"]
            given = [
                f"{one}: {kind}" + (f" = {value}" if value else "")
                for one, kind, value in self.fields
            ]
            lines += [f"def __init__({', '.join(['self', *given])}) -> None:"]
            lines += ["    self.at, self.done = 1, 0"]
            lines += [f"    self.{one} = {one}" for one in names]
        lines += [f"def copy(self) -> {name}:", f"    other = {made}"]
        lines += [f"    other.{one} = self.{one}" for one in copied]
        return [*lines, "    return other"]


def written_out(sources: "dict[str, str]") -> "dict[str, str]":
    """Modules by path, with the methods of all frames in them. Names are resolved within a
    package."""
    trees = {path: ast.parse(source) for path, source in sources.items()}
    packages: "dict[str, list[ast.Module]]" = {}
    for path, tree in trees.items():
        packages.setdefault(package_of(path), []).append(tree)
    frames = {name: frames_of(found) for name, found in packages.items()}
    return {
        path: with_methods(source, trees[path], frames[package_of(path)])
        for path, source in sources.items()
    }


def package_of(path: str) -> str:
    """The game that a module belongs to."""
    return os.path.join(*path.split(os.sep)[:2])


def frames_of(trees: "list[ast.Module]") -> "dict[str, Frame | None]":
    """The frames of all modules by name; None stands for the root class."""
    frames: "dict[str, Frame | None]" = {ROOT: None}
    count = 0
    while len(frames) > count:
        count = len(frames)
        for node in (part for tree in trees for part in tree.body):
            if isinstance(node, ast.Assign) and named(node.value) == ROOT:
                frames[ast.unparse(node.targets[0])] = None
            elif isinstance(node, ast.ClassDef):
                base = next((named(one) for one in node.bases if named(one) in frames), "")
                if base:
                    above = frames[base]
                    frames[node.name] = Frame(node, above.fields if above else [])
    return frames


def named(node: "ast.expr") -> str:
    """The name of a class, without its parameters."""
    return ast.unparse(node.value if isinstance(node, ast.Subscript) else node)


def with_methods(source: str, tree: "ast.Module", frames: "dict[str, Frame | None]") -> str:
    """A module whose frames have all methods written out. Defaults are parameters, not fields."""
    lines = source.splitlines()
    for node in reversed(tree.body):
        frame = frames.get(node.name) if isinstance(node, ast.ClassDef) else None
        if frame is None or frame.node is not node:  # another class of the same name is no frame
            continue
        lines[node.end_lineno : node.end_lineno] = ["", *(f"    {one}" for one in frame.methods())]
        for part in reversed(frame.own):
            if part.value is not None:
                at = part.lineno - 1
                field = lines[at][: part.annotation.end_col_offset]
                lines[at : part.end_lineno] = [field]
    text = "\n".join(lines) + "\n"
    for one in MADE:
        text = text.replace(one, "")
    return text
