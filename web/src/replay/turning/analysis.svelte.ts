/** The analysis of a finished game: asked for once, and kept while its page is open. */
import { analyse, Problem } from "../../api/rest";
import type { AnalysisProgress, AnalysisShown } from "../../api/wire";
import { say } from "../../words/words";

export class GameAnalysis {
  progress = $state.raw<AnalysisProgress | null>(null);
  found = $state.raw<AnalysisShown | null>(null);
  /** Why there is none. */
  problem = $state("");
  #asking: AbortController | null = null;

  constructor(readonly id: string) {}

  /** Which share is done, from 0 to 1; null while it waits. */
  get share(): number | null {
    return this.progress?.of ? this.progress.done / this.progress.of : null;
  }

  /** Ask for it, if nobody has yet. */
  async run(): Promise<void> {
    if (this.found || this.#asking) return;
    const asking = new AbortController();
    this.#asking = asking;
    this.problem = "";
    try {
      this.found = await analyse(this.id, (said) => (this.progress = said), asking.signal);
    } catch (error) {
      if (!asking.signal.aborted) {
        this.problem = error instanceof Problem ? error.detail : say("web-offline");
      }
    } finally {
      this.progress = null;
      this.#asking = null;
    }
  }

  /** The page was left: the server need not go on. */
  stop(): void {
    this.#asking?.abort();
  }
}
