/** What this browser saw and contributed before the first shuffle at a table: the server's
 *  commitment as it was first shown, and the shares of the seed that came from here. Kept to be
 *  compared later with what the server says. */
import { nonce } from "../../api/rest";

export interface Witnessed {
  id: string;
  commitment: string;
  nonces: string[];
}

const STORED_AS = "orrery.promises";
const MOST = 200;

const isText = (value: unknown): value is string => typeof value === "string";

function all(): Witnessed[] {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(STORED_AS) ?? "[]");
  } catch {
    found = []; // a browser without storage, or something else under this name
  }
  if (!Array.isArray(found)) return [];
  return found
    .map((one) => Object(one) as Record<string, unknown>)
    .filter(({ id }) => isText(id))
    .map(({ id, commitment, nonces }) => ({
      id: String(id),
      commitment: isText(commitment) ? commitment : "",
      nonces: Array.isArray(nonces) ? nonces.filter(isText) : [],
    }));
}

export function witnessed(id: string): Witnessed {
  return all().find((one) => one.id === id) ?? { id, commitment: "", nonces: [] };
}

function keep(one: Witnessed): void {
  const others = all().filter(({ id }) => id !== one.id);
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // Nothing is stored here; what the server says can still be checked for consistency.
  }
}

/** Keep a commitment as it was first shown; a later one changes nothing. */
export function keepCommitment(id: string, commitment: string): void {
  const known = witnessed(id);
  if (commitment && !known.commitment) keep({ ...known, commitment });
}

/** Keep a share that came from here. */
export function keepNonce(id: string, nonce: string): void {
  const known = witnessed(id);
  if (!known.nonces.includes(nonce)) keep({ ...known, nonces: [...known.nonces, nonce] });
}

/** A new share of the seed for a table, kept. */
export function shareFor(id: string): string {
  const share = nonce();
  keepNonce(id, share);
  return share;
}
