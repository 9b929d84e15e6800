"""The rulebook as players read it: every rule is there, and nothing that only testers need."""

import re
from collections.abc import Iterator

import pytest

from orrery.reading import Block, Book, Piece, Reading, blocks_of, book, books, pieces_of, reading
from orrery.resources import resource
from orrery.rulebook import RULE_ID, catalogue

HEADING = re.compile(rf"^### ({RULE_ID.pattern})", re.MULTILINE)
FILES = {"clone-wars": "clonewars.md", "starcraft": "starcraft.md", "brood-war": "broodwar.md"}
MARKDOWN = re.compile(r"\*\*|`|^#|^\||^- |\]\(|\*\(")
SHORTHAND = re.compile(r"\b(?:dmg|HP|ACTIVE|OPPONENT|00[013]|REF)\b|†|\[FAQ\]|\[DERIVED\]|\[EXTRA")
LABELS = re.compile(r"\b(?:Tests|Edge|Src|Source|Replay)[.:]")


def everything(one: Book) -> Iterator[Reading]:
    for chapter in one.chapters:
        yield from chapter.rules


def pieces(one: Reading) -> Iterator[Piece]:
    for part in one.parts:
        for block in part.blocks:
            yield from block.line
            for row in block.rows:
                for cell in row:
                    yield from cell


def said(one: Reading) -> str:
    return "\n".join([one.title, "".join(piece.text for piece in pieces(one))])


def words(block: Block) -> str:
    return "".join(piece.text for piece in block.line)


def test_there_is_a_book_of_every_catalogue() -> None:
    assert books() == tuple(FILES)


@pytest.mark.parametrize("game", FILES)
def test_every_rule_of_the_file_is_in_the_book_once(game: str) -> None:
    written = HEADING.findall(resource("rules", FILES[game]).read_text("utf-8"))
    assert [one.id for one in everything(book(game))] == written


@pytest.mark.parametrize("game", FILES)
def test_every_rule_says_something_and_names_its_source(game: str) -> None:
    for one in everything(book(game)):
        assert all([one.title, one.parts, one.sources]), one.id
        assert all(block.line or block.rows for part in one.parts for block in part.blocks), one.id
        assert one.parts[0].name in ("rule", "ruling", "example"), one.id


@pytest.mark.parametrize("game", FILES)
def test_no_markdown_shorthand_or_label_of_the_catalogue_is_left(game: str) -> None:
    for one in everything(book(game)):
        for piece in pieces(one):
            assert not MARKDOWN.search(piece.text), (one.id, piece)
        for unwanted in (SHORTHAND, LABELS):
            assert not unwanted.search(said(one)), (one.id, unwanted.search(said(one)))


@pytest.mark.parametrize("game", FILES)
def test_what_is_to_be_tested_is_not_shown(game: str) -> None:
    """A note that a rule of its own repeats may of course stand there."""
    for one in everything(book(game)):
        notes = catalogue()[one.id].tests.strip()
        assert len(notes) < 40 or notes not in said(one), one.id


def test_nothing_speaks_to_programmers() -> None:
    jargon = re.compile(
        r"\bengines?\b|user interface|player P\b|confidence|turn n\b"
        r"|Force marker (?:[=+−]|\d(?! space))"
    )
    for one in everything(book("clone-wars")):
        assert not jargon.search(said(one)), (one.id, said(one))
    assert "Force marker in the middle disables" in said(reading("CW-FORCE-02"))
    assert "Force marker at the Republic end → 1 space to the Republic side" in said(
        reading("CW-EX-01")
    )
    assert "whose damage reaches its hit points is destroyed" in said(reading("CW-ATTACK-13"))
    assert "First edition. Two cards trade places" in said(reading("CW-KEY-25"))
    assert "both may see it" in said(reading("CW-BASE-10"))


def test_headings_of_foreign_books_are_not_shown() -> None:
    assert reading("SC-SKIRM-17").sources == ("polish", "hungarian")
    assert reading("BW-SETUP-01").sources == ("italian",)
    assert reading("BW-UNIT-05").sources == ("english", "faq")
    shown = reading("CW-ATTACK-10")
    assert (shown.sources, shown.section) == (("rulebook",), "Resolve an attack")
    assert reading("CW-EXILE-13").sources == ("silent",)


