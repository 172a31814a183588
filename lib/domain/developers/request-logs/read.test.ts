import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { getRequest, listRequests, type RequestFilter, requestsQuery } from "./read";
import { listCredentials } from "./redacting/credentials";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function creator(): Promise<{ ctx: Context; profileId: string }> {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ctx: { ...systemContext("test", new Date()), actor }, profileId };
}

const ORDER = "ord_01k5s3v9n6e8wbr4q2ycx7th0d";

describe("listRequests", () => {
  it("has each filter, and all together", async () => {
    const { ctx, profileId } = await creator();
    const other = await creator();
    await makeLoggedRequest(other.profileId, { requestId: "theirs", orderId: ORDER });
    const minutesAgo = (n: number) => new Date(ctx.now.getTime() - n * 60_000);
    const made: [name: string, parts: Parameters<typeof makeLoggedRequest>[1]][] = [
      ["me", {}],
      ["refused", { status: 403, errorCode: "insufficient_scope", credentialId: "key_b", orderId: ORDER }],
      ["posts", { path: "/api/v1/posts", operation: "listPosts" }],
      ["created", { path: "/api/v1/posts", operation: "createPost", method: "POST", status: 201 }],
      ["same", { path: "/api/v1/posts", operation: "listPosts", status: 304 }],
      ["broken", { path: "/api/v1/posts", operation: "createPost", method: "POST", status: 503, orderId: ORDER }],
      ["other", { path: "/api/v1/profiles/ada", operation: "getProfile", credentialId: "key_b" }],
    ];
    for (const [i, [requestId, parts]] of made.entries()) {
      const at = minutesAgo(made.length - i);
      await makeLoggedRequest(profileId, { ...parts, requestId, at, id: newId("log") });
    }
    const found = async (filter: RequestFilter) =>
      (await listRequests(ctx, filter)).data.map((request) => request.request_id);

    expect(await found({})).toEqual(made.map(([name]) => name).reverse());
    expect(await found({ status: "2xx" })).toEqual(["other", "created", "posts", "me"]);
    expect(await found({ status: "3xx" })).toEqual(["same"]);
    expect(await found({ status: "4xx" })).toEqual(["refused"]);
    expect(await found({ status: "5xx" })).toEqual(["broken"]);
    expect(await found({ status: "errors" })).toEqual(["broken", "refused"]);
    expect(await found({ status: 201 })).toEqual(["created"]);
    expect(await found({ status: 599 })).toEqual([]);
    expect(await found({ method: "POST" })).toEqual(["broken", "created"]);
    expect(await found({ path: "/api/v1/po" })).toEqual(["broken", "same", "created", "posts"]);
    expect(await found({ path: "/api/v1/profiles/a" })).toEqual(["other"]);
    expect(await found({ path: "/api/v1/profiles/b" })).toEqual([]);
    expect(await found({ path: "/api" })).toHaveLength(made.length);
    expect(await found({ path: "/elsewhere" })).toEqual([]);
    expect(await found({ path: "/api/v1/%" })).toEqual([]);
    expect(await found({ credential: "key_b" })).toEqual(["other", "refused"]);
    expect(await found({ requestId: "created" })).toEqual(["created"]);
    expect(await found({ requestId: "theirs" })).toEqual([]);
    expect(await found({ orderId: ORDER })).toEqual(["broken", "refused"]);
    expect(await found({ orderId: ORDER, status: "4xx", method: "GET" })).toEqual(["refused"]);
    expect(await found({ from: minutesAgo(3), to: minutesAgo(1) })).toEqual(["broken", "same"]);
    expect(await found({ status: "errors", method: "GET", credential: "key_b", path: "/api/v1/me" })).toEqual([
      "refused",
    ]);
    expect(await found({ status: "errors", method: "DELETE" })).toEqual([]);
  });

  it.each<[string, RequestFilter]>([
    ["no filter", {}],
    ["a status class", { status: "errors" }],
  ])("turns pages without loss or repetition, with %s", async (_, filter) => {
    const { ctx, profileId } = await creator();
    for (let i = 0; i < 23; i++) await makeLoggedRequest(profileId, { status: 400 + (i % 3) });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listRequests(ctx, filter, { limit: 5, cursor });
      expect(page.has_more).toBe(page.next_cursor !== null);
      seen.push(...page.data.map((request) => request.id));
      await makeLoggedRequest(profileId, { status: 400 }); // what comes meanwhile shifts nothing
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(23);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });

  it("refuses a cursor of its own making", async () => {
    const { ctx } = await creator();
    await expect(listRequests(ctx, {}, { cursor: "made-up" })).rejects.toMatchObject({ code: "invalid_cursor" });
  });

  it("looks up what did not succeed and request ids on their own index, and walks the creator's rows for the rest", async () => {
    const [{ ctx, profileId }, other] = [await creator(), await creator()];
    await database().execute(sql`
      insert into request_logs (id, profile_id, at, request_id, method, path, operation, status, duration_ms, credential_kind,
        credential_id)
      select 'log_1' || lpad(n::text, 25, '0'), case n % 10 when 0 then ${profileId} else ${other.profileId} end,
        now(), 'req_' || n, 'GET', '/api/v1/me', 'getMe', 200, 1, 'api_key', 'key_a' from generate_series(1, 10000) n`);
    await database().execute(sql`analyze request_logs`);
    const planOf = async (filter: RequestFilter) => {
      const query = requestsQuery(ctx, filter, 51);
      const lines = await database().execute<{ "QUERY PLAN": string }>(sql`explain ${query?.getSQL()}`);
      return [...lines].map((line) => line["QUERY PLAN"]).join("\n");
    };
    const indexes: [RequestFilter, string][] = [
      [{}, "_later_profile_id_id_idx"],
      [{ status: 500 }, "_later_profile_id_status_id_idx"],
      [{ status: "errors" }, "_later_profile_id_status_id_idx"],
      [{ status: "2xx" }, "_later_profile_id_id_idx"],
      [{ path: "/api/v1/posts" }, "_later_profile_id_id_idx"],
      [{ method: "DELETE" }, "_later_profile_id_id_idx"],
      [{ credential: "key_b" }, "_later_profile_id_id_idx"],
      [{ requestId: "req_77" }, "_later_request_id_idx"],
      [{ orderId: ORDER }, "_later_order_id_id_idx"],
      [{ from: new Date(0), to: new Date(2 ** 45) }, "_later_profile_id_id_idx"],
    ];
    for (const [filter, index] of indexes) {
      const plan = await planOf(filter);
      expect(plan, JSON.stringify(filter)).toContain(index);
      expect(plan, JSON.stringify(filter)).not.toContain("Seq Scan on request_logs_later");
    }
  });
});

