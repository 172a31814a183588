import { makePaidOrder } from "@/db/factories";
import { makeApproval } from "@/db/factories/approvals";
import { listApprovals } from "@/lib/contracts/trade/orders/approvals";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/approvals";

test.describe("200", () => {
  test("what waits and what was said, newest first, of its own account alone", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:read"]), await makeCaller()];
    const { userId } = buyer.creator;
    const ask = async (parts: { status?: "REFUSED"; reason?: string } = {}) => {
      const order = await makePaidOrder(seller.creator.profileId, { buyerUserId: userId });
      return { order, ...(await makeApproval({ userId, orderId: order.id, ...parts })) };
    };
    const refused = await ask({ status: "REFUSED", reason: "Too dear." });
    const waits = await ask();
    const all = await (await api.get(PATH, { headers: buyer.headers })).json();
    expect(all.data).toMatchObject([
      { id: waits.id, order_id: waits.order.id, status: "WAITING", app: "Office assistant", reason: null },
      { id: refused.id, status: "REFUSED", reason: "Too dear." },
    ]);
    expect(all.data[0].approve_url).toContain(`/approvals#${waits.id}`);
    const open = await (await api.get(`${PATH}?status=WAITING`, { headers: buyer.headers })).json();
    expect(open.data.map(({ id }: { id: string }) => id)).toEqual([waits.id]);
    expect(await (await api.get(PATH, { headers: seller.headers })).json()).toMatchObject({ data: [] });
  });
});

describeRefusals(listApprovals, (api, headers) => api.get(PATH, { headers }));
