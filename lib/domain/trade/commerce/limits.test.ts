import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { CheckoutAnswer } from "@/lib/contracts/commerce/checkout";
import { transaction } from "@/lib/core/transaction";
import { setSpendLimits } from "@/lib/domain/platform/spending/limits";
import { NO_ACCEPT } from "../orders/approving/testing";
import { as, makePerson, makeSeller, type Seller } from "../orders/testing";
import { appOf, NOW, PLENTY } from "../orders/testing-apps";
import { getCheckout, updateCheckout } from "./change";
import { createCheckout } from "./create";
import { packageItem } from "./item-ids";

const PLATFORM = { url: "https://platform.example/ucp", signed: false, webhookUrl: null };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const standard = () => ({ line_items: [{ item: { id: packageItem(seller.product.id, "standard") }, quantity: 1 }] });

it("a limit that no choice of the platform's fits is for the buyer to change, on the page that is named; then the same call opens it", async () => {
  for (const limits of [{ ...PLENTY, per_order_cents: 5_000 }, { ...PLENTY, categories: ["writing"] }, null]) {
    const person = await makePerson();
    const app = await appOf(person, limits, NO_ACCEPT);
    const made = (await createCheckout(app.at(), PLATFORM, standard())) as CheckoutAnswer;
    const shown = (await getCheckout(app.at(), PLATFORM, made.id)) as CheckoutAnswer;
    for (const { status, messages, continue_url } of [made, shown]) {
      expect(status).toBe("requires_escalation");
      expect(messages).toMatchObject([{ code: "spend_limit_exceeded", severity: "requires_buyer_input" }]);
      expect(continue_url).toMatch(/\/settings\/apps$/);
    }
    const spender = { credentialId: app.grantId, userId: person.userId };
    await transaction(as(person, NOW), (tx, ctx) => setSpendLimits(tx, ctx, spender, PLENTY));
    expect(await updateCheckout(app.at(), PLATFORM, made.id, standard())).toMatchObject({
      status: "requires_escalation",
      messages: [{ code: "buyer_payment_required" }],
    });
  }
});

it("one that another package of the product fits is the platform's to meet", async () => {
  const app = await appOf(await makePerson(), { ...PLENTY, per_order_cents: 19_999 }, NO_ACCEPT);
  expect(await createCheckout(app.at(), PLATFORM, standard())).toMatchObject({
    status: "incomplete",
    messages: [{ code: "spend_limit_exceeded", severity: "recoverable" }],
  });
});
