import { makePaidOrder } from "@/db/factories";
import { getOrder, type OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/orders";

test("404 says the form of an id to who sends another, and where that is explained", async ({ api }) => {
  const { headers } = await makeCaller(["orders:read"]);
  const { error } = await (await api.get(`${PATH}/nope`, { headers })).json();
  expect(error).toMatchObject({
    code: "not_found",
    param: "id",
    message: expect.stringContaining("of the form ord_…"),
  });
  const page = await (await fetch(error.doc_url)).text();
  expect(page).toContain(`id="${new URL(error.doc_url).hash.slice(1)}"`);
});

test.describe("200", () => {
  test("the order as its list shows it, with its timeline, oldest first", async ({ api }) => {
    const { creator, headers } = await makeCaller(["orders:read"]);
    const { id } = await makePaidOrder(creator.profileId);
    const order: OrderDetailView = await (await api.get(`${PATH}/${id}`, { headers })).json();
    const { timeline, deliveries, brief, ...listed } = order;
    expect((await (await api.get(PATH, { headers })).json()).data).toEqual([listed]);
    expect(timeline.map(({ actor, from, to, note }) => [actor, from, to, note])).toEqual([
      ["site", null, "CHECKOUT_OPEN", null],
      ["processor", "CHECKOUT_OPEN", "PAID", null],
    ]);
    expect(deliveries).toEqual([]);
    expect(brief).toMatchObject({ status: "MISSING" });
  });

  test("what was delivered", async ({ api }) => {
    const { creator, headers } = await makeCaller(["orders:read", "orders:write"]);
    const { id } = await makePaidOrder(creator.profileId);
    const data = { message: "Done.", links: ["https://files.example.com/a.zip"] };
    const delivered = await (await api.post(`${PATH}/${id}/deliver`, { headers: keyed(headers), data })).json();
    const order: OrderDetailView = await (await api.get(`${PATH}/${id}`, { headers })).json();
    expect(order).toEqual(delivered);
    expect(order.deliveries).toMatchObject([{ number: 1, ...data }]);
  });
});

test.describe("404", () => {
  test("for another creator's order, as for one that does not exist and for what is no order's id", async ({ api }) => {
    const [owner, stranger] = [await makeCaller(), await makeCaller(["orders:read"])];
    const { id } = await makePaidOrder(owner.creator.profileId);
    const messages: string[] = [];
    for (const asked of [id, newId("ord")]) {
      const response = await api.get(`${PATH}/${asked}`, { headers: stranger.headers });
      messages.push((await expectRefusal(response, 404, "not_found")).message);
    }
    expect(messages[0]).toBe(messages[1]);
    for (const asked of [newId("post"), "ord_", "1", "%00"])
      await expectRefusal(await api.get(`${PATH}/${asked}`, { headers: stranger.headers }), 404, "not_found");
  });
});

describeRefusals(getOrder, (api, headers) => api.get(`${PATH}/${newId("ord")}`, { headers }));
