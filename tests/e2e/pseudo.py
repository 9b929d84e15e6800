"""Pages in the pseudo-language: what on them was not said by a message, and what has no room."""

from __future__ import annotations

from playwright.sync_api import Page

from orrery.games import RULESETS, read_texts
from orrery.messages import SOURCE
from tests import plain_http
from tests.e2e.server import PATIENCE, Server

LOOK = """(names) => {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\\]\\\\]/g, "\\\\$&"));
  const known = new RegExp(escaped.sort((a, b) => b.length - a.length).join("|"), "gi");
  // Rules, addresses and hashes.
  const data =
    /\\b(?:CW|SC|BW)-[A-Z]+(?:-[TPZ])?-(?:EX)?\\d+\\b|\\S+:\\/\\/\\S+|\\b[0-9a-f]{8,}\\b/g;
  const [, { value: joint }] = new Intl.ListFormat(document.documentElement.lang)
    .formatToParts(["1", "2"]);
  const strange = (text) =>
    /[A-Za-z]/.test(text.replace(data, "").replace(known, "").replaceAll(joint, ""));
  const own = (text) => text.trim() && !text.replace(known, "").replace(/[^\\p{L}]/gu, "");
  const style = (one) => getComputedStyle(one);
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isHeard = (one) => {
    for (let at = one; at && at !== document.body; at = at.parentElement)
      if (at.matches(".visually-hidden") || style(at).clipPath.startsWith("inset(50%"))
        return true;
    return false;
  };
  // What is cut on purpose can be read in full: by its title, at a tap, or on the card close up.
  const isReadElsewhere = (one, told) =>
    (one.closest("[title]")?.title ?? "").includes(told.slice(0, 20)) ||
    one.closest(".words")?.querySelector(":scope > button[aria-expanded]") ||
    one.closest(".card .pill");
  const where = (one) => {
    const path = [];
    for (let at = one; at && at !== document.body && path.length < 4; at = at.parentElement)
      path.unshift(at.tagName.toLowerCase() + (at.className?.baseVal ?? at.className ?? "")
        .toString().split(/\\s+/).filter((name) => name && !name.startsWith("svelte-"))
        .map((name) => "." + name).join(""));
    return path.join(" > ");
  };
  const DATA = ".title > .name, .face .source";
  const found = { letters: new Set(), cut: new Set(), overlap: new Set() };
  const page = document.documentElement.lang;
  const isForeign = (one) =>
    one.closest("[lang]").lang !== page || one.closest("kbd, code, [translate=no]");
  const rangeOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest("style, script") || !isShown(holder)) continue;
    const told = node.data.trim().replace(/\\s+/g, " ");
    if (isForeign(holder) || holder.closest(DATA)) continue;
    if (strange(node.data)) found.letters.add(`${told} | ${where(holder)}`);
    if (isHeard(holder) || own(node.data)) continue;
    const range = rangeOf(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    let isWhole = true;
    for (let at = holder; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = style(at);
      const edge = at.getBoundingClientRect();
      const isCut = (how) => how === "hidden" || how === "clip";
      const wide = isCut(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2);
      const high = isCut(overflowY) && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3);
      if (wide || high) {
        isWhole = false;
        if (!isReadElsewhere(holder, told))
          found.cut.add(`${told} | ${where(holder)} in ${where(at)}`);
      }
      if (wide || high || /auto|scroll/.test(overflowX + overflowY) || position === "fixed") break;
    }
    if (isWhole) texts.push({ node, holder, box, told, lines: [...range.getClientRects()] });
  }
  for (const one of document.body.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
      const said = one.getAttribute(name);
      if (said && isShown(one) && !isForeign(one) && strange(said))
        found.letters.add(`${name}: ${said} | ${where(one)}`);
    }
  const childOf = (text, parent) => {
    let at = text.node;
    while (at && at.parentElement !== parent) at = at.parentElement;
    return at;
  };
  texts.forEach((one, at) => {
    for (const two of texts.slice(at + 1, at + 12)) {
      let parent = one.holder;
      while (!parent.contains(two.holder)) parent = parent.parentElement;
      const [a, b] = [childOf(one, parent), childOf(two, parent)];
      if (!a || !b || a === b || parent.clientHeight > innerHeight / 2) continue;
      if ([one, two].some(({ holder }) => style(holder).display === "inline" && holder === parent))
        continue;
      const meet = (a, b) => {
        const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
        const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
        const at = [(left + right) / 2, (top + bottom) / 2];
        return right - left > 3 && bottom - top > 5 && isSeen(one, at) && isSeen(two, at);
      };
      if (one.lines.some((a) => two.lines.some((b) => meet(a, b))))
        found.overlap.add(`${one.told} / ${two.told} | ${where(parent)}`);
    }
  });
  function isSeen({ holder }, [x, y]) {
    const stack = document.elementsFromPoint(x, y);
    const at = stack.findIndex((one) => one.contains(holder));
    const isOpaque = ({ backgroundColor, backgroundImage }) =>
      backgroundImage !== "none" || !/, 0(\\.\\d+)?\\)|transparent/.test(backgroundColor);
    return at >= 0 && !stack.slice(0, at).some((one) => isOpaque(style(one)));
  }
  return Object.fromEntries(Object.entries(found).map(([name, some]) => [name, [...some]]));
}"""
"""What is wrong on a page: letters that came from no message, text that is cut, text over text.
Names of things are data, also in pieces on a card, and so are remarks on its sources; what is in
another language than the page says so; a list is joined by the browser."""


class Sight:
    """Somebody who looks at pages in the pseudo-language, and notes what is wrong."""

    def __init__(self, server: Server) -> None:
        self.names = [*names_of(server), "Ann", "Ben", "Droid brain", "Orrery", "English"]
        self.found: list[str] = []

    def look(self, page: Page, state: str) -> None:
        """Note what is wrong on a page; the same once."""
        wrong: dict[str, list[str]] = page.evaluate(LOOK, self.names)
        for kind, some in wrong.items():
            self.found += [f"{state}: {kind}: {one}" for one in some if not self.knows(kind, one)]
        if page.evaluate("document.scrollingElement.scrollWidth > innerWidth + 1"):
            self.found.append(f"{state}: the page is too wide")

    def must_be_clear(self) -> None:
        """Whether nothing is wrong, or what is."""
        assert not self.found, "\n".join(["", *self.found])

    def knows(self, kind: str, one: str) -> bool:
        return any(noted.endswith(f"{kind}: {one}") for noted in self.found)


def names_of(server: Server) -> list[str]:
    """The names of all things of the games: they are the same in every language."""
    found: set[str] = set()
    for ruleset in RULESETS.values():
        entries = ruleset.speaker(SOURCE).catalogue(read_texts(ruleset), {}).entries
        names = {entry.name for entry in entries.values()}
        found |= names | {shortened(name) for name in names}
    return sorted(found | titles_of(server))


def shortened(name: str) -> str:
    """A ship where there is little room: it is called after its class."""
    return name.partition("-class")[0]


def titles_of(server: Server) -> set[str]:
    """The titles of all rules, which messages may name, and where they stand in a book."""
    found: set[str] = set()
    for book in ("clone-wars", "starcraft", "brood-war"):
        place = f"{server.address}/api/rulebooks/{book}"
        chapters = plain_http.get(place, timeout=PATIENCE).json()["chapters"]
        rules = [rule for chapter in chapters for rule in chapter["rules"]]
        found |= {rule[what] for rule in rules for what in ("title", "section")}
    return found - {""}
