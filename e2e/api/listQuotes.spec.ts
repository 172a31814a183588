import { listQuotes } from "@/lib/contracts/contact/quote-operations";
import { expectRefusal } from "./callers";
import { expect, test } from "./described";
import { askedQuote } from "./quotes";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/quotes";

test.describe("200", () => {
  test("each side its own, by the scope of that side", async ({ api }) => {
    const { seller, buyer, id } = await askedQuote(api);
    for (const { headers } of [seller, buyer])
      expect(await (await api.get(PATH, { headers })).json()).toMatchObject({ data: [{ id }], has_more: false });
    const none = await api.get(`${PATH}?status=OFFERED`, { headers: seller.headers });
    expect(await none.json()).toMatchObject({ data: [] });
  });
});

test.describe("403", () => {
  test("for the side that the scopes are not for", async ({ api }) => {
    const { seller, buyer } = await askedQuote(api);
    await expectRefusal(await api.get(`${PATH}?side=buyer`, { headers: seller.headers }), 403, "insufficient_scope");
    await expectRefusal(await api.get(`${PATH}?side=creator`, { headers: buyer.headers }), 403, "insufficient_scope");
  });
});

describeRefusals(listQuotes, (api, headers) => api.get(PATH, { headers }));
