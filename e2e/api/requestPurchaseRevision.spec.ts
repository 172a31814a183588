import { makePaidOrder } from "@/db/factories";
import { requestPurchaseRevision } from "@/lib/contracts/trade/purchases/purchases";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/purchases/${id}/request-revision`;
const DELIVERED = {
  status: "DELIVERED",
  deliveryNumber: 1,
  revisionsAllowed: 1,
  acceptBy: new Date(Date.now() + 86_400_000),
} as const;
const data = { note: "More contrast, please." };

test.describe("200", () => {
  test("sends the delivery back, as often as the order allows", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    const order = { buyerUserId: buyer.creator.userId, ...DELIVERED };
    const { id } = await makePaidOrder(seller.creator.profileId, order);
    const answer = await api.post(path(id), { headers: keyed(buyer.headers), data });
    expect(await answer.json()).toMatchObject({ id, status: "REVISION_REQUESTED", revisions_used: 1 });
    const again = await api.post(path(id), { headers: keyed(buyer.headers), data });
    await expectRefusal(again, 409, "invalid_state_transition");
  });
});

describeRefusals(requestPurchaseRevision, (api, headers) =>
  api.post(path(newId("ord")), { headers: keyed(headers), data }),
);
