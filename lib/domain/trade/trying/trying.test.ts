import { eq, is } from "drizzle-orm";
import { getTableConfig, PgTable, PgTimestamp } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import * as schema from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { FIXTURES, MOST_ADVANCED } from "@/lib/contracts/trade/test-mode";
import { DAY_MS } from "@/lib/core/values/durations";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { askToCancel } from "@/lib/domain/trade/orders/canceling/ask";
import { lateSince } from "@/lib/domain/trade/orders/canceling/deadline";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { acceptProposal, propose } from "@/lib/domain/trade/orders/disputes/propose";
import { listBoughtOrders } from "@/lib/domain/trade/orders/reading/bought";
import { acceptDeliveries } from "@/lib/domain/trade/orders/work/accept-deliveries";
import { ACCEPTANCE_MS, deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import {
  as,
  buy,
  hearProcessor,
  inTest,
  mailsTo,
  makePerson,
  makeSeller,
  operator,
  orderRow,
  sell,
} from "../orders/testing";
import { advanceClock, OF_ORDERS } from "./clock";
import { makeFixture } from "./fixtures";

const { events, orders } = schema;

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

it("everything that hangs on an order moves with it", () => {
  // what the version before keeps, and what is never passed on in test mode
  const still: PgTable[] = [schema.orderFiles, schema.releases];
  const tables = Object.values(schema).flatMap((table: unknown) => (is(table, PgTable) ? [table] : []));
  const hanging = tables.filter((table) => {
    const { foreignKeys, columns } = getTableConfig(table);
    const moments = columns.filter((column) => is(column, PgTimestamp) && column.name !== "updated_at");
    return moments.length > 0 && foreignKeys.some((key) => key.reference().foreignTable === schema.orders);
  });
  const names = (some: readonly PgTable[]) => some.map((table) => getTableConfig(table).name).sort();
  expect(names(hanging)).toEqual(names([...OF_ORDERS, ...still]));
});

it("what both sides of a dispute agreed on comes nearer, and so does a date that one of them asks for", async () => {
  const [seller, buyer] = [await makeSeller(), await makePerson()];
  const [sells, buys] = [inTest(as(seller)), inTest(as(buyer))];
  const bought = async () => {
    const { id } = await buy(seller, undefined, buyer.email, buys);
    await hearProcessor();
    return id;
  };
  const [id, other] = [await bought(), await bought()];
  const before = new Date(Date.now() - 60_000);
  await deliverOrder(inTest(as(seller, before)), id, { message: "Here it is.", links: [] });
  await openDispute(buys, { orderId: id, reason: "It is not what was agreed on." });
  const agreed = { kind: "deliver_again", dueAt: new Date(Date.now() + 3 * DAY_MS) } as const;
  const proposal = await propose(sells, { orderId: id, as: "creator" }, agreed);
  await acceptProposal(buys, { orderId: id, as: "buyer" }, proposal.id);
  const asked = {
    by: "creator",
    reason: "I am ill.",
    due_at: "2031-01-11T10:00:00.000Z",
    at: "2031-01-10T00:00:00.000Z",
  };
  await database()
    .update(orders)
    .set({ dueProposal: { ...asked, by: "creator" } })
    .where(eq(orders.id, other));

  await advanceClock(sells, { advance_seconds: 10 * 86_400 });
  const since = await lateSince(buys, await orderRow(id));
  expect(since?.getTime()).toBe(agreed.dueAt.getTime() - 9 * DAY_MS);
  await askToCancel(buys, { orderId: id, reason: "Nothing came." });
  expect((await orderRow(id)).status).toBe("CANCELED");
  expect((await orderRow(other)).dueProposal).toEqual({
    ...asked,
    due_at: "2031-01-01T10:00:00.000Z",
    at: "2030-12-31T00:00:00.000Z",
  });
});

it("the clock goes 400 days in all, also when two ask at once", async () => {
  const ctx = inTest(as(await makeSeller()));
  const step = { advance_seconds: MOST_ADVANCED - 10 };
  const tries = await Promise.allSettled([advanceClock(ctx, step), advanceClock(ctx, step)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await advanceClock(ctx, { advance_seconds: 10 })).toMatchObject({ left_seconds: 0 });
  await expect(advanceClock(ctx, { advance_seconds: 1 })).rejects.toMatchObject({ code: "conflict" });
});
