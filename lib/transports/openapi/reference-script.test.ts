import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { referenceScriptPath, serveReferenceScript } from "./reference-script";

const BASE = "http://localhost:3000";
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const installed = digest(readFileSync("node_modules/@scalar/fastify-api-reference/dist/js/standalone.js"));

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return serveReferenceScript(new Request(BASE + path, { headers }));
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

it("is the installed bundle, in the encoding that the browser takes", async () => {
  const path = await referenceScriptPath();
  const br = await get(path, { "accept-encoding": "gzip, deflate, br, zstd" });
  expect(br.headers.get("content-encoding")).toBe("br");
  expect(digest(brotliDecompressSync(await bytesOf(br)))).toBe(installed);
  const gzip = await get(path, { "accept-encoding": "gzip, br;q=0" });
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(digest(gunzipSync(await bytesOf(gzip)))).toBe(installed);
  const plain = await get(path);
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(digest(await bytesOf(plain))).toBe(installed);
  expect(plain.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

it("is kept for a year under its present version, and asked for again under any other", async () => {
  const path = await referenceScriptPath();
  expect((await get(path)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await get("/developers/docs/scalar.js?v=older")).headers.get("cache-control")).toBe("no-cache");
  const etag = (await get(path)).headers.get("etag") ?? "";
  expect((await get(path, { "if-none-match": etag })).status).toBe(304);
  expect((await get(path, { "if-none-match": '"else"' })).status).toBe(200);
});
