import { Agent, type IncomingMessage, type RequestOptions, request, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as unknown from "@/app/api/[[...unknown]]/route";
import { resetEnv } from "@/lib/core/env";
import type { Handler } from "@/lib/transports/http/endpoint";
import { resource } from "@/lib/transports/http/resource";
import { createHost, type Host } from "./listen";
import type { RouteModule } from "./routing/match";

beforeAll(() => {
  Object.assign(process.env, { LOG_LEVEL: "silent", BASE_URL: "http://localhost:3000" });
  resetEnv();
});

const echo: Handler = async (req, segment) =>
  Response.json({
    address: req.headers.get("x-forwarded-for"),
    params: await segment?.params,
    length: (await req.text()).length,
  });
const broken: Handler = async () => {
  throw new Error("select * from secrets");
};

let host: Host | undefined;
let port = 0;
const agents: Agent[] = [];

async function start(more: [string, RouteModule][] = [], hops = 0): Promise<Host> {
  const started = createHost({
    manifest: [
      ["/api/echo/:name", resource({ GET: echo, POST: echo })],
      ["/api/broken", resource({ GET: broken })],
      ["/:handle/agent.json", { GET: echo }],
      ["/api/**:unknown", unknown],
      ...more,
    ],
    fallback: (req, res) => void res.end(`next: ${req.url} for ${req.headers["x-forwarded-for"]}`),
    trustedProxyHops: hops,
  });
  host = started;
  await listen(started.server);
  return started;
}

async function listen(server: Server): Promise<void> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  port = (server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  await host?.drain(0);
  host = undefined;
});

type Got = { status: number; headers: IncomingMessage["headers"]; text: string };

function send(path: string, options: RequestOptions = {}, body?: Buffer | string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, ...options }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on("error", reject);
    // an answer that comes before the body was sent parts the request from its connection, which may still break after it
    sent.on("socket", (socket) => socket.on("error", () => {}));
    sent.end(body);
  });
}

const errorOf = (got: Got) => JSON.parse(got.text).error;

describe("the API host", () => {
  it("answers the manifest's paths with their parameters, and leaves the others to Next", async () => {
    await start();
    expect(JSON.parse((await send("/api/echo/a%20b?x=1")).text).params).toEqual({ name: "a b" });
    expect(JSON.parse((await send("/demo/agent.json")).text).params).toEqual({ handle: "demo" });
    expect((await send("/demo?x=1")).text).toContain("next: /demo?x=1");
  });

  it("answers a path that cannot be decoded in the envelope, never through Next", async () => {
    await start();
    for (const path of ["/api/%", "/api/v1/%zz", "/api/v1/%ff%fe/x", "/api/%E0%A4%A", "/api/%c0%ae%c0%ae/"]) {
      const got = await send(path);
      expect([got.status, errorOf(got).code], path).toEqual([404, "not_found"]);
      expect(JSON.parse((await send(path.replace("/api", "/api/echo"))).text), path).toBeDefined();
    }
  });

  it("believes no forged X-Forwarded-For, for itself or for Next", async () => {
    await start();
    const headers = { "x-forwarded-for": "198.18.0.1", "x-real-ip": "198.18.0.1" };
    expect(JSON.parse((await send("/api/echo/a", { headers })).text).address).toBe("127.0.0.1");
    expect((await send("/demo", { headers })).text).toContain("for 127.0.0.1");
  });

  it("believes the trusted hop", async () => {
    await start([], 1);
    const headers = { "x-forwarded-for": "9.9.9.9, 198.18.0.1" };
    expect(JSON.parse((await send("/api/echo/a", { headers })).text).address).toBe("198.18.0.1");
    expect((await send("/demo", { headers })).text).toContain("for 198.18.0.1");
  });

  it("answers 405 with the path's own Allow to a method that nobody exports", async () => {
    await start();
    const got = await send("/api/echo/a", { method: "PROPFIND", headers: { "x-request-id": "trace-1" } });
    expect([got.status, got.headers.allow]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
    expect(errorOf(got)).toMatchObject({ code: "method_not_allowed", request_id: "trace-1" });
    const plain = await send("/demo/agent.json", { method: "DELETE" });
    expect([plain.status, plain.headers.allow]).toEqual([405, "GET, HEAD"]);
    expect((await send("/api/nothing", { method: "PROPFIND" })).status).toBe(404);
  });

  it("answers HEAD from GET, without a body", async () => {
    await start();
    const got = await send("/api/echo/a", { method: "HEAD" });
    expect([got.status, got.text]).toEqual([200, ""]);
    expect(got.headers["content-type"]).toContain("application/json");
  });

  it("answers 500 in the envelope when a handler breaks, with the request id that was sent", async () => {
    await start();
    const got = await send("/api/broken", { headers: { "x-request-id": "trace-1" } });
    expect(got.status).toBe(500);
    expect(errorOf(got)).toMatchObject({ code: "internal_error", request_id: "trace-1" });
    expect(got.headers["x-request-id"]).toBe("trace-1");
    expect(got.text).not.toMatch(/select|listen\.test/);
  });

  it("answers 400 in the envelope to a Host that cannot be one", async () => {
    await start();
    const got = await send("/api/echo/a", { headers: { host: "a b" } });
    expect([got.status, errorOf(got).code]).toEqual([400, "invalid_request"]);
  });
});

describe("a large body", () => {
  it("is refused by its declared length before any handler runs, and the client can read why", async () => {
    const handler = vi.fn(echo);
    await start([["/api/upload", resource({ POST: handler })]]);
    for (let i = 0; i < 3; i++) {
      const got = await send("/api/upload", { method: "POST" }, Buffer.alloc(27 * 1024 * 1024));
      expect([got.status, errorOf(got).code]).toEqual([413, "payload_too_large"]);
    }
    expect(handler).not.toHaveBeenCalled();
  });

  it("of 2 MiB reaches the handler", async () => {
    await start();
    const got = await send("/api/echo/a", { method: "POST" }, Buffer.alloc(2 * 1024 * 1024, "a"));
    expect(JSON.parse(got.text).length).toBe(2 * 1024 * 1024);
  });
});

/** Opens a connection and sends this; resolves with all that came back when the server has closed it. */
function converse(text: string): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, "127.0.0.1", () => socket.write(text));
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk));
  const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(heard)).on("error", () => {}));
  return { socket, closed };
}

