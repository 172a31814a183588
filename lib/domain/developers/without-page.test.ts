import { and, eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeTokens } from "@/db/factories/oauth";
import { deliveries, events, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { AuditQuery } from "@/lib/contracts/developers/audit";
import { EventQuery } from "@/lib/contracts/developers/events/event-log";
import { ProductQuery } from "@/lib/contracts/trade/products/products";
import { type Actor, type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { becomeCreator } from "@/lib/domain/people/profiles/become-creator";
import { countRequest, requestsUsed, settleUsage } from "@/lib/domain/platform/access/usage";
import { listAuditLog } from "@/lib/domain/platform/audit/read";
import { listProducts } from "@/lib/domain/trade/products/list";
import { resolveCredential } from "./credentials/credentials";
import { createKey } from "./keys/making/create";
import { listKeys } from "./keys/reading/read";
import { createApp } from "./oauth/apps/create-app";
import { createEndpoint } from "./webhooks/endpoints/create-endpoint";
import { readEndpoint } from "./webhooks/endpoints/read";
import { emit } from "./webhooks/events/emit";
import { listEvents } from "./webhooks/events/events";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

type User = Extract<Actor, { kind: "user" }>;
let ctx: Context & { actor: User };
beforeEach(async () => {
  const userId = newId("usr");
  const email = `${userId}@example.com`;
  await database().insert(users).values({ id: userId, email, name: "Sam Rivera" });
  const actor: User = { kind: "user", userId, profileId: null, sessionId: "s", email };
  ctx = { ...createContext({ actor, requestId: newId("req") }), actor };
});

const KEY = { name: "Server", scopes: ["products:read" as const, "audit:read" as const] };
const ENDPOINT = { url: "https://example.com/hooks", description: "", event_types: ["*" as const] };
const asKey = async (token: string) =>
  createContext({ actor: await resolveCredential(token, new Date()), requestId: newId("req") });

describe("an account without a creator's page", () => {
  it("has keys, which act for it and not for a creator", async () => {
    const { id, token } = await createKey(ctx, KEY);
    const caller = await asKey(token);
    expect(caller.actor).toMatchObject({
      userId: ctx.actor.userId,
      profileId: null,
      handle: null,
      displayName: "Sam Rivera",
      tier: "FREE",
    });
    expect((await listKeys(caller)).map((key) => key.id)).toEqual([id]);
    await expect(listProducts(caller, ProductQuery.parse({}))).rejects.toMatchObject({
      code: "not_found",
      status: 404,
    });
    expect((await listAuditLog(caller, AuditQuery.parse({}))).data[0]).toMatchObject({ action: "api_key.created" });
  });

  it("has endpoints, which hear of what happens in it, and not of others", async () => {
    const { id: endpointId } = await createEndpoint(ctx, ENDPOINT);
    const { id } = await createKey(ctx, KEY);
    const [told] = (await listEvents(ctx, EventQuery.parse({}))).data;
    expect(told).toMatchObject({ type: "api_key.created", data: { id } });
    const here = and(eq(deliveries.endpointId, endpointId), eq(deliveries.eventId, told?.id ?? ""));
    expect(await database().$count(deliveries, here)).toBe(1);
    const other = await makeCreator();
    await emit(database(), ctx, other.profileId, "post.created", { id: newId("post"), slug: "s", title: "T" });
    expect(await database().$count(deliveries, eq(deliveries.endpointId, endpointId))).toBe(1);
  });

  it("has apps, and lets in those of others", async () => {
    const app = await createApp(ctx, { name: "Mine", redirect_uris: ["https://example.com/cb"], auth_method: "none" });
    expect(app.status).toBe("active");
    const { access_token } = await makeTokens(ctx);
    expect((await asKey(access_token)).actor).toMatchObject({ userId: ctx.actor.userId, profileId: null });
  });

  it("keeps all of it, and its history, when it gets a page", async () => {
    const { token } = await createKey(ctx, KEY);
    const { access_token } = await makeTokens(ctx);
    const { id: endpointId } = await createEndpoint(ctx, ENDPOINT);
    await countRequest(ctx.actor.userId, 100, ctx.now);
    await settleUsage();
    const handle = `late-${ctx.actor.userId.slice(-16)}`;
    const { profileId } = await becomeCreator(ctx, { handle, display_name: "Sam's studio" });
    for (const credential of [token, access_token]) {
      expect((await asKey(credential)).actor).toMatchObject({ profileId, handle, displayName: "Sam's studio" });
    }
    const creator = { ...ctx, actor: { ...ctx.actor, profileId } };
    const subjects = [access_token, (await makeTokens(creator)).access_token].map((each) => decodeJwt(each).sub);
    expect(subjects, "one person to the apps that know it").toEqual([ctx.actor.userId, ctx.actor.userId]);
    expect((await listEvents(creator, EventQuery.parse({}))).data[0]?.type).toBe("api_key.created");
    expect(await requestsUsed(profileId, ctx.now)).toBe(1);
    expect(await readEndpoint(creator, endpointId)).toMatchObject({ id: endpointId });
    await emit(database(), creator, profileId, "post.created", { id: newId("post"), slug: "s", title: "T" });
    expect(await database().$count(deliveries, eq(deliveries.endpointId, endpointId))).toBe(1);
    expect(await database().$count(events, eq(events.ownerId, ctx.actor.userId))).toBe(0);
  });
});
