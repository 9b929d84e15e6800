/** A server for tests: answers what it is told to, refuses the rest, and remembers what it was sent. */
import { vi } from "vitest";

/** `answers` by method and path. The function it returns gives the body last sent to one of them. */
export function server(
  answers: Readonly<Record<string, unknown>>,
  refusal = "There is no such thing.",
): (asked: string) => unknown {
  const bodies = new Map<string, unknown>();
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const asked = `${init.method ?? "GET"} ${path}`;
    if (init.body) bodies.set(asked, JSON.parse(String(init.body)));
    if (asked in answers) return Response.json(answers[asked]);
    return Response.json({ status_code: 404, code: "none", detail: refusal }, { status: 404 });
  });
  return (asked) => bodies.get(asked);
}
