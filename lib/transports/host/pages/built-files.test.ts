import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressBuilt } from "@/bin/launch/building/compress";
import { builtFiles } from "./built-files";

const TEXT = "const a = 1;\n".repeat(500);
const folder = mkdtempSync(join(tmpdir(), "built-"));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks/a.js"), TEXT);
  writeFileSync(join(folder, "chunks/picture.png"), "no text");
  await compressBuilt(folder);
  const answers = await builtFiles(folder);
  server = createServer((request, response) => {
    if (!answers(request, response, request.url ?? "")) response.end("of Next");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const get = (path: string, encoding = "gzip, br", method = "GET") =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { "accept-encoding": encoding },
  });

it("answers what was built as brotli makes it smallest, for good", async () => {
  const answer = await get("/_next/static/chunks/a.js");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  expect(Number(answer.headers.get("content-length"))).toBeLessThan(100);
  expect(await answer.text()).toBe(TEXT);
  const head = await get("/_next/static/chunks/a.js", "br", "HEAD");
  expect([head.headers.get("content-encoding"), await head.text()]).toEqual(["br", ""]);
});

it("leaves everything else to Next", async () => {
  for (const [path, encoding, method] of [
    ["/_next/static/chunks/a.js", "gzip"],
    ["/_next/static/chunks/a.js", "br", "OPTIONS"],
    ["/_next/static/chunks/picture.png"],
    ["/_next/static/chunks/../chunks/a.js.br"],
    ["/_next/static/chunks/b.js"],
  ] as const) {
    expect(await (await get(path, encoding, method)).text(), path).toBe("of Next");
  }
});

it("has nothing to answer before a build", async () => {
  expect(await builtFiles(join(folder, "none"))).toBeTypeOf("function");
});
