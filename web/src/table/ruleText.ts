/** The text of a rule, cut for showing: paragraphs and items; ids of rules, strong words, code. */

export interface RulePiece {
  kind: "text" | "rule" | "strong" | "code";
  text: string;
}
export interface RuleLine {
  isItem: boolean;
  pieces: RulePiece[];
}

const MARKS = /(\*\*[^*]+\*\*|`[^`]+`|\b(?:SC|BW|CW)-[A-Z]+(?:-[TPZ])?-(?:EX)?\d+\b)/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;

function pieceOf(text: string): RulePiece {
  if (text.startsWith("**")) return { kind: "strong", text: text.slice(2, -2) };
  if (text.startsWith("`")) return { kind: "code", text: text.slice(1, -1) };
  return { kind: MARKS.test(text) ? "rule" : "text", text };
}

/** The lines of a text; lines of one paragraph are joined. */
export function partsOf(text: string): RuleLine[] {
  const lines: string[] = [];
  let joins = false;
  for (const line of text.split("\n")) {
    if (joins && line.trim() && !ITEM.test(line)) lines.push(`${lines.pop()} ${line.trim()}`);
    else if (line.trim()) lines.push(line);
    joins = line.trim() !== "";
  }
  return lines.map((line) => ({
    isItem: ITEM.test(line),
    pieces: line.trim().split(MARKS).filter(Boolean).map(pieceOf),
  }));
}
