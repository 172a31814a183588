import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { orderLinkToken } from "../link";
import { as, buy, hearProcessor, mailsTo, makeSeller, nobody } from "../testing";
import { deliverOrder } from "../work/deliver";
import { askToCancel } from "./ask";
import { withdrawCancel } from "./withdraw";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

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
  await askToCancel(nobody(), { ...order, reason: "I mean it." });
  await expect(deliverOrder(as(seller), id, { message: "Here it is.", links: [] })).rejects.toMatchObject(REFUSED);
});
