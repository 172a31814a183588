import { withdrawQuote } from "@/lib/contracts/contact/quote-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed } from "./callers";
import { expect, test } from "./described";
import { offeredQuote } from "./quotes";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/quotes/${id}/withdraw`;
const data = { note: "The dates are gone." };

test.describe("200", () => {
  test("ends the offer with a word, once", async ({ api }) => {
    const { seller, id } = await offeredQuote(api);
    const answer = await api.post(path(id), { headers: keyed(seller.headers), data });
    expect(await answer.json()).toMatchObject({ id, status: "WITHDRAWN", note: data.note });
    const again = await api.post(path(id), { headers: keyed(seller.headers), data });
    await expectRefusal(again, 409, "invalid_state_transition");
  });
});

describeRefusals(withdrawQuote, (api, headers) => api.post(path(newId("qt")), { headers: keyed(headers), data }));
