import { type IncomingMessage, type RequestOptions, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as unknown from "@/app/api/[[...unknown]]/route";
import { resetEnv } from "@/lib/core/env";
import { resource } from "@/lib/transports/http/resource";
import { createHost, type Host } from "./listen";

/** The host as it runs in production, and as in development, where Next answers the API too and takes upgrades. */
const MOUNTS = ["production", "development"] as const;
type Mount = (typeof MOUNTS)[number];
const hosts = {} as Record<Mount, Host>;

beforeAll(async () => {
  Object.assign(process.env, { LOG_LEVEL: "silent", BASE_URL: "http://localhost:3000" });
  resetEnv();
  const echo = async (sent: Request) => Response.json({ length: (await sent.text()).length });
  const fallback = (sent: IncomingMessage, response: ServerResponse) => {
    if (sent.url === "/half") return response.writeHead(200, { "content-length": "9" }).write("half");
    let length = 0;
    sent.on("data", (chunk: Buffer) => (length += chunk.length));
    sent.on("end", () => response.end(`next: ${sent.method} ${sent.url} ${length}`));
  };
  hosts.production = createHost({
    manifest: [
      ["/api/echo", resource({ GET: echo, POST: echo })],
      ["/api/**:unknown", unknown],
    ],
    fallback,
    trustedProxyHops: 0,
  });
  hosts.development = createHost({
    manifest: [],
    fallback,
    trustedProxyHops: 0,
    hotReload: (_request, socket) => socket.end("hot reload"),
  });
  for (const { server } of Object.values(hosts))
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => Promise.all(Object.values(hosts).map((host) => host.drain(0))));

const portOf = (mount: Mount) => (hosts[mount].server.address() as AddressInfo).port;

function send(path: string, options: RequestOptions = {}, mount: Mount = "production") {
  return new Promise<{ status: number; headers: IncomingMessage["headers"]; text: string }>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: portOf(mount), path, ...options }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on("error", reject).end();
  });
}

/** Sends this over a connection of its own and resolves with all that came back until the server closed it. */
function converse(text: string, mount: Mount = "production"): Promise<string> {
  const socket = connect(portOf(mount), "127.0.0.1", () => socket.write(text));
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk));
  return new Promise((resolve) => socket.on("close", () => resolve(heard)).on("error", () => {}));
}

