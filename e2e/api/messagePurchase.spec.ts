import { makePaidOrder } from "@/db/factories";
import { messagePurchase } from "@/lib/contracts/contact/order-messages";
import { newId } from "@/lib/core/values/ids";
import { keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/purchases/${id}/messages`;
const data = { body: "Could it be blue?" };

test.describe("201", () => {
  test("the buyer's account writes to the creator", async ({ api }) => {
    const [seller, buyer] = [await makeCaller(["messages:read"]), await makeCaller(["purchases:write"])];
    const { id } = await makePaidOrder(seller.creator.profileId, { buyerUserId: buyer.creator.userId });
    const sent = await api.post(path(id), { headers: keyed(buyer.headers), data });
    expect(sent.status()).toBe(201);
    expect(await sent.json()).toMatchObject({ ...data, side: "buyer" });
    const threads = await (await api.get("/api/v1/threads", { headers: seller.headers })).json();
    expect(threads.data).toMatchObject([{ subject: { kind: "order", id }, unread: 1 }]);
  });
});

describeRefusals(messagePurchase, (api, headers) => api.post(path(newId("ord")), { headers: keyed(headers), data }));
