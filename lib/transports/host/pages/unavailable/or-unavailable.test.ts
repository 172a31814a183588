import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onRequestError } from "@/instrumentation";
import { resetEnv } from "@/lib/core/env";
import { makeWith } from "../making/make-page";
import { orUnavailable } from "./or-unavailable";
import { UnavailablePage } from "./unavailable-page";

const AWAY = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const START = '<script>self.__next_f.push("copy")</script>';
let server: Server;

/** What Next does with a page that throws, and with the one that says so. */
async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? "";
  if (path === "/_unavailable") return void response.end(`<html><body><h1>Right back</h1>${START}</body></html>`);
  if (path === "/begun") response.write("begun");
  await new Promise(setImmediate);
  const context = {
    routerKind: "App Router",
    routePath: path,
    routeType: "render",
    revalidateReason: undefined,
  } as const;
  await onRequestError(
    path === "/broken" ? new Error("a defect") : AWAY,
    { path, method: "GET", headers: {} },
    context,
  );
  response.statusCode = 500;
  if (!response.headersSent) response.setHeader("set-cookie", "a=1");
  response.flushHeaders();
  response.write("what Next says");
  response.end();
}

beforeAll(async () => {
  Object.assign(process.env, { BASE_URL: "http://localhost:3000", LOG_LEVEL: "silent" });
  resetEnv();
  server = createServer(orUnavailable(next, new UnavailablePage(makeWith(next))));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers });

it("answers 503 and the page that says so where the database is away", async () => {
  const answer = await get("/orders");
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "retry-after": "5",
    "cache-control": "private, no-store",
    "content-security-policy": expect.stringContaining("default-src 'self'"),
  });
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(await answer.text(), "no script comes to life in it").toBe("<html><body><h1>Right back</h1></body></html>");
  const head = await get("/orders", {}, "HEAD");
  expect([head.status, await head.text()]).toEqual([503, ""]);
});

it("leaves what a script reads its body, and what has begun or is our own defect as it is", async () => {
  for (const header of ["rsc", "next-action"]) {
    const answer = await get("/orders", { [header]: "1" });
    expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([
      503,
      "5",
      "what Next says",
    ]);
  }
  const broken = await get("/broken");
  expect([broken.status, await broken.text()]).toEqual([500, "what Next says"]);
  const begun = await get("/begun");
  expect([begun.status, await begun.text()]).toEqual([200, "begunwhat Next says"]);
});
