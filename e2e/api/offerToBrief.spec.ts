import { makeProduct } from "@/db/factories";
import { makePostedBrief } from "@/db/factories/briefs";
import { offerToBrief } from "@/lib/contracts/contact/brief-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/briefs/${id}/offer`;
const OFFER = { title: "Mark in steel", scope: "- One mark", amount_cents: 43_210, delivery_days: 4 };

test.describe("201", () => {
  test("a quote that begins at OFFERED, once at a time, which the buyer reads with the brief", async ({ api }) => {
    const [seller, buyer] = [await makeCaller(["quotes:write"]), await makeCaller(["purchases:read"])];
    const { id: product_id } = await makeProduct(seller.creator.profileId, { sellable: true });
    const { id } = await makePostedBrief(buyer.creator.userId, seller.creator.profileId);
    const data = { ...OFFER, product_id };
    const send = () => api.post(path(id), { headers: keyed(seller.headers), data });
    const sent = await send();
    expect(sent.status()).toBe(201);
    const quote = await sent.json();
    expect(quote).toMatchObject({ status: "OFFERED", brief_id: id, offer: { amount_cents: 43_210 } });
    await expectRefusal(await send(), 409, "conflict");
    const read = await (await api.get(`/api/v1/posted-briefs/${id}`, { headers: buyer.headers })).json();
    expect(read).toMatchObject({ id, offer_count: 1, offers: [{ id: quote.id }], reached: [{ status: "ACCEPTED" }] });
  });
});

describeRefusals(offerToBrief, (api, headers) =>
  api.post(path(newId("brief")), { headers: keyed(headers), data: { ...OFFER, product_id: newId("prod") } }),
);
