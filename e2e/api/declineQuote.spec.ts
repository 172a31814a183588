import { declineQuote } from "@/lib/contracts/contact/quote-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed } from "./callers";
import { expect, test } from "./described";
import { offeredQuote } from "./quotes";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/quotes/${id}/decline`;
const data = { note: "The dates are gone." };

test.describe("200", () => {
  test("ends the offer with a word, once", async ({ api }) => {
    const { buyer, id } = await offeredQuote(api);
    const answer = await api.post(path(id), { headers: keyed(buyer.headers), data });
    expect(await answer.json()).toMatchObject({ id, status: "DECLINED", note: data.note });
    const again = await api.post(path(id), { headers: keyed(buyer.headers), data });
    await expectRefusal(again, 409, "invalid_state_transition");
  });
});

describeRefusals(declineQuote, (api, headers) => api.post(path(newId("qt")), { headers: keyed(headers), data }));
