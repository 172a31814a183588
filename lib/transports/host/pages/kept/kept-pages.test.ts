import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, openTransaction } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { onRequestError } from "@/instrumentation";
import { resetEnv } from "@/lib/core/env";
import { flushPageViews } from "@/lib/domain/network/analytics/page-views";
import { standBefore } from "@/lib/transports/http/caller/caller";
import { fillOf } from "@/lib/transports/http/documents/page-fill";
import { type PageProcess, pagesIn } from "../making/page-process";
import { servePages } from "../serving/page-server";
import { keepPages } from "./kept-pages";

const SCRIPT = "hello()";
/** As Next writes a page: its scripts, what is read, and its own copy of that. */
const LIVE = `<html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body><p>read</p><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;
let db: TestDatabase;
let server: Server;
let folder: string;
let served: Awaited<ReturnType<typeof servePages>>;
let pages: PageProcess;
let made = 0;
/** What Next tells of the page that is made next. */
let failure: Error | undefined;
const TOLD = [
  { path: "/", method: "GET", headers: {} },
  { routerKind: "App Router", routePath: "/", routeType: "render", revalidateReason: undefined },
] as const;
let subject: { profileId: string; handle: string };

beforeAll(async () => {
  db = await testDatabase();
  process.env.BASE_URL = "http://localhost:3000";
  resetEnv();
  standBefore();
  subject = await makeCreator({ tagline: "one" });
  // what Next does with a page: writes it in parts, late, with headers of its own
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    const fill = fillOf(new Headers(request.headers as Record<string, string>));
    if (request.url?.startsWith("/nobody-here"))
      return response.writeHead(404, { "content-type": "text/html" }).end("?");
    if (fill) fill.view = { profileId: subject.profileId, kind: "profile", id: subject.profileId };
    const [row] = await database().execute<{ tagline: string }>(
      sql`select tagline from profiles where handle = ${subject.handle}`,
    );
    made++;
    if (failure) onRequestError(failure, ...TOLD);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", "private, no-cache, no-store");
    response.setHeader("vary", "rsc");
    if (request.url?.endsWith("/posts/live")) return response.end(LIVE);
    response.write(`<html><script>${SCRIPT}</script>`);
    setImmediate(() => response.end(Buffer.from(`<p>${row?.tagline} ${"text ".repeat(400)}</p></html>`)));
  };
  folder = mkdtempSync(join(tmpdir(), "guildhall-test-"));
  served = await servePages(folder, next);
  pages = pagesIn(folder);
  const away = (_request: IncomingMessage, response: ServerResponse) => response.writeHead(503).end("away");
  const keep = keepPages(pages.make, pages.answer(away), away);
  server = createServer((request, response) => {
    const path = (request.url ?? "").split("?", 1)[0] as string;
    if (!keep(request, response, path)) response.end("not kept");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await pages.close();
  await served.close();
  rmSync(folder, { recursive: true });
  await db.drop();
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { "accept-encoding": "identity", "user-agent": "Mozilla/5.0 (X11) Firefox/130.0", ...headers },
  });
const browser = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const page = () => `/${subject.handle}`;

describe("a public page", () => {
  it("is made once, with a policy of its bytes, and a tag by which readers keep theirs", async () => {
    const before = made;
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(page())));
    expect(made).toBe(before + 1);
    const [first] = answers as [Response];
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=1",
      vary: "rsc, Cookie, Accept-Encoding",
      "content-security-policy": expect.stringMatching(/script-src 'self' 'sha256-[^']+';/),
    });
    expect(first.headers.get("content-security-policy")).not.toMatch(
      /nonce|strict-dynamic|unsafe-inline'? *;? *script/,
    );
    const tag = first.headers.get("etag") ?? "";
    const again = await get(page(), { "if-none-match": tag });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
    const head = await get(page(), {}, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String((await first.text()).length)]);
  });

  it("is compressed as its reader takes it", async () => {
    const text = await (await get(page())).text();
    // node's fetch undoes an encoding by itself: what is compared is what it undid
    for (const [accepted, sent] of [
      ["gzip", "gzip"],
      ["gzip, deflate, br", "br"],
      ["br;q=0, gzip", "gzip"],
      ["deflate", null],
    ] as const) {
      const answer = await get(page(), { "accept-encoding": accepted });
      expect(answer.headers.get("content-encoding"), accepted).toBe(sent);
      expect(await answer.text()).toBe(text);
      if (sent) expect(Number(answer.headers.get("content-length"))).toBeLessThan(text.length / 4);
    }
  });

  it("shows at once what this process has changed", async () => {
    await get(page());
    await openTransaction((tx) =>
      tx.execute(sql`update profiles set tagline = 'two' where handle = ${subject.handle}`),
    );
    expect(await (await get(page())).text()).toContain("<p>two ");
  });

  it("is counted when it is served, once for each visitor, and not for what fetches ahead", async () => {
    const views = async () => {
      await flushPageViews();
      const [row] = await database().execute<{ n: number }>(
        sql`select coalesce(sum(views), 0)::int as n from view_days where profile_id = ${subject.profileId}`,
      );
      return row?.n;
    };
    const before = (await views()) ?? 0;
    await get(page(), { "user-agent": browser(131) });
    await get(page(), { "user-agent": browser(131) });
    await get(page(), { "user-agent": browser(132) });
    await get(page(), { "user-agent": browser(133), "sec-purpose": "prefetch" });
    await get(page(), { "user-agent": browser(134), "next-router-prefetch": "1", rsc: "1" });
    expect(await views()).toBe(before + 2);
  });

  it("is parted from what makes it live, which is kept with it and has an address of its own", async () => {
    const path = `${page()}/posts/live`;
    const before = made;
    const document = await (await get(path)).text();
    expect(document).toContain("<p>read</p><script>");
    expect(document).not.toContain("__next_f");
    const start = await get(`/_start${path}`, { cookie: "next-auth.session-token=since" });
    expect(await start.text()).toBe("(self.__next_f=self.__next_f||[]).push([0])");
    expect(Object.fromEntries(start.headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=0, s-maxage=1",
      "x-content-type-options": "nosniff",
    });
    expect(start.headers.get("content-security-policy")).toBeNull();
    const again = await get(`/_start${path}`, { "if-none-match": start.headers.get("etag") ?? "" });
    expect([again.status, made]).toEqual([304, before + 1]);
  });

  it("has no start where it came whole or is not there", async () => {
    for (const path of [page(), "/nobody-here"]) {
      const answer = await get(`/_start${path}`);
      expect([answer.status, answer.headers.get("cache-control")], path).toEqual([404, "private, no-store"]);
    }
    expect(await (await get("/_start/sign-in")).text()).toBe("not kept");
  });

  it("is not kept when it is none", async () => {
    const answer = await get("/nobody-here");
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual([
      404,
      "private, no-store",
      null,
    ]);
  });

  it("is not kept when a part of it failed, and is another's to answer while the database is away", async () => {
    failure = new Error("a part of it");
    const answer = await get("/about");
    failure = Object.assign(new Error("no answer"), { code: "QUERY_TIMEOUT" });
    const away = await get("/about");
    failure = undefined;
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual([
      200,
      "private, no-store",
      null,
    ]);
    expect([away.status, await away.text()]).toEqual([503, "away"]);
    expect((await get("/about")).headers.get("etag")).not.toBeNull();
  });
});
