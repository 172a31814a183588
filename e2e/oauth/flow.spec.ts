import * as oauth from "oauth4webapi";
import * as openid from "openid-client";
import { CALLBACK, consenting } from "@/db/factories/oauth";
import type { MeView } from "@/lib/contracts/people/me";
import { approve } from "@/lib/domain/developers/oauth/authorization/approve";
import { expect, freshAddress, test } from "../fixtures";
import { outcome, SCOPE, StrictClient } from "./strict-client";

for (const method of ["none", "client_secret_basic", "client_secret_post"] as const)
  test(`a strict client with ${method}: register, code, tokens, refresh, revoke`, async ({ baseURL }) => {
    const app = await StrictClient.register(baseURL, method);
    const first = await app.tokens();
    expect(first).toMatchObject({ token_type: "bearer", expires_in: 900, scope: SCOPE });

    const resource = `${app.as.issuer}/api/v1`;
    const request = new Request(resource, { headers: { authorization: `Bearer ${first.access_token}` } });
    const claims = await oauth.validateJwtAccessToken(app.as, request, resource, app.options);
    expect(claims).toMatchObject({ sub: app.creator.actor.userId, client_id: app.client.client_id, scope: SCOPE });

    const me = (await (await app.me(first.access_token)).json()) as MeView;
    expect(me).toMatchObject({
      id: app.creator.profileId,
      scopes: SCOPE.split(" "),
      credential: { kind: "oauth", id: claims.sid, prefix: null, client_id: app.client.client_id },
    });
    expect(me.credential.expires_at).toBe(new Date(Number(claims.exp) * 1000).toISOString());

    const second = await app.refreshed(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    if (method === "none") {
      const refused = await oauth.introspectionRequest(app.as, app.client, app.auth, second.access_token, app.options);
      expect(await outcome(refused)).toBe("401 invalid_client");
    } else {
      const { active, sub, scope } = await app.introspect(second.access_token);
      expect({ active, sub, scope }).toEqual({ active: true, sub: app.creator.actor.userId, scope: SCOPE });
    }
    expect((await app.me(second.access_token)).status).toBe(200);
    await app.revoke(String(second.refresh_token));
    expect((await app.me(second.access_token)).status).toBe(401);
    expect((await app.me(first.access_token)).status).toBe(401);
    if (method !== "none") expect(await app.introspect(second.access_token)).toEqual({ active: false });
  });

test("openid-client, in plain OAuth mode, from discovery to revocation", async ({ baseURL }) => {
  const address = freshAddress();
  const customFetch = (url: string, options: openid.CustomFetchOptions) =>
    fetch(url, { ...options, headers: { ...options.headers, "x-forwarded-for": address } } as RequestInit);
  const config = await openid.dynamicClientRegistration(
    new URL(String(baseURL)),
    { redirect_uris: [CALLBACK], client_name: "Through openid-client" },
    undefined,
    { algorithm: "oauth2", execute: [openid.allowInsecureRequests], [openid.customFetch]: customFetch },
  );
  const [verifier, state] = [openid.randomPKCECodeVerifier(), openid.randomState()];
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: SCOPE,
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    resource: `${baseURL}/api/v1`,
  });
  expect(url.href.startsWith(`${baseURL}/oauth/authorize?`)).toBe(true);
  const creator = await consenting();
  const location = new URL(await approve(creator, url.searchParams.toString()));
  const checks = { pkceCodeVerifier: verifier, expectedState: state };
  const first = await openid.authorizationCodeGrant(config, location, checks, { resource: `${baseURL}/api/v1` });
  const me = await openid.fetchProtectedResource(config, first.access_token, new URL(`${baseURL}/api/v1/me`), "GET");
  expect(await me.json()).toMatchObject({ id: creator.profileId, credential: { kind: "oauth" } });
  const second = await openid.refreshTokenGrant(config, String(first.refresh_token), { scope: "posts:read" });
  expect(second.scope).toBe("posts:read");
  expect(await openid.tokenIntrospection(config, second.access_token)).toMatchObject({ active: true });
  await openid.tokenRevocation(config, second.access_token);
  expect(await openid.tokenIntrospection(config, second.access_token)).toEqual({ active: false });
  await expect(openid.refreshTokenGrant(config, String(second.refresh_token))).rejects.toMatchObject({
    error: "invalid_grant",
  });
});

test("a client that met a 401 finds the way from there to the authorization server", async ({ baseURL }) => {
  const headers = { "x-forwarded-for": freshAddress() };
  const challenge = (await fetch(`${baseURL}/api/v1/me`, { headers })).headers.get("www-authenticate") ?? "";
  const metadata = /resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? "";
  const told = await oauth.processResourceDiscoveryResponse(
    new URL("/api/v1", baseURL),
    await fetch(metadata, { headers }),
  );
  expect(told.authorization_servers).toEqual([baseURL]);
  for (const path of ["/api/v1", "/api/mcp"]) {
    const resource = new URL(path, baseURL);
    const options = { [oauth.allowInsecureRequests]: true, headers };
    const response = await oauth.resourceDiscoveryRequest(resource, options);
    const { authorization_servers } = await oauth.processResourceDiscoveryResponse(resource, response);
    expect(authorization_servers).toEqual([baseURL]);
  }
});

test("a creator who does not agree: access_denied, with state and issuer", async ({ baseURL }) => {
  const app = await StrictClient.register(baseURL);
  const asked = await app.ask();
  const location = await app.decide(asked, "deny");
  expect(() => oauth.validateAuthResponse(app.as, app.client, location, asked.state)).toThrow(
    expect.objectContaining({ error: "access_denied" }),
  );
});
