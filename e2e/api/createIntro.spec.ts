import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { auditLog, events, intros } from "@/db/schema";
import { createIntro } from "@/lib/contracts/contact/intros";
import { expectRefusal, keyed, makeCaller, setCounter, spareAddress } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/intros";
const CALLBACK = "https://agent.example.com/intros/7f3a";
const target = () => makeCreator({ mcpDiscoverable: true });
const request = (handle: string, more: object = {}) => ({
  handle,
  note: "May we meet?",
  callback_url: CALLBACK,
  ...more,
});

test.describe("201", () => {
  test("a pending request, without a credential; it waits in the creator's inbox", async ({ api }) => {
    const { profileId, handle } = await target();
    const response = await api.post(PATH, { headers: keyed({}), data: request(handle.toUpperCase()) });
    expect(response.status()).toBe(201);
    expect(response.headers()["access-control-allow-origin"]).toBeUndefined();
    const intro = await response.json();
    expect(Object.keys(intro)).toEqual(["id", "status", "created_at", "reply_handle"]);
    expect(intro.status).toBe("PENDING");
    const rows = await database().select().from(intros).where(eq(intros.profileId, profileId));
    expect(rows).toMatchObject([
      { id: intro.id, note: "May we meet?", callbackUrl: CALLBACK, status: "PENDING", answeredAt: null },
    ]);
    expect(rows[0]?.createdAt.toISOString()).toBe(intro.created_at);
  });

  test("is told to the creator as intro.requested, and stands in the audit log", async ({ api }) => {
    const { profileId, handle } = await target();
    const sent = { headers: keyed({ "x-request-id": "intro-trace" }), data: request(handle) };
    const { id } = await (await api.post(PATH, sent)).json();
    const [event] = await database().select().from(events).where(eq(events.ownerId, profileId));
    expect(JSON.parse(event?.payload ?? "")).toEqual({
      id: event?.id,
      type: "intro.requested",
      created_at: expect.any(String),
      data: { id, note: "May we meet?", callback_url: CALLBACK },
    });
    expect(await database().select().from(auditLog).where(eq(auditLog.ownerId, profileId))).toMatchObject([
      { action: "intro.requested", actorKind: "anonymous", targetId: id, requestId: "intro-trace" },
    ]);
  });

  test("with a credential too, and a note of 1,000 characters", async ({ api }) => {
    const [{ handle }, { headers }] = [await target(), await makeCaller([])];
    const data = request(handle, { note: "\u{1f58b}".repeat(1000) });
    expect((await api.post(PATH, { headers: keyed(headers), data })).status()).toBe(201);
  });

  test("once per Idempotency-Key and address", async ({ api }) => {
    const { profileId, handle } = await target();
    const sent = { headers: keyed({}, randomUUID()), data: request(handle) };
    const [first, again] = [await api.post(PATH, sent), await api.post(PATH, sent)];
    expect(again.headers()["idempotent-replayed"]).toBe("true");
    expect(await again.text()).toBe(await first.text());
    expect(await database().$count(intros, eq(intros.profileId, profileId))).toBe(1);
  });
});

test.describe("400", () => {
  test("for a body that is not JSON, and without an Idempotency-Key", async ({ api }) => {
    const { handle } = await target();
    const json = { ...keyed({}), "content-type": "application/json" };
    await expectRefusal(await api.post(PATH, { headers: json, data: Buffer.from("hi") }), 400, "invalid_request");
    await expectRefusal(await api.post(PATH, { data: request(handle) }), 400, "idempotency_key_required");
  });
});

test.describe("404", () => {
  test("for a creator who is hidden as for one who does not exist", async ({ api }) => {
    const hidden = await makeCreator();
    for (const handle of [hidden.handle, "nobody-here-at-all"]) {
      const response = await api.post(PATH, { headers: keyed({}), data: request(handle) });
      const error = await expectRefusal(response, 404, "not_found");
      expect(error.message).toBe(`A creator with the handle ${handle} was not found.`);
    }
    expect(await database().$count(intros, eq(intros.profileId, hidden.profileId))).toBe(0);
  });
});

