import { randomUUID } from "node:crypto";
import { database } from "@/db/client";
import { quickHash } from "@/db/factories";
import { apiKeys, users } from "@/db/schema";
import { type AccountView, getAccount } from "@/lib/contracts/people/account";
import { TIERS } from "@/lib/contracts/tiers";
import { newId } from "@/lib/core/values/ids";
import { newToken } from "@/lib/domain/developers/keys/checking/token";
import { bearer, expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("the account that the key belongs to, with its creator's page", async ({ api }) => {
    const { creator, keyId, headers } = await makeCaller(["identity:read"], { tier: "STARTER" });
    const response = await api.get("/api/v1/account", { headers });
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("no-store");
    const account: AccountView = await response.json();
    expect(account).toMatchObject({
      id: creator.userId,
      email: creator.email,
      tier: "STARTER",
      profile: { id: creator.profileId, handle: creator.handle },
      scopes: ["identity:read"],
      credential: { kind: "api_key", id: keyId },
      logs_bodies: true,
      quota: { requests: { limit: TIERS.STARTER.requestsPerMonth, used: 1 } },
    });
  });

  test("an account without a page, which has none at /v1/me", async ({ api }) => {
    const userId = newId("usr");
    const { token, prefix } = newToken("live");
    await database()
      .insert(users)
      .values({ id: userId, email: `${randomUUID()}@example.com`, name: "Sam Rivera" });
    const key = { id: newId("key"), userId, name: "Key", prefix, scopes: ["identity:read"] };
    await database()
      .insert(apiKeys)
      .values({ ...key, tokenHash: await quickHash(token) });
    const account: AccountView = await (await api.get("/api/v1/account", { headers: bearer(token) })).json();
    expect(account).toMatchObject({ id: userId, name: "Sam Rivera", tier: "FREE", profile: null });
    await expectRefusal(await api.get("/api/v1/me", { headers: bearer(token) }), 404, "not_found");
  });

  test("name and address are absent without identity:read", async ({ api }) => {
    const { headers } = await makeCaller([]);
    const account: AccountView = await (await api.get("/api/v1/account", { headers })).json();
    expect(account).not.toHaveProperty("email");
    expect(account).not.toHaveProperty("name");
  });
});

describeRefusals(getAccount, (api, headers) => api.get("/api/v1/account", { headers }));
