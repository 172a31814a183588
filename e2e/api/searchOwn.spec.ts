import { makePaidOrder } from "@/db/factories";
import { type OwnSearchView, searchOwn } from "@/lib/contracts/network/search/own-search";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/search";

test.describe("200", () => {
  test("finds an order by its buyer, with the path that reads it", async ({ api }) => {
    const { creator, headers } = await makeCaller(["orders:read"]);
    const { id } = await makePaidOrder(creator.profileId, { buyerName: "Ottilie Quince" });
    const { data, searched }: OwnSearchView = await (await api.get(`${PATH}?q=quince`, { headers })).json();
    expect(searched).toEqual(["order", "review"]);
    expect(data).toMatchObject([{ type: "order", id, path: `/v1/orders/${id}` }]);
    expect((await api.get(`/api${data[0]?.path}`, { headers })).status()).toBe(200);
  });

  test("does not find an order without the scope that reads orders", async ({ api }) => {
    const { creator, headers } = await makeCaller(["posts:read"]);
    const { id } = await makePaidOrder(creator.profileId);
    const found = await (await api.get(`${PATH}?q=${id}`, { headers })).json();
    expect(found).toEqual({ data: [], searched: ["post", "review"] });
  });
});

test.describe("400", () => {
  for (const query of ["", "?q=", "?q=x&types=orders", `?q=${"x".repeat(201)}`, "?q=x&limit=51"])
    test(`${query.slice(0, 20) || "no words"}`, async ({ api }) => {
      const { headers } = await makeCaller(["orders:read"]);
      await expectRefusal(await api.get(PATH + query, { headers }), 400, "invalid_request");
    });
});

describeRefusals(searchOwn, (api, headers) => api.get(`${PATH}?q=quince`, { headers }));
