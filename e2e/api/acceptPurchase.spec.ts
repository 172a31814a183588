import { makePaidOrder } from "@/db/factories";
import { acceptPurchase } from "@/lib/contracts/trade/purchases/purchases";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/purchases/${id}/accept`;
const DELIVERED = { status: "DELIVERED", deliveryNumber: 2, acceptBy: new Date(Date.now() + 86_400_000) } as const;

test.describe("200", () => {
  test("completes the order", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:accept"]), await makeCaller()];
    const order = { buyerUserId: buyer.creator.userId, ...DELIVERED };
    const { id } = await makePaidOrder(seller.creator.profileId, order);
    const accepted = await api.post(path(id), { headers: keyed(buyer.headers), data: { delivery_number: 2 } });
    expect(await accepted.json()).toMatchObject({ id, status: "COMPLETED", accepted_by: "buyer" });
  });
});

test.describe("202", () => {
  test("with purchases:write alone the person is asked, once", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    const order = { buyerUserId: buyer.creator.userId, ...DELIVERED };
    const { id } = await makePaidOrder(seller.creator.profileId, order);
    const ask = () => api.post(path(id), { headers: keyed(buyer.headers), data: { delivery_number: 2 } });
    const [first, again] = [await ask(), await ask()];
    expect([first.status(), again.status()]).toEqual([202, 202]);
    const { approval, status } = await first.json();
    expect([status, approval.kind, approval.status]).toEqual(["DELIVERED", "acceptance", "WAITING"]);
    expect((await again.json()).approval).toEqual(approval);
  });
});

test.describe("409", () => {
  test("while nothing was delivered, and for a delivery that was not the last", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:accept"]), await makeCaller()];
    const { userId: buyerUserId } = buyer.creator;
    for (const state of [{}, DELIVERED]) {
      const { id } = await makePaidOrder(seller.creator.profileId, { buyerUserId, ...state });
      const answer = await api.post(path(id), { headers: keyed(buyer.headers), data: { delivery_number: 1 } });
      await expectRefusal(answer, 409, "invalid_state_transition");
    }
  });
});

describeRefusals(acceptPurchase, (api, headers) => api.post(path(newId("ord")), { headers: keyed(headers), data: {} }));
