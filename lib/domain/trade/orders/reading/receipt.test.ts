import { afterAll, beforeAll, expect, it } from "vitest";
import { makePaidOrder } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { saveReceiptDetails } from "@/lib/domain/people/accounts/changes/receipt-details";
import { editProfile } from "@/lib/domain/people/profiles/edit";
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

it("has a number of the creator's series, given at payment, and names both sides", async () => {
  const [first, second, third] = [await paid(5), await paid(1), await paid(9)];
  await paid(2, await makeSeller());
  const numbers = async () =>
    Promise.all([first, second, third].map(async ({ id, token }) => (await readReceipt(nobody(), id, token)).number));
  const given = await numbers();
  expect(given.map((number) => number.slice(-6))).toEqual(["-00001", "-00002", "-00003"]);
  expect(new Set(given.map((number) => number.slice(0, -6))).size).toBe(1);
  const ofSeller = await readReceipt(as(seller), first.id);
  expect(ofSeller).toEqual(await readReceipt(nobody(), first.id, first.token));
  expect(ofSeller).toMatchObject({ buyer: { name: "Robin Ashby" }, seller: { name: expect.any(String) } });
  // another handle starts no other series, and changes no number
  await editProfile(as(seller), { handle: "renamed-seller" });
  const { id, token } = await paid(30);
  expect((await readReceipt(nobody(), id, token)).number).toBe(given[0]?.replace("-00001", "-00004"));
  expect(await numbers()).toEqual(given);
});

it("gives each of many payments at once a number of its own", async () => {
  const busy = await makeSeller();
  const made = await Promise.all(Array.from({ length: 8 }, () => paid(1, busy)));
  const numbers = await Promise.all(made.map(async ({ id }) => (await readReceipt(as(busy), id)).number.slice(-1)));
  expect(numbers.sort()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
});

it("shows the name, address and tax number that a side gave for receipts", async () => {
  const details = { legal_name: "Harbour Type AB", address: "Quay 1\n411 21 Gothenburg", tax_id: "SE556677" };
  const of = await makeSeller();
  await saveReceiptDetails(as(of), details);
  const { id, token } = await paid(40, of);
  const { seller: named, buyer } = await readReceipt(nobody(), id, token);
  expect(named).toMatchObject({ legalName: "Harbour Type AB", address: details.address, taxId: "SE556677" });
  expect(buyer).toMatchObject({ legalName: "", address: "" });
});

it("shows none to a stranger, nor of what is not paid", async () => {
  const { id } = await paid(20);
  await expect(readReceipt(nobody(), id)).rejects.toMatchObject({ code: "not_found" });
  await expect(readReceipt(as(await makeSeller()), id)).rejects.toMatchObject({ code: "not_found" });
  const open = await makePaidOrder(seller.profileId, { status: "CHECKOUT_OPEN", paidAt: null });
  await expect(readReceipt(as(seller), open.id)).rejects.toMatchObject({ code: "not_found" });
});