describe("getRequest", () => {
  it("answers all that is known of one's own request, and nobody else's", async () => {
    const [one, two] = [await creator(), await creator()];
    const row = await makeLoggedRequest(one.profileId, {
      query: "?limit=1",
      status: 404,
      errorCode: "not_found",
      errorMessage: "No.",
      errorParam: "id",
    });
    expect(await getRequest(one.ctx, row.id)).toEqual({
      id: row.id,
      request_id: row.requestId,
      at: row.at.toISOString(),
      method: "GET",
      path: "/api/v1/me",
      query: "?limit=1",
      operation: "getMe",
      status: 404,
      error_code: "not_found",
      error_message: "No.",
      error_param: "id",
      duration_ms: 1.5,
      credential: { kind: "api_key", id: row.credentialId },
      ip: "198.18.0.1",
      user_agent: "a test",
      order_id: null,
      bodies: null,
    });
    await expect(getRequest(two.ctx, row.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(getRequest(one.ctx, "log_x")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("listCredentials", () => {
  it("names one's own keys, ended ones too", async () => {
    const [one, two] = [await creator(), await creator()];
    const old = await makeApiKey(one.profileId, ["posts:read"], { name: "Old", revokedAt: new Date() });
    const key = await makeApiKey(one.profileId, ["posts:read"], { name: "Build server" });
    await makeApiKey(two.profileId);
    expect(await listCredentials(one.ctx)).toEqual([
      { id: key.id, kind: "api_key", name: "Build server", prefix: key.prefix },
      { id: old.id, kind: "api_key", name: "Old", prefix: old.prefix },
    ]);
  });
});
