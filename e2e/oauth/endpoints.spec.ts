import type { APIRequestContext, APIResponse } from "playwright/test";
import { CALLBACK, makeApp } from "@/db/factories/oauth";
import { expect, test } from "../fixtures";

/** What the endpoints say besides the flow: forms, errors, limits and headers. */
const ENDPOINTS = ["token", "revoke", "introspect", "register"] as const;
const FORMS = ENDPOINTS.filter((name) => name !== "register");
const metadata = { redirect_uris: [CALLBACK], token_endpoint_auth_method: "none" };

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
});
const post = (api: APIRequestContext, name: string, options: Parameters<APIRequestContext["post"]>[1] = {}) =>
  api.post(`/api/oauth/${name}`, options);

/** Asserts an error in the form of RFC 6749, 5.2, not to be stored, with the request's id. */
async function expectError(response: APIResponse, status: number, error: string): Promise<void> {
  expect({ status: response.status(), ...(await response.json()) }).toEqual({
    status,
    error,
    error_description: expect.stringMatching(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/),
  });
  expect(response.headers()).toMatchObject({ "cache-control": "no-store", pragma: "no-cache" });
  expect(response.headers()["x-request-id"]).toMatch(/^req_/);
}

test.describe("the form of a request", () => {
  for (const name of FORMS) {
    test(`${name}: another content type, parameters in the address, a parameter twice`, async ({ api }) => {
      const { clientId, secret = "" } = await makeApp({ authMethod: "client_secret_basic" });
      const headers = basic(clientId, secret);
      const form = { token: "x", grant_type: "refresh_token" };
      await expectError(await post(api, name, { headers, data: form }), 415, "invalid_request");
      await expectError(await post(api, `${name}?token=x`, { headers, form }), 400, "invalid_request");
      const type = { "content-type": "application/x-www-form-urlencoded" };
      for (const data of ["token=x&token=y&grant_type=a&grant_type=b", "token=%00&code=%00"])
        await expectError(await post(api, name, { headers: { ...headers, ...type }, data }), 400, "invalid_request");
    });

    test(`${name}: a wrong secret is 401 with a challenge, both methods at once are 400`, async ({ api }) => {
      const { clientId, secret = "" } = await makeApp({ authMethod: "client_secret_basic" });
      const form = { token: "x", grant_type: "refresh_token" };
      const wrong = await post(api, name, { headers: basic(clientId, "wrong"), form });
      await expectError(wrong, 401, "invalid_client");
      expect(wrong.headers()["www-authenticate"]).toMatch(/^Basic /);
      const both = { headers: basic(clientId, secret), form: { ...form, client_secret: secret } };
      await expectError(await post(api, name, both), 400, "invalid_request");
    });
  }

  test("a body over 16 KiB is 413", async ({ api }) => {
    await expectError(await post(api, "token", { form: { code: "x".repeat(17_000) } }), 413, "invalid_request");
    await expectError(await post(api, "register", { data: { x: "x".repeat(17_000) } }), 413, "invalid_request");
  });

  test("register takes JSON", async ({ api }) => {
    await expectError(await post(api, "register", { form: { redirect_uris: CALLBACK } }), 415, "invalid_request");
    const headers = { "content-type": "application/json" };
    await expectError(await post(api, "register", { headers, data: Buffer.from("{") }), 400, "invalid_client_metadata");
    const wrong = { redirect_uris: ["http://evil.example/"] };
    await expectError(await post(api, "register", { data: wrong }), 400, "invalid_redirect_uri");
  });

  test("token: unsupported and missing grant types", async ({ api }) => {
    const { clientId: client_id } = await makeApp();
    const form = { client_id, grant_type: "password", username: "a", password: "b" };
    await expectError(await post(api, "token", { form }), 400, "unsupported_grant_type");
    await expectError(await post(api, "token", { form: { client_id } }), 400, "invalid_request");
  });

  test("other methods are 405, under an unknown name is nothing", async ({ api }) => {
    for (const name of ENDPOINTS) {
      const response = await api.get(`/api/oauth/${name}`);
      expect([response.status(), response.headers().allow]).toEqual([405, "POST, OPTIONS"]);
    }
    expect((await api.post("/api/oauth/authorize")).status()).toBe(404);
  });
});

test.describe("the form of an answer", () => {
  test("is not to be stored, and says what is left of the minute", async ({ api }) => {
    const registered = await post(api, "register", { data: metadata });
    expect(registered.status()).toBe(201);
    expect(registered.headers()).toMatchObject({ "cache-control": "no-store", "ratelimit-policy": '"burst";q=5;w=60' });
    const { client_id } = await registered.json();
    const revoked = await post(api, "revoke", { form: { client_id, token: "unknown" } });
    expect([revoked.status(), await revoked.json()]).toEqual([200, {}]);
    expect(revoked.headers()["cache-control"]).toBe("no-store");
  });

  test("is for a page of another origin where public clients call: tokens, and discovery", async ({ api }) => {
    const headers = { origin: "https://page.example" };
    for (const name of ENDPOINTS) {
      const preflight = await api.fetch(`/api/oauth/${name}`, { method: "OPTIONS", headers });
      expect(preflight.headers()["access-control-allow-origin"]).toBeUndefined();
      const answer = await post(api, name, { headers, form: { token: "x" } });
      const open = ["token", "revoke"].includes(name) ? "*" : undefined;
      expect(answer.headers()["access-control-allow-origin"], name).toBe(open);
      expect(answer.headers()["access-control-allow-credentials"]).toBeUndefined();
    }
    for (const path of ["oauth-authorization-server", "jwks.json", "oauth-protected-resource/api/mcp"]) {
      const answer = await api.get(`/.well-known/${path}`, { headers });
      expect(answer.headers()).toMatchObject({ "access-control-allow-origin": "*", etag: expect.any(String) });
      const again = await api.get(`/.well-known/${path}`, {
        headers: { "if-none-match": answer.headers().etag ?? "" },
      });
      expect(again.status()).toBe(304);
    }
  });
});

test.describe("the minute of an address", () => {
  for (const [name, limit] of [
    ["register", 5],
    ["token", 60],
  ] as const)
    test(`has ${limit} calls of ${name}, then 429 with Retry-After`, async ({ api }) => {
      const statuses: number[] = [];
      let response: APIResponse;
      // a window may begin on the way, so up to two limits' worth pass
      do {
        response = await post(api, name, name === "register" ? { data: metadata } : { form: { grant_type: "x" } });
        statuses.push(response.status());
      } while (response.status() !== 429 && statuses.length <= 2 * limit);
      expect(statuses.length).toBeGreaterThan(limit);
      await expectError(response, 429, "rate_limit_exceeded");
      expect(Number(response.headers()["retry-after"])).toBeLessThanOrEqual(60);
    });
});
