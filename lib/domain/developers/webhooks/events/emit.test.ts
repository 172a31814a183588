import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database, singleClient, wakeAfter } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { eventEnvelope } from "@/lib/contracts/developers/events/events";
import { idOf } from "@/lib/contracts/values/ids";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { deliveriesOf, emitPost, testCreator, testEndpoint } from "../delivery/testing";
import { DELIVERIES_CHANNEL, emit } from "./emit";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const url = "https://example.com/hook";

test("writes the event with its exact body and one delivery per matching endpoint", async () => {
  const { profileId, ctx } = await testCreator();
  const stranger = await testCreator();
  const all = await testEndpoint(profileId, url);
  const posts = await testEndpoint(profileId, url, { eventTypes: ["review.created", "post.created"] });
  const reviews = await testEndpoint(profileId, url, { eventTypes: ["review.created"] });
  const off = await testEndpoint(profileId, url, { status: "disabled" });
  const foreign = await testEndpoint(stranger.profileId, url);

  const id = await emitPost(ctx, profileId, "Grüße ✓");
  const [event] = await database().execute(sql`select payload, type, profile_id from events where id = ${id}`);
  expect(event).toMatchObject({ type: "post.created", profile_id: profileId });
  const body = JSON.parse(String(event?.payload));
  expect(eventEnvelope("post.created").parse(body)).toEqual(body);
  expect(body).toMatchObject({ id, created_at: ctx.now.toISOString(), data: { slug: "a-post", title: "Grüße ✓" } });
  expect(Object.keys(body)).toEqual(["id", "type", "created_at", "data"]);
  expect(Object.keys(body.data)).toEqual(["id", "slug", "title"]);

  const states = async (endpoint: { id: string }) => (await deliveriesOf(endpoint.id)).map((d) => d.state);
  expect(await states(all)).toEqual(["PENDING"]);
  expect(await states(posts)).toEqual(["PENDING"]);
  expect(await states(off)).toEqual(["SKIPPED"]);
  expect(await states(reviews)).toEqual([]);
  expect(await states(foreign)).toEqual([]);
  const [delivery] = await deliveriesOf(all.id);
  expect(idOf("del").safeParse(delivery?.id).success).toBe(true);
});

test("holds only what the kind declares, and refuses what it does not know", async () => {
  const { profileId, ctx } = await testCreator();
  const data = { id: newId("post"), slug: "s", title: "t", guest_email: "guest@example.com" };
  const id = await transaction(ctx, (tx) => emit(tx, ctx, profileId, "post.created", data));
  const [event] = await database().execute(sql`select payload from events where id = ${id}`);
  expect(String(event?.payload)).not.toContain("guest");
  const broken = { id: "post_1", slug: "s", title: "t" };
  await expect(transaction(ctx, (tx) => emit(tx, ctx, profileId, "post.created", broken))).rejects.toThrow();
});

test("nothing is left of it when the mutation is rolled back", async () => {
  const { profileId, ctx } = await testCreator();
  const endpoint = await testEndpoint(profileId, url);
  const failing = transaction(ctx, async (tx) => {
    await emit(tx, ctx, profileId, "post.created", { id: newId("post"), slug: "s", title: "t" });
    throw new Error("the mutation failed");
  });
  await expect(failing).rejects.toThrow("the mutation failed");
  expect(await deliveriesOf(endpoint.id)).toEqual([]);
  expect(await database().execute(sql`select 1 from events where profile_id = ${profileId}`)).toHaveLength(0);
});

test("wakes the loops at commit, and only when there is something to send", async () => {
  const { profileId, ctx } = await testCreator();
  const client = singleClient();
  let heard = 0;
  await client.listen(DELIVERIES_CHANNEL, () => void heard++);
  // what the tests before have told may be on its way still: it comes before this
  let quiet = 0;
  await client.listen("quiet", () => void quiet++);
  await transaction(ctx, async (tx) => wakeAfter(tx, "quiet"));
  await expect.poll(() => quiet).toBe(1);
  heard = 0;
  await emitPost(ctx, profileId); // nobody listens
  await testEndpoint(profileId, url, { status: "disabled" });
  await emitPost(ctx, profileId); // only a disabled endpoint
  await testEndpoint(profileId, url);
  await emitPost(ctx, profileId);
  await expect.poll(() => heard).toBeGreaterThan(0);
  await client`select pg_notify('flush', '')`;
  expect(heard).toBe(1);
  await client.end();
});

test("500 endpoints get 500 ids", async () => {
  const { profileId, ctx } = await testCreator();
  const template = await testEndpoint(profileId, url);
  await database().execute(sql`
    insert into webhook_endpoints (id, profile_id, url, sealed_secret, secret_prefix)
    select ${template.id} || n, profile_id, url, sealed_secret, secret_prefix
    from webhook_endpoints, generate_series(1, 499) n where id = ${template.id}`);
  const [first, second] = [await emitPost(ctx, profileId), await emitPost(ctx, profileId)];
  const ids = await database().execute<{ id: string }>(
    sql`select id from deliveries where event_id in (${first}, ${second})`,
  );
  expect(new Set(ids.map((row) => row.id)).size).toBe(1_000);
  expect(ids.every((row) => idOf("del").safeParse(row.id).success)).toBe(true);
});
