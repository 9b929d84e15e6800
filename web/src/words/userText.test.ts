/** Pages show what people have written only with `UserText`, which keeps it from affecting the
 *  rest. */
import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const PAGES = import.meta.glob<string>("../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Names of tables, seats and players, lines of the story and of chat, sentences of the server. */
const WRITTEN =
  /\b((table|seat|whole|inviter|wanted|sitter|one|line|notice|reason)\??\.(name|text|sentence)|table\.title|frame\.news)\b|\b(seatName|names|myName)\(/;
/** A message handles its own arguments. */
const MESSAGES = /\bsay\((?:[^()]|\([^()]*\))*\)/g;
/** A line of a list that a browser draws: it holds nothing else, and can hold no element. */
const PLAIN = ["../replay/PerspectivePicker.svelte"];

/** The expressions of a page that are shown as text. */
function shown(page: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, isText: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, isText));
    if (!node || typeof node !== "object") return;
    const { type } = node as AST.BaseNode;
    if (type === "ExpressionTag" && isText) {
      const { start, end } = (node as { expression: AST.BaseNode }).expression;
      found.push(page.slice(start, end));
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === "expression" || key === "attributes") continue;
      walk(value, key === "nodes" || (isText && key !== "fragment"));
    }
  };
  walk(parse(page, { modern: true }).fragment, true);
  return found;
}

describe("what people have written", () => {
  test("is found in a page", () => {
    const page = '<b title={seat.name}>{seat.name}</b>{#if true}<p>{say("x", { y })}</p>{/if}';
    expect(shown(page)).toEqual(["seat.name", 'say("x", { y })']);
    expect(shown("<UserText text={seat.name} />")).toEqual([]);
    expect(Object.keys(PAGES).length).toBeGreaterThan(150);
  });

  test("is kept apart on every page", () => {
    const bare = Object.entries(PAGES)
      .filter(([path]) => !PLAIN.includes(path))
      .flatMap(([path, page]) => shown(page).map((one) => ({ path, one })))
      .filter(({ one }) => WRITTEN.test(one.replace(MESSAGES, "")));
    expect(bare).toEqual([]);
  });
});
