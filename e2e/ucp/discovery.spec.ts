import { expect, test } from "../fixtures";
import { expectOfficial, SCHEMA } from "./official";
import { agentHeaders, bodyOf, post, profileOf, REST, startPlatform, type TestPlatform, VERSION } from "./platform";

let platform: TestPlatform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.close());

const SEARCH = { query: "logo" };
const catalog = (api: Parameters<typeof post>[0], from: TestPlatform) => post(api, from, "/catalog/search", SEARCH);

test("the protocol's own schemas judge what is answered", () => {
  expectOfficial(profileOf("https://platform.example"), SCHEMA.platformProfile);
  expect(() => expectOfficial({ ucp: { version: "soon" } }, SCHEMA.profile)).toThrow();
});

test("the profile says what is spoken, is kept for a minute at least, and leads nowhere else", async ({ api }) => {
  const answer = await api.get("/.well-known/ucp", { maxRedirects: 0 });
  const cache = answer.headers()["cache-control"] ?? "";
  expect(cache).toContain("public");
  expect(Number(/max-age=(\d+)/.exec(cache)?.[1])).toBeGreaterThanOrEqual(60);
  const profile = await answer.json();
  expectOfficial(profile, SCHEMA.profile);
  expect(profile.ucp).toMatchObject({ version: VERSION, payment_handlers: {} });
  for (const [name, entries] of Object.entries(profile.ucp.capabilities as Record<string, { spec: string }[]>)) {
    expect(name).toMatch(/^dev\.ucp\./);
    for (const { spec } of entries) expect(spec).toMatch(/^https:\/\/ucp\.dev\//);
  }
  for (const { endpoint } of profile.ucp.services["dev.ucp.shopping"]) expect(endpoint).not.toMatch(/\/$/);
  expect(profile.signing_keys[0]).toMatchObject({ kty: "EC", crv: "P-256" });
  expect(JSON.stringify(profile.signing_keys)).not.toContain('"d"');
});

test("a call without a profile's address, or with one that is none, is refused", async ({ api }) => {
  for (const header of [undefined, "profile=unquoted", 'profile="', 'profile="not a url"', 'other="x"']) {
    const headers: Record<string, string> = header === undefined ? {} : { "UCP-Agent": header };
    const answer = await api.post(`${REST}/catalog/search`, { headers, data: SEARCH });
    expect(await bodyOf(answer, 400), header).toMatchObject({ code: "invalid_profile_url" });
  }
});

test("profiles are read over https from public addresses alone", async ({ api }) => {
  for (const url of [
    "http://platform.example/ucp",
    "https://10.0.0.8/ucp",
    "https://169.254.169.254/ucp",
    "ftp://a.b",
  ]) {
    const answer = await api.post(`${REST}/catalog/search`, { headers: agentHeaders({ url }), data: SEARCH });
    expect(await bodyOf(answer, 400), url).toMatchObject({ code: "invalid_profile_url" });
  }
});

test("a profile that cannot be had is 424, also one that leads elsewhere", async ({ api }) => {
  const broken = await startPlatform({}, () => ({ status: 500, body: "" }));
  const elsewhere = await startPlatform({}, () => ({ status: 302, headers: { location: platform.url }, body: "" }));
  const gone = await startPlatform();
  await gone.close();
  for (const from of [broken, elsewhere, gone])
    expect(await bodyOf(await catalog(api, from), 424)).toMatchObject({ code: "profile_unreachable" });
  // a failure is remembered for a while: anyone who hangs is not asked by each call
  await catalog(api, broken);
  expect(broken.reads()).toBe(1);
  await Promise.all([broken.close(), elsewhere.close()]);
});

test("a profile that is not one is 422", async ({ api }) => {
  for (const body of ["<html>", "{}", JSON.stringify({ ucp: { version: VERSION } }), "x".repeat(70_000)]) {
    const from = await startPlatform({}, () => ({ body }));
    expect(await bodyOf(await catalog(api, from), 422)).toMatchObject({ code: "profile_malformed" });
    await from.close();
  }
});

test("another version of the protocol is 422, and says which one is spoken", async ({ api }) => {
  for (const version of ["2026-01-23", "2099-01-01"]) {
    const from = await startPlatform({ version });
    const refused = await bodyOf(await catalog(api, from), 422);
    expect(refused).toMatchObject({ code: "version_unsupported", content: expect.stringContaining(VERSION) });
    expect(refused.continue_url).toBeTruthy();
    await from.close();
  }
});

test("capabilities that do not meet are a business outcome", async ({ api }) => {
  const old = [{ version: "2026-01-23", spec: "https://ucp.dev/x", schema: "https://ucp.dev/y" }];
  for (const capabilities of [{}, { "dev.ucp.shopping.catalog.search": old }]) {
    const from = await startPlatform({ capabilities });
    const outcome = await bodyOf(await catalog(api, from));
    expectOfficial(outcome, SCHEMA.error);
    expect(outcome).toMatchObject({
      ucp: { version: VERSION, status: "error", capabilities: {} },
      messages: [{ code: "capabilities_incompatible", severity: "unrecoverable" }],
    });
    await from.close();
  }
});

test("an answer names what it is of, out of what both can do, and nothing else", async ({ api }) => {
  const found = await bodyOf(await catalog(api, platform));
  expect(found.ucp).toEqual({
    version: VERSION,
    status: "success",
    capabilities: { "dev.ucp.shopping.catalog.search": [{ version: VERSION }] },
  });
});

test("a profile is read once, as long as its headers and a minute allow", async ({ api }) => {
  const from = await startPlatform({}, () => ({ headers: { "cache-control": "no-store" } }));
  await Promise.all([catalog(api, from), catalog(api, from), catalog(api, from)]);
  await catalog(api, from);
  expect(from.reads()).toBe(1);
  await from.close();
});

test("what is no path or method of the protocol is refused in its form", async ({ api }) => {
  const nowhere = await api.get(`${REST}/carts`, { headers: agentHeaders(platform) });
  expect(await bodyOf(nowhere, 404)).toMatchObject({ code: "not_found" });
  const wrong = await api.get(`${REST}/catalog/search`, { headers: agentHeaders(platform) });
  expect(await bodyOf(wrong, 405)).toMatchObject({ code: "method_not_allowed" });
  expect(wrong.headers().allow).toContain("POST");
});

test("bodies that are no JSON are 400, unknown members are ignored", async ({ api }) => {
  const send = (data: string, type = "application/json") =>
    api.post(`${REST}/catalog/search`, { headers: agentHeaders(platform, { "content-type": type }), data });
  expect(await bodyOf(await send("{"), 400)).toMatchObject({ code: "invalid_request" });
  expect(await bodyOf(await send("query=logo", "text/plain"), 415)).toMatchObject({ code: "unsupported_media_type" });
  expect(await bodyOf(await send('{"query":"logo","com.example":{"x":1}}'))).toHaveProperty("products");
});
