import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeIntro } from "@/db/factories/creator-records";
import { makePost } from "@/db/factories/posts";
import { rateCounters } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { TIERS } from "@/lib/contracts/tiers";
import * as recording from "@/lib/domain/developers/request-logs/record";
import { ask, freshAddress, makeCaller } from "../testing";
import { graphqlMount } from "./http";
import { serveSchema } from "./serve-schema";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const URL_ = "http://localhost:3000/api/graphql";

async function send(method: "GET" | "POST" | "PUT", init: { query?: string; body?: string; headers?: object } = {}) {
  const url = init.query === undefined ? URL_ : `${URL_}?query=${encodeURIComponent(init.query)}`;
  const headers = { "x-forwarded-for": freshAddress(), ...init.headers };
  const response = await graphqlMount[method](new Request(url, { method, headers, body: init.body }));
  const text = await response.text();
  return { response, body: text.startsWith("{") ? JSON.parse(text) : text };
}

describe("GET", () => {
  it("answers queries to any page", async () => {
    const { response, body } = await send("GET", { query: "{ categories { slug } }" });
    expect(response.status).toBe(200);
    expect(body.data.categories).toHaveLength(12);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("brings a person to the page where queries can be tried", async () => {
    const { response } = await send("GET", { headers: { accept: "text/html,*/*;q=0.8" } });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/developers/graphql"]);
  });

  it("never runs a mutation", async () => {
    const { response, body } = await send("GET", {
      query: 'mutation { createPost(input: {title: "x"}, idempotencyKey: "k") { replayed } }',
    });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(body.errors[0].extensions.code).toBe("method_not_allowed");
  });

  it("is open to a page that sends a token of its own, without cookies", async () => {
    const { token } = await makeCaller();
    const { response } = await send("GET", { query: "{ me { id } }", headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.has("access-control-allow-credentials")).toBe(false);
  });
});

describe("POST", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/graphql",
  ])("refuses %s, which a form of another site could send", async (type) => {
    const body = '{"query":"{__typename}"}';
    const { response, body: told } = await send("POST", { body, headers: { "content-type": type } });
    expect([response.status, told.errors[0].extensions.code]).toEqual([415, "unsupported_media_type"]);
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
  });

  it.each([
    ["half a body", '{"query": "{ __ty', 400],
    ["a batch", '[{"query":"{__typename}"}]', 400],
    ["too much", JSON.stringify({ query: `{ __typename } #${"x".repeat(256 * 1024)}` }), 413],
  ])("refuses %s", async (_what, body, status) => {
    const { response, body: told } = await send("POST", { body, headers: { "content-type": "application/json" } });
    expect(response.status).toBe(status);
    expect(told.errors[0].extensions).toMatchObject({
      code: expect.any(String),
      request_id: expect.stringMatching(/^req_/),
    });
  });

  it("says what it can answer with to who accepts nothing of it", async () => {
    const { response, body: told } = await send("POST", {
      body: '{"query":"{__typename}"}',
      headers: { "content-type": "application/json", accept: "text/csv" },
    });
    expect([response.status, response.headers.get("content-type")]).toEqual([406, "application/json; charset=utf-8"]);
    expect(told.errors[0]).toMatchObject({
      message: expect.stringContaining("application/json"),
      extensions: { code: "invalid_request", request_id: expect.stringMatching(/^req_/) },
    });
  });

  it("carries the request id and the rate limits of REST", async () => {
    const { token } = await makeCaller();
    const { headers, errors } = await ask("{ orders(first: 0) { edges { cursor } } }", {
      token,
      headers: { "x-request-id": "mine-1" },
    });
    expect(headers.get("x-request-id")).toBe("mine-1");
    expect(headers.get("ratelimit")).toMatch(/^"burst";r=59;t=\d+$/);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "invalid_request", request_id: "mine-1", param: "first" });
  });

  it("answers 429 with Retry-After when the creator's minute is used up", async () => {
    const { token, profileId } = await makeCaller();
    const windowStart = Math.floor(Date.now() / 60_000) * 60;
    const row = { key: `b:${profileId}`, count: TIERS.FREE.burstPerMinute };
    await database()
      .insert(rateCounters)
      .values([windowStart, windowStart + 60].map((at) => ({ ...row, windowStart: at })));
    let told = await ask("{ me { id } }", { token });
    for (let n = 0; n < 3 && told.status !== 429; n++) told = await ask("{ me { id } }", { token });
    expect(told.status).toBe(429);
    expect(Number(told.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(told.errors?.[0]?.extensions).toMatchObject({
      code: "rate_limit_exceeded",
      retry_after: expect.any(Number),
    });
  });

  it("says nothing of what nobody expected", async () => {
    const { token } = await makeCaller();
    const { pool } = (globalThis as unknown as { __guildhallDb: { pool: { unsafe: unknown } } }).__guildhallDb;
    const unsafe = pool.unsafe as (...args: unknown[]) => unknown;
    pool.unsafe = (text: string, ...rest: unknown[]) => {
      if (text.includes('"orders"')) throw new Error("select secret_column from orders");
      return unsafe.call(pool, text, ...rest);
    };
    const { data, errors } = await ask("{ orders { edges { cursor } } categories { slug } }", { token });
    pool.unsafe = unsafe;
    expect(data.categories).toHaveLength(12);
    expect(errors?.[0]?.extensions.code).toBe("internal_error");
    expect(JSON.stringify(errors)).not.toContain("secret_column");
  });

  it("stands in the creator's request log under the field that it asked for, with its error", async () => {
    const record = vi.spyOn(recording, "recordRequest");
    const { token } = await makeCaller(["posts:read"]);
    await ask("query Q { posts { edges { cursor } } }", { token });
    await ask("{ me { id } }", { token });
    const lines = record.mock.calls.map(([line]) => [line.operation, line.status, line.refused]);
    expect(lines).toEqual([
      ["graphql.posts", 200, null],
      [
        "graphql.me",
        200,
        {
          code: "insufficient_scope",
          message: "This credential lacks the scope identity:read.",
          param: null,
        },
      ],
    ]);
    record.mockRestore();
  });
});

