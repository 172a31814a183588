import { MAX_SAVED_SEARCHES, saveSearch } from "@/lib/contracts/network/saved/saved-searches";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/saved-searches";

test.describe("201", () => {
  test("a search, under a name made of what it asks; a second time changes nothing", async ({ api }) => {
    const { headers } = await makeCaller(["purchases:write"]);
    const data = { finds: "offers", criteria: { query: "logo design", max_price_cents: 50_000 } };
    const save = async () => api.post(PATH, { headers: keyed(headers), data });
    const first = await save();
    expect(first.status()).toBe(201);
    const search = await first.json();
    expect(search).toMatchObject({ ...data, name: "“logo design”, up to $500", mail: true, mailed_at: null });
    expect(await (await save()).json()).toEqual(search);
  });
});

test.describe("409", () => {
  test("when as many are kept as can be", async ({ api }) => {
    test.slow();
    const { headers } = await makeCaller(["purchases:write"], { tier: "GROWTH" });
    const save = (n: number) =>
      api.post(PATH, { headers: keyed(headers), data: { criteria: { max_price_cents: 1_000 + n }, mail: false } });
    for (let n = 0; n < MAX_SAVED_SEARCHES; n++) expect((await save(n)).status()).toBe(201);
    await expectRefusal(await save(MAX_SAVED_SEARCHES), 409, "conflict");
  });
});

test.describe("422", () => {
  test("for a search that asks for nothing", async ({ api }) => {
    const { headers } = await makeCaller(["purchases:write"]);
    const response = await api.post(PATH, { headers: keyed(headers), data: { criteria: {} } });
    expect((await expectRefusal(response, 422, "validation_error")).param).toBe("criteria");
  });
});

describeRefusals(saveSearch, (api, headers) =>
  api.post(PATH, { headers: keyed(headers), data: { criteria: { query: "logo design" } } }),
);