describe("a slow client", () => {
  it("has 15 s for the headers and 60 s for the request", async () => {
    const { server } = await start();
    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 60_000]);
  });

  it.each([
    ["its headers", "GET /api/echo/a HTTP/1.1\r\nHost: x\r\nX-Slow:"],
    ["its body", "POST /api/echo/a HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345"],
  ])("that never ends %s is sent away", async (_, text) => {
    const { server } = createHost({
      manifest: [["/api/echo/:name", resource({ POST: echo })]],
      fallback: () => {},
      trustedProxyHops: 0,
    });
    // the limits as shares of a second; the interval is read when the server begins to listen
    Object.assign(server, { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 });
    await listen(server);
    const heard = await converse(text).closed;
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(heard.split("\r\n\r\n")[1] ?? "").error.message).toContain("too long");
    server.close();
  });
});

describe("drain", () => {
  /** A route that answers when the test says so. */
  function held(): { module: RouteModule; entered: Promise<void>; release: () => void } {
    let release = () => {};
    let enter = () => {};
    const entered = new Promise<void>((resolve) => (enter = resolve));
    const gate = new Promise<void>((resolve) => (release = resolve));
    const answer: Handler = async () => {
      enter();
      await gate;
      return new Response("done");
    };
    return { module: { GET: answer }, entered, release: () => release() };
  }

  function keepAlive(): Agent {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  }

  it("lets a running request finish, refuses new ones, and ends when it is done", async () => {
    const { module, entered, release } = held();
    const { drain } = await start([["/api/slow", module]]);
    const running = send("/api/slow", { agent: keepAlive() });
    await entered;
    let ended = false;
    const drained = drain(20_000).then(() => {
      ended = true;
    });
    await expect(send("/api/echo/a")).rejects.toMatchObject({ code: "ECONNREFUSED" });
    expect(ended).toBe(false);
    release();
    expect((await running).text).toBe("done");
    const began = performance.now();
    await drained;
    expect(performance.now() - began, "its connection is kept alive, and not waited for").toBeLessThan(5_000);
  });

  it("does not wait for connections that are only kept alive", async () => {
    const { drain } = await start();
    expect((await send("/api/echo/a", { agent: keepAlive() })).headers.connection).toBe("keep-alive");
    const began = performance.now();
    await drain(20_000);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it("cuts off what is still running at its timeout", async () => {
    const { module, entered, release } = held();
    const { drain } = await start([["/api/slow", module]]);
    const running = send("/api/slow");
    running.catch(() => {});
    await entered;
    await drain(50);
    await expect(running).rejects.toMatchObject({ code: "ECONNRESET" });
    release();
  });
});
