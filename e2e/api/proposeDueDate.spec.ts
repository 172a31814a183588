import { makePaidOrder } from "@/db/factories";
import { proposeDueDate } from "@/lib/contracts/trade/purchases/due-dates";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/orders/${id}/due-date`;
const DAY_MS = 86_400_000;
const data = { due_at: new Date(Date.now() + 20 * DAY_MS).toISOString(), reason: "The printer closes for a week." };

test.describe("200", () => {
  test("the date waits for the buyer, and the present one holds", async ({ api }) => {
    const { creator, headers } = await makeCaller(["orders:write"]);
    const { id } = await makePaidOrder(creator.profileId);
    const answer = await (await api.post(path(id), { headers: keyed(headers), data })).json();
    expect(answer).toMatchObject({ id, status: "PAID", due_proposal: { ...data, proposed_by: "creator" } });
    expect(Date.parse(answer.due_at)).toBeLessThan(Date.parse(data.due_at));
  });
});

test.describe("409", () => {
  test("for an order that was delivered", async ({ api }) => {
    const { creator, headers } = await makeCaller(["orders:write"]);
    const { id } = await makePaidOrder(creator.profileId, { status: "DELIVERED" });
    const answer = await api.post(path(id), { headers: keyed(headers), data });
    await expectRefusal(answer, 409, "invalid_state_transition");
  });
});

describeRefusals(proposeDueDate, (api, headers) => api.post(path(newId("ord")), { headers: keyed(headers), data }));
