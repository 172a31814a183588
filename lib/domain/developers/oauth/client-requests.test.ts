import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { authorizationRequest, CALLBACK, consenting, makeApp, makeTokens } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { approve } from "./authorization/approve";
import { authenticateClient } from "./clients/authenticate-client";
import { signingKey } from "./keys";
import { readParameters } from "./parameters";
import { exchange } from "./tokens/exchange";
import { introspect } from "./tokens/introspect";
import type { TokenAnswer } from "./tokens/issue-tokens";
import { resolveAccessToken } from "./tokens/resolve";
import { revokeToken } from "./tokens/revoke-token";

let db: TestDatabase;
let ctx: Awaited<ReturnType<typeof consenting>>;
let app: { clientId: string; secret: string | undefined };

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  ctx = await consenting();
  app = await makeApp({ authMethod: "client_secret_post" });
});

type Sent = Record<string, string>;
const request = (sent: Sent, authorization: string | null = null) => ({
  form: readParameters(new URLSearchParams(sent)),
  authorization,
});
const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
const own = (sent: Sent = {}) => ({ client_id: app.clientId, client_secret: app.secret ?? "", ...sent });
const refused = (code: string) => expect.objectContaining({ name: "OAuthError", code });
const alive = (token: TokenAnswer) => resolveAccessToken(token.access_token, ctx.now, "/api/v1");
const revoked = expect.objectContaining({ message: expect.stringContaining("revoked") });

async function tokens(): Promise<TokenAnswer> {
  const { query, verifier } = authorizationRequest(app.clientId, { scope: "posts:read" });
  const code = new URL(await approve(ctx, query.toString())).searchParams.get("code") ?? "";
  const form = { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: CALLBACK };
  return exchange(ctx, request(own(form)));
}

describe("a client", () => {
  it("with a secret proves it, in the header or the body; one without has none", async () => {
    const withBasic = await makeApp({ authMethod: "client_secret_basic" });
    const open = await makeApp();
    const secret = withBasic.secret ?? "";
    const id = async (sent: Sent, header: string | null = null) =>
      (await authenticateClient(ctx, request(sent, header))).id;
    expect(await id(own())).toBe(app.clientId);
    expect(await id({}, basic(withBasic.clientId, secret))).toBe(withBasic.clientId);
    expect(await id({ client_id: withBasic.clientId }, basic(withBasic.clientId, secret))).toBe(withBasic.clientId);
    expect(await id({ client_id: open.clientId })).toBe(open.clientId);
    expect(await id({}, basic(app.clientId, app.secret ?? ""))).toBe(app.clientId);
    expect(await id({ client_id: withBasic.clientId, client_secret: secret })).toBe(withBasic.clientId);
    const wrong: [Sent, string?][] = [
      [{}],
      [{ client_id: "oac_unknown" }],
      [{ client_id: "\0" }],
      [{ client_id: app.clientId }],
      [own({ client_secret: `${app.secret}x` })],
      [{ client_id: withBasic.clientId, client_secret: "wrong" }],
      [{}, basic(withBasic.clientId, "wrong")],
      [{}, basic(open.clientId, "")],
      [{ client_id: open.clientId, client_secret: "anything" }],
      [{}, "Basic !!!"],
      [{}, basic("%zz", "x")],
      [{}, "Bearer x"],
    ];
    for (const [sent, header] of wrong)
      await expect(id(sent, header), JSON.stringify([sent, header])).rejects.toMatchObject({
        code: "invalid_client",
        status: 401,
      });
  });

  it("decodes both halves of the header", async () => {
    const odd = await makeApp({ id: "https://app.example/a+b", authMethod: "client_secret_basic" });
    const header = basic(encodeURIComponent("https://app.example/a+b"), odd.secret ?? "");
    expect((await authenticateClient(ctx, request({}, header))).id).toBe("https://app.example/a+b");
  });

  it("uses one method at a time, and one name", async () => {
    const { clientId, secret = "" } = await makeApp({ authMethod: "client_secret_basic" });
    const header = basic(clientId, secret);
    const both: Sent[] = [{ client_secret: secret }, { client_id: app.clientId }];
    for (const sent of both)
      await expect(authenticateClient(ctx, request(sent, header))).rejects.toEqual(refused("invalid_request"));
  });
});

