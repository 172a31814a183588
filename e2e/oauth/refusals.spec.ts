import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { base64url, decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from "jose";
import * as oauth from "oauth4webapi";
import { database } from "@/db/client";
import { CALLBACK } from "@/db/factories/oauth";
import { oauthCodes, oauthGrants } from "@/db/schema";
import { approve } from "@/lib/domain/developers/oauth/authorization/approve";
import { readAuthorizationRequest } from "@/lib/domain/developers/oauth/authorization/authorization-request";
import { expect, test } from "../fixtures";
import { outcome, StrictClient } from "./strict-client";

/** The attacks of RFC 9700 that a code flow meets. */
let app: StrictClient;
test.beforeEach(async ({ baseURL }) => {
  app = await StrictClient.register(baseURL);
});

test.describe("a code", () => {
  test("with another verifier, or another redirect URI, is refused", async () => {
    const authorized = await app.authorized();
    const other = { ...authorized, verifier: oauth.generateRandomCodeVerifier() };
    expect(await outcome(await app.redeem(other))).toBe("400 invalid_grant");
    expect(await outcome(await app.redeem(authorized, `${CALLBACK}/other`))).toBe("400 invalid_grant");
    expect(await outcome(await app.redeem(authorized))).toBe("200");
  });

  test("used again is refused, and takes back what it gave", async () => {
    const authorized = await app.authorized();
    const first = await app.redeem(authorized);
    const { access_token, refresh_token } = await oauth.processAuthorizationCodeResponse(app.as, app.client, first);
    expect((await app.me(access_token)).status).toBe(200);
    expect(await outcome(await app.redeem(authorized))).toBe("400 invalid_grant");
    expect((await app.me(access_token)).status).toBe(401);
    expect(await outcome(await app.refresh(refresh_token))).toBe("400 invalid_grant");
  });

  test("has one winner of fifty at once", async () => {
    const authorized = await app.authorized();
    const answers = await Promise.all(Array.from({ length: 50 }, async () => outcome(await app.redeem(authorized))));
    expect(answers.filter((answer) => answer === "200")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "400 invalid_grant")).toHaveLength(49);
  });

  test("that has expired is refused", async () => {
    const authorized = await app.authorized();
    const { id, clientId } = oauthGrants;
    const grants = database().select({ id }).from(oauthGrants).where(eq(clientId, app.client.client_id));
    await database().update(oauthCodes).set({ expiresAt: new Date() }).where(inArray(oauthCodes.grantId, grants));
    expect(await outcome(await app.redeem(authorized))).toBe("400 invalid_grant");
  });

  test("of one app is worth nothing to another", async ({ baseURL }) => {
    const authorized = await app.authorized();
    const thief = await StrictClient.register(baseURL);
    const parameters = oauth.validateAuthResponse(
      thief.as,
      thief.client,
      new URLSearchParams(authorized.parameters),
      authorized.state,
    );
    expect(await outcome(await thief.redeem({ ...authorized, parameters }))).toBe("400 invalid_grant");
    expect(await outcome(await app.redeem(authorized))).toBe("200");
  });
});

test.describe("a request for a code", () => {
  for (const [what, more, error] of [
    ["without PKCE", { code_challenge: null, code_challenge_method: null }, "invalid_request"],
    ["with a plain challenge", { code_challenge_method: "plain" }, "invalid_request"],
    ["for a token, past the code", { response_type: "token" }, "unsupported_response_type"],
    ["for an unknown scope", { scope: "root" }, "invalid_scope"],
    ["for a strange resource", { resource: "https://evil.example/" }, "invalid_target"],
  ] as const)
    test(`${what}: ${error}, with state and issuer`, async () => {
      const asked = await app.ask(more);
      const location = await app.decide(asked);
      expect(() => oauth.validateAuthResponse(app.as, app.client, location, asked.state)).toThrow(
        expect.objectContaining({ error }),
      );
    });

  test("to a strange redirect URI goes nowhere", async () => {
    const { url } = await app.ask({ redirect_uri: "https://evil.example/cb" });
    expect(await readAuthorizationRequest(app.creator, url.searchParams)).toMatchObject({ kind: "refuse" });
    await expect(approve(app.creator, url.searchParams.toString())).rejects.toMatchObject({ code: "invalid_request" });
  });

  test("is answered in the name of this server: a mixed-up client notices", async () => {
    const asked = await app.ask();
    const location = await app.decide(asked);
    const other = { ...app.as, issuer: "https://other.example" };
    expect(() => oauth.validateAuthResponse(other, app.client, location, asked.state)).toThrow(/"iss"/);
    location.searchParams.delete("iss");
    expect(() => oauth.validateAuthResponse(app.as, app.client, location, asked.state)).toThrow(/"iss"/);
  });

  test("may name any port of the loopback address", async () => {
    const redirectUri = CALLBACK.replace("127.0.0.1", "127.0.0.1:61234");
    const authorized = await app.authorized({ redirect_uri: redirectUri });
    expect(await outcome(await app.redeem(authorized, CALLBACK))).toBe("400 invalid_grant");
    expect(await outcome(await app.redeem(authorized, redirectUri))).toBe("200");
  });
});

