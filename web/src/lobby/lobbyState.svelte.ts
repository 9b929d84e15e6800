/** What the lobby knows: the games, my tables and those of this server, refreshed regularly. */
import * as rest from "../api/rest";
import type { GameShown, TableShown } from "../api/wire";
import { type Held, type OwnTable, ownTables, othersTables } from "../shared/tables/tableStatus";
import { say } from "../words/words";

const EVERY = 10_000;
/** The most by which the interval grows while requests fail. */
const RARELY = 6;

export class LobbyState {
  games: readonly GameShown[] | null = $state.raw(null);
  /** Why something could not be fetched, in the server's words. */
  problem = $state("");
  /** In seconds. */
  now = $state(Date.now() / 1000);

  #held: readonly Held[] = $state.raw([]);
  #shown: readonly TableShown[] | null = $state.raw(null);
  #listed: readonly TableShown[] | null = $state.raw(null);
  readonly #keep: () => readonly Held[];

  /** `keep` tells at which tables this browser sits. */
  constructor(keep: () => readonly Held[]) {
    this.#keep = keep;
    this.#held = keep();
  }

  /** All my tables; null until they are known. */
  readonly #own: readonly OwnTable[] | null = $derived.by(() => {
    if (this.#held.length === 0) return [];
    return this.#shown && ownTables(this.#held, this.#shown);
  });
  readonly mine = $derived(this.#own?.filter(({ held }) => !held.archived) ?? null);
  /** The archived ones. */
  readonly archived = $derived(this.#own?.filter(({ held }) => held.archived) ?? []);

  /** What others play here; null until it is known. */
  readonly others: readonly TableShown[] | null = $derived.by(
    () => this.#listed && othersTables(this.#held, this.#listed),
  );

  /** Tables this browser has seats at that the server no longer knows. */
  readonly gone: readonly string[] = $derived.by(() => {
    const shown = this.#shown;
    if (!shown) return [];
    return this.#held.map(({ id }) => id).filter((id) => !shown.some((table) => table.id === id));
  });

  /** A game, fetched if it is not known yet. */
  async game(name: string): Promise<GameShown> {
    await this.#lookAtGames();
    const found = this.games?.find((game) => game.name === name);
    if (!found) throw new Error(say("lobby-no-game", { game: name }));
    return found;
  }

  /** Refresh now, and then every few seconds while the page is visible; less often while the server
   *  does not answer. Returns how to stop. */
  watch(): () => void {
    let isWatching = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failed = 0;
    const look = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      await this.look();
      failed = this.problem ? failed + 1 : 0;
      clearTimeout(timer);
      if (isWatching) timer = setTimeout(look, EVERY * Math.min(2 ** failed, RARELY));
    };
    void look();
    document.addEventListener("visibilitychange", look);
    return () => {
      isWatching = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    this.#held = this.#keep();
    this.now = Date.now() / 1000;
    const held = this.#held;
    const wanted = [this.#lookAtGames(), rest.listedTables(), mineShown(held)] as const;
    const [games, listed, shown] = await Promise.allSettled(wanted);
    if (listed.status === "fulfilled") this.#listed = listed.value;
    if (shown.status === "fulfilled") this.#shown = shown.value;
    const failed = [games, listed, shown].find((answer) => answer.status === "rejected");
    this.problem = failed ? String((failed.reason as Error).message) : "";
  }

  async #lookAtGames(): Promise<void> {
    this.games ??= await rest.games();
  }
}

/** My tables as the server shows them; those it does not know are left out. */
async function mineShown(held: readonly Held[]): Promise<TableShown[]> {
  const shown = await Promise.all(
    held.map(({ id }) =>
      rest.tableShown(id).catch((problem: unknown) => {
        if (problem instanceof rest.Problem && problem.status === 404) return null;
        throw problem;
      }),
    ),
  );
  return shown.filter((table) => table !== null);
}
