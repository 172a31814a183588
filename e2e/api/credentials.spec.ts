import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { apiKeys, bridgeTokens } from "@/db/schema";
import { ALL_SCOPES, APP_SCOPES } from "@/lib/contracts/scopes";
import { systemContext } from "@/lib/core/system-context";
import { createBridgeToken } from "@/lib/domain/developers/keys/making/create-bridge";
import { bearer, callerOf, expectRefusal, type Headers, keyed, makeCaller, type Refusal } from "./callers";
import { expect, test } from "./described";

test.describe("a credential that is not valid", () => {
  test("wrong keys, unknown keys and revoked keys fail alike", async ({ api }) => {
    const [{ token }, revoked] = [await makeCaller(), await makeCaller(ALL_SCOPES, {}, { revokedAt: new Date() })];
    const last = token.at(-1) === "a" ? "b" : "a";
    const wrong = [token.slice(0, -1) + last, `gh_live_unknown0_${token.slice(-43)}`, revoked.token];
    const answers: { error: Omit<Refusal, "request_id">; challenge: string | undefined }[] = [];
    for (const value of wrong) {
      const response = await api.get("/api/v1/me", { headers: bearer(value) });
      const { request_id, ...error } = await expectRefusal(response, 401, "unauthorized");
      expect(request_id).toMatch(/^req_/);
      answers.push({ error, challenge: response.headers()["www-authenticate"] });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]?.challenge).toContain('error="invalid_token"');
  });

  test("nothing of it comes back in the answer", async ({ api }) => {
    const token = `gh_live_secret00_${"s".repeat(43)}`;
    const text = await (await api.get("/api/v1/me", { headers: bearer(token) })).text();
    expect(text).not.toContain("sssss");
    expect(text).not.toContain("secret00");
  });

  for (const value of [
    "Bearer",
    "Bearer ",
    "Basic dXNlcjpwYXNz",
    "gh_live_x",
    "Bearer a b",
    "Bearer gh_live_",
    "Bearer é",
  ])
    test(`Authorization: ${value}`, async ({ api }) => {
      await expectRefusal(await api.get("/api/v1/me", { headers: { authorization: value } }), 401, "unauthorized");
    });

  test("an expired key says so, and an invalid one is refused on public paths too", async ({ api }) => {
    const { creator, headers } = await makeCaller(ALL_SCOPES, {}, { expiresAt: new Date(Date.now() - 1000) });
    await expectRefusal(await api.get("/api/v1/me", { headers }), 401, "token_expired");
    await expectRefusal(await api.get(`/api/v1/profiles/${creator.handle}`, { headers }), 401, "token_expired");
  });
});

test("only the Authorization header counts: not the query, a cookie, the body or another header", async ({ api }) => {
  const { token } = await makeCaller();
  for (const name of ["access_token", "token", "api_key", "key", "authorization"])
    await expectRefusal(await api.get("/api/v1/me", { params: { [name]: token } }), 401, "unauthorized");
  for (const [name, value] of [
    ["cookie", `access_token=${token}; Authorization=Bearer ${token}; session=${token}`],
    ["x-api-key", token],
    ["proxy-authorization", `Bearer ${token}`],
  ] as const)
    await expectRefusal(await api.get("/api/v1/me", { headers: { [name]: value } }), 401, "unauthorized");
  const form = { access_token: token, title: "A title" };
  await expectRefusal(await api.post("/api/v1/posts", { headers: keyed({}), form }), 401, "unauthorized");
});

test("the scheme is matched without case", async ({ api }) => {
  const { token } = await makeCaller(["identity:read"]);
  const response = await api.get("/api/v1/me", { headers: { authorization: `bearer ${token}` } });
  expect(response.status()).toBe(200);
});

test.describe("revocation", () => {
  test("of a key that is in use bites within one second; the creator's other key lives", async ({ api }) => {
    const one = await makeCaller(["identity:read"]);
    const other = await callerOf(one.creator, ["identity:read"]);
    const ask = async (headers: Headers) => (await api.get("/api/v1/me", { headers })).status();
    expect([await ask(one.headers), await ask(one.headers), await ask(other.headers)]).toEqual([200, 200, 200]);
    await database().update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, one.keyId));
    await expect.poll(() => ask(one.headers), { timeout: 1000, intervals: [50] }).toBe(401);
    expect(await ask(other.headers)).toBe(200);
  });

  test("of a scope bites as fast", async ({ api }) => {
    const { keyId, headers } = await makeCaller(["identity:read"]);
    expect((await api.get("/api/v1/me", { headers })).status()).toBe(200);
    await database()
      .update(apiKeys)
      .set({ scopes: ["posts:read"] })
      .where(eq(apiKeys.id, keyId));
    const ask = async () => (await api.get("/api/v1/me", { headers })).status();
    await expect.poll(ask, { timeout: 1000, intervals: [50] }).toBe(403);
  });
});

test.describe("a marketplace bridge token", () => {
  const bridge = async () => {
    const { creator } = await makeCaller([]);
    const made = await createBridgeToken(systemContext("test", new Date()), creator);
    return { creator, id: made.id, headers: bearer(made.token) };
  };

  test("carries all scopes of apps and tells when it ends", async ({ api }) => {
    const { creator, id, headers } = await bridge();
    const response = await api.get("/api/v1/me", { headers });
    const me = await response.json();
    expect(me).toMatchObject({ id: creator.profileId, scopes: APP_SCOPES, credential: { kind: "bridge", id } });
    expect(response.headers().deprecation).toMatch(/^@\d+$/);
    const sunset = new Date(response.headers().sunset ?? "");
    expect(sunset.toISOString()).toBe(me.credential.expires_at);
    expect(sunset.getTime()).toBeGreaterThan(Date.now());
  });

  test("tells it in refusals too, and can be revoked", async ({ api }) => {
    const { id, headers } = await bridge();
    const refused = await api.post("/api/v1/posts", { headers: keyed(headers), data: {} });
    expect(refused.status()).toBe(422);
    expect(refused.headers().sunset).toBeDefined();
    await database().update(bridgeTokens).set({ revokedAt: new Date() }).where(eq(bridgeTokens.id, id));
    const ask = async () => (await api.get("/api/v1/me", { headers })).status();
    await expect.poll(ask, { timeout: 1000, intervals: [50] }).toBe(401);
  });
});
