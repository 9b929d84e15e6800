/** A server for tests: sockets that only this file opens, and messages like the server's. */
import { onTestFinished, vi } from "vitest";

import type {
  DecisionShown,
  EventShown,
  FromServer,
  LineShown,
  OptionShown,
  RefShown,
  SeatShown,
  TableShown,
  ThingShown,
  ToServer,
  Update,
  Welcome,
} from "./wire";

export class FakeSocket {
  static opened: FakeSocket[] = [];
  sent: ToServer[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(code = 1005): void {
    this.isClosed = true;
    this.onclose?.({ code });
  }

  /** The server says something. */
  hear(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection is open, and the server sends its greeting. */
  greet(...messages: FromServer[]): void {
    this.onopen?.();
    this.hear(welcome(), ...messages);
  }

  get latest(): ToServer | undefined {
    return this.sent.at(-1);
  }

  /** The id of the latest message, to answer it. */
  get id(): string {
    return this.latest && "id" in this.latest ? this.latest.id : "";
  }
}

/** End what a test left open: whoever waits comes back first, and then hears that the table is closed. */
function endAll(opened: FakeSocket[]): void {
  FakeSocket.opened = opened;
  vi.stubGlobal("WebSocket", FakeSocket);
  dispatchEvent(new Event("online"));
  for (const one of opened) one.hear({ type: "closed" });
}

/** Replace the browser's sockets with fake ones until the test is over; `socket()` is the one opened last. */
export function fakeSockets(card: readonly object[] = [{ name: "Rex" }]): {
  socket: (at?: number) => FakeSocket;
} {
  const opened: FakeSocket[] = [];
  FakeSocket.opened = opened;
  onTestFinished(() => endAll(opened));
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => Response.json({ card }));
  return {
    socket: (at = -1) => {
      const found = FakeSocket.opened.at(at);
      if (!found) throw new Error("no socket was opened");
      return found;
    },
  };
}

export function seat(number: number, some: Partial<SeatShown> = {}): SeatShown {
  const side = number === 0 ? "republic" : "separatist";
  const name = number === 0 ? "Ann" : "Ben";
  return {
    ...{ seat: number, kind: "person", name, program: "", taken: true, present: true, side },
    ...{ stand_in: "", away: null, pace: "normal" },
    ...some,
  } as SeatShown;
}

export function table(some: Partial<TableShown> = {}): TableShown {
  return {
    ...{ id: "abc", name: "Duel", game: "clone-wars", options: {}, pack: "", status: "running" },
    ...{ seats: [seat(0), seat(1)], asked: 0, turn: 3, score: [1, 2], watchers: 0, listed: true },
    ...{
      made: 0,
      moved: 0,
      commitment: "",
      result: null,
      rematch: null,
      clock: null,
      hints: true,
      consent: [],
    },
    ...{ stopped: "", replace_after: 600 },
    ...some,
  } as TableShown;
}

export function welcome(some: Partial<Welcome> = {}): Welcome {
  const side = "republic";
  return {
    type: "welcome",
    table: table(),
    seat: 0,
    side,
    chat: [],
    version: "1",
    now: 0,
    ...some,
  };
}

export function update(number: number, some: Partial<Update> = {}): Update {
  return {
    ...{ type: "update", number, events: [], log_from: 0, log: [], actor: null, view: { turn: 3 } },
    ...{
      asked: { seat: 0, prompt: "action", rule: "CW-TURN-07", open: false },
      decision: null,
      undo: null,
    },
    ...some,
  } as Update;
}

/** Cards as events and lines refer to them. */
export function cards(...numbers: number[]): ThingShown[] {
  return numbers.map((number) => ({ kind: "card", number }));
}

/** Something that happened to cards. */
export function event(kind: string, seat = 0, about: number[] = [], number = 0): EventShown {
  return { kind, seat, refs: cards(...about), number, public: [] };
}

export function line(text: string, by = 0, chapter = false): LineShown {
  return { seat: by, of: by, text, refs: [], order: null, chapter, passing: false };
}

/** An option by its text form, as in `option("commit rex base", "what card 1", "to card 9")`. */
export function option(text: string, ...refs: string[]): OptionShown {
  return {
    text,
    label: text,
    verb: text.split(" ")[0] ?? "",
    refs: refs.map((ref): RefShown => {
      const [role = "", kind = "", number] = ref.split(" ");
      return { role, kind, number: Number(number) };
    }),
    reveals: false,
    remarks: {},
  };
}

export function decision(...options: OptionShown[]): DecisionShown {
  return {
    ...{ prompt: "action", rule: "CW-TURN-07", question: "Play, buy, use or attack." },
    ...{ brief: "Your turn.", context: "" },
    ...{ about: -1, options, suggested: null, done: null, several: null, remarks: {} },
  };
}
