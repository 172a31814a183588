import { randomUUID } from "node:crypto";
import { makeCreator, makeProduct } from "@/db/factories";
import { getProfile, type ProfileView } from "@/lib/contracts/network/profiles";
import { bearer, expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (handle: string) => `/api/v1/profiles/${handle}`;
const nobody = () => `nobody-${randomUUID().slice(0, 8)}`;

test.describe("200", () => {
  test("the public snapshot, with what can be bought and what it costs", async ({ api }) => {
    const creator = await makeCreator({ tagline: "Brass and wood type", tier: "GROWTH" });
    await makeProduct(creator.profileId);
    const response = await api.get(path(creator.handle));
    expect(response.status()).toBe(200);
    const profile: ProfileView = await response.json();
    expect(profile).toMatchObject({
      id: creator.profileId,
      handle: creator.handle,
      tagline: "Brass and wood type",
      tier: "GROWTH",
      currency: "usd",
      rating: null,
      review_count: 0,
      is_new: true,
    });
    expect(profile.offers).toHaveLength(1);
    const [offer] = profile.offers;
    expect(Number.isInteger(offer?.price_cents)).toBe(true);
    expect(profile.agent_json_url).toBe(`${profile.profile_url}/agent.json`);
  });

  test("holds nothing private", async ({ api }) => {
    const { creator } = await makeCaller();
    const text = await (await api.get(path(creator.handle))).text();
    expect(text).not.toContain(creator.email);
    expect(text).not.toContain(creator.userId);
    expect(text).not.toMatch(/password|token|secret|processor/);
  });

  test("is discoverable to nobody unless the creator says so", async ({ api }) => {
    const [shy, open] = [await makeCreator(), await makeCreator({ mcpDiscoverable: true })];
    expect((await (await api.get(path(shy.handle))).json()).mcp_discoverable).toBe(false);
    expect((await (await api.get(path(open.handle))).json()).mcp_discoverable).toBe(true);
  });

  test("finds a handle in any case", async ({ api }) => {
    const creator = await makeCreator();
    const profile: ProfileView = await (await api.get(path(creator.handle.toUpperCase()))).json();
    expect(profile.id).toBe(creator.profileId);
  });

  test("answers a caller with a key too, whatever its scopes", async ({ api }) => {
    const { creator, token } = await makeCaller(["audit:read"]);
    expect((await api.get(path(creator.handle), { headers: bearer(token) })).status()).toBe(200);
  });
});

test.describe("304", () => {
  test("for the entity tag of the version that the client has, until the profile changes", async ({ api }) => {
    const creator = await makeCreator();
    const first = await api.get(path(creator.handle));
    const { etag = "", "cache-control": caching } = first.headers();
    expect(caching).toBe("public, max-age=1");
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await api.get(path(creator.handle), { headers: { "if-none-match": tag } });
      expect(again.status(), tag).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers().etag).toBe(etag);
    }
    await makeProduct(creator.profileId);
    const changed = await api.get(path(creator.handle), { headers: { "if-none-match": etag } });
    expect(changed.status()).toBe(200);
    expect(changed.headers().etag).not.toBe(etag);
  });
});

test.describe("404", () => {
  test("for a handle that nobody has", async ({ api }) => {
    const response = await api.get(path(nobody()));
    await expectRefusal(response, 404, "not_found");
    expect(response.headers()["cache-control"]).toBe("no-store");
  });

  for (const handle of ["ab", "a".repeat(31), "under_score", "a%20b%20c", "..%2Fme", "%00%00%00", "%27%20or%201=1--"]) {
    test(`for what cannot be a handle: ${handle}`, async ({ api }) => {
      await expectRefusal(await api.get(path(handle)), 404, "not_found");
    });
  }
});

describeRefusals(getProfile, (api, headers) => api.get(path(nobody()), { headers }));
