import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { authorizationRequest, CALLBACK, consenting, makeTokens } from "@/db/factories/oauth";
import { makePicture } from "@/db/factories/pictures";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewOAuthApp, UpdateOAuthApp } from "@/lib/contracts/developers/oauth/oauth";
import { type Context, createContext } from "@/lib/core/context";
import { createApp } from "./apps/create-app";
import { disableApp } from "./apps/disable-app";
import { listApps, readApp } from "./apps/read-apps";
import { rotateAppSecret } from "./apps/rotate-app-secret";
import { updateApp } from "./apps/update-app";
import { approve } from "./authorization/approve";
import { readAuthorizationRequest } from "./authorization/authorization-request";
import { listConnections } from "./grants/list-connections";
import { revokeConnection } from "./grants/revoke-connection";
import { readParameters } from "./parameters";
import { exchange } from "./tokens/exchange";

let db: TestDatabase;
let ctx: Context & { profileId: string };
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  ctx = await consenting();
});

const NEW = NewOAuthApp.parse({ name: "Planner", redirect_uris: `${CALLBACK}\n\n https://planner.example/cb ` });
const notFound = expect.objectContaining({ code: "not_found" });
const actions = async () =>
  (
    await statement<{ action: string }>("select action from audit_log where profile_id = $1 order by id", [
      ctx.profileId,
    ])
  ).map(({ action }) => action);

const ownerId = ({ actor }: Context) => (actor.kind === "user" ? actor.userId : "");

/** The account's pictures that nothing shows. */
const shownNowhere = async () =>
  (
    await statement<{ id: string }>(
      "select id from media where user_id = $1 and unused_since is not null order by id",
      [ownerId(ctx)],
    )
  ).map(({ id }) => id);

