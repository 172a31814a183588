import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { makePaidOrder } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { speak } from "@/lib/domain/trade/orders/disputes/speak";
import { proposeDueDate } from "@/lib/domain/trade/orders/due-date/propose";
import { as, makeSeller, nobody } from "@/lib/domain/trade/orders/testing";
import { sendOrderMessage } from "../writing/send";
import { watchChanges } from "./live";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("anyone who watches an order hears of its steps, its dispute and its conversation, and of no other order's", async () => {
  const seller = await makeSeller();
  const [order, other] = [await makePaidOrder(seller.profileId), await makePaidOrder(seller.profileId)];
  const { id: orderId, token } = order;
  const [here, there] = [vi.fn(), vi.fn()];
  const stop = [watchChanges({ orderId }, here), watchChanges({ orderId: other.id }, there)];
  // each of its three channels says so once it is listened to
  await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(3), 10_000);
  const heard = async (change: () => Promise<unknown>) => {
    here.mockClear();
    there.mockClear();
    await change();
    await vi.waitFor(() => expect(here).toHaveBeenCalled(), 10_000);
    expect(there).not.toHaveBeenCalled();
  };
  const later = { due_at: new Date(Date.now() + 30 * 86_400_000).toISOString(), reason: "The printer is away." };
  await heard(() => proposeDueDate(as(seller), { orderId, as: "creator" }, later));
  await heard(() => sendOrderMessage(nobody(), orderId, { body: "Fine." }, { as: "buyer", token }));
  await heard(() => openDispute(nobody(), { orderId, token, reason: "Nothing came of it." }));
  await heard(() => speak(nobody(), { orderId, token, as: "buyer", body: "We waited." }));
  for (const end of stop) end();
});