def test_a_rule_reads_like_one() -> None:
    one = reading("CW-ATTACK-10")
    assert (one.title, one.area) == ("Ships protect the base", "ATTACK")
    assert [part.name for part in one.parts] == ["rule", "detail"]
    assert words(one.parts[1].blocks[0]).startswith("Includes damaged and neutral ships.")
    assert Piece("rule", "CW-KEY-14", "CW-KEY-14") in [*pieces(one)]


def test_who_decides_is_told_where_somebody_does() -> None:
    assert [part.name for part in reading("CW-ATTACK-11").parts][:2] == ["rule", "decision"]
    assert "decision" not in [part.name for part in reading("CW-TURN-16").parts]


def test_a_rule_and_its_examples_lead_to_each_other() -> None:
    assert "CW-EX-01" in reading("CW-FORCE-03").see
    assert "CW-EX-01" in reading("CW-FORCE-04").see
    assert reading("CW-EX-01").see == ("CW-PLAY-03", "CW-FORCE-03", "CW-FORCE-04")


def test_an_example_of_several_rules_belongs_to_all_between_them() -> None:
    between = [f"CW-BOUNTY-{number:02}" for number in range(4, 10)]
    assert [*reading("CW-EX-02").see] == between
    assert all("CW-EX-02" in reading(rule_id).see for rule_id in between)


def test_every_chapter_has_a_title() -> None:
    titles = resource("messages", "en", "web-rules.ftl").read_text("utf-8")
    for game, short in (("clone-wars", "cw"), ("starcraft", "sc"), ("brood-war", "bw")):
        for chapter in book(game).chapters:
            assert f"[{short}-{chapter.area.lower()}]" in titles


def test_every_source_has_a_name() -> None:
    titles = resource("messages", "en", "web-rules.ftl").read_text("utf-8")
    sources = {source for game in FILES for one in everything(book(game)) for source in one.sources}
    assert all(f"[{source}]" in titles for source in sources)


def test_an_example_is_told_step_by_step() -> None:
    (part,) = reading("CW-EX-02").parts
    assert [block.line[0].text for block in part.blocks] == [
        "Given:", "When:", "Then:", "Variants:",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "linked"),
    [
        ("see CW-ATTACK-10 to -15.", ["CW-ATTACK-10", "CW-ATTACK-15"]),
        ("CW-FORCE-03/04", ["CW-FORCE-03", "CW-FORCE-04"]),
        ("BW-LEADCARD-31, -10, -11", ["BW-LEADCARD-31", "BW-LEADCARD-10", "BW-LEADCARD-11"]),
        ("SC-PLAN-01…05", ["SC-PLAN-01", "SC-PLAN-05"]),
        ("CW-EXTRA-01 and CW-TURN-99", []),
    ],
)
def test_ids_are_links_if_there_is_such_a_rule(text: str, linked: list[str]) -> None:
    assert [piece.rule for piece in pieces_of(text) if piece.rule] == linked
    assert "".join(piece.text for piece in pieces_of(text)) == text


def test_every_link_leads_to_a_rule() -> None:
    for game in FILES:
        for one in everything(book(game)):
            linked = [piece.rule for piece in pieces(one) if piece.kind == "rule"]
            assert {*linked, *one.see} <= {*catalogue()}, one.id


def test_paragraphs_items_and_tables_are_told_apart() -> None:
    text = "One\nline.\n- first\n  goes on\n- second\n\n| a | b |\n|---|---|\n| **c** |\n"
    paragraph, first, second, table = blocks_of(text)
    assert (paragraph.kind, words(paragraph)) == ("paragraph", "One line.")
    assert (first.kind, words(first)) == ("item", "first goes on")
    assert words(second) == "second"
    assert [["".join(p.text for p in cell) for cell in row] for row in table.rows] == [
        ["a", "b"],
        ["c", ""],
    ]
    assert table.rows[1][0][0].kind == "strong"


def test_a_table_above_its_rule_is_part_of_it() -> None:
    (table,) = [
        block for part in reading("BW-UNIT-01").parts for block in part.blocks if block.rows
    ]
    assert len(table.rows) == 9


def test_what_is_told_to_programmers_is_not_read_by_players() -> None:
    assert [part.name for part in reading("CW-WIN-01").parts] == ["rule"]
    ruling = next(part for part in reading("CW-ABILITY-03").parts if part.name == "ruling")
    told = " ".join(words(block) for block in ruling.blocks)
    assert told.endswith("separate paragraphs are separate abilities.")
