import { makePaidOrder } from "@/db/factories";
import { draftReview } from "@/lib/contracts/network/reviews/review-drafts";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/purchases/${id}/review-draft`;
const DRAFT = { rating: 5, title: "Calm and exact" };

test.describe("202", () => {
  test("waits for the person; a newer draft takes its place; nothing is published", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    const { id } = await makePaidOrder(seller.creator.profileId, { buyerUserId: buyer.creator.userId });
    const draft = (rating: number) => api.post(path(id), { headers: keyed(buyer.headers), data: { ...DRAFT, rating } });
    const [first, second] = [await draft(5), await draft(3)];
    expect(first.status()).toBe(202);
    expect(await second.json()).toMatchObject({ id: (await first.json()).id, kind: "review", status: "WAITING" });
    const reviews = await (await api.get(`/api/v1/creators/${seller.creator.handle}/reviews`)).json();
    expect(reviews.data).toEqual([]);
  });
});

test.describe("409", () => {
  test("for an order that was not paid", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    const unpaid = { buyerUserId: buyer.creator.userId, status: "CHECKOUT_OPEN", paidAt: null } as const;
    const { id } = await makePaidOrder(seller.creator.profileId, unpaid);
    const answer = await api.post(path(id), { headers: keyed(buyer.headers), data: DRAFT });
    await expectRefusal(answer, 409, "invalid_state_transition");
  });
});

describeRefusals(draftReview, (api, headers) => api.post(path(newId("ord")), { headers: keyed(headers), data: DRAFT }));