describe.each(MOUNTS)("an offer of another protocol, in %s", (mount) => {
  const OFFER = "Host: x\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\nConnection: Upgrade, HTTP2-Settings, close\r\n";

  it.each([
    ["GET", `GET /demo HTTP/1.1\r\n${OFFER}\r\n`, "next: GET /demo 0"],
    ["POST", `POST /demo HTTP/1.1\r\n${OFFER}Content-Length: 5\r\n\r\nhello`, "next: POST /demo 5"],
    [
      "chunked POST",
      `POST /demo HTTP/1.1\r\n${OFFER}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
      "next: POST /demo 5",
    ],
    [
      "websocket",
      `GET /demo HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`,
      "/demo 0",
    ],
  ])("is answered in HTTP/1.1, as if there were none: %s", async (_, text, answer) => {
    const heard = await converse(text, mount);
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(heard).toContain(answer);
  });

  it("does not disturb a body that comes in pieces", async () => {
    const socket = connect(portOf(mount), "127.0.0.1");
    let heard = "";
    const closed = new Promise((resolve) => socket.on("data", (chunk) => (heard += chunk)).on("close", resolve));
    for (const piece of [`POST /demo HTTP/1.1\r\n${OFFER}Content-Length: 10\r\n\r\n`, "hello", "again"]) {
      socket.write(piece);
      await new Promise((written) => setImmediate(written));
    }
    await closed;
    expect(heard).toContain("next: POST /demo 10");
  });
});

it("is taken for the websocket of hot reload", async () => {
  const text = "GET /_next/hmr?id=1 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";
  expect(await converse(text, "development")).toBe("hot reload");
});

describe.each(MOUNTS)("what Next would answer with 500, or with a page to any method, in %s", (mount) => {
  it.each([
    ["GET", "/%E0%A4%A", 400],
    ["GET", "/demo/%zz?x=1", 400],
    ["OPTIONS", "*", 204],
    ["GET", "*", 400],
    ["GET", "http://evil.example/demo", 400],
    ["TRACE", "/", 405],
    ["PROPFIND", "/", 405],
    ["DELETE", "/demo", 405],
  ])("%s %s is answered %d", async (method, path, status) => {
    const got = await send(path, { method }, mount);
    expect([got.status, got.text.startsWith("next")]).toEqual([status, false]);
    expect(got.headers.allow).toBe(status === 204 || status === 405 ? "GET, HEAD, POST, OPTIONS" : undefined);
  });

  it.each([
    ["TRACE", "/api/echo"],
    ["TRACE", "/api/nothing"],
    ["PROPFIND", "/api"],
    ["GET", "/api/%E0%A4%A"],
  ])("%s %s is refused in the envelope", async (method, path) => {
    const got = await send(path, { method, headers: { "x-request-id": "trace-1" } }, mount);
    expect([404, 405]).toContain(got.status);
    expect(JSON.parse(got.text).error).toMatchObject({ code: expect.any(String), request_id: "trace-1" });
  });

  it("is none of it for pages as browsers ask for them", async () => {
    expect((await send("/caf%C3%A9?q=%zz", {}, mount)).text).toBe("next: GET /caf%C3%A9?q=%zz 0");
    expect((await send("/demo", { method: "POST" }, mount)).text).toBe("next: POST /demo 0");
    const host = `127.0.0.1:${portOf(mount)}`;
    const got = await send(`http://${host}/demo?x=1`, { headers: { host } }, mount);
    expect(got.text, "a target in absolute form").toBe("next: GET /demo?x=1 0");
  });
});

describe("what is no request", () => {
  it.each([
    ["400", "nonsense", "GET /api/echo HTTP/1.1\r\nHost: x\r\nNo colon\r\n\r\n"],
    ["400", "an unknown method", "BREW /api/echo HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["400", "two lengths", "POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na"],
    ["431", "headers without end", `GET /api/echo HTTP/1.1\r\nHost: x\r\nX-Big: ${"a".repeat(20_000)}\r\n\r\n`],
    ["405", "a tunnel", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n"],
  ])("is answered %s in the envelope, and the connection closed: %s", async (status, _, text) => {
    const [head = "", body = ""] = (await converse(text)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain("connection: close");
    const { code, message, request_id } = JSON.parse(body).error;
    expect(code).toBe(status === "405" ? "method_not_allowed" : "invalid_request");
    expect(message).toMatch(/\.$/);
    expect(head).toContain(`x-request-id: ${request_id}`);
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  });

  it("does not cut into an answer that has begun", async () => {
    const socket = connect(portOf("production"), "127.0.0.1", () =>
      socket.write("GET /half HTTP/1.1\r\nHost: x\r\n\r\n"),
    );
    let heard = "";
    const closed = new Promise((resolve) => socket.on("close", resolve));
    socket.on("data", (chunk) => {
      heard += chunk;
      if (heard.endsWith("half")) socket.write("nonsense\r\n\r\n");
    });
    await closed;
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*half$/);
  });

  it("without a Host is answered 400, in the envelope under /api/", async () => {
    for (const path of ["/api/echo", "/demo"]) {
      const heard = await converse(`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`);
      expect(heard).toMatch(/^HTTP\/1\.1 400 /);
      expect(heard.includes('{"error":{"code":"invalid_request"'), path).toBe(path.startsWith("/api/"));
    }
  });

  it("but what only expects too much is", async () => {
    const heard = await converse("GET /api/nothing HTTP/1.1\r\nHost: x\r\nExpect: more\r\nConnection: close\r\n\r\n");
    expect(heard).toMatch(/^HTTP\/1\.1 404 /);
    expect(heard).toContain('"code":"not_found"');
  });
});

it.each(["/api", "/api/", "/api?x=1"])("%s is answered in the envelope, whatever the method", async (path) => {
  for (const method of ["GET", "POST", "OPTIONS", "DELETE"]) {
    const got = await send(path, { method });
    expect([got.status, JSON.parse(got.text).error.code], method).toEqual([404, "not_found"]);
    expect(got.headers["access-control-allow-origin"], "a page may read what is wrong").toBe("*");
  }
});
