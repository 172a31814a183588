import { offerQuote } from "@/lib/contracts/contact/quote-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed } from "./callers";
import { expect, test } from "./described";
import { askedQuote } from "./quotes";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/quotes/${id}/offer`;
const OFFER = {
  product_id: newId("prod"),
  title: "T",
  scope: "S",
  amount_cents: 10_000,
  delivery_days: 1,
};

test.describe("200", () => {
  test("an offer that the buyer pays exactly", async ({ api }) => {
    const { seller, buyer, id, offer } = await askedQuote(api);
    const answer = await api.post(path(id), { headers: keyed(seller.headers), data: offer });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ status: "OFFERED", offer });
    const order = { handle: seller.creator.handle, quote_id: id };
    const refused = await api.post("/api/v1/orders", { headers: keyed(buyer.headers), data: order });
    await expectRefusal(refused, 402, "spend_limit_exceeded");
    const again = await api.post(path(id), { headers: keyed(seller.headers), data: offer });
    await expectRefusal(again, 409, "invalid_state_transition");
  });

  test("without an account it is bought by its id", async ({ api }) => {
    const { seller, offer } = await askedQuote(api);
    const data = { handle: seller.creator.handle, brief: "Another one." };
    const { id } = await (await api.post("/api/v1/quotes", { headers: keyed({}), data })).json();
    await api.post(path(id), { headers: keyed(seller.headers), data: offer });
    const order = { handle: seller.creator.handle, quote_id: id };
    const opened = await api.post("/api/v1/orders", { headers: keyed({}), data: order });
    expect(opened.status()).toBe(201);
    expect(await opened.json()).toMatchObject({ amount_cents: offer.amount_cents });
  });
});

test.describe("422", () => {
  test("for a product of somebody else", async ({ api }) => {
    const { seller, id } = await askedQuote(api);
    const refused = await api.post(path(id), { headers: keyed(seller.headers), data: OFFER });
    expect((await expectRefusal(refused, 422, "validation_error")).param).toBe("product_id");
  });
});

describeRefusals(offerQuote, (api, headers) => api.post(path(newId("qt")), { headers: keyed(headers), data: OFFER }));
