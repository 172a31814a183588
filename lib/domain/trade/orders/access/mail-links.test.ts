import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { resetCounters } from "@/lib/domain/platform/access/counters";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { makeSeller, nobody, type Seller, sell } from "../testing";
import { isEndedLink, orderFor } from "./access";
import { orderLinkToken } from "./link";
import { mailOrderLinks } from "./mail-links";

const CLOSED_AT = new Date("2026-03-01T10:00:00.000Z");
const after = (days: number) => nobody(new Date(CLOSED_AT.getTime() + days * DAY_MS));

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

function buyer() {
  const email = `Robin-${newId("usr")}@example.com`;
  const order = (parts = {}) => sell(seller, { buyerEmail: email, paidAt: CLOSED_AT, ...parts });
  /** The tokens of the newest mail, by the order that each is said to open. */
  const mailed = async () => {
    const text = (await mailsTo(email.toLowerCase())).at(-1)?.text ?? "";
    return new Map(
      [...text.matchAll(/orders\/(ord_\w+)\?token=([\w.-]+)/g)].map(([, id = "", token = ""]) => [id, token]),
    );
  };
  return { email: email.toLowerCase(), order, mailed };
}

const refused = { code: "not_found" };

it("an order's links work until 180 days after it closed, and their holder is told", async () => {
  const { order } = buyer();
  const { id, token } = await order({ status: "COMPLETED", closedAt: CLOSED_AT });
  for (const link of [token, orderLinkToken(id)]) {
    expect((await orderFor(after(179), id, "read", link)).id).toBe(id);
    expect(await isEndedLink(after(179), id, link)).toBe(false);
    await expect(orderFor(after(180), id, "read", link)).rejects.toMatchObject(refused);
    expect(await isEndedLink(after(180), id, link)).toBe(true);
  }
  expect(await isEndedLink(after(180), id, "a-guess")).toBe(false);
  expect(await isEndedLink(after(180), newId("ord"), token)).toBe(false);
});

it("an order that is open, or disputed after it closed, keeps its link", async () => {
  const { order } = buyer();
  const [open, disputed] = [await order(), await order({ status: "DISPUTED", closedAt: CLOSED_AT })];
  for (const { id, token } of [open, disputed]) expect((await orderFor(after(400), id, "read", token)).id).toBe(id);
});

it("fresh links go to the address that paid, each for 30 days and for its own order", async () => {
  const { email, order, mailed } = buyer();
  const closed = await order({ status: "COMPLETED", closedAt: CLOSED_AT, productTitle: "A <bound> book" });
  const other = await order({ status: "REFUNDED", closedAt: CLOSED_AT });
  const open = await order();
  await order({ status: "CHECKOUT_OPEN", paidAt: null });
  await mailOrderLinks(after(300), { email });
  const links = await mailed();
  expect([...links.keys()].sort()).toEqual([closed.id, other.id, open.id].sort());
  const fresh = links.get(closed.id) ?? "";
  expect((await orderFor(after(329), closed.id, "read", fresh)).id).toBe(closed.id);
  await expect(orderFor(after(330), closed.id, "read", fresh)).rejects.toMatchObject(refused);
  expect(await isEndedLink(after(330), closed.id, fresh)).toBe(true);
  await expect(orderFor(after(300), other.id, "read", fresh)).rejects.toMatchObject(refused);
  const stretched = fresh.replace(/^\d+/, (until) => String(Number(until) + DAY_MS));
  await expect(orderFor(after(300), closed.id, "read", stretched)).rejects.toMatchObject(refused);
  expect((await orderFor(after(900), open.id, "read", links.get(open.id))).id).toBe(open.id);
  expect((await mailsTo(email))[0]?.html).toContain("A &lt;bound&gt; book</a>");
});

it("says the same of an address that nothing was paid with, and mails three times an hour", async () => {
  resetCounters();
  const { email, order } = buyer();
  expect(await mailOrderLinks(after(1), { email })).toBeUndefined();
  expect(await mailsTo(email)).toEqual([]);
  await order();
  for (let n = 0; n < 5; n++) expect(await mailOrderLinks(after(1), { email })).toBeUndefined();
  expect(await mailsTo(email)).toHaveLength(2);
});
