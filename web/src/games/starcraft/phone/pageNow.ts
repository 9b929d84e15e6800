/** What is open where only one thing can be: decided by the question, and by what was tapped. */
import { formOf, isPanel, type Form } from "../model/forms";
import { PLANNING } from "../state/orders";
import type { TableState } from "../state/tableState.svelte";

/** `panel`: beside the map's active planet. `planet`: a planet's page. `whole`: instead of the map. */
export type PageNow =
  | "technologies"
  | "panel"
  | "hand"
  | "planet"
  | "events"
  | "orders"
  | "reveal"
  | "moves"
  | "tray"
  | "factions"
  | "setup";

/** These need all the room there is: the map is not shown beside them. */
const WHOLE: ReadonlySet<PageNow> = new Set<PageNow>(["technologies", "hand", "factions"]);
export const isWhole = (page: PageNow): boolean => WHOLE.has(page);

/** Beside these the map shows one planet. */
export const isClose = (page: PageNow): boolean => page === "panel" || page === "planet";

/** The pages of questions, whatever was tapped. */
const PAGES: Partial<Record<Form, PageNow>> = { technologies: "technologies", hand: "hand" };

export function pageNow(
  { session, squad, several, setup }: TableState,
  isOpened: boolean,
): PageNow {
  const { prompt = "" } = session.decision ?? {};
  const form = formOf(prompt);
  if (setup) return setup.isChoosing ? "factions" : settingUp(form);
  if (form === "hand" && !several.isOpen) return isOpened ? "planet" : "tray";
  const page = form && PAGES[form];
  if (page) return page;
  if (isPanel(form)) return "panel";
  if (isOpened) return "planet";
  if (form === "events") return "events";
  if (PLANNING.has(prompt)) return "orders";
  if (prompt === "reveal") return "reveal";
  return squad.isOpen ? "moves" : "tray";
}

/** Cards and tiles are chosen before the galaxy is there, too. */
const settingUp = (form: Form | null): PageNow =>
  form === "events" || form === "tray" ? form : "setup";
