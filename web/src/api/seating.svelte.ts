/** The seats of this browser at one table: one session each, of which one is shown.
 *
 *  With several seats (hot seat) the device is passed on: as soon as another of our seats is asked,
 *  `curtain` is that seat's session, and nothing of the table may be shown until `lift()`.
 */
import { TableSession } from "./table.svelte";

export class Seating {
  readonly sessions: readonly TableSession[];
  #shown: TableSession = $state.raw() as TableSession;
  #behind = $state.raw<TableSession | null>(null);

  /** No secret: we watch. */
  constructor(
    readonly id: string,
    secrets: readonly string[],
  ) {
    const given = secrets.length ? secrets : [null];
    this.sessions = given.map((secret) => new TableSession(id, secret));
    this.#shown = this.sessions[0] as TableSession;
    if (this.sessions.length > 1) this.#behind = this.#shown;
  }

  /** The session that is shown, or will be when the curtain is lifted. */
  get shown(): TableSession {
    return this.curtain ?? this.#shown;
  }

  /** Whose session waits behind the curtain; null: the table lies open. */
  get curtain(): TableSession | null {
    return this.#asked ?? this.#behind;
  }

  /** Another of our seats than the one that sees the table is asked. */
  get #asked(): TableSession | null {
    if (this.sessions.length < 2) return null;
    const asked = this.sessions.find((session) => session.decision !== null);
    return asked && asked !== this.#shown ? asked : null;
  }

  /** Its player has the device: show the table to that seat. */
  lift(): void {
    this.#shown = this.curtain ?? this.#shown;
    this.#behind = null;
    this.#shown.takeHappenings();
  }

  /** Hide the table, to pass the device to whom it pleases. */
  hide(session: TableSession = this.#shown): void {
    if (this.sessions.length > 1) this.#behind = session;
  }

  close(): void {
    this.sessions.forEach((session) => session.close());
  }
}
