/** A table's live channel: says hello, keeps the connection alive, and comes back when it breaks. */
import type { FromServer, Hello, ToServer } from "./wire";

/** `refused`: the server does not let us in; `closed`: we left, or the table was closed. */
export type Connection = "connecting" | "open" | "lost" | "refused" | "closed";

/** What the channel tells whoever opened it. */
export interface Hearing {
  /** The first message of a connection. */
  hello: () => Hello;
  heard: (message: FromServer) => void;
  changed: (state: Connection) => void;
}

const WAITS = [300, 1000, 2000, 3000, 5000];
const PING_EVERY = 20_000;
const SILENCE = 10_000;
/** Refusals before the welcome that may be gone at the next try. */
const PASSING = new Set(["busy", "too-many"]);

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #state: Connection = "connecting";
  #tries = 0;
  #welcomed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly hearing: Hearing,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  get state(): Connection {
    return this.#state;
  }

  /** Send a message; whether there was a connection to send it over. */
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
    this.#welcomed = false;
    socket.onopen = () => socket.send(JSON.stringify(this.hearing.hello()));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => this.#lost();
    this.#listen(SILENCE);
  }

  #hear(message: FromServer): void {
    if (!this.#welcomed && message.type === "refused") {
      this.hearing.heard(message);
      if (!PASSING.has(message.code)) this.#end("refused");
      return;
    }
    this.#listen(PING_EVERY);
    if (message.type === "welcome") {
      this.#welcomed = true;
      this.#tries = 0;
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
    this.#lost();
    socket?.close();
  }

  #lost(): void {
    this.#forget();
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#become("lost");
    this.#again = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  /** Back in sight or on the net: do not wait for the next try. */
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
  }

  #become(state: Connection): void {
    if (state === this.#state) return;
    this.#state = state;
    this.hearing.changed(state);
  }
}
