import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey } from "@/db/factories";
import { makeApp } from "@/db/factories/oauth";
import { oauthGrants } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type NewWebhookEndpoint, WebhookEndpointPatch } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Scope } from "@/lib/contracts/scopes";
import type { Actor, Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { reportKey } from "@/lib/domain/developers/keys/ending/report";
import { revokeGrant } from "@/lib/domain/developers/oauth/grants/revoke-grant";
import { updateEndpoint } from "./activation/update-endpoint";
import { deliveriesOf, emitPost, testCreator } from "./delivery/testing";
import { createEndpoint } from "./endpoints/create-endpoint";
import { listEndpoints } from "./endpoints/read";
import { rotateSecret } from "./endpoints/rotate-secret";
import { emit } from "./events/emit";
import { listEvents } from "./events/events";
import { getDelivery, listDeliveries } from "./reading/read-deliveries";
import { startRecovery } from "./replay/recover";
import { replayDelivery } from "./replay/replay";
import { sendTestEvent } from "./replay/test-event";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

let creator: Awaited<ReturnType<typeof testCreator>>;
let userId: string;
let appId: string;
beforeEach(async () => {
  creator = await testCreator();
  userId = creator.ctx.actor.kind === "user" ? creator.ctx.actor.userId : "";
  appId = (await makeApp({ source: "console", userId })).clientId;
});

/** The person lets the app in. */
async function grant(expiresAt = new Date(Date.now() + 3_600_000)): Promise<string> {
  const id = newId("grant");
  const rest = { resource: "r", lastUsedAt: new Date(), expiresAt };
  await database()
    .insert(oauthGrants)
    .values({ id, clientId: appId, userId, profileId: creator.profileId, scopes: ["posts:read"], ...rest });
  return id;
}

describe("what an app that was let in makes for its person", () => {
  const withScopes = (scopes: Scope[]): Context => ({
    ...creator.ctx,
    actor: {
      ...(creator.ctx.actor as Extract<Actor, { kind: "user" }>),
      kind: "credential",
      scopes,
      credential: { kind: "oauth", id: "app_x", clientId: appId, name: "App", livemode: true },
    } as unknown as Actor,
  });
  const own = (event_types: NewWebhookEndpoint["event_types"]): NewWebhookEndpoint => ({
    url: "https://example.com/hooks",
    description: "",
    event_types,
  });

  it("hears of what its scopes let it read, by whichever way", async () => {
    const app = withScopes(["webhooks:read", "webhooks:write", "posts:read"]);
    await expect(createEndpoint(app, own(["message.created"]))).rejects.toMatchObject({
      code: "insufficient_scope",
      extras: { required_scope: "messages:read" },
    });
    await expect(createEndpoint(app, own(["api_key.created"]))).rejects.toMatchObject({ code: "insufficient_scope" });
    const made = await createEndpoint(app, own(["*"]));
    expect(made.event_types.filter((kind) => !kind.startsWith("post."))).toEqual(["ping"]);
    const persons = await createEndpoint(creator.ctx, own(["*"]));
    const elsewhere = updateEndpoint(app, persons.id, { url: "https://app.example/hooks" });
    await expect(elsewhere).rejects.toMatchObject({ code: "insufficient_scope" });
    await updateEndpoint(app, persons.id, { description: "Theirs" });
    await emitPost(creator.ctx, creator.profileId);
    await transaction(creator.ctx, (tx) =>
      emit(tx, creator.ctx, creator.profileId, "webhook_endpoint.disabled", {
        id: made.id,
        url: made.url,
        reason: "owner",
      }),
    );
    const seen = async (ctx: Context) => (await listEvents(ctx, { limit: 10 })).data.map(({ type }) => type);
    expect(await seen(creator.ctx)).toEqual(["webhook_endpoint.disabled", "post.created"]);
    expect(await seen(app)).toEqual(["post.created"]);
    const other = listEvents(app, { limit: 10, type: "webhook_endpoint.disabled" });
    await expect(other).rejects.toMatchObject({ code: "insufficient_scope" });
    const [delivery] = await deliveriesOf(persons.id);
    await expect(getDelivery(withScopes(["webhooks:read"]), delivery?.id ?? "")).rejects.toMatchObject({
      code: "insufficient_scope",
    });
    expect((await getDelivery(app, delivery?.id ?? "")).event_type).toBe("post.created");
  });

  it("gets nothing of the person's endpoint that its scopes do not read, neither by another URL nor once more", async () => {
    const app = withScopes(["webhooks:read", "webhooks:write"]);
    const persons = await createEndpoint(creator.ctx, own(["*"]));
    await emitPost(creator.ctx, creator.profileId);
    const [delivery] = await deliveriesOf(persons.id);
    const refused = { code: "insufficient_scope" };
    const url = "https://app.example/hooks";
    await expect(updateEndpoint(app, persons.id, { url, event_types: ["ping"] })).rejects.toMatchObject(refused);
    await expect(replayDelivery(app, delivery?.id ?? "")).rejects.toMatchObject(refused);
    const from = new Date(Date.now() - 3_600_000).toISOString();
    const later = new Date(Date.now() + 1_000);
    await expect(startRecovery({ ...app, now: later }, persons.id, { from })).rejects.toMatchObject(refused);
    expect((await listDeliveries(app, persons.id, { limit: 10 })).data).toEqual([]);
    const named = listDeliveries(app, persons.id, { limit: 10, event_type: "post.created" });
    await expect(named).rejects.toMatchObject(refused);
    await expect(rotateSecret(app, persons.id)).rejects.toMatchObject(refused);
    await updateEndpoint(app, persons.id, { event_types: ["ping"] });
    await expect(updateEndpoint(app, persons.id, { url })).rejects.toMatchObject(refused);
    const reader = withScopes(["webhooks:read", "webhooks:write", "posts:read"]);
    expect((await listDeliveries(reader, persons.id, { limit: 10 })).data).toHaveLength(1);
    expect((await replayDelivery(reader, delivery?.id ?? "")).event_type).toBe("post.created");
    expect(await startRecovery({ ...reader, now: later }, persons.id, { from })).toMatchObject({ total: 0 });
  });

  it("may send back the whole of the person's endpoint with something else changed, which stays as it is for the rest", async () => {
    const app = withScopes(["webhooks:read", "webhooks:write"]);
    for (const kinds of [["*"], ["post.created", "ping"]] as const) {
      const persons = await createEndpoint(creator.ctx, own([...kinds]));
      const { url, event_types } = persons;
      const whole = WebhookEndpointPatch.parse({ url, event_types: event_types.toReversed(), description: "Books" });
      expect(await updateEndpoint(app, persons.id, whole)).toMatchObject({ url, event_types, description: "Books" });
      const elsewhere = { ...whole, url: `${url}/of-the-app` };
      await expect(updateEndpoint(app, persons.id, elsewhere)).rejects.toMatchObject({ code: "insufficient_scope" });
    }
  });

  it("tests an endpoint with kinds that it may hear of, and can do with such a delivery what it can with others", async () => {
    const app = withScopes(["webhooks:read", "webhooks:write", "posts:read"]);
    const made = await createEndpoint(app, own(["*"]));
    await expect(sendTestEvent(app, made.id, { event_type: "message.created" })).rejects.toMatchObject({
      code: "insufficient_scope",
      extras: { required_scope: "messages:read" },
    });
    const sent = [];
    for (const event_type of ["ping", "post.created"] as const)
      sent.unshift((await sendTestEvent(app, made.id, { event_type })).id);
    expect((await listDeliveries(app, made.id, { limit: 10 })).data.map(({ id }) => id)).toEqual(sent);
    expect(await updateEndpoint(app, made.id, { url: "https://app.example/other" })).toMatchObject({ id: made.id });
    for (const id of sent) expect((await replayDelivery(app, id)).trigger).toBe("manual");
  });

  it("leads its own endpoint elsewhere only with what waits there, and gets a new secret of it", async () => {
    const app = withScopes(["webhooks:write"]);
    const url = "https://app.example/hooks";
    const made = await createEndpoint(app, own(["ping"]));
    await updateEndpoint(creator.ctx, made.id, { event_types: ["post.created"], url: "https://person.example/hooks" });
    await expect(updateEndpoint(app, made.id, { url, event_types: ["ping"] })).rejects.toMatchObject({
      extras: { required_scope: "posts:read" },
    });
    await emitPost(creator.ctx, creator.profileId);
    await updateEndpoint(app, made.id, { event_types: ["ping"] });
    await expect(updateEndpoint(app, made.id, { url })).rejects.toMatchObject({ code: "insufficient_scope" });
    expect(await updateEndpoint(withScopes(["webhooks:write", "posts:read"]), made.id, { url })).toMatchObject({ url });
    expect((await rotateSecret(app, made.id)).secret).toMatch(/^whsec_/);
  });

  it("begins again what ended only by the app that made it, with scopes for all of it", async () => {
    const id = await grant();
    const scopes: Scope[] = ["webhooks:write", "posts:read"];
    const made = await createEndpoint(withScopes(scopes), own(["post.created"]));
    await transaction(creator.ctx, (tx) => revokeGrant(tx, creator.ctx, id, "creator"));
    const enabled = { status: "enabled" } as const;
    const narrower = updateEndpoint(withScopes(["webhooks:write"]), made.id, enabled);
    await expect(narrower).rejects.toMatchObject({ extras: { required_scope: "posts:read" } });
    const same = withScopes(scopes);
    appId = (await makeApp({ source: "console", userId })).clientId;
    await expect(updateEndpoint(withScopes(scopes), made.id, enabled)).rejects.toMatchObject({
      code: "insufficient_scope",
    });
    expect(await updateEndpoint(same, made.id, enabled)).toMatchObject(enabled);
  });

  it("ends with the last grant of the app that is not over", async () => {
    await grant(new Date(0));
    const grants = [await grant(), await grant()];
    const made = await createEndpoint(withScopes(["webhooks:write", "posts:read"]), own(["*"]));
    const persons = await createEndpoint(creator.ctx, own(["*"]));
    const states = async () =>
      (await listEndpoints(creator.ctx, { limit: 20 })).data.map(({ id, disabled_reason }) => [id, disabled_reason]);
    await transaction(creator.ctx, (tx) => revokeGrant(tx, creator.ctx, grants[0] ?? "", "app"));
    expect(await states()).toEqual(expect.arrayContaining([[made.id, null]]));
    await transaction(creator.ctx, (tx) => revokeGrant(tx, creator.ctx, grants[1] ?? "", "creator"));
    expect(await states()).toEqual(
      expect.arrayContaining([
        [made.id, "access_ended"],
        [persons.id, null],
      ]),
    );
  });

  it("ends, too, with a key that was reported, and not with another", async () => {
    const [leaked, other] = [await makeApiKey(creator.profileId), await makeApiKey(creator.profileId)];
    const by = (id: string): Context => {
      const app = withScopes(["webhooks:write"]);
      return {
        ...app,
        actor: { ...app.actor, credential: { kind: "api_key", id, clientId: null } } as unknown as Actor,
      };
    };
    const [theirs, kept] = [
      await createEndpoint(by(leaked.id), own(["*"])),
      await createEndpoint(by(other.id), own(["*"])),
    ];
    await reportKey({ ...creator.ctx, actor: { kind: "anonymous" } }, leaked.token);
    const states = (await listEndpoints(creator.ctx, { limit: 20 })).data.map(({ id, status }) => [id, status]);
    expect(states).toEqual(
      expect.arrayContaining([
        [theirs.id, "disabled"],
        [kept.id, "enabled"],
      ]),
    );
  });

  it("leads headers of the person's to no other receiver", async () => {
    const headers = { Authorization: "Basic T1dORVI=" };
    const app = withScopes(["webhooks:write", "posts:read"]);
    const { id } = await createEndpoint(app, own(["post.created"]));
    await updateEndpoint(creator.ctx, id, { headers });
    const url = "https://app.example/hooks";
    await expect(updateEndpoint(app, id, { url })).rejects.toMatchObject({ extras: { param: "headers" } });
    await updateEndpoint(app, id, { url: "https://example.com/other" });
    await updateEndpoint(app, id, { url, headers: { authorization: null } });
    expect(await updateEndpoint(creator.ctx, id, { url: "https://example.org/hooks" })).toMatchObject({
      header_names: [],
    });
  });
});
