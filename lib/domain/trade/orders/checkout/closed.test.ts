import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { longDay } from "@/lib/core/values/formats";
import { chooseAvailability } from "@/lib/domain/people/availability/choose";
import { as, makeSeller, nobody, type Seller, sell } from "../testing";
import { openCheckout } from "./open-checkout";

// the processor's clock is not ours to turn
const NOW = new Date();
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const buy = () => {
  const input = { handle: seller.handle, product_id: seller.product.id, tier_id: "standard", addon_ids: [] };
  return openCheckout(nobody(NOW), input, "site");
};
const refused = (day: Date) => ({
  code: "conflict",
  message: expect.stringContaining(`takes new orders again from ${longDay.format(day)}.`),
});

it("a creator who is closed sells nothing, and says from which day again", async () => {
  const open = { open: true, max_open_orders: null, next_free_on: null };
  await chooseAvailability(as(seller, NOW), {
    ...open,
    open: false,
    next_free_on: inDays(10).toISOString().slice(0, 10),
  });
  await expect(buy()).rejects.toMatchObject(refused(inDays(10)));
  await chooseAvailability(as(seller, NOW), open);
  expect((await buy()).amount_cents).toBeGreaterThan(0);
});

it("a creator with so many orders at work as they take sells the next one once there is room", async () => {
  await chooseAvailability(as(seller, NOW), { open: true, max_open_orders: 1, next_free_on: null });
  expect((await buy()).amount_cents).toBeGreaterThan(0);
  await sell(seller, { paidAt: NOW, dueAt: inDays(4) });
  await expect(buy()).rejects.toMatchObject(refused(inDays(4)));
});
