/** The keys that work at every table. */
import type { Session } from "../../api/session";
import { keys, type Binding } from "../../shared/browser/keys";
import { settings } from "../../shared/browser/settings.svelte";
import type { Choosing } from "../../shared/choosing/choosing.svelte";
import type { TableFrame } from "../../shared/screen/tableFrame.svelte";
import { say } from "../../words/words";

/** Bind them until the function returned is called. */
export function bindTableKeys(session: Session, choosing: Choosing, frame: TableFrame): () => void {
  const isAsked = () => session.decision !== null;
  const held = () => choosing.sendDelay.held !== null;
  const bindings: Binding[] = [
    {
      key: "z",
      says: say("web-key-undo"),
      act: () => choosing.undo(),
      when: () => held() || choosing.path.length > 0 || session.undoable !== null,
    },
    {
      key: " ",
      says: say("web-key-skip"),
      // Once ends what is being shown, twice goes on to our turn.
      act: () => void (frame.description?.endShowing?.() || session.skip?.()),
      // Where nothing moves the server may still pause.
      when: () => session.isProgramAsked === true,
    },
    { key: "o", says: say("web-key-options"), act: () => frame.open("options"), when: isAsked },
    { key: "/", says: say("web-key-options"), act: () => frame.open("options"), when: isAsked },
    {
      key: "h",
      says: say("web-key-hint"),
      act: () => (frame.hinted ? frame.takeHint() : void frame.askHint()),
      when: () => isAsked() && session.table?.hints === true,
    },
    {
      key: "c",
      says: say("web-key-change"),
      act: () => frame.nextChange(),
      when: () => session.changes.to > 0,
    },
    {
      key: "t",
      says: say("web-text-view"),
      act: () => settings.change({ view: settings.choices.view === "text" ? "drawn" : "text" }),
    },
    { key: "?", says: say("web-help"), act: () => frame.open("help") },
    { key: "F1", says: say("web-help"), act: () => frame.open("help") },
    {
      key: "Escape",
      says: say("web-back"),
      act: () => void choosing.back(),
      when: () => held() || choosing.path.length > 0,
    },
  ];
  const unbind = bindings.map((binding) => keys.bind(binding));
  return () => unbind.forEach((stop) => stop());
}
