/** The address as the client reads it: which page is shown, and how to go to another. */

export type Page =
  | { name: "lobby" }
  | { name: "new" }
  | { name: "table"; id: string }
  | { name: "art" }
  | { name: "nowhere" };

export function pageOf(path: string): Page {
  const parts = path.split("/").filter(Boolean);
  const [first, id] = parts;
  if (first === undefined) return { name: "lobby" };
  if (first === "table" && id !== undefined && parts.length === 2) return { name: "table", id };
  if (parts.length === 1 && (first === "new" || first === "art")) return { name: first };
  return { name: "nowhere" };
}

class Address {
  #path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
  }

  get page(): Page {
    return pageOf(this.#path);
  }

  /** Go to another page of the client; `replace` leaves no step back. */
  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** For `onclick` of whatever holds links: plain clicks on our own pages need no new document. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || pageOf(link.pathname).name === "nowhere") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const address = new Address();
