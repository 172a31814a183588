import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent, type Dispatcher, request } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FORBIDDEN_HOSTS, FORBIDDEN_NAMES, testLookup, UNROUTED } from "../delivery/testing-destinations";
import { addressList } from "./addresses";
import { guardedAgent } from "./guard";

const FORMS = [...FORBIDDEN_HOSTS, ...Object.keys(FORBIDDEN_NAMES)];

let server: Server;
let port: number;
let hits = 0;
let rebindings: string[] = [];

const lookup = testLookup(() => rebindings.shift());

const strict = guardedAgent({ allowed: () => false, requireTls: false }, { lookup, connectTimeoutMs: 300 });
const open = guardedAgent({ allowed: addressList("127.0.0.0/8"), requireTls: true }, { lookup });
const unguarded = new Agent({ connect: { lookup, timeout: 300 } });

/** The status, or the code of the failure. */
async function reach(host: string, dispatcher: Dispatcher): Promise<unknown> {
  try {
    const { statusCode, body } = await request(`http://${host}:${port}/x`, { dispatcher, method: "POST", body: "{}" });
    await body.dump();
    return statusCode;
  } catch (error) {
    return (error as { code?: unknown }).code ?? error;
  }
}

beforeAll(async () => {
  server = createServer((_, response) => {
    hits++;
    response.end("ok");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  hits = 0;
});
afterAll(async () => {
  await Promise.all([strict, open, unguarded].map((agent) => agent.destroy()));
  await new Promise((resolve) => server.close(resolve));
});

describe("the guard", () => {
  test.each(FORMS)("refuses %s before a byte is sent", async (host) => {
    expect(await reach(host, strict)).toBe("ERR_BLOCKED_ADDRESS");
    expect(hits).toBe(0);
  });

  test("is what stands between those forms and the server", async () => {
    for (const host of ["127.0.0.1", "2130706433", "0x7f.1", "evil.test", "[::ffff:127.0.0.1]"]) {
      expect(await reach(host, unguarded), host).toBe(200);
    }
  });

  test("looks a name up once and connects to that very answer (rebinding)", async () => {
    rebindings = [UNROUTED, "127.0.0.1", "127.0.0.1"];
    expect(await reach("rebind.test", strict)).not.toBe(200);
    expect(rebindings).toHaveLength(2);
    expect(await reach("rebind.test", strict)).toBe("ERR_BLOCKED_ADDRESS");
    expect(rebindings).toHaveLength(1);
    expect(hits).toBe(0);
  });

  test("lets through what the allow-list opens, over http too, and nothing else", async () => {
    expect(await reach("127.0.0.1", open)).toBe(200);
    expect(await reach("evil.test", open)).toBe(200);
    expect(await reach("evil6.test", open)).toBe("ERR_BLOCKED_ADDRESS");
    expect(hits).toBe(2);
  });

  test("demands https of public addresses in production", async () => {
    expect(await reach("8.8.8.8", open)).toBe("ERR_BLOCKED_ADDRESS");
  });

  test("does not stop at public addresses: they fail only for being out of reach here", async () => {
    expect(await reach(`[${UNROUTED}]`, strict)).not.toBe("ERR_BLOCKED_ADDRESS");
  });
});
