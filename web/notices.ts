/** Whose work is in the built page, and under which licence: written to NOTICES.txt beside it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const HEAD = `This page is part of Orrery, under the MIT licence. It contains the work of others, listed here with
their licences.
`;

interface Described {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
  homepage?: string;
}

/** The packages whose modules are in the page, and those it names as its own parts (fonts). */
export function foldersOf(modules: Iterable<string>): string[] {
  const own = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const found = new Map<string, string>();
  for (const name of Object.keys(own.dependencies))
    found.set(name, join(HERE, "node_modules", name));
  for (const id of modules) {
    const folder = PACKAGE.exec(id.replace(/^\0/, "").replaceAll("\\", "/"))?.[1];
    const name = folder?.split("/node_modules/").at(-1);
    if (folder && name && existsSync(join(folder, "package.json"))) found.set(name, folder);
  }
  return [...found.keys()].sort().map((name) => found.get(name) as string);
}

/** The notice of one package: its name, whose it is, and its licence in full. */
export function noticeOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Described;
  const author = typeof about.author === "string" ? about.author : about.author?.name;
  const head = [`${about.name} ${about.version}`, about.license, author, about.homepage];
  return `${head.filter(Boolean).join("\n")}\n\n${licenceIn(folder, about)}`;
}

function licenceIn(folder: string, about: Described): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  if (file) return readFileSync(join(folder, file), "utf8").trim();
  const kept = join(HERE, `LICENSE-${about.license?.toUpperCase() ?? ""}.txt`);
  if (existsSync(kept)) return readFileSync(kept, "utf8").trim();
  throw new Error(`${about.name}: the text of its licence (${about.license ?? "?"}) is missing`);
}

export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle() {
      const parts = foldersOf(this.getModuleIds()).map(noticeOf);
      const source = [HEAD, ...parts].join(`\n\n${"=".repeat(80)}\n\n`) + "\n";
      this.emitFile({ type: "asset", fileName: "NOTICES.txt", source });
    },
  };
}
