import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { events } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { FIXTURES, MOST_ADVANCED } from "@/lib/contracts/trade/test-mode";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { listBoughtOrders } from "@/lib/domain/trade/orders/reading/bought";
import { acceptDeliveries } from "@/lib/domain/trade/orders/work/accept-deliveries";
import { ACCEPTANCE_MS } from "@/lib/domain/trade/orders/work/deliver";
import { as, inTest, mailsTo, makePerson, makeSeller, operator, orderRow, sell } from "../orders/testing";
import { advanceClock } from "./clock";
import { makeFixture } from "./fixtures";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const HOURS_72 = ACCEPTANCE_MS / 1000;

it("a fixture needs somebody who sells something", async () => {
  const made = makeFixture(inTest(as(await makePerson())), { type: "order.paid" });
  await expect(made).rejects.toMatchObject({ code: "not_found" });
});

it.each(FIXTURES)("a fixture %s ends with that event, in test mode alone, and mails nobody", async (type) => {
  const seller = await makeSeller();
  const made = await makeFixture(inTest(as(seller)), { type });
  const { status, livemode } = await orderRow(made.order_id);
  expect([status, livemode]).toEqual([made.status, false]);
  const told = await database().select().from(events).where(eq(events.ownerId, seller.profileId)).orderBy(events.id);
  expect(told.at(-1)).toMatchObject({ type, livemode: false });
  expect(told.every((event) => !event.livemode)).toBe(true);
  expect([await mailsTo(seller.email), await mailsTo("test-buyer@example.invalid")]).toEqual([[], []]);
});

it("fixtures and the clock are for test mode", async () => {
  const seller = await makeSeller();
  const live = { message: expect.stringContaining("test mode alone"), code: "conflict" };
  await expect(makeFixture(as(seller), { type: "order.paid" })).rejects.toMatchObject(live);
  await expect(advanceClock(as(seller), { advance_seconds: 1 })).rejects.toMatchObject(live);
});

it.each(FIXTURES)(
  "a fixture %s of who sells nothing is told to them, also later, and not to whose product it is",
  async (type) => {
    await makeSeller();
    const person = inTest(as(await makePerson()));
    const { order_id } = await makeFixture(person, { type });
    const order = await orderRow(order_id);
    const { userId } = requireAccount(person);
    expect(order).toMatchObject({ livemode: false, tried: true, buyerUserId: userId });
    const toldTo = async (owner: string) =>
      (await database().select().from(events).where(eq(events.ownerId, owner)).orderBy(events.id)).map(
        (event) => event.type,
      );
    expect((await toldTo(userId)).at(-1)).toBe(type);
    const seller = await toldTo(order.profileId);
    if (type === "order.delivered") {
      await advanceClock(person, { advance_seconds: HOURS_72 + 60 });
      await acceptDeliveries(operator());
      expect((await toldTo(userId)).at(-1)).toBe("order.completed");
    }
    expect(await toldTo(order.profileId)).toEqual(seller);
    expect((await listBoughtOrders(person, { limit: 10 })).data.map(({ id }) => id)).toEqual([order_id]);
  },
);

it("the clock ends the acceptance window of the account's own test order, and of no other", async () => {
  const [seller, other] = [await makeSeller(), await makeSeller()];
  const mine = await makeFixture(inTest(as(seller)), { type: "order.delivered" });
  const theirs = await makeFixture(inTest(as(other)), { type: "order.delivered" });
  const window = {
    status: "DELIVERED",
    deliveredAt: new Date(),
    acceptBy: new Date(Date.now() + ACCEPTANCE_MS),
  } as const;
  const live = await sell(seller, window);
  const clock = await advanceClock(inTest(as(seller)), { advance_seconds: HOURS_72 + 60 });
  expect(clock).toMatchObject({ advanced_seconds: HOURS_72 + 60, moved: { orders: 1, quotes: 0 } });
  await acceptDeliveries(operator());
  expect((await orderRow(mine.order_id)).status).toBe("COMPLETED");
  expect((await orderRow(theirs.order_id)).status).toBe("DELIVERED");
  expect(await orderRow(live.id)).toMatchObject({ status: "DELIVERED", acceptBy: window.acceptBy });
});

it("everything of an order moves alike", async () => {
  const seller = await makeSeller();
  const { order_id } = await makeFixture(inTest(as(seller)), { type: "order.completed" });
  const before = await orderRow(order_id);
  await advanceClock(inTest(as(seller)), { advance_seconds: 3_600 });
  const after = await orderRow(order_id);
  for (const name of ["createdAt", "paidAt", "dueAt", "deliveredAt", "acceptBy", "closedAt"] as const)
    expect([name, after[name]?.getTime()]).toEqual([name, (before[name]?.getTime() ?? 0) - 3_600_000]);
});

it("the clock goes 400 days in all, also when two ask at once", async () => {
  const ctx = inTest(as(await makeSeller()));
  const step = { advance_seconds: MOST_ADVANCED - 10 };
  const tries = await Promise.allSettled([advanceClock(ctx, step), advanceClock(ctx, step)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await advanceClock(ctx, { advance_seconds: 10 })).toMatchObject({ left_seconds: 0 });
  await expect(advanceClock(ctx, { advance_seconds: 1 })).rejects.toMatchObject({ code: "conflict" });
});
