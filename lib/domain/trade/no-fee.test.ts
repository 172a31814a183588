import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { makeTier } from "@/db/factories/creator-records";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { joinTier } from "./memberships/join";
import { as, buy, hearProcessor, makeSeller, orderRow } from "./orders/testing";
import { processor } from "./payments/processor";
import { payCheckout } from "./payments/sandbox/pages/hosted";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  process.env.PLATFORM_FEE_BPS = "0";
  resetEnv();
});
afterAll(async () => {
  delete process.env.PLATFORM_FEE_BPS;
  resetEnv();
  await own.drop();
});

const CARD = { email: "sam@example.com", name: "Sam", card: "4242424242424242", expiry: "12/34", cvc: "123" };

it("where the service takes no fee, an order is paid with none, and its creator is passed on all of it", async () => {
  const { id, amountCents } = await buy(await makeSeller(true));
  await hearProcessor();
  const order = await orderRow(id);
  expect(order).toMatchObject({ status: "PAID", feeCents: 0 });
  const expand = ["latest_charge.transfer"];
  const intent = await processor().paymentIntents.retrieve(order.paymentIntentId ?? "", { expand });
  expect(intent).toMatchObject({
    application_fee_amount: null,
    latest_charge: { application_fee: null, transfer: { amount: amountCents } },
  });
});

it("and so is a membership", async () => {
  const [seller, fan] = [await makeSeller(true), await makeCreator()];
  const tier = await makeTier(seller.profileId, { priceCents: 900 });
  const session = (await joinTier(as(fan), tier.id)).url?.split("/").at(-1) ?? "";
  await payCheckout(session, CARD);
  const { subscription } = await processor().checkout.sessions.retrieve(session, { expand: ["subscription"] });
  expect(subscription).toMatchObject({
    application_fee_percent: null,
    transfer_data: { destination: expect.stringMatching(/^acct_/) },
  });
});
