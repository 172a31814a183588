import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { webhookEndpoints } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import {
  NewWebhookEndpoint,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
} from "@/lib/contracts/developers/webhooks/webhooks";
import { disableEndpoint } from "./activation/disable-endpoint";
import { deliveriesOf, emitPost, testCreator, testEndpoint } from "./delivery/testing";
import { createEndpoint } from "./endpoints/create-endpoint";
import { listEndpoints } from "./endpoints/read";
import { openSecret } from "./secrets";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const input = (more: object = {}) => NewWebhookEndpoint.parse({ url: "https://example.com/hook", ...more });

function auditOf(profileId: string) {
  return database().execute(sql`
    select actor_kind, actor_id, action, target_type, target_id, request_id, diff from audit_log
    where profile_id = ${profileId} order by id`);
}

describe("createEndpoint", () => {
  test("answers the endpoint with its secret, stores it sealed and writes the audit entry", async () => {
    const { ctx, profileId } = await testCreator();
    const made = await createEndpoint(ctx, input({ description: "CI", event_types: ["post.created", "post.created"] }));
    expect(WebhookEndpointWithSecret.parse(made)).toEqual(made);
    expect(made).toMatchObject({ event_types: ["post.created"], status: "enabled", consecutive_dead_letters: 0 });
    expect(made.secret.startsWith(made.secret_prefix)).toBe(true);
    const [row] = await database().select().from(webhookEndpoints).where(eq(webhookEndpoints.id, made.id));
    expect(openSecret(row?.sealedSecret ?? Buffer.alloc(0))).toBe(made.secret);
    expect(JSON.stringify(row)).not.toContain(made.secret);
    const [entry] = await auditOf(profileId);
    expect(entry).toMatchObject({ actor_kind: "user", action: "webhook_endpoint.created", target_id: made.id });
    expect(JSON.stringify(entry)).not.toContain(made.secret);
  });

  test("`*` stands for all kinds and swallows the others", async () => {
    const { ctx } = await testCreator();
    expect((await createEndpoint(ctx, input())).event_types).toEqual(["*"]);
    expect((await createEndpoint(ctx, input({ event_types: ["post.created", "*"] }))).event_types).toEqual(["*"]);
  });

  test("refuses a destination that may not be reached, before it counts", async () => {
    const { ctx } = await testCreator();
    const refused = createEndpoint(ctx, input({ url: "http://169.254.169.254/latest" }));
    await expect(refused).rejects.toMatchObject({ code: "validation_error", extras: { param: "url" } });
  });

  test("lets callers on this machine alone name a receiver on it", async () => {
    const { ctx } = await testCreator();
    const here = input({ url: "http://localhost:9/hook" });
    await expect(createEndpoint(ctx, here)).rejects.toMatchObject({ code: "validation_error" });
    expect((await createEndpoint({ ...ctx, local: true }, here)).url).toBe(here.url);
  });

  test("stops at the plan's number of enabled endpoints, also for ten at once", async () => {
    const { ctx } = await testCreator("FREE");
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => createEndpoint(ctx, input())));
    const made = results.flatMap((r) => (r.status === "fulfilled" ? [r.value] : []));
    expect(made).toHaveLength(3);
    const refusals = results.flatMap((r) => (r.status === "rejected" ? [r.reason] : []));
    expect(refusals[0]).toMatchObject({ code: "quota_exceeded", extras: { upgrade_url: "/developers/billing" } });
    expect(new Set(refusals.map((r) => r.code))).toEqual(new Set(["quota_exceeded"]));
    await disableEndpoint(ctx, made[0]?.id ?? "");
    await expect(createEndpoint(ctx, input())).resolves.toMatchObject({ status: "enabled" });
    const larger = await testCreator("STARTER");
    for (let n = 0; n < 4; n++) await createEndpoint(larger.ctx, input());
  });

  test("needs a creator", async () => {
    const { ctx } = await testCreator();
    const visitor = { ...ctx, actor: { kind: "anonymous" } as const };
    await expect(createEndpoint(visitor, input())).rejects.toMatchObject({ code: "unauthorized" });
  });
});

describe("disableEndpoint", () => {
  test("turns it off, skips what waits, tells the others; a second call changes nothing", async () => {
    const { ctx, profileId } = await testCreator();
    const { id } = await testEndpoint(profileId, "https://example.com/hook");
    const other = await testEndpoint(profileId, "https://example.com/other");
    await emitPost(ctx, profileId);
    const view = await disableEndpoint(ctx, id);
    expect(WebhookEndpoint.parse(view)).toEqual(view);
    expect(view).toMatchObject({ id, status: "disabled", disabled_reason: "owner" });
    expect((await deliveriesOf(id)).map((d) => d.state)).toEqual(["SKIPPED", "SKIPPED"]);
    expect((await deliveriesOf(other.id)).map((d) => d.state)).toEqual(["PENDING", "PENDING"]);
    expect(await disableEndpoint(ctx, id)).toEqual(view);
    expect(await deliveriesOf(other.id)).toHaveLength(2);
    const kinds = await database().execute(sql`select type from events where profile_id = ${profileId} order by id`);
    expect(kinds.map((row) => row.type)).toEqual(["post.created", "webhook_endpoint.disabled"]);
    expect((await auditOf(profileId)).map((row) => row.action)).toEqual(["webhook_endpoint.disabled"]);
  });

  test("ten at once disable it once", async () => {
    const { ctx, profileId } = await testCreator();
    const { id } = await testEndpoint(profileId, "https://example.com/hook");
    const views = await Promise.all(Array.from({ length: 10 }, () => disableEndpoint(ctx, id)));
    expect(new Set(views.map((view) => view.status))).toEqual(new Set(["disabled"]));
    expect(await auditOf(profileId)).toHaveLength(1);
  });

  test("another creator's endpoint does not exist", async () => {
    const owner = await testCreator();
    const stranger = await testCreator();
    const { id } = await testEndpoint(owner.profileId, "https://example.com/hook");
    await expect(disableEndpoint(stranger.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    const page = await listEndpoints(owner.ctx, { limit: 20 });
    expect(page.data.map((endpoint) => endpoint.status)).toEqual(["enabled"]);
  });
});

describe("listEndpoints", () => {
  test("pages newest first through one's own, each once", async () => {
    const { ctx, profileId } = await testCreator();
    const stranger = await testCreator();
    await testEndpoint(stranger.profileId, "https://example.com/theirs");
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.unshift((await testEndpoint(profileId, `https://example.com/${n}`)).id);
    const first = await listEndpoints(ctx, { limit: 2 });
    const second = await listEndpoints(ctx, { limit: 2, cursor: first.next_cursor ?? "" });
    const third = await listEndpoints(ctx, { limit: 2, cursor: second.next_cursor ?? "" });
    expect([first, second, third].flatMap((page) => page.data.map((endpoint) => endpoint.id))).toEqual(made);
    expect([first, second, third].map((page) => page.has_more)).toEqual([true, true, false]);
    expect(third.next_cursor).toBeNull();
    expect(JSON.stringify(first)).not.toMatch(/"secret"/);
  });

  test("refuses a cursor that it did not give out", async () => {
    const { ctx } = await testCreator();
    await expect(listEndpoints(ctx, { limit: 2, cursor: "bm9uc2Vuc2U" })).rejects.toMatchObject({
      code: "invalid_cursor",
    });
  });
});
