import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { CheckoutAnswer } from "@/lib/contracts/commerce/checkout";
import { listApprovals } from "../orders/approvals/read";
import { refuse } from "../orders/approving/refuse";
import { NO_ACCEPT } from "../orders/approving/testing";
import { as, makePerson, makeSeller, nobody, type Seller } from "../orders/testing";
import { appOf, NOW, PLENTY } from "../orders/testing-apps";
import { getCheckout } from "./change";
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

it("one whose time ran out while it was incomplete no longer says what was missing, which no call can send", async () => {
  const request = {
    line_items: [{ item: { id: seller.product.id }, quantity: 1 }],
    context: { eligibility: ["gold"] },
  };
  const { id, status } = (await createCheckout(nobody(NOW), PLATFORM, request)) as CheckoutAnswer;
  expect(status).toBe("incomplete");
  const codes = async (now: Date) =>
    ((await getCheckout(nobody(now), PLATFORM, id)) as CheckoutAnswer).messages?.map(({ code }) => code);
  expect(await codes(NOW)).toEqual(["variant_required", "eligibility_not_accepted"]);
  expect(await codes(new Date(NOW.getTime() + 2 * 86_400_000))).toEqual([
    "eligibility_not_accepted",
    "checkout_expired",
  ]);
});

it("a checkout that the person refused says so to the platform, before and after its time; one of which time ran out says that", async () => {
  const person = await makePerson();
  const app = await appOf(person, PLENTY, NO_ACCEPT);
  const later = new Date(NOW.getTime() + 2 * 86_400_000);
  const item = { id: packageItem(seller.product.id, "standard") };
  const open = async () =>
    (await createCheckout(app.at(), PLATFORM, { line_items: [{ item, quantity: 1 }] })) as CheckoutAnswer;
  const saidOf = async (id: string, now: Date) => {
    const { status, messages } = (await getCheckout(app.at(now), PLATFORM, id)) as CheckoutAnswer;
    return [status, ...(messages ?? []).map(({ code }) => code)];
  };
  const [refused, forgotten] = [await open(), await open()];
  expect(await saidOf(refused.id, NOW)).toEqual(["requires_escalation", "buyer_payment_required"]);
  const waiting = (await listApprovals(as(person), { limit: 10 })).data;
  expect(waiting).toHaveLength(2);
  // the newest first
  await refuse(as(person), waiting.at(-1)?.id ?? "", "Too dear.");
  for (const now of [NOW, later]) expect(await saidOf(refused.id, now)).toEqual(["canceled", "buyer_refused"]);
  expect(await saidOf(forgotten.id, later)).toEqual(["canceled", "checkout_expired"]);
});
