import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApp } from "@/db/factories/oauth";
import { oauthClients, oauthGrants, users, webhookEndpoints } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { APP_EVENT_KINDS, scopeOfEvent } from "@/lib/contracts/developers/events/event-scopes";
import { eventEnvelope } from "@/lib/contracts/developers/events/events";
import type { NewWebhookEndpoint } from "@/lib/contracts/developers/webhooks/webhooks";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import type { Actor, Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { revokeGrant } from "@/lib/domain/developers/oauth/grants/revoke-grant";
import { updateEndpoint } from "./activation/update-endpoint";
import { claimDeliveries } from "./delivery/claim";
import { deliveriesOf, emitPost, testCreator } from "./delivery/testing";
import { createEndpoint } from "./endpoints/create-endpoint";
import { endpointsByIds } from "./endpoints/endpoints-by-ids";
import { listEndpoints } from "./endpoints/read";
import { getDelivery } from "./reading/read-deliveries";
import { replayDelivery } from "./replay/replay";
import { sendTestEvent } from "./replay/test-event";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

type Creator = Awaited<ReturnType<typeof testCreator>>;
const userOf = ({ ctx }: Creator) => (ctx.actor.kind === "user" ? ctx.actor.userId : "");
const input = (appId: string, event_types: NewWebhookEndpoint["event_types"] = ["*"]): NewWebhookEndpoint => ({
  app_id: appId,
  url: "https://example.com/hooks",
  description: "",
  event_types,
});

let owner: Creator;
let creator: Creator;
let appId: string;
beforeEach(async () => {
  [owner, creator] = [await testCreator(), await testCreator()];
  appId = (await makeApp({ source: "console", userId: userOf(owner) })).clientId;
  await database().execute(sql`update deliveries set state = 'SUCCEEDED' where state = 'PENDING'`);
});

/** A creator lets the app in. */
async function grant(who: Creator, scopes: Scope[], parts: Partial<typeof oauthGrants.$inferInsert> = {}) {
  const id = newId("grant");
  const soon = new Date(Date.now() + 3_600_000);
  const rest = { resource: "r", lastUsedAt: new Date(), expiresAt: soon };
  await database()
    .insert(oauthGrants)
    .values({ id, clientId: appId, userId: userOf(who), profileId: who.profileId, scopes, ...rest, ...parts });
  return id;
}

const claim = () =>
  claimDeliveries({ now: new Date(), leaseMs: 30_000, limit: 100, perEndpoint: 8, held: new Map(), after: "" });
const statesOf = async (id: string) => (await deliveriesOf(id)).map(({ state }) => state);

describe("an app's endpoint", () => {
  it("hears of everybody who let the app in, and says whose event it is; the owner's own events are not its business", async () => {
    const endpoint = await createEndpoint(owner.ctx, input(appId));
    const own = await createEndpoint(creator.ctx, { ...input(appId), app_id: undefined });
    const second = await testCreator();
    await grant(creator, ["posts:read"]);
    await grant(creator, ["posts:read", "orders:read"]);
    await grant(second, ["posts:read"]);
    await emitPost(creator.ctx, creator.profileId, 'With ,"data": in it');
    await emitPost(second.ctx, second.profileId);
    await emitPost(owner.ctx, owner.profileId);
    await emitPost((await testCreator()).ctx, (await testCreator()).profileId);
    expect(await statesOf(endpoint.id)).toEqual(["PENDING", "PENDING"]);
    const { deliveries } = await claim();
    const bodies = deliveries.filter((one) => one.endpointId === endpoint.id).map((one) => JSON.parse(one.payload));
    expect(bodies.map((body) => body.creator).sort()).toEqual([creator.profileId, second.profileId].sort());
    for (const body of bodies) {
      expect(eventEnvelope("post.created").parse(body)).toEqual(body);
      expect(Object.keys(body)).toEqual(["id", "type", "created_at", "creator", "data"]);
    }
    const plain = deliveries.find((one) => one.endpointId === own.id);
    expect(Object.keys(JSON.parse(plain?.payload ?? "{}"))).toEqual(["id", "type", "created_at", "data"]);
  });

  it("hears of nothing that the scopes do not allow, nor by a grant that is over, unused or of a disabled app", async () => {
    const endpoint = await createEndpoint(owner.ctx, input(appId));
    const none = async () => {
      await emitPost(creator.ctx, creator.profileId);
      expect(await statesOf(endpoint.id)).toEqual([]);
      await database().delete(oauthGrants).where(eq(oauthGrants.clientId, appId));
    };
    await none();
    await grant(creator, ["orders:read"]);
    await none();
    await grant(creator, ["posts:read"], { revokedAt: new Date() });
    await none();
    await grant(creator, ["posts:read"], { expiresAt: new Date(0) });
    await none();
    await grant(creator, ["posts:read"], { lastUsedAt: null });
    await none();
    await grant(creator, ["posts:read"]);
    await database().update(oauthClients).set({ disabledAt: new Date() }).where(eq(oauthClients.id, appId));
    await none();
  });

  it("gets nothing more once the creator has shut the app out, also of what waited, and its owner cannot read it", async () => {
    const endpoint = await createEndpoint(owner.ctx, input(appId));
    const id = await grant(creator, ["posts:read"]);
    await emitPost(creator.ctx, creator.profileId, "Not for the app");
    await transaction(creator.ctx, (tx, within) => revokeGrant(tx, within, id, "creator", userOf(creator)));
    await emitPost(creator.ctx, creator.profileId);
    expect((await claim()).deliveries).toEqual([]);
    const [skipped, ...others] = await deliveriesOf(endpoint.id);
    expect([skipped?.state, others]).toEqual(["SKIPPED", []]);
    const seen = await getDelivery(owner.ctx, skipped?.id ?? "");
    expect(JSON.parse(seen.request_body)).toMatchObject({ type: "post.created", creator: creator.profileId });
    expect(seen.request_body).not.toContain("Not for the app");
    await replayDelivery(owner.ctx, skipped?.id ?? "");
    expect((await claim()).deliveries).toEqual([]);
    expect(await statesOf(endpoint.id)).toEqual(["SKIPPED", "SKIPPED"]);
  });

  it("hears of nothing while its owner is suspended, or whose event it is, also of what waited", async () => {
    const endpoint = await createEndpoint(owner.ctx, input(appId));
    await grant(creator, ["posts:read"]);
    const suspend = (who: Creator, suspendedAt: Date | null) =>
      database()
        .update(users)
        .set({ suspendedAt })
        .where(eq(users.id, userOf(who)));
    await emitPost(creator.ctx, creator.profileId);
    for (const who of [owner, creator]) {
      await suspend(who, new Date());
      await emitPost(creator.ctx, creator.profileId);
      expect((await claim()).deliveries).toEqual([]);
      await suspend(who, null);
    }
    expect(await statesOf(endpoint.id)).toEqual(["SKIPPED"]);
    await emitPost(creator.ctx, creator.profileId);
    expect(await statesOf(endpoint.id)).toEqual(["SKIPPED", "PENDING"]);
  });

  it("is tried with test events, and has its owner's name on them", async () => {
    const endpoint = await createEndpoint(owner.ctx, input(appId));
    await sendTestEvent(owner.ctx, endpoint.id, { event_type: "order.paid" });
    const { deliveries } = await claim();
    expect(JSON.parse(deliveries[0]?.payload ?? "{}")).toMatchObject({ type: "order.paid", creator: owner.profileId });
  });

  it("is no business of another app that its owner let in, whatever its scopes", async () => {
    const endpoint = await createEndpoint(owner.ctx, input(appId));
    const plain = await createEndpoint(owner.ctx, { ...input(appId), app_id: undefined });
    await grant(creator, ["posts:read"]);
    await emitPost(creator.ctx, creator.profileId);
    const [delivery] = await deliveriesOf(endpoint.id);
    const credential = {
      kind: "oauth",
      id: "grant_1",
      prefix: null,
      clientId: "oac_1",
      expiresAt: null,
      livemode: true,
    };
    const rest = { handle: null, displayName: "An app", tier: "FREE", scopes: ALL_SCOPES };
    const actor = {
      kind: "credential",
      credential,
      userId: userOf(owner),
      profileId: owner.profileId,
      ...rest,
    } as Actor;
    const app: Context = { ...owner.ctx, actor };
    expect((await listEndpoints(app, { limit: 20 })).data.map(({ id }) => id)).toEqual([plain.id]);
    expect(await endpointsByIds(app, [endpoint.id, plain.id])).toEqual([
      null,
      expect.objectContaining({ id: plain.id }),
    ]);
    await expect(getDelivery(app, delivery?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
    await expect(updateEndpoint(app, endpoint.id, { description: "mine" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(createEndpoint(app, input(appId))).rejects.toMatchObject({ code: "validation_error" });
  });

  it("keeps the modes apart", async () => {
    const inTest: Context = { ...owner.ctx, livemode: false };
    await expect(createEndpoint(inTest, input(appId))).rejects.toMatchObject({ code: "validation_error" });
    const endpoint = await createEndpoint(owner.ctx, input(appId));
    await grant(creator, ["posts:read"]);
    await database().update(webhookEndpoints).set({ livemode: false }).where(eq(webhookEndpoints.id, endpoint.id));
    await emitPost(creator.ctx, creator.profileId);
    expect(await statesOf(endpoint.id)).toEqual([]);
  });

  it("is made for one's own working app, of kinds that apps may hear of", async () => {
    await expect(createEndpoint(creator.ctx, input(appId))).rejects.toMatchObject({ extras: { param: "app_id" } });
    const kinds = createEndpoint(owner.ctx, input(appId, ["api_key.created"]));
    await expect(kinds).rejects.toMatchObject({ extras: { param: "event_types" } });
    const endpoint = await createEndpoint(owner.ctx, input(appId, ["post.created"]));
    expect(endpoint).toMatchObject({ app_id: appId });
    await createEndpoint(owner.ctx, { ...input(appId), app_id: undefined });
    expect((await listEndpoints(owner.ctx, { limit: 20, app_id: appId })).data.map(({ id }) => id)).toEqual([
      endpoint.id,
    ]);
    const patch = updateEndpoint(owner.ctx, endpoint.id, { event_types: ["ping"] });
    await expect(patch).rejects.toMatchObject({ code: "validation_error" });
    await database().update(oauthClients).set({ disabledAt: new Date() }).where(eq(oauthClients.id, appId));
    await expect(createEndpoint(owner.ctx, input(appId))).rejects.toMatchObject({ code: "validation_error" });
  });
});

it("no app hears of keys, endpoints and pings", () => {
  const own = ["api_key.created", "webhook_endpoint.disabled", "ping"] as const;
  expect(own.map(scopeOfEvent)).toEqual([null, null, null]);
  expect(APP_EVENT_KINDS).toContain("order.paid");
});
