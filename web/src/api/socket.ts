/** A table's live channel: says hello, keeps the connection alive, and comes back when it breaks. */
import { withoutMarks } from "../words/direction";
import { health, Problem } from "./rest";
import { AWAY, BUSY, waitAfter } from "./retry";
import type { FromServer, Hello, Shown, ToServer } from "./wire";

/** `lost`: the server is down; `busy`: it is full; in both cases we try again. `refused`: the
 *  server does not let us in; `closed`: we left, or the table was closed. */
export type Connection = "connecting" | "open" | "lost" | "busy" | "refused" | "closed";

/** What the channel reports to its owner. */
export interface Hearing<Game extends Shown = Shown> {
  /** The first message of a connection. */
  hello: () => Hello;
  heard: (message: FromServer<Game>) => void;
  changed: (state: Connection) => void;
}

const PING_EVERY = 20_000;
const SILENCE = 10_000;
/** A connection that lasted this long was a good one, so the next try comes soon. */
const STEADY = 10_000;
/** The server's codes for closing a socket: "too many requests", "try again later". */
const POLICY = 1008;
const TRY_LATER = 1013;
/** How many sockets may fail at a server that answers otherwise: it may only just have come back. */
const CHANCE = 2;
/** No reason was given. */
const UNKNOWN = 1006;
/** Refusals before the welcome that may not happen at the next try. */
const PASSING = new Set(["busy", "too-many"]);

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export class TableSocket<Game extends Shown = Shown> {
  #socket: WebSocket | null = null;
  #state: Connection = "connecting";
  #tries = 0;
  #welcomed = false;
  /** When that was, by this browser's clock. */
  #welcomedAt = 0;
  /** The server has answered at all. */
  #isReached = false;
  /** Why the server does not let us in, until it closes the socket. */
  #refusal = "";
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly hearing: Hearing<Game>,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  get state(): Connection {
    return this.#state;
  }

  /** Send a message; returns whether there was a connection. */
  send(message: ToServer): boolean {
    if (!this.#socket || !this.#welcomed) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Leave for good. */
  close(): void {
    this.#end("closed");
  }

  #open(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#isReached = true;
      socket.send(JSON.stringify(this.hearing.hello()));
    };
    socket.onmessage = ({ data }) =>
      this.#hear(JSON.parse(withoutMarks(String(data))) as FromServer<Game>);
    socket.onclose = ({ code }) => this.#closed(code);
    this.#listen(SILENCE);
  }

  #hear(message: FromServer<Game>): void {
    if (!this.#welcomed && message.type === "refused") {
      this.#refusal = message.code;
      this.hearing.heard(message);
      return;
    }
    this.#listen(PING_EVERY);
    if (message.type === "welcome") {
      this.#welcomed = true;
      this.#welcomedAt = Date.now();
      this.#become("open");
    }
    this.hearing.heard(message);
    if (message.type === "closed") this.#end("closed");
  }

  /** Ask for a sign of life after a while without one; no answer means the connection is gone. */
  #listen(patience: number): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      if (patience === SILENCE) return this.#drop();
      this.send({ type: "ping", id: "ping" });
      this.#listen(SILENCE);
    }, patience);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#closed(UNKNOWN);
    socket?.close();
  }

  /** The connection is gone. We reconnect, unless the server refused us. */
  #closed(code: number): void {
    const isPassing = code === TRY_LATER || PASSING.has(this.#refusal);
    if (this.#refusal && !isPassing) return this.#end("refused");
    const isReached = this.#isReached;
    if (this.#welcomed && Date.now() - this.#welcomedAt >= STEADY) this.#tries = 0;
    this.#forget();
    if (isPassing || code === POLICY) this.#become("busy");
    else if (isReached || this.#state !== "busy") this.#become("lost");
    const wait = waitAfter(this.#tries, this.#state === "busy" ? BUSY : AWAY);
    this.#tries += 1;
    this.#again = setTimeout(() => this.#open(), wait);
    if (!isReached) void this.#ask();
  }

  /** A socket that failed to open does not say why; another request does. */
  async #ask(): Promise<void> {
    const status = await health().then(
      ({ status }) => status,
      (problem: unknown) => (problem instanceof Problem ? problem.status : 0),
    );
    if (this.#state !== "lost" && this.#state !== "busy") return;
    if (status === 429 || status === 503) this.#become("busy");
    else if (status >= 300 || status === 0) this.#become("lost");
    else if (this.#tries > CHANCE) this.#become("busy"); // it answers everything but sockets
  }

  /** Visible or online again: do not wait for the next try. */
  #hurry = (): void => {
    if (this.#state !== "lost" || this.#socket || document.hidden) return;
    clearTimeout(this.#again);
    this.#open();
  };

  #end(state: "refused" | "closed"): void {
    const socket = this.#socket;
    this.#forget();
    socket?.close();
    clearTimeout(this.#again);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#become(state);
  }

  #forget(): void {
    clearTimeout(this.#beat);
    if (this.#socket) {
      this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    }
    this.#socket = null;
    this.#welcomed = false;
    this.#isReached = false;
    this.#refusal = "";
  }

  #become(state: Connection): void {
    if (state === this.#state) return;
    this.#state = state;
    this.hearing.changed(state);
  }
}
