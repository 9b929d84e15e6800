/** A card pack from a folder on this device. */
import { LONGEST_NAME, type PackGiven } from "../../shared/tables/tableForm";

/** Why the chosen files are not a card pack. */
export class NoPack extends Error {
  constructor(
    readonly why: "empty" | "name" | "large",
    readonly file: string,
  ) {
    super(`${why}: ${file}`);
  }
}

const LARGEST = 400_000;
const ALLOWED = /^[a-z0-9_:.-]{1,40}$/;

/** The fact files among those chosen; others, such as notes and pictures, are skipped. */
export async function packOf(chosen: readonly File[]): Promise<PackGiven> {
  const facts = chosen.filter((file) => file.name.endsWith(".toml"));
  const [first] = facts;
  if (!first) throw new NoPack("empty", "");
  for (const { name, size } of facts) {
    if (!ALLOWED.test(name)) throw new NoPack("name", name);
    if (size > LARGEST) throw new NoPack("large", name);
  }
  const texts = await Promise.all(facts.map((file) => file.text()));
  return {
    name: packName(first).slice(0, LONGEST_NAME),
    files: Object.fromEntries(facts.map((file, index) => [file.name, texts[index] ?? ""])),
  };
}

/** The folder it was in, or the file itself if it was chosen alone. */
function packName(file: File): string {
  const folders = file.webkitRelativePath.split("/").slice(0, -1);
  return folders.at(-1) ?? file.name.replace(/\.toml$/, "");
}
