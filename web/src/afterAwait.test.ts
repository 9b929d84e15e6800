/** A component may be gone when what it waited for arrives. What it derived is stale then, and Svelte
 *  complains about reading it: whatever is needed after an `await` is read before it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const SOURCES = import.meta.dirname;
const FUNCTION = /Function/;
const CALLBACK = /^on[a-z]/;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The parts of a node in which names are read: not the names of properties, nor types. */
function partsOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== "typeAnnotation" && key !== "typeArguments")
    .filter(([key]) => node.computed === true || (key !== "property" && key !== "key"))
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

const within = (node: Node): Node[] => [node, ...partsOf(node).flatMap(within)];

/** The same without the functions inside, which may run at another time. */
function atOnce(node: Node): Node[] {
  return [node, ...partsOf(node).flatMap((part) => (FUNCTION.test(part.type) ? [] : atOnce(part)))];
}

const namesIn = (pattern: Node): string[] =>
  within(pattern)
    .filter(({ type }) => type === "Identifier")
    .map(({ name }) => String(name));

/** What a script derives, or is given by whoever uses the component, except what it calls. */
function derivedIn(script: Node, text: string): Set<string> {
  const made = within(script).filter(({ type }) => type === "VariableDeclarator");
  const derived = made.filter(
    ({ init }) =>
      isNode(init) && /^\$(derived|props)\b/.test(text.slice(init.start, init.end).trim()),
  );
  const names = derived.flatMap(({ id }) => (isNode(id) ? namesIn(id) : []));
  return new Set(names.filter((name) => !CALLBACK.test(name)));
}

/** Of an asynchronous function: from where on it has waited. */
function waited(body: Node): number {
  const waits = atOnce(body).filter(({ type }) => type === "AwaitExpression");
  return Math.min(...waits.map(({ end }) => end));
}

/** The names that are read too late, with their lines. */
function lateReads(text: string): string[] {
  const script: unknown = parse(text, { modern: true }).instance?.content;
  if (!isNode(script)) return [];
  const derived = derivedIn(script, text);
  const functions = within(script).filter(({ type, async }) => FUNCTION.test(type) && async);
  return functions.flatMap(({ body }) => {
    if (!isNode(body)) return [];
    const from = waited(body);
    return within(body)
      .filter(
        ({ type, start, name }) =>
          type === "Identifier" && start > from && derived.has(String(name)),
      )
      .map(({ start, name }) => `${text.slice(0, start).split("\n").length}: ${String(name)}`);
  });
}

test("what is derived is not read after an await", () => {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".svelte"));
  const found = paths.flatMap((path) => {
    const text = readFileSync(join(SOURCES, path), "utf-8");
    return text.includes("await ") ? lateReads(text).map((late) => `${path}:${late}`) : [];
  });
  expect(paths.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("such a read is noticed, in a callback, too", () => {
  const script = `
  const { given } = $props();
  const seat = $derived(given.seat);
  async function go() {
    const early = seat;
    await ask(seat, given);
    tell(early, other.seat, [1].map(() => seat));
  }
  function now() { return seat; }
`;
  expect(lateReads(`<script lang="ts">${script}</script>`)).toEqual(["7: seat"]);
});
