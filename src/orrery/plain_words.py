"""The shorthand of the catalogue put into plain words, and what only testers need left out."""

import re
from collections.abc import Callable

from orrery.rulebook import Rule

Words = str | Callable[[re.Match[str]], str]
Substitutions = tuple[tuple[re.Pattern[str], Words], ...]


def first_edition(remark: re.Match[str]) -> str:
    """Of a remark on where a text comes from, a player wants to know for which edition it is: the
    rest stands among its sources."""
    return "*First edition.* " if re.search("first[- ]edition", remark[0]) else ""


def place_of_marker(found: re.Match[str]) -> str:
    """Numbers of the track of the Force in words; an arrow is a way on it."""
    places = [spaces(one) for one in re.findall(r"[+−]?\d", found["places"])]
    return f"Force marker {' → '.join(places)}"


def spaces(number: str) -> str:
    """One place of the marker: the Republic's side counts up from the middle."""
    steps, side = int(number[-1]), "Separatist" if number[0] == "−" else "Republic"
    if steps == 0:
        return "in the middle"
    if steps == 3:
        return f"at the {side} end"
    return f"{steps} space{'s' * (steps > 1)} to the {side} side"


EVERYWHERE: Substitutions = (
    (re.compile(r" ?\*\((?:data)\b[^*]*\)\*"), ""),  # which number stands in a file of facts
    (re.compile(r" ?\[(?:FAQ|DERIVED|FAQ wording)\]"), ""),
    (re.compile(r"\[FAQ(?: errata)?\b"), "[official FAQ"),
    (re.compile(r"\[EXTRA\b"), "[from outside the rulebook"),
    (re.compile(r"\b(?:[Aa]n|[Tt]he) engine\b"), "Orrery"),
    (re.compile(r"\bengine rule\b"), "rule"),
    (re.compile(r"; the way to implement is ([A-Z0-9-]+)"), r", as in \1"),
    (re.compile(r"\b([Tt]he) source\b"), r"\1 rulebook"),
    (re.compile(r"\bthis (?:file|catalogue)\b"), "this book"),
    (re.compile(r"\*\*Ruling:\*\*"), "**Our reading:**"),
    (re.compile(r"\bCross-check: "), "Compare "),
    (re.compile(r"\bModel the table as\b"), "The table is"),
    (re.compile(r", section \d+\b"), ""),  # of the catalogue
    (re.compile(r"\bas in section \d+\b"), "as usual"),
    (re.compile(r"\*\*Derived(?: counts)?\.\*\*"), "**In numbers.**"),
)
CLONE_WARS: Substitutions = (
    (re.compile(r"\bRepublic \(R\)"), "Republic"),
    (re.compile(r"\bSeparatists \(S\)"), "Separatists"),
    (re.compile(r"\(R\)"), "(Republic)"),
    (re.compile(r"\(S\)"), "(Separatists)"),
    (re.compile(r"(?<=\d )R\b(?!['’&])"), "Republic"),
    (re.compile(r"(?<=\d )S\b(?!['’&])"), "Separatist"),
    (re.compile(r"(^|[.!?] |\n- )R\b(?![\d&])"), r"\1The Republic player"),
    (re.compile(r"(^|[.!?] |\n- )S\b(?![\d&])"), r"\1The Separatist player"),
    (re.compile(r"(?<![\w'’-])R\b(?![\d&-])"), "the Republic player"),
    (re.compile(r"(?<![\w'’-])S\b(?![\d&-])"), "the Separatist player"),
    (
        re.compile(r"`?\bown\(f, ?[^)]*\) ?≥ ?(\d)`?"),
        r"the marker is at least \1 space to their side",
    ),
    (re.compile(r"`?\bown\(f, ?[^)]*\) ?= ?(\d)`?"), r"the marker is \1 spaces to their side"),
    (re.compile(r"`f ([^`]*)`"), r"Force marker \1"),
    (re.compile(r"`f`"), "the Force marker"),
    (re.compile(r"\bf (?=[=∈−+≥≤\d→])"), "Force marker "),
    (
        re.compile(r"Force marker (?:= |is still )?(?P<places>[+−]?\d(?: → [+−]?\d)*)"),
        place_of_marker,
    ),
    (re.compile(r"\bplayer P\b"), "a player"),
    (re.compile(r"\*?\[(?:from outside the rulebook|first edition)\b[^]]*\]\*? ?"), first_edition),
    (re.compile(r"\bengines may show it to both\b"), "both may see it"),
    (re.compile(r"\bACTIVE\b"), "the active player"),
    (re.compile(r"\bOPPONENT\b"), "the opponent"),
    (re.compile(r"\bHP\b"), "hit points"),
    (re.compile(r"\bdmg\b"), "damage"),
    (
        re.compile(r"\bwith damage ≥ (current )?hit points"),
        r"whose damage reaches its \1hit points",
    ),
    (re.compile(r"\bdamage ≥ (its|the)\b"), r"damage reaches \1"),
    (re.compile(r" \(single values: card tables\)|†"), ""),
    (re.compile(r"\*\*Replay(?: \(derived\))?:\*\*"), "**In figures:**"),
    (re.compile(r"\*\*(Variants?) \(derived\):\*\*"), r"**\1:**"),
)
STARCRAFT: Substitutions = (
    (re.compile(r"\b000(?:, ?001)\b|\b000 and 001\b"), "the Polish and the Hungarian rulebook"),
    (re.compile(r"(?<![\d+])\b000\b(?! ?\d)"), "the Polish rulebook"),
    (re.compile(r"(?<![\d+])\b001\b(?! ?\d)"), "the Hungarian rulebook"),
    (re.compile(r"(?<![\d+])\b003\b(?! ?\d)"), "the Czech summary"),
    (re.compile(r"\bREF\b"), "the English reference"),
)
SHORTHAND: dict[str, Substitutions] = {
    "clone-wars": (*EVERYWHERE, *CLONE_WARS),
    "starcraft": (*EVERYWHERE, *STARCRAFT),
    "brood-war": EVERYWHERE,
}

