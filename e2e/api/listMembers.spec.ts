import { makeMembership, makeTier } from "@/db/factories/creator-records";
import { listMembers } from "@/lib/contracts/trade/memberships/tier-operations";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/memberships";

test.describe("200", () => {
  test("those who are members, or who were", async ({ api }) => {
    const { creator, headers } = await makeCaller(["memberships:read"]);
    const tier = await makeTier(creator.profileId);
    const [stays, left] = [
      await makeMembership(creator.profileId, tier.id),
      await makeMembership(creator.profileId, tier.id, { canceledAt: new Date() }),
    ];
    const { data } = await (await api.get(PATH, { headers })).json();
    expect(data).toMatchObject([{ id: stays.id, email: stays.email, status: "ACTIVE", tier: { id: tier.id } }]);
    const gone = await (await api.get(`${PATH}?status=CANCELED`, { headers })).json();
    expect(gone.data).toMatchObject([{ id: left.id, status: "CANCELED" }]);
  });
});

describeRefusals(listMembers, (api, headers) => api.get(PATH, { headers }));
