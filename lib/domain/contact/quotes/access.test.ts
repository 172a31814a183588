import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { orderHandle } from "@/lib/domain/trade/orders/access/handle";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { openOrder } from "@/lib/domain/trade/orders/checkout/open-order";
import { getOrderStatus } from "@/lib/domain/trade/orders/reading/status";
import { as, makePerson, makeSeller, nobody, orderRow, type Seller } from "@/lib/domain/trade/orders/testing";
import { QUOTE_ACTIONS, type QuoteAction, quoteFor } from "./access";
import { offerQuote } from "./offer";
import { listQuotes, quoteByReplyHandle } from "./read";
import { requestQuote } from "./request";
import { accept, appOf, asking, offered, offering } from "./testing";

type Who = { ctx: Context; token?: string; may: QuoteAction[]; lacks?: QuoteAction[] };

let own: TestDatabase;
let seller: Seller;
let [ofAccount, ofGuest] = ["", ""];
const people = new Map<string, Who>();

/** Written out, and not read from the code's table. */
const BUYER: QuoteAction[] = ["read", "decline", "accept"];
const CREATOR: QuoteAction[] = ["read", "offer", "withdraw", "decline"];
const NAMES = [
  "the buyer",
  "the buyer's app",
  "the buyer's app that only reads",
  "the buyer's app without a scope for it",
  "another buyer",
  "another buyer's app",
  "another buyer who holds a guest's link",
  "the creator",
  "the creator's app with the buyer's scopes",
  "another creator",
  "nobody",
] as const;
const tokenOf = (path: string) => new URL(path, "https://x.test").searchParams.get("token") ?? "";

beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
  const [buyer, other, rival] = [await makePerson(), await makePerson(), await makeSeller(true)];
  ofAccount = (await offered(seller, as(buyer))).id;
  const guest = await requestQuote(nobody(), asking(seller), "site", { email: "guest@example.com" });
  ofGuest = guest.id;
  const known: Record<(typeof NAMES)[number], Who> = {
    "the buyer": { ctx: as(buyer), may: BUYER },
    "the buyer's app": { ctx: await appOf(buyer), may: BUYER },
    "the buyer's app that only reads": {
      ctx: await appOf(buyer, ["purchases:read"]),
      may: ["read"],
      lacks: ["decline", "accept"],
    },
    "the buyer's app without a scope for it": {
      ctx: await appOf(buyer, ["orders:read", "quotes:read", "quotes:write"]),
      may: [],
      lacks: BUYER,
    },
    "another buyer": { ctx: as(other), may: [] },
    "another buyer's app": { ctx: await appOf(other), may: [] },
    "another buyer who holds a guest's link": { ctx: as(other), token: tokenOf(guest.path), may: [] },
    "the creator": { ctx: as(seller), may: CREATOR },
    "the creator's app with the buyer's scopes": { ctx: await appOf(seller), may: [], lacks: CREATOR },
    "another creator": { ctx: as(rival), may: [] },
    nobody: { ctx: nobody(), may: [] },
  };
  for (const [name, who] of Object.entries(known)) people.set(name, who);
});
afterAll(() => own.drop());

describe.each(NAMES)("%s", (name) => {
  it.each(Object.keys(QUOTE_ACTIONS) as QuoteAction[])("and %s", async (action) => {
    const { ctx, token, may, lacks = [] } = people.get(name) as Who;
    const asked = quoteFor(ctx, ofAccount, action, { token });
    if (may.includes(action)) expect((await asked).quote.id).toBe(ofAccount);
    else
      await expect(asked).rejects.toMatchObject({ code: lacks.includes(action) ? "insufficient_scope" : "not_found" });
  });
});

it("a guest's link opens the guest's quote alone, no matter who holds it", async () => {
  const { ctx, token } = people.get("another buyer who holds a guest's link") as Who;
  expect((await quoteFor(ctx, ofGuest, "accept", { token })).side).toBe("buyer");
  await expect(quoteFor(ctx, ofGuest, "offer", { token })).rejects.toMatchObject({ code: "not_found" });
  await expect(quoteFor(ctx, ofGuest, "read", { token: `${token}x` })).rejects.toMatchObject({ code: "not_found" });
});

