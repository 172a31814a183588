import {
  base64url,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { listConnections } from "../grants/list-connections";
import { revokeConnection } from "../grants/revoke-connection";
import { publishedKeys, rotateSigningKey, signingKey } from "../keys";

const BASE = "http://localhost:3000";
let db: TestDatabase;
let ctx: Awaited<ReturnType<typeof consenting>>;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  ctx = await consenting();
});

const later = (seconds: number) => new Date(ctx.now.getTime() + seconds * 1000);
const refused = (code: string, message = "") =>
  expect.objectContaining({ code, message: expect.stringContaining(message) });
const connection = async () => (await listConnections(ctx))[0]?.id ?? "";

/** A token as ours, with one thing changed, signed with our own key. */
async function signed(claims: object, header: object = {}): Promise<string> {
  const { access_token } = await makeTokens(ctx);
  const { kid, key } = await signingKey(ctx);
  const payload = { ...decodeJwt(access_token), ...claims };
  return new SignJWT(payload).setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", kid, ...header }).sign(key);
}

describe("an access token", () => {
  it("is a JWT of RFC 9068 that anyone can check with the published keys", async () => {
    const { access_token, clientId } = await makeTokens(ctx, { scopes: ["posts:read", "identity:read"] });
    const { keys } = (await publishedKeys(ctx)) as { keys: Record<string, string>[] };
    const { kid, ...header } = decodeProtectedHeader(access_token);
    expect(header).toEqual({ alg: "EdDSA", typ: "at+jwt" });
    expect(keys.map((key) => key.kid)).toContain(kid);
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
    const iat = Math.floor(ctx.now.getTime() / 1000);
    expect(decodeJwt(access_token)).toEqual({
      iss: BASE,
      sub: ctx.actor.userId,
      aud: `${BASE}/api/v1`,
      client_id: clientId,
      scope: "posts:read identity:read",
      iat,
      exp: iat + 900,
      jti: expect.stringMatching(/^[\w-]{22}$/),
      sid: await connection(),
    });
    const [jwk] = keys.filter((key) => key.kid === kid);
    await expect(jwtVerify(access_token, jwk as never, { currentDate: ctx.now })).resolves.toBeDefined();
  });

  it("resolves to its creator, as the third kind of credential", async () => {
    const { access_token, clientId } = await makeTokens(ctx, { scopes: ["posts:read"] });
    expect(await resolveCredential(access_token, ctx.now)).toMatchObject({
      kind: "credential",
      credential: { kind: "oauth", id: await connection(), prefix: null, clientId },
      profileId: ctx.profileId,
      tier: "FREE",
      scopes: ["posts:read"],
    });
  });

  it("ends after 15 minutes, also when it is known", async () => {
    const { access_token } = await makeTokens(ctx);
    await resolveCredential(access_token, later(898));
    for (const at of [900, 4_000])
      await expect(resolveCredential(access_token, later(at))).rejects.toEqual(refused("token_expired"));
  });

  it("of the tool server is refused by REST, and the reverse", async () => {
    const rest = await makeTokens(ctx);
    const tools = await makeTokens(ctx, { resource: "/api/mcp" });
    const wrong = refused("unauthorized", "another resource");
    await resolveCredential(rest.access_token, ctx.now, "/api/v1");
    await resolveCredential(tools.access_token, ctx.now, "/api/mcp");
    await expect(resolveCredential(rest.access_token, ctx.now, "/api/mcp")).rejects.toEqual(wrong);
    await expect(resolveCredential(tools.access_token, ctx.now, "/api/v1")).rejects.toEqual(wrong);
    for (const { access_token } of [rest, tools])
      expect(await resolveCredential(access_token, ctx.now, ["/api/v1", "/api/mcp"])).toMatchObject({
        userId: ctx.actor.userId,
      });
    const neither = await makeTokens(ctx, { resource: "/api/ucp" });
    const refusing = resolveCredential(neither.access_token, ctx.now, ["/api/v1", "/api/mcp"]);
    await expect(refusing).rejects.toEqual(refused("unauthorized", "resource=http://localhost:3000/api/v1"));
  });

  it("ends with its grant at the next request, with its app, and holds no more than the grant's scopes", async () => {
    const [a, b, c] = [await makeTokens(ctx), await makeTokens(ctx), await makeTokens(ctx, { scopes: ["posts:read"] })];
    for (const { access_token } of [a, b, c]) await resolveCredential(access_token, ctx.now);
    const [, second, first] = await listConnections(ctx);
    await revokeConnection(ctx, first?.id ?? "");
    await expect(resolveCredential(a.access_token, ctx.now)).rejects.toEqual(refused("unauthorized", "revoked"));
    await resolveCredential(b.access_token, ctx.now);
    await statement("update oauth_clients set disabled_at = now() where id = $1", [second?.client.client_id ?? ""]);
    await expect(resolveCredential(b.access_token, ctx.now)).rejects.toEqual(refused("unauthorized", "revoked"));
    await statement("update oauth_grants set scopes = '{identity:read}' where client_id = $1", [c.clientId]);
    expect((await resolveCredential(c.access_token, ctx.now)).scopes).toEqual([]);
  });
});