EXAMPLE_LABEL = re.compile(r"\s*(?:^- )?(\*\*[A-Z][^*\n]*:\*\*)", re.MULTILINE)
"""In an example each of these begins a paragraph."""

TITLE = re.compile(r"^Example(?: \((?:book|derived)\))?: | ?\[(?:FAQ|DERIVED)\]| \(display only\)")

TO_TESTERS = re.compile(
    r"\b(?:[Rr]eject(?:ed)?|Validate|Model|Seedable|Offer only|Treat it|renderer|engine|Engines|"
    r"engines may hide|user interface|truncated|"
    r"invariant|Conservation|flags?|tests?|key bases|offered|game log|must skip|"
    r"[Cc]ard tables|not in the list of actions)\b|\bCounter ="
)
"""A sentence with one of these speaks to who builds or tests the game."""
SENTENCE_END = re.compile(r"(?<=\.) +(?=[A-Z\"“`f])")
POINTS_ELSEWHERE = re.compile(r"^= ?")

BOOKS = {
    "starcraft": {
        "000": "polish",
        "001": "hungarian",
        "003": "czech",
        "FAQ": "faq",
        "REF": "english",
        "not covered": "silent",
    },
    "brood-war": {
        "ard data": "cards",
        "reconstructed": "rebuilt",
        "EN ref": "english",
        "FAQ": "faq",
        "ilent": "silent",
    },
}
"""How the catalogues name where a rule comes from."""
OTHERWISE = {"starcraft": "derived", "brood-war": "italian"}
ITALIAN_HEADING = re.compile(r"(?!FAQ)[A-Z']{4,}")


def in_plain_words(game: str, text: str) -> str:
    """A text of a catalogue without its shorthand."""
    for shorthand, words in SHORTHAND[game]:
        text = shorthand.sub(words, text)
    return begun(text.strip())


def begun(text: str) -> str:
    """A sentence begins with a capital."""
    return text[:1].upper() + text[1:]


def plain_title(title: str) -> str:
    """A title without remarks to testers."""
    return begun(TITLE.sub("", title).strip())


def without_test_notes(rule: Rule) -> str:
    """What the details of a rule tell a player. Only the catalogue of Clone Wars writes them as
    sentences about the game; the other two list what to test."""
    if rule.game != "clone-wars":
        return ""
    return POINTS_ELSEWHERE.sub("The same as ", for_players(rule.edge))


def ruling_of(rule: Rule) -> str:
    """How a rule is read; in the catalogue of Clone Wars some of it speaks to testers."""
    return for_players(rule.ruling) if rule.game == "clone-wars" else rule.ruling


def for_players(text: str) -> str:
    """A text without its sentences for who builds or tests the game."""
    return " ".join(one for one in SENTENCE_END.split(text) if not TO_TESTERS.search(one))


def sources_of(rule: Rule) -> tuple[tuple[str, ...], str]:
    """The books a rule comes from, and the section of the book if its name is in our language."""
    if rule.game == "clone-wars":
        return sources_of_clone_wars(rule)
    said = f"{rule.title} {rule.statement if rule.is_example else rule.source}"
    found = [word for key, word in BOOKS[rule.game].items() if key in said]
    if rule.game == "brood-war" and ITALIAN_HEADING.search(rule.source):
        found.insert(0, "italian")
    return tuple(found or [OTHERWISE[rule.game]]), ""


def sources_of_clone_wars(rule: Rule) -> tuple[tuple[str, ...], str]:
    """One book, whose sections the catalogue names in our language."""
    is_silent, section = rule.source.startswith("(silent)"), rule.source.removeprefix("(silent)")
    book = "derived" if "(derived)" in rule.title else "silent" if is_silent else "rulebook"
    elsewhere = ("elsewhere",) if "[EXTRA" in f"{rule.statement} {rule.ruling}" else ()
    return (book, *elsewhere), section.strip().rstrip(".")
