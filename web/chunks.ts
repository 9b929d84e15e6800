/** Which chunk of a build a module of a game goes into, where the bundler alone would make too many of them: it parts what is
 *  shared by who shares it, and twenty small files travel worse than one. */
import { fileURLToPath } from "node:url";

/** What the bundler knows of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const HOME = fileURLToPath(new URL("src/games/starcraft/", import.meta.url));

/** What every table has. */
const TABLE = ["drawnTable.ts"];
/** What one window does. */
const WIDE = ["Wide.svelte"];
const SMALL = ["phone/SmallTable.svelte"];
/** A sheet is always there if there is room, and otherwise a page. */
const SHEET = ["phone/SheetPage.svelte"];
const GALLERY = ["gallery/gallery.ts"];
/** What is fetched before a table, or without one, stays as small as it is. */
const BEFORE = ["index.ts", "parts.ts", "scenario/ScenarioMap.svelte"];

/** The chunk of a module: the table's, a sheet's, or one of pictures that the gallery has, too. Null: the bundler decides. */
export class Chunks {
  #reached: ((id: string) => readonly boolean[]) | null = null;

  of(id: string, modules: Modules): string | null {
    if (!id.startsWith(HOME)) return null;
    this.#reached ??= reachedFrom([TABLE, WIDE, SMALL, SHEET, GALLERY, BEFORE], modules);
    const [always, whenWide, whenSmall, onSheet, inGallery, isBefore] = this.#reached(id);
    const atTable = always || (whenWide && whenSmall);
    if (isBefore || !(atTable || whenWide)) return null;
    if (inGallery) return "pictures";
    if (atTable) return "table";
    return onSheet ? "sheet" : null;
  }
}

/** For each list of modules: whether it needs one, directly or not. */
function reachedFrom(lists: readonly (readonly string[])[], modules: Modules) {
  const found = lists.map((list) => reached(list, modules));
  return (id: string) => found.map((some) => some.has(id));
}

function reached(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = roots.map((root) => HOME + root);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
