import { getQuote } from "@/lib/contracts/contact/quote-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { offeredQuote } from "./quotes";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/quotes/${id}`;

test.describe("200", () => {
  test("the same for both sides, and no address of the buyer", async ({ api }) => {
    const { seller, buyer, id, offered } = await offeredQuote(api);
    for (const { headers } of [seller, buyer])
      expect(await (await api.get(path(id), { headers })).json()).toEqual(offered);
    expect(JSON.stringify(offered)).not.toContain(buyer.creator.email);
  });
});

test.describe("404", () => {
  test("for another account's, and one that is not there", async ({ api }) => {
    const { id } = await offeredQuote(api);
    const { headers } = await makeCaller();
    for (const one of [id, newId("qt"), "nope"])
      await expectRefusal(await api.get(path(one), { headers }), 404, "not_found");
  });
});

describeRefusals(getQuote, (api, headers) => api.get(path(newId("qt")), { headers }));
