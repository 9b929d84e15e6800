/** A button that copies something: whether it did, for its label. Some pages have no clipboard. */
import { say } from "../../words/words";
import { announcer } from "../browser/announce.svelte";

export class CopyButton {
  /** The result as a message; empty before the first try. */
  outcome = $state<"" | "web-copied" | "web-not-copied">("");

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.outcome = "web-copied";
    } catch {
      this.outcome = "web-not-copied";
    }
    announcer.say(say(this.outcome));
  }
}