test.describe("405", () => {
  test("for what is not bound here", async ({ api }) => {
    const response = await api.put(PATH);
    await expectRefusal(response, 405, "method_not_allowed");
    expect(response.headers().allow).toBe("GET, HEAD, POST, OPTIONS");
  });
});

test.describe("422", () => {
  for (const [param, more] of [
    ["handle", { handle: "no" }],
    ["note", { note: "" }],
    ["note", { note: "   " }],
    ["note", { note: "n".repeat(1001) }],
    ["note", { note: undefined }],
    ["callback_url", { callback_url: "" }],
    ["callback_url", { callback_url: "ada@example.com" }],
    ["callback_url", { callback_url: "mailto:ada@example.com" }],
    ["callback_url", { callback_url: "https://example.com/?to=ada%40example.com" }],
    ["callback_url", { callback_url: "https://ada:pw@example.com/" }],
    ["callback_url", { callback_url: "ftp://example.com/" }],
    ["callback_url", { callback_url: "http://127.0.0.1/x" }],
    ["callback_url", { callback_url: "http://localhost:3000/x" }],
    ["callback_url", { callback_url: "http://169.254.169.254/latest" }],
    ["callback_url", { callback_url: "http://[::1]/x" }],
    ["callback_url", { callback_url: `https://example.com/${"a".repeat(2048)}` }],
    ["email", { email: "ada@example.com" }],
  ] as const)
    test(`names ${param} of ${JSON.stringify(more).slice(0, 70)}`, async ({ api }) => {
      const { profileId, handle } = await target();
      const response = await api.post(PATH, { headers: keyed({}), data: request(handle, more) });
      const error = await expectRefusal(response, 422, "validation_error");
      expect(error.param).toBe(param);
      expect(await database().$count(intros, eq(intros.profileId, profileId))).toBe(0);
      expect(await database().$count(events, eq(events.ownerId, profileId))).toBe(0);
    });
});

test("a request without a callback URL is taken: the answer waits in the inbox", async ({ api }) => {
  const { profileId, handle } = await target();
  const data = request(handle, { callback_url: undefined });
  expect((await api.post(PATH, { headers: keyed({}), data })).status()).toBe(201);
  expect(await database().$count(intros, eq(intros.profileId, profileId))).toBe(1);
});

test.describe("429", () => {
  test("after five in a minute from one address, or for the account behind a key; the headers show the tighter limit", async ({
    api,
  }) => {
    const [{ handle }, { headers }] = [await target(), await makeCaller([])];
    const address = { "x-forwarded-for": spareAddress() };
    const send = (sent: Record<string, string>) => api.post(PATH, { headers: keyed(sent), data: request(handle) });
    const first = await send(address);
    expect(first.status()).toBe(201);
    expect(first.headers()["ratelimit-policy"]).toBe('"burst";q=120;w=60, "createIntro";q=5;w=60');
    expect(first.headers().ratelimit).toMatch(/^"createIntro";r=4;t=\d+$/);
    const used = { "x-forwarded-for": spareAddress() };
    await setCounter(`op:createIntro:${used["x-forwarded-for"]}`, 5, 60);
    await send(used); // a process lets one pass before it asks what the others have counted
    const refused = await send(used);
    await expectRefusal(refused, 429, "rate_limit_exceeded");
    expect(refused.headers().ratelimit).toMatch(/^"createIntro";r=0;t=\d+$/);
    expect(Number(refused.headers()["retry-after"])).toBeGreaterThanOrEqual(1);
    expect((await send({ ...used, ...headers })).status()).toBe(201);
    expect((await api.get("/api/v1/categories", { headers: used })).status()).toBe(200);
  });

  test("a sixth in a row is refused", async ({ api }) => {
    const { handle } = await target();
    const address = { "x-forwarded-for": spareAddress() };
    const statuses: number[] = [];
    // a new minute may begin on the way: eleven at most hold six of one minute
    while (statuses.at(-1) !== 429 && statuses.length < 11)
      statuses.push((await api.post(PATH, { headers: keyed(address), data: request(handle) })).status());
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(-6, -1)).toEqual([201, 201, 201, 201, 201]);
  });
});

describeRefusals(createIntro, (api, headers) =>
  api.post(PATH, { headers: keyed(headers), data: request("nobody-here-at-all") }),
);
