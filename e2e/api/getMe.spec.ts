import { getMe, type MeView } from "@/lib/contracts/people/me";
import { TIERS } from "@/lib/contracts/tiers";
import { makeCaller, setMonth } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("the creator that the key stands for, and what the key may do", async ({ api }) => {
    const { creator, keyId, token, headers } = await makeCaller(["identity:read", "posts:read"]);
    const response = await api.get("/api/v1/me", { headers });
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("no-store");
    const me: MeView = await response.json();
    expect(me).toMatchObject({
      id: creator.profileId,
      handle: creator.handle,
      email: creator.email,
      tier: "FREE",
      scopes: ["identity:read", "posts:read"],
      credential: { kind: "api_key", id: keyId, prefix: token.slice(0, 16), client_id: null, expires_at: null },
    });
    expect(me.profile_url).toMatch(new RegExp(`^http.*/${creator.handle}$`));
    expect(JSON.stringify(me)).not.toContain(token);
  });

  test("the quota is the plan's, counts this call and starts again with the next month", async ({ api }) => {
    const { creator, headers } = await makeCaller(["identity:read"], { tier: "STARTER" });
    await setMonth(creator.profileId, 41);
    const me: MeView = await (await api.get("/api/v1/me", { headers })).json();
    const now = new Date();
    const resets_at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
    expect(me.tier).toBe("STARTER");
    expect(me.quota).toEqual({
      requests: { limit: TIERS.STARTER.requestsPerMonth, used: 42, resets_at },
      agent_runs: { limit: TIERS.STARTER.agentRunsPerMonth, used: 0, resets_at },
    });
  });

  test("says when the key ends", async ({ api }) => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const { headers } = await makeCaller(["identity:read"], {}, { expiresAt });
    const me: MeView = await (await api.get("/api/v1/me", { headers })).json();
    expect(me.credential.expires_at).toBe(expiresAt.toISOString());
  });

  test("ignores query parameters that it does not know", async ({ api }) => {
    const { headers } = await makeCaller(["identity:read"]);
    expect((await api.get("/api/v1/me?limit=nonsense&x=%00", { headers })).status()).toBe(200);
  });
});

describeRefusals(getMe, (api, headers) => api.get("/api/v1/me", { headers }));
