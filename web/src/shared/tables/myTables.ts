/** The tables this browser has a seat at, with the proof. Stored here and nowhere else. */
import { serverReach } from "./serverReach.svelte";

export interface MySeat {
  seat: number;
  secret: string;
}

export interface MyTable {
  id: string;
  name: string;
  game: string;
  /** What lets us start and close the table, if we created it. */
  host: string | null;
  mine: MySeat[];
  /** Seats of others whose links we may hand out. */
  links: MySeat[];
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** It is archived. */
  archived: boolean;
}

const TABLES = "orrery.tables";
const NAME = "orrery.name";
const CLAIMS = "orrery.claims";
const MOST_TABLES = 60;
const LONGEST_NAME = 40;

const isText = (value: unknown): value is string => typeof value === "string";
const fields = (value: unknown) => Object(value) as Record<string, unknown>;

function seatsOf(value: unknown): MySeat[] {
  if (!Array.isArray(value)) return [];
  return value
    .map(fields)
    .filter((one) => Number.isInteger(one.seat) && isText(one.secret))
    .map((one) => ({ seat: Number(one.seat), secret: String(one.secret) }));
}

function tableOf(value: unknown): MyTable | null {
  const given = fields(value);
  if (!isText(given.id) || !isText(given.name) || !isText(given.game)) return null;
  return {
    id: given.id,
    name: given.name,
    game: given.game,
    host: isText(given.host) ? given.host : null,
    mine: seatsOf(given.mine),
    links: seatsOf(given.links),
    at: Number(given.at) || 0,
    archived: given.archived === true,
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser without storage
  }
}

/** Store something; returns whether it was stored. */
function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false; // the seat is lost when the page is closed, unless its own link was copied
  }
}

/** All stored tables, newest first; invalid entries are left out. */
export function myTables(): MyTable[] {
  let found: unknown;
  try {
    found = JSON.parse(read(TABLES) ?? "[]");
  } catch {
    found = [];
  }
  if (!Array.isArray(found)) return [];
  return found
    .map(tableOf)
    .filter((table) => table !== null)
    .sort((one, other) => other.at - one.at);
}

export function myTable(id: string): MyTable | null {
  return myTables().find((table) => table.id === id) ?? null;
}

function keepTables(tables: readonly MyTable[]): void {
  write(TABLES, JSON.stringify(tables.slice(0, MOST_TABLES)));
}

/** Store a table, replacing what was known about it. */
export function keepTable(table: Omit<MyTable, "at" | "archived">): void {
  const others = myTables().filter((one) => one.id !== table.id);
  keepTables([{ ...table, at: Date.now(), archived: false }, ...others]);
}

/** Archive a table, or bring it back. */
export function archiveTable(id: string, archived: boolean): void {
  keepTables(myTables().map((one) => (one.id === id ? { ...one, archived } : one)));
}

/** Store a seat that was taken, along with what is known about its table. */
export function keepSeat(table: { id: string; name: string; game: string }, seat: MySeat): void {
  const known = myTable(table.id);
  const notIt = (one: MySeat) => one.seat !== seat.seat;
  keepTable({
    id: table.id,
    name: table.name,
    game: table.game,
    host: known?.host ?? null,
    mine: [...(known?.mine.filter(notIt) ?? []), seat].sort((one, two) => one.seat - two.seat),
    links: known?.links.filter(notIt) ?? [],
  });
}

export function forgetTable(id: string): void {
  keepTables(myTables().filter((table) => table.id !== id));
}

/** The secrets we created for seats, by table and by what they were taken with. */
function claims(): [by: string, own: string][] {
  let found: unknown;
  try {
    found = JSON.parse(read(CLAIMS) ?? "[]");
  } catch {
    found = [];
  }
  if (!Array.isArray(found)) return [];
  return found.filter(
    (one): one is [string, string] => Array.isArray(one) && one.length === 2 && one.every(isText),
  );
}

/** Those that the browser does not store, kept until the page is closed. */
const unkept = new Map<string, string>();

/** What opens the seat that this browser took, or wanted to take, with a link. */
export function ownSecretOf(id: string, link: string): string | null {
  const by = `${id} ${link}`;
  return claims().find(([one]) => one === by)?.[1] ?? unkept.get(by) ?? null;
}

/** The secret for a seat taken with a link, or by its number. It is the same every time, so that a
 *  claim whose answer was lost can be sent again, and the link leads back to the seat. */
export function makeOwnSecret(id: string, link: string): string {
  const known = ownSecretOf(id, link);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const own = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const all: [string, string][] = [[`${id} ${link}`, own], ...claims()];
  if (!write(CLAIMS, JSON.stringify(all.slice(0, MOST_TABLES)))) unkept.set(`${id} ${link}`, own);
  return own;
}

/** The link that lets somebody take a seat; without a secret, the one for watchers. */
export function linkTo(id: string, secret?: string): string {
  return `${serverReach.base}/table/${encodeURIComponent(id)}${secret ? `#${secret}` : ""}`;
}

/** The player's name; empty until it is given. */
export function myName(): string {
  return (read(NAME) ?? "").slice(0, LONGEST_NAME);
}

export function keepName(name: string): void {
  write(NAME, name.trim().slice(0, LONGEST_NAME));
}
