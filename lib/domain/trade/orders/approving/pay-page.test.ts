import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { payCheckout, viewCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { GOOD_FORM } from "@/lib/domain/trade/payments/sandbox/serving/fixtures";
import { listApprovals } from "../approvals/read";
import { getPurchase } from "../reading/purchases";
import { as, hearProcessor, makeSeller, orderRow, type Seller } from "../testing";
import { orderBy } from "../testing-apps";
import { approve } from "./approve";
import { askedBy } from "./testing";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

/** The processor's page at an address. */
async function viewOf(url: string | null) {
  const view = await viewCheckout(url?.split("/").at(-1) ?? "");
  if (!view) throw new Error(`there is no checkout at ${url}`);
  return view;
}

it("what an app has prepared is paid with the card that the person keeps, on a page that the app does not learn of", async () => {
  const { person, app, id, approval } = await askedBy(seller);
  const prepared = (await getPurchase(app.at(), id)).checkout_url ?? "";
  const first = await viewOf((await approve(as(person), approval.id)).payUrl);
  expect(first).toMatchObject({ email: person.email, emailFixed: true, savedCards: [], canSave: true });
  // what the app has in hand shows no card and takes no payment any more; what it can read leads to the person
  expect(await viewOf(prepared)).toMatchObject({ status: "expired", savedCards: [] });
  const { checkout_url: left } = await getPurchase(app.at(), id);
  expect(left).toContain(`/approvals#${approval.id}`);
  await payCheckout(first.id, { ...GOOD_FORM, save: true });
  await hearProcessor();
  expect((await orderRow(id)).status).toBe("PAID");

  await orderBy(seller, app.at());
  const [next] = (await listApprovals(as(person), { limit: 10, status: "WAITING" })).data;
  const again = await viewOf((await approve(as(person), next?.id ?? "")).payUrl);
  const [card] = again.savedCards;
  expect(card).toMatchObject({ brand: "visa", last4: "4242" });
  const empty = { email: "", name: "", card: "", expiry: "", cvc: "" };
  // somebody else's card is nobody's here
  const { person: other, approval: theirs } = await askedBy(seller);
  const elsewhere = await viewOf((await approve(as(other), theirs.id)).payUrl);
  expect((await payCheckout(elsewhere.id, { ...empty, saved: card?.id ?? "" })).outcome).toBe("invalid");
  expect((await payCheckout(again.id, { ...empty, saved: card?.id ?? "" })).outcome).toBe("paid");
  await hearProcessor();
  expect((await orderRow(next?.order_id ?? "")).status).toBe("PAID");
});

it("a checkout that was paid a moment before the person approves it is not paid twice", async () => {
  const { person, id, approval } = await askedBy(seller);
  const { checkoutSessionId } = await orderRow(id);
  await payCheckout(checkoutSessionId ?? "", GOOD_FORM);
  await expect(approve(as(person), approval.id)).rejects.toMatchObject({ code: "conflict" });
  await hearProcessor();
  expect((await orderRow(id)).status).toBe("PAID");
});
