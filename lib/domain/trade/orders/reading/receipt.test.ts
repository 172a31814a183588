import { afterAll, beforeAll, expect, it } from "vitest";
import { makePaidOrder } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { as, makeSeller, nobody, type Seller } from "@/lib/domain/trade/orders/testing";
import { readReceipt } from "./receipt";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

const paid = (minutes: number, of = seller) =>
  makePaidOrder(of.profileId, { paidAt: new Date(Date.UTC(2026, 10, 20, 9, minutes)), buyerName: "Robin Ashby" });

it("numbers a creator's receipts in the order of their payments, and names both sides", async () => {
  const [second, first, third] = [await paid(5), await paid(1), await paid(9)];
  await paid(2, await makeSeller());
  const numbers = await Promise.all(
    [first, second, third].map(async ({ id, token }) => (await readReceipt(nobody(), id, token)).number),
  );
  expect(numbers.map((number) => number.slice(-6))).toEqual(["-00001", "-00002", "-00003"]);
  expect(new Set(numbers.map((number) => number.slice(0, -6))).size).toBe(1);
  const ofSeller = await readReceipt(as(seller), first.id);
  expect(ofSeller).toEqual(await readReceipt(nobody(), first.id, first.token));
  expect(ofSeller).toMatchObject({ buyer: { name: "Robin Ashby" }, seller: { name: expect.any(String) } });
});

it("shows none to a stranger, nor of what is not paid", async () => {
  const { id } = await paid(20);
  await expect(readReceipt(nobody(), id)).rejects.toMatchObject({ code: "not_found" });
  await expect(readReceipt(as(await makeSeller()), id)).rejects.toMatchObject({ code: "not_found" });
  const open = await makePaidOrder(seller.profileId, { status: "CHECKOUT_OPEN", paidAt: null });
  await expect(readReceipt(as(seller), open.id)).rejects.toMatchObject({ code: "not_found" });
});
