import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TestComputer } from "../testing";

const KEY = "gh_live_1";
const YAML = "openapi: 3.1.0\n";

/** A service whose answers are given by path, the last one for good. */
let answers: Record<string, { status?: number; type?: string; body: unknown }[]> = {};
let asked: { method: string; url: string; body: string }[] = [];
let service: Server;
let computer: TestComputer;

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += part;
  return text;
}

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const { method = "", url = "" } = request;
    asked.push({ method, url, body: await textOf(request) });
    const known = answers[url.split("?")[0] ?? ""] ?? [];
    const answer = known.length > 1 ? known.shift() : known[0];
    const { status = 200, type = "application/json", body } = answer ?? { status: 404, body: refusal("not_found") };
    response.writeHead(status, { "content-type": type }).end(type.endsWith("json") ? JSON.stringify(body) : body);
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => service.once("listening", listening));
  computer = new TestComputer(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  computer.keep({ token: KEY });
});
beforeEach(() => {
  answers = {};
  asked = [];
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
  computer.dispose();
});

const refusal = (code: string) => ({ error: { code, message: "No.", request_id: "req_1" } });
const page = (data: unknown[] = []) => ({ body: { data, has_more: false, next_cursor: null } });
const run = (...args: string[]) => computer.run(args);

describe("events follow", () => {
  it("looks as often as --every says, and says what that makes in a month", async () => {
    answers["/api/v1/events"] = [page(), page(), { status: 403, body: refusal("insufficient_scope") }];
    const { code, err } = await run("events", "follow", "--every", "1");
    expect([code, asked.length]).toEqual([1, 3]);
    expect(err).toContain("Waiting for events, with a look every 1 s. Ctrl-C stops.");
    expect((await run("events", "follow", "--every", "0")).code).toBe(2);
    expect((await run("events", "follow", "--help")).out.replace(/\s+/g, " ")).toContain(
      "120 unless given, 22,320 of the free plan's 30,000 calls a month",
    );
  });
});

describe("an empty list of one side", () => {
  it.each([
    ["messages", "/api/v1/threads", "conversations"],
    ["quotes", "/api/v1/quotes", "quotes"],
  ])("of %s says which side it is", async (name, path, what) => {
    answers[path] = [page()];
    const { out } = await run(name, "list");
    expect(out).toBe(`No ${what} as a creator, if you have a creator's page. As a buyer: --side buyer.\n`);
    expect((await run(name, "list", "--side", "buyer")).out).toBe(`No ${what} as a buyer.\n`);
    expect((await run(name, "list", "--help")).out.replace(/\s+/g, " ")).toContain(
      "as a creator unless given, as a buyer where you have no creator's page",
    );
  });
});

describe("a creator's handle", () => {
  const id = "crt_01k5s3v9n6e8wbr4q2ycx7th0d";

  it("stands for the creator where an id is asked for", async () => {
    answers["/api/v1/profiles/demo"] = [{ body: { id, handle: "demo" } }];
    answers["/api/v1/saved"] = [{ status: 201, body: { id } }];
    answers["/api/v1/reports"] = [{ status: 201, body: { id: "rep_1", subject: { kind: "profile", id } } }];
    expect((await run("saved", "add", "demo")).out).toBe(`Saved ${id}.\n`);
    expect((await run("reports", "create", "demo", "--reason", "spam")).code).toBe(0);
    const sent = asked.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body));
    expect(sent).toMatchObject([{ id }, { subject: { kind: "profile", id } }]);
  });

  it("is not needed for what has an id in a table", async () => {
    const post = "post_01k5s3v9n6e8wbr4q2ycx7th0d";
    answers["/api/v1/reports"] = [{ status: 201, body: { id: "rep_1", subject: { kind: "post", id: post } } }];
    expect((await run("reports", "create", post, "--reason", "spam")).code).toBe(0);
    expect(asked).toHaveLength(1);
    const message = {
      id: "msg_1",
      attachments: [],
      created_at: "2026-11-20T09:30:00.000Z",
      author: { name: "Ada" },
      body: "Hello",
    };
    answers["/api/v1/threads/thr_1/messages"] = [page([message])];
    expect((await run("messages", "show", "thr_1")).out).toContain("msg_1");
    const review = {
      id: "rev_1",
      created_at: message.created_at,
      rating: 5,
      counted: true,
      buyer_name: "Ada",
      title: "",
    };
    answers["/api/v1/creators/demo/reviews"] = [{ body: { ...page([review]).body, rating: 5, review_count: 1 } }];
    expect((await run("creators", "reviews", "demo")).out).toContain("rev_1");
  });
});

describe("a path of the API", () => {
  it("may answer text", async () => {
    answers["/api/v1/openapi.yaml"] = [{ type: "application/yaml", body: YAML }];
    expect(await run("get", "/v1/openapi.yaml")).toEqual({ code: 0, out: YAML, err: "" });
    answers["/api/v1/page"] = [{ type: "text/html", body: "<h1>Hello</h1>" }];
    expect((await run("get", "/v1/page")).code).toBe(3);
  });

  it("with the address of another service is refused, and nothing asked", async () => {
    const { code, err } = await run("get", "http://another.test/v1/me");
    expect([code, asked.length]).toEqual([2, 0]);
    expect(err).toContain("--base-url http://another.test");
    answers["/api/v1/me"] = [{ body: {} }];
    expect((await run("get", `${computer.url}/api/v1/me`)).code).toBe(0);
  });
});

it("whoami says no end of a sign-in that renews itself", async () => {
  const credential = { kind: "oauth_token", livemode: true, expires_at: "2026-11-20T09:45:00.000Z" };
  const quota = { requests: { used: 1, limit: 2 } };
  answers["/api/v1/account"] = [
    { body: { id: "usr_1", name: "Ada", tier: "FREE", profile: null, credential, quota, scopes: ["identity:read"] } },
  ];
  expect((await run("whoami")).out).toContain("Until         2026-11-20 09:45 UTC\n");
  const expires_at = new Date(Date.now() + 600_000).toISOString();
  computer.keep({
    api: { client_id: "oac_1", access_token: "a", refresh_token: "r", expires_at, scope: "identity:read" },
  });
  expect((await run("whoami")).out).toContain("Until         you sign out: it renews itself while it is used\n");
  computer.keep({ token: KEY });
});
