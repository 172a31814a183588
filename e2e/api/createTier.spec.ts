import { createTier } from "@/lib/contracts/trade/memberships/tier-operations";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const NEW = { name: "Harbour Notes", price_cents: 700, interval: "month", perks: ["A letter"] };

test.describe("201", () => {
  test("can be joined at once, last in the list", async ({ api }) => {
    const { headers } = await makeCaller(["tiers:read", "tiers:write"]);
    const made = await api.post("/api/v1/tiers", { headers: keyed(headers), data: NEW });
    expect(made.status()).toBe(201);
    const tier = await made.json();
    expect(tier).toMatchObject({ ...NEW, slug: "harbour-notes", description: "", active: true, member_count: 0 });
    const { data } = await (await api.get("/api/v1/tiers", { headers })).json();
    expect(data).toEqual([tier]);
  });
});

test.describe("409", () => {
  test("past ten active tiers", async ({ api }) => {
    const { headers } = await makeCaller(["tiers:write"]);
    const make = () => api.post("/api/v1/tiers", { headers: keyed(headers), data: NEW });
    for (let i = 0; i < 10; i++) expect((await make()).status()).toBe(201);
    await expectRefusal(await make(), 409, "conflict");
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["price_cents", { ...NEW, price_cents: 99 }],
    ["name", { ...NEW, name: " " }],
    ["interval", { ...NEW, interval: "week" }],
  ] as const)
    test(`names ${param}`, async ({ api }) => {
      const { headers } = await makeCaller(["tiers:write"]);
      const answer = await api.post("/api/v1/tiers", { headers: keyed(headers), data });
      expect((await expectRefusal(answer, 422, "validation_error")).param).toBe(param);
    });
});

describeRefusals(createTier, (api, headers) => api.post("/api/v1/tiers", { headers: keyed(headers), data: NEW }));