it("nobody but its account opens the checkout of an account's quote", async () => {
  for (const name of ["another buyer", "another buyer's app", "another creator", "nobody"] as const)
    await expect(accept((people.get(name) as Who).ctx, seller, ofAccount)).rejects.toMatchObject({ code: "not_found" });
  await expect(accept(as(seller), seller, ofAccount)).rejects.toMatchObject({ code: "not_found" });
});

it("what opens checkouts for others opens none of its account's quote, neither a new one nor the one that is open", async () => {
  const [shop, buyer] = [await makeSeller(true), await makePerson()];
  const { id } = await offered(shop, as(buyer));
  const sells = await appOf(buyer, ["orders:write"]);
  const reads = await appOf(buyer, ["orders:write", "purchases:read"]);
  const both = await appOf(buyer, ["orders:write", "purchases:write"]);
  const key = (ctx: Context) => {
    if (ctx.actor.kind !== "credential") throw new Error("no credential");
    return { ...ctx, actor: { ...ctx.actor, credential: { ...ctx.actor.credential, kind: "api_key" as const } } };
  };
  const openedBy = (ctx: Context) => openOrder(ctx, { handle: shop.handle, quote_id: id, addon_ids: [] });
  const refuses = async () => {
    for (const ctx of [sells, reads, key(sells)])
      await expect(openedBy(ctx)).rejects.toMatchObject({
        code: "insufficient_scope",
        extras: { required_scope: "purchases:write" },
      });
    await expect(openedBy(key(both))).rejects.toMatchObject({ code: "conflict" });
  };
  await refuses();
  const opened = await openedBy(both);
  expect((await orderRow(opened.order_id)).spendMonth).not.toBeNull();
  await refuses();
});

it("each side lists its own, by the scope of that side", async () => {
  const ids = async (ctx: Context, side?: "buyer" | "creator") =>
    (await listQuotes(ctx, { side })).data.map(({ id }) => id);
  expect(await ids(as(seller))).toEqual([ofGuest, ofAccount]);
  expect(await ids((people.get("the buyer's app") as Who).ctx)).toEqual([ofAccount]);
  expect(await ids((people.get("another buyer's app") as Who).ctx)).toEqual([]);
  const app = people.get("the creator's app with the buyer's scopes") as Who;
  expect(await ids(app.ctx)).toEqual([]);
  await expect(ids(app.ctx, "creator")).rejects.toMatchObject({ code: "insufficient_scope" });
  await expect(ids((people.get("another buyer") as Who).ctx, "creator")).rejects.toMatchObject({ code: "not_found" });
});

it("a reply handle reads its own quote, whole and unchanged", async () => {
  const { id, reply_handle } = await requestQuote(nobody(), asking(seller), "mcp");
  expect((await quoteByReplyHandle(nobody(), reply_handle)).id).toBe(id);
  const forged = `${newId("qt")}.${reply_handle.split(".")[1]}`;
  for (const wrong of [forged, `${reply_handle.slice(0, -1)}_`])
    await expect(quoteByReplyHandle(nobody(), wrong)).rejects.toMatchObject({ code: "not_found" });
});

it("a checkout that somebody opened signed in, whose page shows their cards, is shown to nobody else", async () => {
  const { id } = await requestQuote(nobody(), asking(seller), "site", { email: "guest@example.com" });
  await offerQuote(as(seller), id, offering(seller));
  const person = as(await makePerson());
  const opened = await accept(person, seller, id);
  const order = { handle: seller.handle, quote_id: id, addon_ids: [] };
  await expect(openCheckout(nobody(), order, "api")).rejects.toMatchObject({ code: "conflict" });
  await expect(accept(as(await makePerson()), seller, id)).rejects.toMatchObject({ code: "conflict" });
  expect(await accept(person, seller, id)).toEqual(opened);
  const { next_step } = await getOrderStatus(nobody(), orderHandle(opened.order_id));
  expect(next_step).toMatch(/^The buyer pays on the page that they opened, before /);
});
