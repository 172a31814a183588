import { afterEach, expect, test } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { addressList } from "../outbound/addresses";
import { guardedAgent } from "../outbound/guard";
import { sealSecret } from "../secrets";
import type { ClaimedDelivery } from "./claim";
import { send } from "./send";
import { type Receiver, testReceiver } from "./testing";

process.env.AUTH_SECRET = "a secret for tests: 32 characters";
resetEnv();

const dispatcher = guardedAgent({ allowed: addressList("127.0.0.0/8"), requireTls: true });
const open: Receiver[] = [];

async function receiver(...args: Parameters<typeof testReceiver>): Promise<Receiver> {
  const made = await testReceiver(...args);
  open.push(made);
  return made;
}
afterEach(async () => {
  for (const made of open.splice(0)) await made.close();
});

function deliveryTo(url: string, more: Partial<ClaimedDelivery> = {}): ClaimedDelivery {
  const ids = { id: "del_1", lease: "l", eventId: "evt_1", endpointId: "whe_1" };
  const rest = { type: "ping", payload: "{}", attempts: 0, firstAttemptAt: null, sealedHeaders: null };
  return { ...ids, ...rest, url, secrets: [sealSecret("whsec_test")], ...more };
}

const attempt = (url: string, timeoutMs = 1_000, more: Partial<ClaimedDelivery> = {}) =>
  send(deliveryTo(url, more), { dispatcher, timeoutMs, now: () => new Date() });

test("any 2xx is a success; its head, body and latency are kept", async () => {
  const to = await receiver((_, response) => {
    response.setHeader("set-cookie", ["a=1", "b=2"]);
    response.writeHead(202, { "X-Trace": "t1" }).end("accepted");
  });
  const outcome = await attempt(to.url);
  expect(outcome).toMatchObject({ delivered: true, status: 202, error: null, responseBody: "accepted" });
  expect(outcome.responseHeaders).toMatchObject({ "x-trace": "t1", "set-cookie": "a=1, b=2" });
  expect(outcome.latencyMs).toBeGreaterThanOrEqual(0);
});

test("a redirect is a failure and is not followed", async () => {
  const inner = await receiver();
  const to = await receiver((_, response) => void response.writeHead(307, { location: `${inner.url}/inner` }).end());
  const outcome = await attempt(to.url);
  expect(outcome).toMatchObject({ delivered: false, status: 307 });
  expect(outcome.responseHeaders?.location).toBe(`${inner.url}/inner`);
  expect(inner.hits).toHaveLength(0);
});

test("a 10 MB answer is cut: at most 64 KiB read, 4 KiB kept", async () => {
  let finished: boolean | undefined;
  let sent = 0;
  const to = await receiver((_, response) => {
    response.on("close", () => {
      finished = response.writableFinished;
    });
    const pour = () => {
      while (sent < 10 * 1024 * 1024) {
        sent += 65_536;
        if (!response.write("x".repeat(65_536))) return void response.once("drain", pour);
      }
      response.end();
    };
    pour();
  });
  const outcome = await attempt(to.url);
  expect(outcome).toMatchObject({ delivered: true, status: 200 });
  expect(outcome.responseBody).toBe("x".repeat(4_096));
  await expect.poll(() => finished).toBe(false);
});

test("a body that drips past the deadline ends there, and its status counts", async () => {
  const to = await receiver((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write("."), 20);
    response.on("close", () => clearInterval(timer));
  });
  const outcome = await attempt(to.url, 200);
  expect(outcome).toMatchObject({ delivered: true, status: 200 });
  expect(outcome.responseBody).toMatch(/^\.+$/);
  expect(outcome.latencyMs).toBeLessThan(1_000);
});

test("bytes that a database cannot hold are replaced, a character cut in two is dropped", async () => {
  const to = await receiver((_, response) => void response.end(Buffer.from([0x61, 0x00, 0xff, 0x62])));
  expect((await attempt(to.url)).responseBody).toBe("a\uFFFD\uFFFDb");
  const long = await receiver((_, response) => void response.end(`${"x".repeat(4_095)}é`));
  expect((await attempt(long.url)).responseBody).toBe("x".repeat(4_095));
});

test("no answer is an outcome with a reason, never an exception", async () => {
  const silent = await receiver(() => {});
  expect(await attempt(silent.url, 100)).toMatchObject({
    delivered: false,
    status: null,
    error: "no answer within 0.1 s",
  });
  const gone = await receiver();
  await gone.close();
  expect((await attempt(gone.url)).error).toMatch(/ECONNREFUSED/);
  const rude = await receiver((_, response) => void response.socket?.destroy());
  expect((await attempt(rude.url)).error).toMatch(/UND_ERR_SOCKET|ECONNRESET/);
  expect((await attempt("http://10.0.0.1/x")).error).toMatch(/ERR_BLOCKED_ADDRESS: 10\.0\.0\.1/);
  expect((await attempt("not a url")).error).toMatch(/Invalid URL|ERR_INVALID_URL/);
});

test("a secret sealed under another AUTH_SECRET fails the attempt and sends nothing", async () => {
  const to = await receiver();
  const foreign = Buffer.alloc(60, 7);
  expect(await attempt(to.url, 1_000, { secrets: [foreign] })).toMatchObject({ delivered: false, status: null });
  expect(to.hits).toHaveLength(0);
});
