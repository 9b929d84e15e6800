/** Messages waiting for their answer, by id. */
import type { FromServer, ToServer } from "./wire";

export type Request = Exclude<ToServer, { type: "hello" }>;

interface Open {
  message: Request;
  again: boolean;
  settle: (answer: FromServer | null) => void;
}

export class Requests {
  #open = new Map<string, Open>();

  /** The answer to a message, null if there will be none. `again`: it may be sent once more after a
   *  reconnect, because the server knows it by its id. */
  wait(message: Request, again: boolean): Promise<FromServer | null> {
    return new Promise((settle) => this.#open.set(message.id, { message, again, settle }));
  }

  settle(id: string, answer: FromServer): void {
    this.#open.get(id)?.settle(answer);
    this.#open.delete(id);
  }

  /** What has no answer yet, in the order it was sent. */
  get messages(): Request[] {
    return [...this.#open.values()].map((open) => open.message);
  }

  /** The connection is gone: only messages that may be sent again keep waiting, or none at all. */
  giveUp(all: boolean): void {
    for (const [id, open] of this.#open) {
      if (open.again && !all) continue;
      this.#open.delete(id);
      open.settle(null);
    }
  }
}

/** A unique name for a message. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
