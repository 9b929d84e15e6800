/** What the keys 1 to 9 mean now: the bar says it, since they mean one group at a time. */
import { settings } from "../../../shared/browser/settings.svelte";
import { isTouch } from "../../../shared/browser/touch";
import { say } from "../../../words/words";
import { formOf as battleFormOf } from "../battle/model/forms";
import { formOf } from "../model/forms";
import type { TableState } from "../state/tableState.svelte";
import { trayOf } from "./tray";

const PANELS: ReadonlySet<string | null> = new Set(["orders", "build", "technologies", "events"]);
const BATTLE: Readonly<Record<string, string>> = {
  cards: "cards",
  lanes: "lanes",
  pairs: "units",
  supports: "units",
  victims: "units",
  units: "units",
};

/** Empty: nothing has a number, or there are no keys. */
export function numbersSaid(table: TableState): string {
  const { decision } = table.session;
  if (!decision || isTouch() || !settings.choices.letters) return "";
  const what = groupOf(table, decision.prompt);
  return what ? say("sc-text-numbers", { what }) : "";
}

function groupOf(table: TableState, prompt: string): string {
  const { battle } = table;
  if (battle.decision) {
    if (battle.draft.held !== null) return "lanes";
    return BATTLE[battleFormOf(battle.decision) ?? ""] ?? "other";
  }
  const form = formOf(prompt);
  if (PANELS.has(form)) return form ?? "";
  return trayOf(table, false).length > 0 ? "other" : "";
}
