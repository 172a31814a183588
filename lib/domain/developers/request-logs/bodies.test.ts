import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { requestBodies, requestLogs } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Actor, type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { holdBodies, MOST_BYTES, type RawBodies } from "./bodies";
import type { EndedRequest } from "./ended-request";
import { keepBodies, keepsBodies } from "./keep-bodies";
import { getRequest } from "./read";
import { flushRequestLog, recordRequest } from "./record";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

let creator: Awaited<ReturnType<typeof makeCreator>>;
let ctx: Context;
beforeEach(async () => {
  creator = await makeCreator();
  const { userId, profileId, email } = creator;
  const actor: Actor = { kind: "user", userId, profileId, sessionId: "s", email };
  ctx = createContext({ actor, requestId: newId("req") });
});

const ORDER = "ord_01k5s3v9n6e8wbr4q2ycx7th0d";

async function logged(bodies: RawBodies, parts: Partial<EndedRequest> = {}): Promise<string> {
  const requestId = newId("req");
  const ended: EndedRequest = {
    owner: creator.profileId,
    livemode: true,
    at: new Date(),
    requestId,
    method: "POST",
    path: "/api/v1/posts",
    search: "",
    operation: "createPost",
    status: 201,
    refused: null,
    durationMs: 1,
    credentialKind: "api_key",
    credentialId: "key_1",
    ip: null,
    userAgent: null,
    ...parts,
  };
  recordRequest(ended, holdBodies(creator.userId, bodies, ended.refused !== null));
  await flushRequestLog();
  const [row] = await database().select().from(requestLogs).where(eq(requestLogs.requestId, requestId));
  if (!row) throw new Error("the request was not logged");
  return row.id;
}

const bodiesOf = async (id: string) => (await getRequest(ctx, id)).bodies;

describe("bodies in the log", () => {
  it("are kept with the request, secrets taken out", async () => {
    const id = await logged({ sent: '{"title":"A"}', answered: '{"secret":"whsec_abcdefgh"}' });
    expect(await bodiesOf(id)).toEqual({
      request: { text: '{"title":"A"}', truncated: false },
      response: { text: '{"secret":"[redacted]"}', truncated: false },
    });
  });

  it("are at most 8 KiB of UTF-8, whole characters, and say that they were cut", async () => {
    const long = `{"a":"${"é".repeat(6_000)}"}`;
    const id = await logged({ sent: long, answered: Buffer.from(long) });
    for (const body of Object.values((await bodiesOf(id)) ?? {})) {
      expect(body?.truncated).toBe(true);
      expect(Buffer.byteLength(body?.text ?? "")).toBeLessThanOrEqual(MOST_BYTES);
      expect(Buffer.byteLength(body?.text ?? "")).toBeGreaterThan(MOST_BYTES - 4);
    }
    const exact = `{"a":"${"x".repeat(MOST_BYTES - 8)}"}`;
    expect(await bodiesOf(await logged({ sent: exact, answered: null }))).toEqual({
      request: { text: exact, truncated: false },
      response: null,
    });
  });

  it("stop nobody's log, whatever characters they hold", async () => {
    const odd = `{"a":"\0\ud800 \\u0000 \\ud800"}`;
    const id = await logged({ sent: odd, answered: Buffer.from([0x7b, 0xff, 0, 0x7d]) });
    expect(await bodiesOf(id)).toEqual({
      request: { text: `{"a":"\uFFFD\uFFFD \\u0000 \\ud800"}`, truncated: false },
      response: { text: "{\uFFFD\uFFFD}", truncated: false },
    });
  });

  it("are no files and no forms", async () => {
    const id = await logged({ sent: "password=hunter2", answered: "\u0089PNG" });
    expect(await bodiesOf(id)).toEqual({
      request: { text: null, truncated: true },
      response: { text: null, truncated: true },
    });
  });

  it("are not kept of a flood, but of its refusals", async () => {
    const { userId } = creator;
    const hold = (refused: boolean) => holdBodies(userId, { sent: "{}", answered: null }, refused);
    const held = Array.from({ length: 80 }, () => hold(false)).filter(Boolean);
    expect(held.length).toBeGreaterThanOrEqual(50);
    expect(held.length).toBeLessThan(80);
    expect(hold(true)).not.toBeNull();
    expect(holdBodies(userId, { sent: null, answered: "" }, true)).toBeNull();
  });

  it("are kept of everybody's first calls while all call too often, and of everything that is refused", async () => {
    const heldOf = (userId: string, calls: number, refused = false) =>
      Array.from({ length: calls }, () => holdBodies(userId, { sent: "{}", answered: null }, refused)).filter(Boolean);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_000);
    for (let n = 0; n < 20; n++) expect(heldOf(`usr_${n}`, 50)).toHaveLength(50);
    expect(heldOf("usr_late", 9)).toHaveLength(2);
    expect(heldOf("usr_latest", 9, true)).toHaveLength(9);
    vi.restoreAllMocks();
  });

  it("name the one order that a request was about", async () => {
    const orderOf = async (bodies: RawBodies, path?: string) =>
      (await getRequest(ctx, await logged(bodies, path ? { path } : {}))).order_id;
    expect(await orderOf({ sent: null, answered: null }, `/api/v1/orders/${ORDER}/deliver`)).toBe(ORDER);
    expect(await orderOf({ sent: `{"order_handle":"${ORDER}.abcdefghijk"}`, answered: null })).toBe(ORDER);
    expect(await orderOf({ sent: "{}", answered: `{"id":"${ORDER}"}` })).toBe(ORDER);
    expect(await orderOf({ sent: null, answered: `["${ORDER}","${ORDER.replace("0d", "0e")}"]` })).toBeNull();
  });
});

describe("who sees bodies", () => {
  it("a person, and a credential with requests:read; for another the member is absent", async () => {
    const id = await logged({ sent: "{}", answered: null });
    const asKey = async (scopes: Parameters<typeof makeApiKey>[1]) => {
      const { token } = await makeApiKey(creator.profileId, scopes);
      const actor = await resolveCredential(token, new Date());
      return getRequest(createContext({ actor, requestId: newId("req") }), id);
    };
    expect(await asKey(["audit:read"])).not.toHaveProperty("bodies");
    expect(await asKey(["audit:read", "requests:read"])).toHaveProperty("bodies.request.text", "{}");
  });

  it("nobody once they are switched off: what is there goes, what comes is not kept", async () => {
    const id = await logged({ sent: '{"n":1}', answered: null });
    expect(await keepsBodies(ctx)).toBe(true);
    expect(await keepBodies(ctx, false)).toBe(false);
    expect(await bodiesOf(id)).toBeNull();
    const meanwhile = await logged({ sent: '{"n":2}', answered: null });
    await keepBodies(ctx, true);
    expect([await bodiesOf(id), await bodiesOf(meanwhile)]).toEqual([null, null]);
    expect(await bodiesOf(await logged({ sent: '{"n":3}', answered: null }))).toMatchObject({
      request: { text: '{"n":3}' },
    });
    expect(await database().select().from(requestBodies).where(eq(requestBodies.id, meanwhile))).toEqual([]);
  });

  it("no credential changes the switch", async () => {
    const { token } = await makeApiKey(creator.profileId);
    const actor = await resolveCredential(token, new Date());
    await expect(keepBodies({ ...ctx, actor }, false)).rejects.toMatchObject({ code: "unauthorized" });
  });
});