test.describe("a refresh token", () => {
  test("used again ends the family, the newest access token too", async () => {
    const first = await app.tokens();
    const second = await app.refreshed(first.refresh_token);
    expect((await app.me(second.access_token)).status).toBe(200);
    expect(await outcome(await app.refresh(first.refresh_token))).toBe("400 invalid_grant");
    expect(await outcome(await app.refresh(second.refresh_token))).toBe("400 invalid_grant");
    expect((await app.me(second.access_token)).status).toBe(401);
  });

  test("of another app is refused, and stays good for its own", async ({ baseURL }) => {
    const { refresh_token } = await app.tokens();
    const thief = await StrictClient.register(baseURL);
    expect(await outcome(await thief.refresh(refresh_token))).toBe("400 invalid_grant");
    await thief.revoke(String(refresh_token));
    expect(await outcome(await app.refresh(refresh_token))).toBe("200");
  });

  test("asked for more than was granted is not spent", async () => {
    const { refresh_token } = await app.tokens();
    expect(await outcome(await app.refresh(refresh_token, { scope: "posts:write" }))).toBe("400 invalid_scope");
    expect(await outcome(await app.refresh(refresh_token, { scope: "posts:read" }))).toBe("200");
  });
});

test.describe("an access token", () => {
  test("that was tampered with, is unsigned or signed by a stranger is refused", async () => {
    const { access_token } = await app.tokens();
    const [head, body = "", signature] = access_token.split(".");
    const encode = (value: object) => base64url.encode(JSON.stringify(value));
    const claims = decodeJwt(access_token);
    const header = decodeProtectedHeader(access_token);
    const { privateKey } = await generateKeyPair("EdDSA");
    const forged = [
      `${head}.${encode({ ...claims, scope: "posts:write" })}.${signature}`,
      `${encode({ ...header, alg: "none" })}.${body}.`,
      `${encode({ ...header, alg: "none" })}.${body}.${signature}`,
      await new SignJWT(claims).setProtectedHeader({ ...header, alg: "EdDSA" }).sign(privateKey),
    ];
    for (const token of forged) {
      const response = await app.me(token);
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }
    expect((await app.me(access_token)).status).toBe(200);
  });

  test("is good where it is meant for, and nowhere else", async ({ api, baseURL }) => {
    const rest = await app.tokens({ resource: `${baseURL}/api/v1` });
    const tools = await app.tokens({ resource: `${baseURL}/api/mcp`, scope: "orders:write" });
    expect((await app.me(tools.access_token)).status).toBe(401);
    const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "create_order", arguments: {} } };
    const text = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await api.post("/api/mcp", { headers, data: call })).text();
    };
    expect(await text(rest.access_token)).toContain("another resource");
    expect(await text(tools.access_token)).not.toContain("another resource");
  });

  test("holds the scopes that the creator agreed to, no others", async ({ api }) => {
    const { access_token } = await app.tokens({ scope: "identity:read" });
    const headers = { authorization: `Bearer ${access_token}`, "idempotency-key": randomUUID() };
    const response = await api.post("/api/v1/posts", { headers, data: { title: "Not agreed" } });
    expect(response.status()).toBe(403);
  });

  test("in the address or the body is not seen", async ({ api }) => {
    const { access_token } = await app.tokens();
    const answers = [
      await api.get("/api/v1/me", { params: { access_token } }),
      await api.fetch("/api/v1/me", { method: "POST", form: { access_token } }),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([401, 405]);
  });
});
