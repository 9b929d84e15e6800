/** The proof of a seed, computed in this browser by the formulas of src/orrery/core/rng.py. */

/** Whether this browser can compute hashes: only pages from secure origins can. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
}

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function hashed(...parts: Uint8Array[]): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", joined(parts))));
}

const text = (words: string) => new TextEncoder().encode(words);

/** The hash of the server's secret, shown before the first shuffle. */
export function commitmentOf(secret: string): Promise<string> {
  return hashed(text("orrery commitment"), bytesOf(secret));
}

/** The seed that a secret and the shares of the seats give. */
export function seedOf(secret: string, nonces: readonly string[]): Promise<string> {
  const parts = [secret, ...nonces].map(bytesOf);
  return hashed(text("orrery seed"), ...parts.flatMap((part) => [lengthOf(part), part]));
}

/** The length of a part in four bytes, the highest first. */
function lengthOf(part: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, part.length);
  return bytes;
}