/** A code of the app, redeemed with these credentials. */
async function redeem(clientId: string, secret: string) {
  const { query, verifier } = authorizationRequest(clientId);
  const code = new URL(await approve(ctx, query.toString())).searchParams.get("code") ?? "";
  const form = { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: CALLBACK };
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`;
  return exchange(ctx, { form: readParameters(new URLSearchParams(form)), authorization });
}

describe("an app that a creator registers", () => {
  it.each([
    ["name", { name: "guild-hall", redirect_uris: CALLBACK }],
    ["redirect_uris", { name: "Planner", redirect_uris: "https://*.planner.example/cb" }],
  ])("is held to the rules of apps that register themselves: %s", (field, app) => {
    for (const schema of [NewOAuthApp, UpdateOAuthApp])
      expect(schema.safeParse(app).error?.issues[0]?.path[0]).toBe(field);
  });

  it("gets a secret once, which is stored as a hash", async () => {
    const { client_secret, ...app } = await createApp(ctx, NEW);
    expect(app).toEqual({
      client_id: expect.stringMatching(/^oac_/),
      livemode: true,
      name: "Planner",
      client_uri: null,
      logo_url: null,
      redirect_uris: [CALLBACK, "https://planner.example/cb"],
      auth_method: "client_secret_basic",
      secret_prefix: client_secret?.slice(0, 14),
      status: "active",
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    });
    expect(client_secret).toMatch(/^gh_secret_[\w-]{43}$/);
    expect([await readApp(ctx, app.client_id), await listApps(ctx)]).toEqual([app, [app]]);
    const rows = await statement("select c::text from oauth_clients c", []);
    expect(JSON.stringify(rows)).not.toContain(client_secret);
    expect(await redeem(app.client_id, client_secret ?? "")).toMatchObject({ token_type: "Bearer" });
  });

  it("has none when it is public", async () => {
    const app = await createApp(ctx, { ...NEW, auth_method: "none" });
    expect(app).toMatchObject({ client_secret: null, secret_prefix: null });
    await expect(rotateAppSecret(ctx, app.client_id)).rejects.toEqual(notFound);
  });

  it("gets a new secret; the old one ends at once", async () => {
    const first = await createApp(ctx, NEW);
    const second = await rotateAppSecret(ctx, first.client_id);
    await expect(redeem(first.client_id, first.client_secret ?? "")).rejects.toMatchObject({ code: "invalid_client" });
    expect(await redeem(first.client_id, second.client_secret ?? "")).toMatchObject({ token_type: "Bearer" });
  });

  it("changes what is said, and keeps the rest", async () => {
    const { client_id } = await createApp(ctx, { ...NEW, client_uri: "https://planner.example" });
    const changed = await updateApp(ctx, client_id, UpdateOAuthApp.parse({ name: "Diary" }));
    expect(changed).toMatchObject({
      name: "Diary",
      client_uri: "https://planner.example",
      redirect_uris: NEW.redirect_uris,
    });
    const again = await updateApp(
      ctx,
      client_id,
      UpdateOAuthApp.parse({ client_uri: "", redirect_uris: "https://d.example/" }),
    );
    expect(again).toMatchObject({ name: "Diary", client_uri: null, redirect_uris: ["https://d.example/"] });
  });

  it("shows a picture of its owner's as its logo, in place of an address, until it is taken away", async () => {
    const [first, second] = [await makePicture(ownerId(ctx)), await makePicture(ownerId(ctx))];
    const { client_id, logo_url } = await createApp(ctx, { ...NEW, logo: first.id });
    expect(logo_url).toMatch(new RegExp(`/media/${first.hash}-96\\.webp$`));
    await statement("update oauth_clients set logo_uri = 'https://planner.example/logo.png' where id = $1", [
      client_id,
    ]);
    await updateApp(ctx, client_id, UpdateOAuthApp.parse({ name: "Diary" }));
    expect((await readApp(ctx, client_id)).logo_url).toBe(logo_url);

    const changed = await updateApp(ctx, client_id, UpdateOAuthApp.parse({ logo: second.id }));
    expect(changed.logo_url).toContain(second.hash);
    const { query } = authorizationRequest(client_id);
    expect(await readAuthorizationRequest(ctx, query)).toMatchObject({ client: { logo: changed.logo_url } });
    expect(await shownNowhere()).toEqual([first.id]);

    expect((await updateApp(ctx, client_id, UpdateOAuthApp.parse({ logo: "" }))).logo_url).toBeNull();
    expect(await shownNowhere()).toEqual([first.id, second.id]);
  });

  it("takes no picture of another, nor shows one on another's app", async () => {
    const stranger = await consenting();
    const theirs = await makePicture(ownerId(stranger));
    const refused = { code: "validation_error", message: expect.stringMatching(/^logo: /) };
    await expect(createApp(ctx, { ...NEW, logo: theirs.id })).rejects.toMatchObject(refused);
    const { client_id } = await createApp(ctx, NEW);
    await expect(updateApp(ctx, client_id, { logo: theirs.id })).rejects.toMatchObject(refused);
    await expect(updateApp(stranger, client_id, { logo: theirs.id })).rejects.toEqual(notFound);
    expect((await readApp(ctx, client_id)).logo_url).toBeNull();
  });

  it("ends for good: tokens, consent and credentials", async () => {
    const app = await createApp(ctx, NEW);
    await redeem(app.client_id, app.client_secret ?? "");
    expect(await listConnections(ctx)).toHaveLength(1);
    expect(await disableApp(ctx, app.client_id)).toMatchObject({ status: "disabled" });
    expect(await listConnections(ctx)).toEqual([]);
    const { query } = authorizationRequest(app.client_id);
    expect(await readAuthorizationRequest(ctx, query)).toMatchObject({ kind: "refuse" });
    for (const verb of [disableApp, rotateAppSecret, (c: Context, id: string) => updateApp(c, id, { name: "X" })])
      await expect(verb(ctx, app.client_id)).rejects.toEqual(notFound);
    expect(await listApps(ctx)).toMatchObject([{ status: "disabled" }]);
    expect(await actions()).toEqual(["oauth_app.created", "oauth_grant.created", "oauth_app.disabled"]);
  });

  it("is its owner's alone", async () => {
    const { client_id } = await createApp(ctx, NEW);
    const stranger = await consenting();
    for (const verb of [
      readApp,
      disableApp,
      rotateAppSecret,
      (c: Context, id: string) => updateApp(c, id, { name: "X" }),
    ])
      await expect(verb(stranger, client_id)).rejects.toEqual(notFound);
    expect(await listApps(stranger)).toEqual([]);
    expect(await readApp(ctx, client_id)).toMatchObject({ name: "Planner", status: "active" });
  });

  it("is one of at most twenty, however many are made at once", async () => {
    const made = await Promise.allSettled(Array.from({ length: 24 }, () => createApp(ctx, NEW)));
    const full = made.filter((result) => result.status === "rejected").map((result) => result.reason.code);
    expect(full).toEqual(Array(4).fill("quota_exceeded"));
    const [app] = await listApps(ctx);
    await disableApp(ctx, app?.client_id ?? "");
    await expect(createApp(ctx, NEW)).resolves.toMatchObject({ status: "active" });
  });

  it("is not made by a credential", async () => {
    const actor = { ...(await consenting()).actor, kind: "system", id: "x" } as const;
    const other = createContext({ actor, requestId: ctx.requestId });
    for (const work of [createApp(other, NEW), listApps(other), listConnections(other)])
      await expect(work).rejects.toMatchObject({ code: "unauthorized" });
  });
});

describe("a form for an app", () => {
  const uris = (redirect_uris: unknown) => NewOAuthApp.safeParse({ name: "A", redirect_uris }).success;

  it.each([
    "https://a.example/cb",
    "http://localhost:3000/",
    "http://127.0.0.1/cb",
    "http://[::1]:9/cb",
    "com.example.app:/cb",
  ])("takes %s", (uri) => expect(uris(uri)).toBe(true));

  it.each([
    "",
    "a.example/cb",
    "http://a.example/cb",
    "http://127.0.0.1.evil.example/cb",
    "https://a.example/cb#x",
    "https://a.example/cb#",
    "https://user:pass@a.example/cb",
    "javascript:alert(1)",
    "data:text/html,x",
    "myapp:/cb",
    "file:///etc/passwd",
    `https://a.example/${"x".repeat(2_048)}`,
    Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`),
  ])("refuses %j", (uri) => expect(uris(uri)).toBe(false));

  it.each(["", "x".repeat(81), "two\nlines", "turned \u202e around", "hid\u200bden"])("refuses the name %j", (name) => {
    expect(NewOAuthApp.safeParse({ name, redirect_uris: CALLBACK }).success).toBe(false);
  });
});

describe("connected apps", () => {
  it("show what lives, and end one by one", async () => {
    const [first, second] = [await makeTokens(ctx, { scopes: ["posts:read"] }), await makeTokens(ctx)];
    const listed = await listConnections(ctx);
    expect(listed.map(({ client }) => client.client_id)).toEqual([second.clientId, first.clientId]);
    expect(listed[1]).toMatchObject({ scopes: ["posts:read"], last_used_at: ctx.now.toISOString() });
    const id = listed[1]?.id ?? "";
    await expect(revokeConnection(await consenting(), id)).rejects.toEqual(notFound);
    await revokeConnection(ctx, id);
    await expect(revokeConnection(ctx, id)).rejects.toEqual(notFound);
    expect((await listConnections(ctx)).map(({ client }) => client.client_id)).toEqual([second.clientId]);
    expect(await actions()).toEqual(["oauth_grant.created", "oauth_grant.created", "oauth_grant.revoked"]);
    const inAMonth = new Date(ctx.now.getTime() + 30 * 86_400_000);
    expect(await listConnections({ ...ctx, now: inAMonth })).toEqual([]);
  });
});
