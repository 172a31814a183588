import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { WebhookEndpoint, WebhookEndpointPatch } from "@/lib/contracts/developers/webhooks/webhooks";
import { openHeaders, sealHeaders } from "../custom-headers";
import { testCreator, testEndpoint } from "../delivery/testing";
import { ownEndpoint } from "../endpoints/own-endpoint";
import { disableEndpoint } from "./disable-endpoint";
import { updateEndpoint } from "./update-endpoint";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const URL = "https://example.com/hook";
const actionsOf = async (profileId: string) =>
  (await database().execute(sql`select action from audit_log where profile_id = ${profileId} order by id`)).map(
    (row) => row.action,
  );

test("changes what is named and leaves the rest; an empty patch writes nothing", async () => {
  const { ctx, profileId } = await testCreator();
  const { id } = await testEndpoint(profileId, URL, { description: "Old" });
  expect(await updateEndpoint(ctx, id, {})).toMatchObject({ url: URL, description: "Old" });
  expect(await actionsOf(profileId)).toEqual([]);
  const patch = { url: "https://example.com/new", event_types: ["post.created", "post.created"] as const };
  const view = await updateEndpoint(ctx, id, WebhookEndpointPatch.parse(patch));
  expect(WebhookEndpoint.parse(view)).toEqual(view);
  expect(view).toMatchObject({ url: patch.url, description: "Old", event_types: ["post.created"] });
  expect(await actionsOf(profileId)).toEqual(["webhook_endpoint.updated"]);
});

test("headers are set and taken away by name whatever its case, never shown, and at most ten", async () => {
  const { ctx, profileId } = await testCreator();
  const { id } = await testEndpoint(profileId, URL, {
    sealedHeaders: sealHeaders({ Authorization: "one", "X-A": "a" }),
  });
  const headers = { authorization: "two", "x-a": null, "X-B": "b" };
  const view = await updateEndpoint(ctx, id, { headers });
  expect(view.header_names).toEqual(["authorization", "X-B"]);
  expect(JSON.stringify(view)).not.toContain("two");
  const row = await ownEndpoint(ctx, id);
  expect(openHeaders(row.sealedHeaders)).toEqual({ authorization: "two", "X-B": "b" });
  const nine = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`X-${i}`, "v"]));
  await expect(updateEndpoint(ctx, id, { headers: nine })).rejects.toMatchObject({ code: "validation_error" });
  await updateEndpoint(ctx, id, { headers: { authorization: null, "x-b": null } });
  expect((await ownEndpoint(ctx, id)).sealedHeaders).toBeNull();
});

test.each(["Host", "content-type", "Connection", "Service-Event", "X Y", ""])("the header %j is refused", (name) => {
  expect(WebhookEndpointPatch.safeParse({ headers: { [name]: "v" } }).success).toBe(false);
});

test.each([" v", "v ", "a\nb", "é", ""])("the value %j is refused", (value) => {
  expect(WebhookEndpointPatch.safeParse({ headers: { "X-A": value } }).success).toBe(false);
});

test("enabling forgets the dead letters and why it was disabled; the plan's number holds", async () => {
  const { ctx, profileId } = await testCreator("FREE");
  const off = { status: "disabled", disabledReason: "consecutive_dead_letters", consecutiveDeadLetters: 50 } as const;
  const { id } = await testEndpoint(profileId, URL, off);
  for (let n = 0; n < 2; n++) await testEndpoint(profileId, URL);
  const views = await Promise.all(Array.from({ length: 5 }, () => updateEndpoint(ctx, id, { status: "enabled" })));
  expect(views.at(-1)).toMatchObject({ status: "enabled", disabled_reason: null, consecutive_dead_letters: 0 });
  expect(await actionsOf(profileId)).toEqual(["webhook_endpoint.enabled"]);
  await disableEndpoint(ctx, id);
  await testEndpoint(profileId, URL);
  await expect(updateEndpoint(ctx, id, { status: "enabled" })).rejects.toMatchObject({ code: "quota_exceeded" });
});

test("disabling is the owner's, like DELETE", async () => {
  const { ctx, profileId } = await testCreator();
  const { id } = await testEndpoint(profileId, URL);
  const view = await updateEndpoint(ctx, id, { status: "disabled", description: "Gone" });
  expect(view).toMatchObject({ status: "disabled", disabled_reason: "owner", description: "Gone" });
});

test("a forbidden destination and another creator's endpoint are refused", async () => {
  const { ctx, profileId } = await testCreator();
  const stranger = await testCreator();
  const { id } = await testEndpoint(profileId, URL);
  const refused = updateEndpoint(ctx, id, { url: "http://169.254.169.254/" });
  await expect(refused).rejects.toMatchObject({ code: "validation_error", extras: { param: "url" } });
  for (const patch of [{ description: "x" }, { status: "enabled" }, { status: "disabled" }, {}] as const) {
    await expect(updateEndpoint(stranger.ctx, id, patch)).rejects.toMatchObject({ code: "not_found" });
  }
  expect((await ownEndpoint(ctx, id)).status).toBe("enabled");
});
