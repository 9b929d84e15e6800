/** Buttons of the prompt bar: what pointing cannot reach, and what a draft waits for. */
import type { Whole } from "../../../shared/choosing/narrowing";
import type { PromptAction } from "../../../shared/screen/description";
import { capital } from "../../../words/capital";
import { say } from "../../../words/words";
import type { TableState } from "../state/tableState.svelte";
import { formActions } from "./formActions";

export function actionsOf(table: TableState): PromptAction[] {
  return formActions(table) ?? plainActions(table);
}

function plainActions(table: TableState): PromptAction[] {
  const { choosing, several, session } = table;
  const { decision } = session;
  if (!decision) return [];
  const done = decision.done === null ? null : decision.options[decision.done];
  const doneAction: PromptAction[] = done
    ? [{ label: capital(done.label), key: "d", ends: true, act: () => choosing.choose(done) }]
    : [];
  const { asked } = several;
  if (asked) {
    const n = several.picks.length;
    const label = say("sc-web-send-several", { n, most: asked.most });
    const send = { label, primary: several.isWhole, act: () => several.send() };
    return [...doneAction, ...(several.isWhole ? [send] : [])];
  }
  const { only } = choosing.now;
  if (only && choosing.pointing.isSealed?.(only)) return [...doneAction, sealed(table, only)];
  const suggested = decision.suggested === null ? null : decision.options[decision.suggested];
  const buttons = choosing.now.buttons.filter(({ option }) => option.text !== done?.text);
  const shown = buttons.map(({ option }): PromptAction => action(table, option, suggested?.text));
  return [...doneAction, ...shown];
}

/** What was pointed at is whole: a button sends it. */
function sealed(table: TableState, whole: Whole): PromptAction {
  const planet = whole.refs.find(({ kind }) => kind === "planet");
  const isOrder = whole.refs.some(({ kind }) => kind === "order");
  const label =
    planet && isOrder ? say("sc-web-place-on", { planet: table.nameOf(planet) }) : whole.label;
  return { label, primary: true, act: () => table.choosing.choose(whole) };
}

function action({ choosing }: TableState, option: Whole, suggested: string | undefined) {
  return {
    label: capital(option.label),
    primary: option.text === suggested || choosing.now.only === option,
    act: () => choosing.choose(option),
  };
}
