import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as unknown from "@/app/api/[[...unknown]]/route";
import { resetEnv } from "@/lib/core/env";
import { createHost, type Host } from "./listen";

let host: Host;
beforeAll(async () => {
  Object.assign(process.env, { LOG_LEVEL: "silent", BASE_URL: "http://localhost:3000" });
  resetEnv();
  host = createHost({
    manifest: [["/api/**:unknown", unknown]],
    fallback: (request, response) => void response.end(`next: ${request.method} ${request.url}`),
    trustedProxyHops: 0,
  });
  await new Promise<void>((listening) => host.server.listen(0, "127.0.0.1", listening));
});
afterAll(() => host.drain(0));

function send(path: string, method = "GET"): Promise<Response> {
  const { port } = host.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { "x-request-id": "trace-1" } });
}

it.each(["/api/auth/session", "/api/auth/signin/github", "/api/auth/callback/credentials"])(
  "leaves %s, whatever the method, to Next",
  async (path) => {
    for (const method of ["GET", "POST", "DELETE", "OPTIONS"]) {
      expect(await (await send(path, method)).text()).toBe(`next: ${method} ${path}`);
    }
  },
);

it.each([
  "/api/auth",
  "/api/auth/",
  "/api/auth/nope",
  "/api/auth/session/",
  "/api/auth/signin/nobody",
  "/api/auth/%zz",
  "/api/auth//session",
])("answers %s itself, in the envelope", async (path) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const response = await send(path, method);
    expect([response.status, response.headers.get("x-request-id")], method).toEqual([404, "trace-1"]);
    expect((await response.json()).error).toMatchObject({ code: "not_found", request_id: "trace-1" });
  }
});

it("answers a method that Next would not read the path for itself", async () => {
  const response = await send("/api/auth/session", "PROPFIND");
  expect((await response.json()).error).toMatchObject({ code: "not_found", request_id: "trace-1" });
});
