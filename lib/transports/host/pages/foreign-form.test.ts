import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { createHost, type Host } from "../listen";

let host: Host;
let base: string;
beforeAll(async () => {
  Object.assign(process.env, { LOG_LEVEL: "silent", BASE_URL: "http://localhost:3000" });
  resetEnv();
  const fallback = (_: unknown, response: { end(text: string): unknown }) => response.end("next");
  host = createHost({ manifest: [], fallback, trustedProxyHops: 1 });
  await new Promise<void>((listening) => host.server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
});
afterAll(() => host.drain(0));

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const EVIL = { origin: "https://evil.example" };

async function post(headers: Record<string, string>, path = "/orders"): Promise<[number, string]> {
  const response = await fetch(base + path, { method: "POST", headers, body: "a=1" });
  return [response.status, await response.text()];
}

it.each<[string, Record<string, string>]>([
  ["a form", { ...FORM, ...EVIL }],
  ["a form with files", { "content-type": "multipart/form-data; boundary=x", ...EVIL }],
  ["a call of a server action", { "next-action": "abc", "content-type": "text/plain", ...EVIL }],
  ["a form of a page without an origin", { ...FORM, origin: "null" }],
  ["a form behind a proxy", { ...FORM, ...EVIL, "x-forwarded-host": "guildhall.example" }],
])("refuses %s that another site sent with 403", async (_, headers) => {
  expect(await post(headers)).toEqual([403, expect.stringContaining("nothing was done")]);
});

it("leaves our own forms, those of programs, and what is no form to Next", async () => {
  for (const headers of [
    { ...FORM, origin: base },
    { ...FORM, origin: "https://guildhall.example", "x-forwarded-host": "guildhall.example, inner" },
    FORM,
    { ...EVIL, "content-type": "text/plain" },
  ]) {
    expect(await post(headers), JSON.stringify(headers)).toEqual([200, "next"]);
  }
  expect(await post({ ...FORM, ...EVIL }, "/api/auth/signout"), "it has tokens of its own").toEqual([200, "next"]);
});