describe("revocation", () => {
  it.each(["access_token", "refresh_token"] as const)("of an %s ends the grant and all its tokens", async (kind) => {
    const issued = await tokens();
    await alive(issued);
    await revokeToken(ctx, request(own({ token: issued[kind] })));
    await expect(alive(issued)).rejects.toEqual(revoked);
    const again = { grant_type: "refresh_token", refresh_token: issued.refresh_token };
    await expect(exchange(ctx, request(own(again)))).rejects.toEqual(refused("invalid_grant"));
  });

  it("of an access token whose time is over ends the grant, for the app that it was made for and signed by us alone", async () => {
    const [issued, theirs] = [await tokens(), await makeTokens(ctx)];
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 16 * 60_000) };
    const { key } = await signingKey(ctx);
    const claims = decodeJwt(issued.access_token);
    const unknown = await new SignJWT(claims).setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", kid: "x" }).sign(key);
    const forged = `${issued.access_token.slice(0, -10)}${"A".repeat(10)}`;
    for (const token of [unknown, forged, theirs.access_token]) await revokeToken(later, request(own({ token })));
    await alive(issued);
    await alive(theirs);
    expect(await revokeToken(later, request(own({ token: issued.access_token })))).toEqual({});
    await expect(alive(issued)).rejects.toEqual(revoked);
  });

  it("of an unknown token, or another app's, changes nothing and is no error", async () => {
    const theirs = await makeTokens(ctx);
    for (const token of ["nonsense", "gh_refresh_x", "a.b.c", theirs.refresh_token, theirs.access_token])
      expect(await revokeToken(ctx, request(own({ token })))).toEqual({});
    await expect(alive(theirs)).resolves.toBeDefined();
  });

  it("needs a token and a client", async () => {
    await expect(revokeToken(ctx, request(own()))).rejects.toEqual(refused("invalid_request"));
    await expect(revokeToken(ctx, request({ token: "x" }))).rejects.toEqual(refused("invalid_client"));
  });
});

describe("introspection", () => {
  const look = (token: string, at = ctx) => introspect(at, request(own({ token })));

  it("says what an app's own tokens stand for", async () => {
    const issued = await tokens();
    const { sid: _, ...claims } = decodeJwt(issued.access_token);
    const username = expect.stringMatching(/^maker-/);
    expect(await look(issued.access_token)).toEqual({ active: true, token_type: "Bearer", username, ...claims });
    const iat = Math.floor(ctx.now.getTime() / 1000);
    const { iss, aud, sub, client_id, scope } = claims;
    expect(sub).toBe(ctx.actor.userId);
    const exp = iat + 30 * 86_400;
    expect(await look(issued.refresh_token)).toEqual({
      active: true,
      iss,
      aud,
      sub,
      client_id,
      scope,
      username,
      iat,
      exp,
    });
  });

  it("names the account, also for a token of when the subject was the creator's page", async () => {
    const issued = await tokens();
    const { kid, key } = await signingKey(ctx);
    const claims = { ...decodeJwt(issued.access_token), sub: ctx.profileId };
    const old = await new SignJWT(claims).setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", kid }).sign(key);
    expect(await look(old)).toMatchObject({ active: true, sub: ctx.actor.userId });
  });

  it("says nothing of what has ended, is unknown or another app's", async () => {
    const issued = await tokens();
    const theirs = await makeTokens(ctx);
    for (const token of ["nonsense", "a.b.c", theirs.access_token, theirs.refresh_token])
      expect(await look(token)).toEqual({ active: false });
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 31 * 86_400_000) };
    for (const kind of ["access_token", "refresh_token"] as const)
      expect(await look(issued[kind], later)).toEqual({ active: false });
    const next = { grant_type: "refresh_token", refresh_token: issued.refresh_token };
    const second = await exchange(ctx, request(own(next)));
    expect(await look(issued.refresh_token)).toEqual({ active: false });
    await revokeToken(ctx, request(own({ token: second.access_token })));
    for (const kind of ["access_token", "refresh_token"] as const)
      expect(await look(second[kind])).toEqual({ active: false });
  });

  it("is for apps with a secret", async () => {
    const { clientId, access_token } = await makeTokens(ctx);
    const sent = request({ client_id: clientId, token: access_token });
    await expect(introspect(ctx, sent)).rejects.toEqual(refused("invalid_client"));
    await expect(introspect(ctx, request(own()))).rejects.toEqual(refused("invalid_request"));
  });
});
