/** The address as the client reads it: which page is shown, and how to navigate to another. */

export type Page =
  | { name: "lobby" }
  | { name: "new" }
  | { name: "table" | "replay"; id: string }
  /** Which book or game: empty if none is named. The page knows which ones exist. */
  | { name: "rules"; book: string }
  | { name: "cards"; game: string }
  | { name: "scenarios"; game: string }
  /** Which game: empty if none is named. */
  | { name: "learn"; game: string }
  | { name: "art" }
  | { name: "notFound" };

export function pageOf(path: string): Page {
  const parts = path.split("/").filter(Boolean);
  const [first, id] = parts;
  if (first === undefined) return { name: "lobby" };
  if ((first === "table" || first === "replay") && id !== undefined && parts.length === 2) {
    return { name: first, id };
  }
  if (first === "rules" && parts.length < 3) return { name: "rules", book: id ?? "" };
  if (first === "cards" && parts.length < 3) return { name: "cards", game: id ?? "" };
  if (first === "scenarios" && id !== undefined && parts.length === 2)
    return { name: "scenarios", game: id };
  if (first === "learn" && parts.length < 3) return { name: "learn", game: id ?? "" };
  if (parts.length === 1 && (first === "new" || first === "art")) {
    return { name: first };
  }
  return { name: "notFound" };
}

const TABLE = "orrery.table";
const isTable = (path: string) => ["table", "replay"].includes(pageOf(path).name);

/** The table or replay that was left last in this tab. */
function keptTable(): string | null {
  try {
    return sessionStorage.getItem(TABLE);
  } catch {
    return null; // a browser without storage
  }
}

class Address {
  #path = $state(location.pathname);
  #search = $state(location.search);
  #hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    this.#keepTable();
  }

  #keepTable(): void {
    if (!isTable(this.#path)) return;
    try {
      sessionStorage.setItem(TABLE, this.#path);
    } catch {
      // There is no way back except the browser's own.
    }
  }

  /** The table this tab came from, if any. */
  get table(): string | null {
    const kept = keptTable();
    return kept !== null && isTable(kept) ? kept : null;
  }

  #read(): void {
    this.#path = location.pathname;
    this.#keepTable();
    this.#search = location.search;
    this.#hash = location.hash;
  }

  get page(): Page {
    return pageOf(this.#path);
  }

  /** The query string: "side=rebel" after the question mark. */
  get asked(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }

  /** The place on the page, without its "#". */
  get place(): string {
    return decodeURIComponent(this.#hash.slice(1));
  }

  /** Change the query string of the same page, without scrolling and without a history entry. */
  ask(asked: URLSearchParams): void {
    const search = asked.size > 0 ? `?${asked}` : "";
    history.replaceState(null, "", location.pathname + search + location.hash);
    this.#read();
  }

  /** Change the fragment of the same page, or remove it, without scrolling. */
  point(place: string, replace = false): void {
    const to = location.pathname + location.search + (place && `#${place}`);
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.#read();
  }

  /** Go to another page of the client; `replace` leaves no history entry. */
  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  /** For `onclick` of anything that contains links: plain clicks on our own pages load no new
   *  document. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || pageOf(link.pathname).name === "notFound") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const address = new Address();
