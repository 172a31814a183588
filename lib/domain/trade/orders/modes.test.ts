import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { events, orderRefunds, orders, owedRefunds, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { OrderQuery } from "@/lib/contracts/trade/orders/creator-orders";
import { newId } from "@/lib/core/values/ids";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { replyToReview } from "@/lib/domain/trade/orders/work/reply-to-review";
import { listOwedRefunds } from "@/lib/domain/trade/payments/list-owed-refunds";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { readPayouts } from "@/lib/domain/trade/payouts/reading/read";
import { reviewsByIds, reviewsOfCreators } from "@/lib/domain/trade/reviews/by-creators";
import { findReviewOfOrder, listReviews } from "@/lib/domain/trade/reviews/read";
import { orderHandle } from "./access/handle";
import { orderLinkToken } from "./access/link";
import { mailOrderLinks } from "./access/mail-links";
import { expireCheckouts } from "./checkout/expire-checkouts";
import { cancelOrder } from "./closing/cancel";
import { openDispute } from "./closing/dispute";
import { refundOrder, requestRefund } from "./closing/refund";
import { moveOrder } from "./move";
import { listClosedOrders, readBoard } from "./reading/board";
import { listBoughtOrders } from "./reading/bought";
import { ordersByIds } from "./reading/by-ids";
import { getOrder, listOrders } from "./reading/list";
import { getOrderStatus } from "./reading/status";
import { sendRefunds } from "./refunds/send-due";
import { as, buy, hearProcessor, inTest, makePerson, makeSeller, nobody, operator, orderRow } from "./testing";
import { acceptDeliveries } from "./work/accept-deliveries";
import { ACCEPTANCE_MS, deliverOrder } from "./work/deliver";
import { submitReview } from "./work/submit-review";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const CARD = { name: "Robin Ashby", card: "4242424242424242", expiry: "12/34", cvc: "123" };
const WORK = { message: "Here it is.", links: [] };
const refused = (code: string) => expect.objectContaining({ code });
const LATER = new Date(Date.now() + ACCEPTANCE_MS + 60_000);

/** A seller with an order of each mode, both by one buyer, paid, delivered and accepted by the worker; each is reviewed: 5 live, 1 in test. */
async function sold() {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const ids = { live: "", test: "" };
  const modes = [
    { mode: "live", rating: 5, to: nobody() } as const,
    { mode: "test", rating: 1, to: inTest(nobody()) } as const,
  ];
  let figures: unknown;
  for (const { mode, rating, to } of modes) {
    figures = await figuresOf(seller.profileId);
    const { id } = await buy(seller, CARD.card, buyer.email, to);
    await hearProcessor();
    await deliverOrder({ ...as(seller), livemode: to.livemode }, id, WORK);
    await acceptDeliveries(operator(LATER));
    await submitReview(to, { orderId: id, token: orderLinkToken(id), rating, title: "", body: mode });
    ids[mode] = id;
  }
  return { seller, buyer, ...ids, figures };
}

async function figuresOf(profileId: string) {
  const [row] = await database().select().from(profiles).where(eq(profiles.id, profileId));
  return row;
}

const eventsOf = async (profileId: string) =>
  (await database().select().from(events).where(eq(events.ownerId, profileId))).map((e) => [e.type, e.livemode]);
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

describe("orders of both modes", () => {
  let world: Awaited<ReturnType<typeof sold>>;
  beforeAll(async () => {
    world = await sold();
  });
  const sellers = () => ({ live: as(world.seller), test: inTest(as(world.seller)) });

  it("are moved by the processor and the worker, each told of in its own mode", async () => {
    for (const [id, livemode] of [
      [world.live, true],
      [world.test, false],
    ] as const)
      expect(await orderRow(id)).toMatchObject({ livemode, status: "COMPLETED", acceptedBy: "auto" });
    const kinds = ["order.created", "order.paid", "order.delivered", "order.completed", "review.created"];
    const told = await eventsOf(world.seller.profileId);
    expect(told).toHaveLength(10);
    expect(told).toEqual(
      expect.arrayContaining(
        kinds.flatMap((kind) => [
          [kind, true],
          [kind, false],
        ]),
      ),
    );
  });

  it("are read by those of their mode alone", async () => {
    const { live, test } = sellers();
    for (const [ctx, mine, other] of [
      [live, world.live, world.test],
      [test, world.test, world.live],
    ] as const) {
      expect(idsOf(await listOrders(ctx, OrderQuery.parse({})))).toEqual([mine]);
      expect(idsOf(await listClosedOrders(ctx, { limit: 9 }))).toEqual([mine]);
      expect((await ordersByIds(ctx, [mine, other])).map((order) => order?.id)).toEqual([mine, undefined]);
      expect((await getOrder(ctx, mine)).id).toBe(mine);
      await expect(getOrder(ctx, other)).rejects.toEqual(refused("not_found"));
      await expect(getOrderStatus(ctx, orderHandle(other))).rejects.toEqual(refused("not_found"));
      expect((await readPayouts(ctx)).earnings.map((earning) => earning.order_id)).toEqual([mine]);
      const buyer = { ...as(world.buyer), livemode: ctx.livemode };
      expect(idsOf(await listBoughtOrders(buyer, { limit: 9 }))).toEqual([mine]);
    }
  });

  it("are reviewed in their mode; the rating and all the page's figures are of live mode", async () => {
    const { profileId, handle } = world.seller;
    const pages = {
      live: await listReviews(nobody(), handle, {}),
      test: await listReviews(inTest(nobody()), handle, {}),
    };
    expect(pages.live).toMatchObject({
      rating: 5,
      review_count: 1,
      distribution: { "1": 0, "5": 1 },
      data: [{ body: "live" }],
    });
    expect(pages.test).toMatchObject({ rating: 5, review_count: 1, data: [{ body: "test" }] });
    const ids = [...idsOf(pages.live), ...idsOf(pages.test)];
    expect((await reviewsByIds(nobody(), ids)).map((review) => review?.body)).toEqual(["live", undefined]);
    expect(await reviewsOfCreators(nobody(), [{ profileId, limit: 9 }])).toMatchObject([{ data: [{ body: "live" }] }]);
    expect(await findReviewOfOrder(nobody(), world.test)).toBeNull();
    const { live, test } = sellers();
    await expect(replyToReview(live, ids[1] ?? "", { body: "Thanks." })).rejects.toEqual(refused("not_found"));
    expect((await replyToReview(test, ids[1] ?? "", { body: "Thanks." })).reply?.body).toBe("Thanks.");
    // nothing of the page has moved since before the test order
    expect(await figuresOf(profileId)).toEqual(world.figures);
  });

  it("are moved by those of their mode alone", async () => {
    const { live, test } = sellers();
    const { id } = await buy(world.seller, CARD.card, undefined, inTest(nobody()));
    await hearProcessor();
    const [token, before] = [orderLinkToken(id), await orderRow(id)];
    const tries = await Promise.allSettled([
      deliverOrder(live, id, WORK),
      cancelOrder(live, id),
      refundOrder(live, id),
      requestRefund(live, id, { reason: "creator" }),
      openDispute(nobody(), { orderId: id, token, reason: "Not mine." }),
      submitReview(nobody(), { orderId: id, token, rating: 5, title: "", body: "" }),
      database().transaction((tx) => moveOrder(tx, live, id, { to: "DELIVERED", actor: "creator", done: "delivered" })),
    ]);
    for (const tried of tries) expect(tried).toMatchObject({ reason: { code: "not_found" } });
    expect(await orderRow(id)).toEqual(before);
    expect((await readBoard(live)).PAID).toEqual([]);
    expect(idsOf({ data: (await readBoard(test)).PAID })).toEqual([id]);
    await cancelOrder(test, id);
    await hearProcessor();
    expect((await orderRow(id)).status).toBe("REFUNDED");
    expect(await eventsOf(world.seller.profileId)).toContainEqual(["order.refunded", false]);
  });

  it("are closed, sent back and marked by the worker in their mode", async () => {
    const test = inTest(nobody());
    const unpaid = [];
    for (let n = 0; n < 3; n++) unpaid.push(await buy(world.seller, null, undefined, test));
    const [unopened, overThere] = unpaid;
    await database()
      .update(orders)
      .set({ checkoutSessionId: null })
      .where(eq(orders.id, unopened?.id ?? ""));
    await processor().checkout.sessions.expire(overThere?.session ?? "");
    await hearProcessor();
    expect((await orderRow(overThere?.id ?? "")).status).toBe("EXPIRED");
    await expireCheckouts(operator(new Date(Date.now() + 86_400_000)));
    for (const { id } of unpaid) expect((await orderRow(id)).status).toBe("EXPIRED");
    const told = (await eventsOf(world.seller.profileId)).filter(([type]) => type === "checkout.expired");
    expect(told).toEqual([
      ["checkout.expired", false],
      ["checkout.expired", false],
    ]);
    const before = await figuresOf(world.seller.profileId);
    const mine = await buy(world.seller, CARD.card, world.seller.email, test);
    await hearProcessor();
    expect((await orderRow(mine.id)).ownPurchase).toBe("email");
    expect(await figuresOf(world.seller.profileId)).toEqual(before);
    const refund = { id: newId("rfd"), orderId: mine.id, cents: 100, reason: "creator", livemode: false } as const;
    await database().insert(orderRefunds).values(refund);
    await sendRefunds(operator());
    const [sent] = await database().select().from(orderRefunds).where(eq(orderRefunds.id, refund.id));
    expect(sent?.processorId).toMatch(/^re_/);
  });

  it("have their links mailed to those of their mode alone", async () => {
    await mailOrderLinks(nobody(), { email: world.buyer.email });
    const [mail] = (await mailsTo(world.buyer.email)).filter(({ kind }) => kind === "order_links");
    expect(mail?.text).toContain(world.live);
    expect(mail?.text).not.toContain(world.test);
  });

  it("owe back in their mode", async () => {
    const late = await buy(world.seller, null, undefined, inTest(nobody()));
    await database().update(orders).set({ status: "EXPIRED" }).where(eq(orders.id, late.id));
    await payCheckout(late.session, { ...CARD, email: late.email });
    await hearProcessor();
    const [owed] = await database().select().from(owedRefunds).where(eq(owedRefunds.profileId, world.seller.profileId));
    expect(owed).toMatchObject({ livemode: false, reason: "expired" });
    expect(idsOf({ data: await listOwedRefunds(operator()) })).not.toContain(owed?.id);
    expect(idsOf({ data: await listOwedRefunds(inTest(operator())) })).toContain(owed?.id);
  });
});
