import { makePaidOrder } from "@/db/factories";
import { answerDueDate } from "@/lib/contracts/trade/purchases/due-dates";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/orders/${id}/due-date/answer`;
const due_at = "2030-12-18T17:00:00.000Z";
const data = { accept: true, due_at };
const proposed = (by: "buyer" | "creator") => ({
  dueProposal: { by, due_at, reason: "The printer closes for a week.", at: "2026-11-20T09:30:00.000Z" },
});

test.describe("200", () => {
  test("moves the due date at once", async ({ api }) => {
    const { creator, headers } = await makeCaller(["orders:write"]);
    const { id } = await makePaidOrder(creator.profileId, proposed("buyer"));
    const answer = await api.post(path(id), { headers: keyed(headers), data });
    expect(await answer.json()).toMatchObject({ id, due_at, due_proposal: null });
  });
});

test.describe("409", () => {
  test("for one's own date", async ({ api }) => {
    const { creator, headers } = await makeCaller(["orders:write"]);
    const { id } = await makePaidOrder(creator.profileId, proposed("creator"));
    await expectRefusal(await api.post(path(id), { headers: keyed(headers), data }), 409, "invalid_state_transition");
  });
});

describeRefusals(answerDueDate, (api, headers) => api.post(path(newId("ord")), { headers: keyed(headers), data }));
