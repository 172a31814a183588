import { makeMembership, makeTier } from "@/db/factories/creator-records";
import { updateTier } from "@/lib/contracts/trade/memberships/tier-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("changes what is sent; archives, puts back and moves", async ({ api }) => {
    const { creator, headers } = await makeCaller(["tiers:read", "tiers:write"]);
    const [a, b] = [await makeTier(creator.profileId), await makeTier(creator.profileId)];
    const patch = (id: string, data: object) => api.patch(`/api/v1/tiers/${id}`, { headers, data });
    const listed = async (query = "") =>
      (await (await api.get(`/api/v1/tiers${query}`, { headers })).json()).data.map((tier: { id: string }) => tier.id);
    expect(await (await patch(a.id, { price_cents: 900 })).json()).toMatchObject({
      price_cents: 900,
      name: "Supporter",
    });
    await patch(b.id, { position: 0 });
    expect(await listed()).toEqual([b.id, a.id]);
    expect(await (await patch(b.id, { active: false })).json()).toMatchObject({ active: false });
    expect([await listed(), await listed("?archived=true")]).toEqual([[a.id], [b.id, a.id]]);
    await expectRefusal(await patch(b.id, { position: 0 }), 409, "conflict");
    expect(await (await patch(b.id, { active: true, position: 1 })).json()).toMatchObject({ active: true });
    expect(await listed()).toEqual([a.id, b.id]);
  });
});

test.describe("409", () => {
  test("for another interval of a tier with members", async ({ api }) => {
    const { creator, headers } = await makeCaller(["tiers:write"]);
    const { id } = await makeTier(creator.profileId);
    await makeMembership(creator.profileId, id);
    const answer = await api.patch(`/api/v1/tiers/${id}`, { headers, data: { interval: "year" } });
    expect((await expectRefusal(answer, 409, "conflict")).param).toBe("interval");
  });
});

describeRefusals(updateTier, (api, headers) =>
  api.patch(`/api/v1/tiers/${newId("tier")}`, { headers, data: { name: "N" } }),
);
