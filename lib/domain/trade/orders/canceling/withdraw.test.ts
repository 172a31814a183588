import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { orderLinkToken } from "../access/link";
import { as, buy, hearProcessor, mailsTo, makeSeller, nobody, orderRow } from "../testing";
import { deliverOrder } from "../work/deliver";
import { declineCancel } from "./answer";
import { askToCancel } from "./ask";
import { withdrawCancel } from "./withdraw";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const WORK = { message: "Here it is.", links: [] };
const REFUSED = { code: "invalid_state_transition" };

it("a wish to cancel that the buyer withdraws lets the order go on, and can be had again", async () => {
  const seller = await makeSeller(true);
  const { id } = await buy(seller);
  await hearProcessor();
  const order = { orderId: id, token: orderLinkToken(id) };
  await expect(withdrawCancel(nobody(), order)).rejects.toMatchObject(REFUSED);
  await askToCancel(nobody(), { ...order, reason: "I chose somebody else." });
  expect((await withdrawCancel(nobody(), order)).cancel_asked_at).toBeNull();
  expect((await mailsTo(seller.email)).at(-1)).toBe("order_cancel_withdrawn");
  expect((await readSettling(as(seller), id)).cancel).toMatchObject({ asked_at: null, reason: null });
  const again = { ...order, reason: "I mean it." };
  const { ask_again_at: at } = (await readSettling(as(seller), id)).cancel;
  await expect(askToCancel(nobody(), again)).rejects.toThrow(`You can ask to cancel again from ${at}`);
  const tomorrow = new Date(at ?? "");
  await askToCancel(nobody(tomorrow), again);
  await expect(deliverOrder(as(seller, tomorrow), id, WORK)).rejects.toMatchObject(REFUSED);
});

it("asking, withdrawing and asking once more does not make a delivery late that it held up", async () => {
  const seller = await makeSeller(true);
  const { id } = await buy(seller);
  await hearProcessor();
  const order = { orderId: id, token: orderLinkToken(id), reason: "Late by my own doing." };
  const due = (await orderRow(id)).dueAt as Date;
  const at = (hours: number) => new Date(due.getTime() + hours * 3_600_000);
  await askToCancel(nobody(at(-0.1)), order);
  await expect(deliverOrder(as(seller, at(-0.05)), id, WORK)).rejects.toMatchObject(REFUSED);
  await expect(askToCancel(nobody(at(25)), order)).rejects.toThrow("You have asked to cancel already.");
  await withdrawCancel(nobody(at(26)), order);
  await expect(askToCancel(nobody(at(26.1)), order)).rejects.toThrow("You can ask to cancel again");
  // a day to deliver in, whenever it is late
  expect((await deliverOrder(as(seller, at(49)), id, WORK)).status).toBe("DELIVERED");
});

it("where nothing came in that day, it is canceled at once", async () => {
  const seller = await makeSeller(true);
  const { id } = await buy(seller);
  await hearProcessor();
  const order = { orderId: id, token: orderLinkToken(id), reason: "Nothing came." };
  const due = (await orderRow(id)).dueAt as Date;
  const at = (hours: number) => new Date(due.getTime() + hours * 3_600_000);
  await askToCancel(nobody(at(-1)), order);
  await declineCancel(as(seller, at(20)), id, "It is nearly done.");
  expect((await askToCancel(nobody(at(44)), order)).status).toBe("CANCELED");
});