it("answers other methods in REST's envelope", async () => {
  const { response, body } = await send("PUT");
  expect([response.status, body.error.code, response.headers.get("allow")]).toEqual([
    405,
    "method_not_allowed",
    "GET, HEAD, POST, OPTIONS",
  ]);
});

describe("connections", () => {
  it("walk a collection by REST's cursors, which nobody can make up", async () => {
    const { token, profileId } = await makeCaller();
    for (let n = 0; n < 5; n++) await makePost(profileId, { slug: `post-${n}` });
    const page = (after?: string) =>
      ask(
        'query ($after: String) { posts(first: 2, after: $after, creator: "me") { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } } }',
        { token, variables: { after } },
      );
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const { posts } = (await page(after)).data;
      seen.push(...posts.edges.map((edge: { node: { id: string } }) => edge.node.id));
      expect(posts.pageInfo.hasPreviousPage).toBe(after !== undefined);
      expect(posts.pageInfo.endCursor).toBe(posts.edges.at(-1).cursor);
      if (!posts.pageInfo.hasNextPage) break;
      after = posts.pageInfo.endCursor;
    }
    expect(new Set(seen).size).toBe(5);
    const forged = await page("AAAAAAAAAAAAWzFd");
    expect(forged.errors?.[0]?.extensions).toMatchObject({ code: "invalid_cursor", param: "after" });
  });

  it.each([
    [
      "the best matches of a search",
      "profiles",
      async () => {
        for (let n = 0; n < 5; n++) await makeCreator({ skills: ["quoinwork"], mcpDiscoverable: true });
      },
      'query: "quoinwork", ',
    ],
    [
      "an inbox",
      "intros",
      async ({ profileId }: { profileId: string }) => {
        for (let n = 0; n < 5; n++) await makeIntro(profileId);
      },
      "",
    ],
  ])("%s goes on to its end by the cursor of each page", async (_what, field, make, asked) => {
    const caller = await makeCaller();
    await make(caller);
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const told = await ask(
        `query ($after: String) { ${field}(${asked}first: 2, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
        { token: caller.token, variables: { after } },
      );
      expect(told.errors).toBeUndefined();
      const { edges, pageInfo } = told.data[field];
      seen.push(...edges.map((edge: { node: { id: string } }) => edge.node.id));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  });
});

describe("the served description", () => {
  it("is the schema's text, with an entity tag", async () => {
    const get = (headers: Record<string, string> = {}) =>
      serveSchema(new Request(`${URL_}/schema.graphql`, { headers }));
    const response = await get();
    expect(response.headers.get("content-type")).toContain("application/graphql");
    expect(await response.text()).toBe(readFileSync("lib/transports/graphql/schema.graphql", "utf8"));
    expect((await get({ "if-none-match": response.headers.get("etag") ?? "" })).status).toBe(304);
  });
});
