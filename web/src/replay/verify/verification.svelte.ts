/** The check of a finished game: its commitment, secret and seed in this browser, its picks on the
 *  server. */
import { check, Problem } from "../../api/rest";
import type { Checked, TableShown, Verdict } from "../../api/wire";
import { witnessed } from "../../shared/tables/commitments";
import { say } from "../../words/words";
import { canHash, commitmentOf, seedOf } from "./seedProof";

/** The result of one part: `unknown` if there is nothing to compare, or no way to compare it. */
export type Found = "waiting" | "right" | "wrong" | "unknown";

export class Verification {
  readonly canHash = canHash();
  /** Whether the game has a proof of its seed. */
  readonly hasProof: boolean;
  readonly kept: string;
  promise: Found;
  secret = $state<Found>("waiting");
  seed = $state<Found>("waiting");
  picks = $state<Found>("waiting");
  computed = $state.raw({ commitment: "", seed: "" });
  checked = $state.raw<Checked | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** Why the server could not be asked. */
  problem = $state("");
  readonly #own: readonly string[];

  constructor(readonly table: TableShown) {
    const { commitment, nonces } = witnessed(table.id);
    this.kept = commitment;
    this.#own = nonces;
    this.hasProof = table.commitment !== "" && Boolean(table.result?.secret);
    const isSame = commitment === table.commitment;
    this.promise = !this.hasProof || !commitment ? "unknown" : isSame ? "right" : "wrong";
  }

  /** The shares of the seats, by seat. */
  get shares() {
    const { result, seats } = this.table;
    return (result?.nonces ?? []).map((nonce, at) => ({
      nonce,
      seat: seats[at],
      isOwn: nonce !== "" && this.#own.includes(nonce),
    }));
  }

  get #parts(): readonly Found[] {
    return [this.promise, this.secret, this.seed, this.picks];
  }

  /** The overall result. */
  readonly conclusion = $derived.by(() => {
    if (this.#parts.includes("wrong")) return "wrong";
    if (this.problem) return "unknown";
    if (this.#parts.includes("waiting")) return "waiting";
    if (this.verdict?.seed === "mended") return "mended";
    if (!this.hasProof) return "unproved";
    if (!this.canHash) return "unhashed";
    return this.promise === "right" ? "proved-seen" : "proved";
  });

  async run(): Promise<void> {
    await Promise.all([this.#prove(), this.#replay()]);
  }

  async #prove(): Promise<void> {
    const { result, commitment } = this.table;
    if (!result || !this.hasProof || !this.canHash) {
      this.secret = this.seed = "unknown";
      return;
    }
    const [shown, seed] = [
      await commitmentOf(result.secret),
      await seedOf(result.secret, result.nonces),
    ];
    this.computed = { commitment: shown, seed };
    this.secret = shown === commitment ? "right" : "wrong";
    this.seed = seed === result.seed ? "right" : "wrong";
  }

  async #replay(): Promise<void> {
    try {
      const verdict = await check(this.table.id, (said) => (this.checked = said));
      this.verdict = verdict;
      this.picks = verdict.fits ? "right" : "wrong";
    } catch (error) {
      this.picks = "unknown";
      this.problem = error instanceof Problem ? error.detail : say("web-offline");
    }
  }
}
