import { makePaidOrder } from "@/db/factories";
import { answerPurchaseDueDate } from "@/lib/contracts/trade/purchases/due-dates";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/purchases/${id}/due-date/answer`;
const due_at = "2030-12-18T17:00:00.000Z";
const data = { accept: true, due_at };
const proposed = (by: "buyer" | "creator") => ({
  dueProposal: { by, due_at, reason: "The printer closes for a week.", at: "2026-11-20T09:30:00.000Z" },
});

test.describe("200", () => {
  test("moves the due date at once, or leaves it", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    for (const accept of [true, false]) {
      const order = { buyerUserId: buyer.creator.userId, ...proposed("creator") };
      const { id } = await makePaidOrder(seller.creator.profileId, order);
      const answer = await api.post(path(id), { headers: keyed(buyer.headers), data: { ...data, accept } });
      const moved = await answer.json();
      expect(moved).toMatchObject({ id, due_proposal: null });
      expect(moved.due_at === due_at).toBe(accept);
    }
  });
});

test.describe("409", () => {
  test("where nothing waits for an answer", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    const { id } = await makePaidOrder(seller.creator.profileId, { buyerUserId: buyer.creator.userId });
    const answer = await api.post(path(id), { headers: keyed(buyer.headers), data });
    await expectRefusal(answer, 409, "invalid_state_transition");
  });
});

describeRefusals(answerPurchaseDueDate, (api, headers) =>
  api.post(path(newId("ord")), { headers: keyed(headers), data }),
);
