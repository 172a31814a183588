import { database } from "@/db/client";
import { makePaidOrder } from "@/db/factories";
import { orderBriefs } from "@/db/schema";
import { submitPurchaseBrief } from "@/lib/contracts/trade/purchases/purchase-briefs";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/purchases/${id}/brief`;
const data = { brief: "A mark for a type foundry by the sea." };

test.describe("200", () => {
  test("the brief, in place of what was there", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    const { id } = await makePaidOrder(seller.creator.profileId, { buyerUserId: buyer.creator.userId });
    for (const brief of [data.brief, "A mark, and a pattern."]) {
      const answer = await api.post(path(id), { headers: keyed(buyer.headers), data: { brief } });
      expect(await answer.json()).toMatchObject({ status: "SUBMITTED", summary: brief });
    }
  });
});

test.describe("200 with lines", () => {
  test("answers a question by a line as by a map", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    const { id } = await makePaidOrder(seller.creator.profileId, { buyerUserId: buyer.creator.userId });
    const asked = { label: "Which size?", help: "", kind: "text", options: [], required: true } as const;
    await database()
      .insert(orderBriefs)
      .values({ orderId: id, requirements: [{ id: "size", ...asked, options: [] }] });
    for (const given of [{ answers: { size: "A4" } }, { answer_list: ["size=A4"] }]) {
      const answer = await api.post(path(id), { headers: keyed(buyer.headers), data: given });
      expect(await answer.json()).toMatchObject({ status: "SUBMITTED", answers: { size: "A4" } });
    }
  });
});

test.describe("409", () => {
  test("once something was delivered", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    const order = { buyerUserId: buyer.creator.userId, status: "DELIVERED", deliveryNumber: 1 } as const;
    const { id } = await makePaidOrder(seller.creator.profileId, order);
    const answer = await api.post(path(id), { headers: keyed(buyer.headers), data });
    await expectRefusal(answer, 409, "invalid_state_transition");
  });
});

describeRefusals(submitPurchaseBrief, (api, headers) =>
  api.post(path(newId("ord")), { headers: keyed(headers), data }),
);
