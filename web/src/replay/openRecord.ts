/** Records uploaded from this device. */
import { bringRecord } from "../api/rest";
import { say } from "../words/words";

const LARGEST = 4_000_000;

/** Upload a file to the server; returns the address of the replay. Problems are thrown, as a
 *  sentence. */
export async function openRecord(file: File): Promise<string> {
  if (file.size === 0) throw new Error(say("web-open-record-empty"));
  if (file.size > LARGEST) throw new Error(say("web-open-record-large"));
  const { id } = await bringRecord(await file.text());
  return `/replay/${id}`;
}
