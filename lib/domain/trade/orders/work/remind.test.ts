import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { openDispute } from "../closing/dispute";
import { as, mailsTo, makeSeller, nobody, operator, orderRow, type Seller, sell } from "../testing";
import { deliverOrder } from "./deliver";
import { remindBuyers } from "./remind";
import { requestRevision } from "./request-revision";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const hours = (n: number, start = NOW) => new Date(start.getTime() + n * 3_600_000);

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

async function delivered() {
  const order = await sell(seller, { paidAt: NOW });
  await deliverOrder(as(seller, NOW), order.id, { message: "Here.", links: [] });
  const email = (await orderRow(order.id)).buyerEmail ?? "";
  const reminders = async () => (await mailsTo(email)).filter((kind) => kind === "order_reminder").length;
  return { ...order, orderId: order.id, reminders };
}

it("come at 24 and at 2 hours, once each, no matter who looks", async () => {
  const { reminders } = await delivered();
  await remindBuyers(operator(new Date(hours(48).getTime() - 1)));
  expect(await reminders()).toBe(0);
  await Promise.all([1, 2, 3, 4].map(() => remindBuyers(operator(hours(48)))));
  expect(await reminders()).toBe(1);
  await remindBuyers(operator(hours(69)));
  expect(await reminders()).toBe(1);
  await Promise.all([1, 2, 3, 4].map(() => remindBuyers(operator(hours(70)))));
  expect(await reminders()).toBe(2);
  await remindBuyers(operator(hours(71)));
  expect(await reminders()).toBe(2);
});

it("are one when the worker was away until the last two hours, and none when the window is over", async () => {
  const late = await delivered();
  await remindBuyers(operator(hours(71)));
  await remindBuyers(operator(hours(71.5)));
  expect(await late.reminders()).toBe(1);
  const over = await delivered();
  await remindBuyers(operator(hours(72)));
  expect(await over.reminders()).toBe(0);
});

it("stop for a dispute and for a request for changes, and begin again with the next delivery", async () => {
  const [disputed, revised] = [await delivered(), await delivered()];
  await openDispute(nobody(hours(1)), { ...disputed, reason: "It is not what was agreed on." });
  await requestRevision(nobody(hours(60)), { ...revised, note: "Darker, please." });
  await remindBuyers(operator(hours(71)));
  expect([await disputed.reminders(), await revised.reminders()]).toEqual([0, 0]);
  await deliverOrder(as(seller, hours(100)), revised.orderId, { message: "Darker.", links: [] });
  await remindBuyers(operator(hours(100 + 49)));
  await remindBuyers(operator(hours(100 + 71)));
  expect(await revised.reminders()).toBe(2);
});
