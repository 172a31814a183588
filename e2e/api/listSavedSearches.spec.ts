import { listSavedSearches } from "@/lib/contracts/network/saved/saved-searches";
import { keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/saved-searches";

test.describe("200", () => {
  test("the searches that the account keeps, the last first and page by page, and nobody else's", async ({ api }) => {
    const [buyer, other] = [await makeCaller(["purchases:read", "purchases:write"]), await makeCaller()];
    for (const query of ["logo design", "voice over"])
      await api.post(PATH, { headers: keyed(buyer.headers), data: { criteria: { query } } });
    const first = await (await api.get(`${PATH}?limit=1`, { headers: buyer.headers })).json();
    expect(first).toMatchObject({ data: [{ criteria: { query: "voice over" }, mail: true }], has_more: true });
    const next = await api.get(`${PATH}?limit=1&cursor=${first.next_cursor}`, { headers: buyer.headers });
    expect(await next.json()).toMatchObject({ data: [{ criteria: { query: "logo design" } }], has_more: false });
    expect((await (await api.get(PATH, { headers: other.headers })).json()).data).toEqual([]);
  });
});

describeRefusals(listSavedSearches, (api, headers) => api.get(PATH, { headers }));
