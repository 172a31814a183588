import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { as, buy, hearProcessor, makeSeller, nobody, orderRow, sell } from "@/lib/domain/trade/orders/testing";
import { acceptDelivery } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { release } from "../release";
import { readPayouts } from "./read";
import { tipsAndMembersSince } from "./standing-sums";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("says held what no buyer has accepted yet, and on its way only what was released", async () => {
  const seller = await makeSeller(true);
  const { id } = await buy(seller);
  await hearProcessor();
  const { amountCents, feeCents } = await orderRow(id);
  const net = amountCents - feeCents;
  await sell(seller, { status: "REVISION_REQUESTED", amountCents: 10_000, feeCents: 1_000, refundedCents: 5_000 });
  const sums = async () => (await readPayouts(as(seller))).sums;
  expect(await sums()).toEqual({ held_cents: net + 4_500, on_its_way_cents: 0 });
  await deliverOrder(as(seller), id, { message: "Here it is.", links: [] });
  await acceptDelivery(nobody(), { orderId: id, token: orderLinkToken(id) });
  expect(await sums()).toEqual({ held_cents: 4_500, on_its_way_cents: net });
});

it("adds up what tips and members paid since a moment, of this creator alone, and nothing that orders earned", async () => {
  const [seller, other] = [await makeSeller(true), await makeSeller(true)];
  const since = new Date();
  const pay = (
    to: typeof seller,
    kind: "tip" | "membership" | "order",
    amountCents: number,
    now: Date,
    refundedCents = 0,
  ) =>
    transaction(as(to, now), (tx, within) =>
      release(tx, within, {
        profileId: to.profileId,
        kind,
        source: newId("evt"),
        amountCents,
        feeCents: amountCents / 10,
        refundedCents,
      }),
    );
  const before = new Date(since.getTime() - 1);
  await pay(seller, "membership", 700, since);
  await pay(seller, "membership", 1_000, since, 500);
  await pay(seller, "tip", 300, since);
  for (const [to, kind, at] of [
    [seller, "membership", before],
    [seller, "order", since],
    [other, "membership", since],
  ] as const)
    await pay(to, kind, 2_000, at);
  expect(await tipsAndMembersSince(as(seller), since)).toBe(630 + 450 + 270);
});

it("lists tips and memberships among the latest payments, as their orders are", async () => {
  const seller = await makeSeller(true);
  const { id } = await sell(seller, { status: "COMPLETED", amountCents: 10_000, feeCents: 1_000 });
  const give = (kind: "tip" | "membership", amountCents: number, ms: number, refundedCents = 0) =>
    transaction(as(seller, new Date(Date.now() + ms)), (tx, within) =>
      release(tx, within, {
        profileId: seller.profileId,
        kind,
        source: newId("evt"),
        ...(kind === "tip" && { orderId: id }),
        amountCents,
        feeCents: amountCents / 10,
        refundedCents,
      }),
    );
  await give("tip", 500, 60_000);
  await give("membership", 900, 120_000);
  await give("membership", 900, 180_000, 900);
  const { earnings } = await readPayouts(as(seller));
  expect(earnings).toMatchObject([
    { kind: "membership", order_id: null, net_cents: 0, standing: "refunded" },
    { kind: "membership", order_id: null, net_cents: 810, standing: "on_its_way" },
    { kind: "tip", order_id: id, product_title: expect.any(String), net_cents: 450, standing: "on_its_way" },
    { kind: "order", order_id: id, net_cents: 9_000 },
  ]);
});