describe("what is not our token, or not as we signed it", () => {
  it("is refused: other claims, no signature, another algorithm, another key", async () => {
    const { access_token } = await makeTokens(ctx);
    const [head = "", body = "", signature = ""] = access_token.split(".");
    const { kid } = await signingKey(ctx);
    const encode = (value: object) => base64url.encode(JSON.stringify(value));
    const claims = decodeJwt(access_token);
    const stranger = await generateKeyPair("EdDSA");
    const { x } = (await exportJWK(stranger.publicKey)) as { x: string };
    const forged = (header: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", ...header }).sign(stranger.privateKey);
    const none = encode({ alg: "none", typ: "at+jwt", kid });
    for (const token of [
      `${head}.${encode({ ...claims, scope: "posts:write" })}.${signature}`,
      `${head}.${body}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
      `${head}.${body}.`,
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid })
        .sign(new TextEncoder().encode(x.padEnd(32))),
      await forged({ kid }),
      await forged({ kid: "x".repeat(43) }),
      await forged({ kid: "../../etc/passwd" }),
      await forged({}),
      "a.b.c",
      "e30.e30.",
    ])
      await expect(resolveCredential(token, ctx.now), token.slice(0, 60)).rejects.toEqual(refused("unauthorized"));
  });

  it.each([
    ["another issuer", { iss: "https://evil.example" }, {}],
    ["another type, such as an id token", {}, { typ: "JWT" }],
    ["no end", { exp: undefined }, {}],
    ["no grant", { sid: undefined }, {}],
    ["several audiences", { aud: [`${BASE}/api/v1`, `${BASE}/api/mcp`] }, {}],
    ["another creator's grant", { sub: "crt_other" }, {}],
    ["another app's grant", { client_id: "oac_other" }, {}],
    ["an unknown grant", { sid: "grant_unknown" }, {}],
  ])("is refused although we signed it: %s", async (_, claims, header) => {
    await expect(resolveCredential(await signed(claims, header), ctx.now)).rejects.toEqual(refused("unauthorized"));
  });

  it("but a token of when the subject was the creator's page is taken until it ends", async () => {
    const token = await signed({ sub: ctx.profileId });
    await expect(resolveCredential(token, ctx.now)).resolves.toMatchObject({ profileId: ctx.profileId });
  });

  it("but a token with nothing changed is taken", async () => {
    await expect(resolveCredential(await signed({}), ctx.now)).resolves.toMatchObject({ profileId: ctx.profileId });
  });
});

describe("the signing key", () => {
  const kids = async (at = ctx.now) =>
    ((await publishedKeys({ ...ctx, now: at })) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  const kidOf = (token: string) => decodeProtectedHeader(token).kid as string;

  it("is made once, however many ask at once, and lies sealed", async () => {
    await statement("delete from oauth_keys", []);
    const made = await Promise.all(Array.from({ length: 20 }, () => signingKey(ctx)));
    expect(new Set(made.map(({ kid }) => kid)).size).toBe(1);
    const rows = await statement("select k::text from oauth_keys k", []);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/\\?"d\\?"/);
  });

  it("is replaced at once; tokens of the old one live on, and it is shown until they have ended", async () => {
    const before = await makeTokens(ctx);
    const { kid } = await rotateSigningKey(ctx);
    const after = await makeTokens(ctx);
    expect([kidOf(after.access_token), kid === kidOf(before.access_token)]).toEqual([kid, false]);
    for (const { access_token } of [before, after]) await resolveCredential(access_token, ctx.now);
    expect(await kids()).toEqual(expect.arrayContaining([kid, kidOf(before.access_token)]));
    expect(await kids(later(15 * 60 + 1))).toContain(kidOf(before.access_token));
    expect(await kids(later(20 * 60))).toEqual([kid]);
  });

  it("that may be in strange hands is hidden at once", async () => {
    await rotateSigningKey(ctx); // one that this process has verified nothing with
    const before = await makeTokens(ctx);
    const { kid } = await rotateSigningKey(ctx, { atOnce: true });
    expect(await kids()).not.toContain(kidOf(before.access_token));
    expect(await kids()).toContain(kid);
    await expect(resolveCredential(before.access_token, ctx.now)).rejects.toEqual(refused("unauthorized"));
  });

  it("is one, also after twenty rotations at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => rotateSigningKey(ctx)));
    expect(await statement("select 1 from oauth_keys where retired_at is null", [])).toHaveLength(1);
    await resolveCredential((await makeTokens(ctx)).access_token, ctx.now);
  });

  it("that AUTH_SECRET no longer opens is replaced", async () => {
    const kid = "x".repeat(43);
    await statement("update oauth_keys set kid = $1, sealed_private_jwk = '\\x00' where retired_at is null", [kid]);
    const { access_token } = await makeTokens(ctx);
    expect(kidOf(access_token)).not.toBe(kid);
    await resolveCredential(access_token, ctx.now);
  });
});
