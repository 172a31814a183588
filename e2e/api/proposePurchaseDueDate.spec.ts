import { makePaidOrder } from "@/db/factories";
import { proposePurchaseDueDate } from "@/lib/contracts/trade/purchases/due-dates";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/purchases/${id}/due-date`;
const DAY_MS = 86_400_000;
const data = { due_at: new Date(Date.now() + 20 * DAY_MS).toISOString(), reason: "The printer closes for a week." };

test.describe("200", () => {
  test("the date waits for the creator", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    const { id } = await makePaidOrder(seller.creator.profileId, { buyerUserId: buyer.creator.userId });
    const answer = await (await api.post(path(id), { headers: keyed(buyer.headers), data })).json();
    expect(answer).toMatchObject({ id, due_proposal: { ...data, proposed_by: "buyer" } });
  });
});

test.describe("404", () => {
  test("for what the account sold", async ({ api }) => {
    const { creator, headers } = await makeCaller(["purchases:write"]);
    const { id } = await makePaidOrder(creator.profileId);
    await expectRefusal(await api.post(path(id), { headers: keyed(headers), data }), 404, "not_found");
  });
});

describeRefusals(proposePurchaseDueDate, (api, headers) =>
  api.post(path(newId("ord")), { headers: keyed(headers), data }),
);
