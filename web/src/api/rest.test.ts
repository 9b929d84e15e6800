import { describe, expect, test, vi } from "vitest";

import { claimSeat, nonce, Problem, tableShown } from "./rest";

/** A server that answers everything with this. */
function server(status: number, body: string) {
  const fetched = vi.fn(async (path: string, init: RequestInit) => {
    void [path, init];
    return new Response(body, { status });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe("requests", () => {
  test("are JSON both ways", async () => {
    const fetched = server(201, '{"seat": 1, "secret": "s"}');
    expect(await claimSeat("a/b", { name: "Ann", seat: 1 })).toEqual({ seat: 1, secret: "s" });
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe("/api/tables/a%2Fb/seats");
    expect(JSON.parse(String(init?.body))).toEqual({ name: "Ann", seat: 1 });
    expect(init?.headers).toMatchObject({ "accept-language": "en" });
  });

  test("that are refused say why", async () => {
    server(404, '{"status_code": 404, "code": "no-table", "detail": "There is no table x."}');
    const problem = await tableShown("x").catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({
      status: 404,
      code: "no-table",
      detail: "There is no table x.",
    });
  });

  test("that fail otherwise are problems, too", async () => {
    server(502, "<html>");
    await expect(tableShown("x")).rejects.toMatchObject({ status: 502, code: "http-502" });
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("net")));
    await expect(tableShown("x")).rejects.toMatchObject({ status: 0, code: "offline" });
  });

  test("that are too many say so, and how long to wait", async () => {
    const headers = { "retry-after": "7" };
    vi.stubGlobal("fetch", async () => new Response("", { status: 429, headers }));
    await expect(tableShown("x")).rejects.toMatchObject({ after: 7, code: "http-429" });
  });

  test("whose answer is cut off or no answer at all are problems", async () => {
    server(200, '{"id": "x", "na');
    await expect(tableShown("x")).rejects.toMatchObject({ status: 0, code: "offline" });
    server(200, "<html>");
    await expect(tableShown("x")).rejects.toBeInstanceOf(Problem);
  });
});

test("a nonce is 32 hexadecimal digits, another each time", () => {
  expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(nonce()).not.toBe(nonce());
});
