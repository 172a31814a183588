import { getBilling } from "@/lib/contracts/trade/billing/billing-operations";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("the account's plan, with nothing paid so far", async ({ api }) => {
    const { headers } = await makeCaller(["billing:read"], { tier: "STARTER" });
    const billing = await (await api.get("/api/v1/billing", { headers })).json();
    expect(billing).toMatchObject({ tier: "STARTER", subscription: null, invoices: [], has_portal: false });
  });
});

describeRefusals(getBilling, (api, headers) => api.get("/api/v1/billing", { headers }));
