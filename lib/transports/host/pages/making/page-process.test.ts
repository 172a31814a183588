import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { CALLER_HEADER, callerHeader, readCaller, standBefore } from "@/lib/transports/http/caller/caller";
import type { NodeHandler } from "../../node-handler";
import { servePages } from "../serving/page-server";
import { answerAway } from "../unavailable/answer-away";
import { UnavailablePage } from "../unavailable/unavailable-page";
import { type PageProcess, pagesIn } from "./page-process";

let folder: string;
let served: Awaited<ReturnType<typeof servePages>>;
let pages: PageProcess;
let host: Server;
let usual: NodeHandler;
let listeners = 0;

/** What the host answers with from now on. */
function answersBy(answer: NodeHandler): void {
  host.removeAllListeners("request").on("request", (request, response) => {
    request.headers[CALLER_HEADER] = callerHeader({ address: "203.0.113.9", local: false });
    answer(request, response);
  });
}

beforeAll(async () => {
  Object.assign(process.env, { BASE_URL: "http://localhost:3000", LOG_LEVEL: "silent" });
  resetEnv();
  standBefore();
  folder = mkdtempSync(join(tmpdir(), "guildhall-test-"));
  const next = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === "/live") {
      response.on("close", () => listeners--);
      response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
      return void response.write(`data: ${++listeners}\n\n`);
    }
    const { address } = readCaller(new Headers({ [CALLER_HEADER]: String(request.headers[CALLER_HEADER]) }));
    response.setHeader("set-cookie", ["a=1", "b=2"]);
    response.end(`${request.method} for ${address}`);
  };
  served = await servePages(folder, next);
  pages = pagesIn(folder);
  const page = new UnavailablePage(pages.make);
  usual = pages.answer((request, response) => answerAway(page, request, response));
  host = createServer();
  answersBy(usual);
  host.maxHeadersCount = 0;
  await new Promise<void>((ready) => host.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  host.close();
  host.closeAllConnections();
  await pages.close();
  await served.close(0);
  rmSync(folder, { recursive: true, force: true });
});

const HOST = "Host: localhost:3000\r\n";

/** What comes back over one connection until `done` says that it is all; `ended` where the other side closed it. */
function exchange(sent: string, done: (text: string) => boolean): Promise<{ text: string; ended: boolean }> {
  return new Promise((resolve, reject) => {
    const socket = connect((host.address() as AddressInfo).port, "127.0.0.1", () => socket.write(sent));
    let text = "";
    const end = (ended: boolean) => {
      resolve({ text, ended });
      socket.destroy();
    };
    socket.on("data", (bytes) => {
      text += bytes;
      if (done(text)) end(false);
    });
    socket.on("end", () => end(true)).on("error", reject);
  });
}

it("leaves it to node what becomes of a reader's connection", async () => {
  const closing = await exchange(`GET /a HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, () => false);
  expect(closing.ended).toBe(true);
  expect(closing.text).toMatch(/^connection: close\r$/im);
  const older = await exchange(`GET /a HTTP/1.0\r\n${HOST}\r\n`, () => false);
  expect([older.ended, older.text.includes("GET for 203.0.113.9")]).toEqual([true, true]);
  const open = await exchange(`GET /a HTTP/1.1\r\n${HOST}\r\n`, (text) => text.includes("for 203"));
  expect(open.text).toMatch(/^connection: keep-alive\r$/im);
  expect(open.text.match(/^set-cookie: .*$/gim)).toHaveLength(2);
});

it("tells the process that makes pages who calls, however many headers they send", async () => {
  const headers = Array.from({ length: 1_500 }, (_, n) => `a${n}: b\r\n`).join("");
  const { text } = await exchange(`GET /a HTTP/1.1\r\n${HOST}${headers}\r\n`, (seen) => seen.includes("for "));
  expect(text).toContain("GET for 203.0.113.9");
});

it("ends its event streams when a drain begins, whole, and each that is asked for from then on; what else there is goes on", async () => {
  const asked = `GET /live HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
  const draining = pagesIn(folder);
  const answer = draining.answer((_, response) => void response.writeHead(503).end());
  answersBy(answer);
  const stream = await exchange(asked, (text) => {
    if (text.includes("data: 1")) draining.endStreams();
    return false;
  });
  expect(stream.text).toMatch(/^HTTP\/1.1 200 [\s\S]*data: 1\n\n\r\n0\r\n\r\n$/);
  expect((await exchange(asked, () => false)).text).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\n0\r\n\r\n$/);
  await expect.poll(() => listeners).toBe(0);
  const page = await exchange(`GET /a HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, () => false);
  expect(page.text).toContain("GET for 203.0.113.9");
  answersBy(usual);
  await draining.close();
});

it("answers for the process that is not there: people in a page, programs in the envelope, uploads without losing their connection", async () => {
  await served.close(0);
  const person = await exchange(`GET /a HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, () => false);
  expect(person.text).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 5\r\n[\s\S]*cannot be shown/i);
  const program = await exchange(`GET /api/auth/session HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, () => false);
  expect(program.text).toMatch(/^HTTP\/1.1 503 [\s\S]*\{"error":\{"code":"service_unavailable"/);
  const body = "x".repeat(3_000_000);
  const upload = `POST /studio/media HTTP/1.1\r\n${HOST}Content-Length: ${body.length}\r\n\r\n${body}`;
  const both = await exchange(
    `${upload}GET /a HTTP/1.1\r\n${HOST}\r\n`,
    (text) => text.split("HTTP/1.1 503").length === 3,
  );
  expect(both.ended).toBe(false);
});
