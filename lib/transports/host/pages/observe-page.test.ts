import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LineBuffer } from "@/lib/core/line-buffer";
import { logger } from "@/lib/core/log";
import { createHost, type Host } from "../listen";

// what logged before in this process has a buffer of its own, maybe of another class of that name
const holder = globalThis as { __guildhallLog?: unknown };
const before = holder.__guildhallLog;
delete holder.__guildhallLog;
const enabled = vi.spyOn(logger(), "isLevelEnabled").mockReturnValue(true);
const written = vi.spyOn(LineBuffer.prototype, "write");
let host: Host;
beforeAll(async () => {
  host = createHost({
    manifest: [],
    fallback: (_request, response) => void response.writeHead(418).end("page"),
    trustedProxyHops: 0,
  });
  await new Promise<void>((ready) => host.server.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  enabled.mockRestore();
  holder.__guildhallLog = before;
  written.mockRestore();
  await host.drain(0);
});

it("a page has a line of its own, without its query or what is secret in its path; a file of it has none", async () => {
  const base = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
  for (const path of ["/_next/static/a.js", "/reset?token=hidden", "/robin@example.com"])
    await (await fetch(base + path)).text();
  await expect.poll(() => written.mock.calls.length).toBe(2);
  const lines = written.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines).toMatchObject(
    ["/reset", "/r…@example.com"].map((path) => ({
      method: "GET",
      path,
      operation: "page",
      status: 418,
      ip: "127.0.0.1",
    })),
  );
  expect(lines[0].ms).toBeTypeOf("number");
});
