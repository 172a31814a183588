import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { CheckoutAnswer } from "@/lib/contracts/commerce/checkout";
import type { Context } from "@/lib/core/context";
import { listApprovals } from "../orders/approvals/read";
import { approve } from "../orders/approving/approve";
import { change } from "../orders/approving/change";
import { inTurn, NO_ACCEPT, SMALL, sessionOf } from "../orders/approving/testing";
import { briefOf } from "../orders/brief/read";
import { as, makePerson, makeSeller, nobody, orderRow, type Seller } from "../orders/testing";
import { appOf, PLENTY } from "../orders/testing-apps";
import { processor } from "../payments/processor";
import { cancelCheckout, getCheckout, updateCheckout } from "./change";
import { createCheckout } from "./create";
import { packageItem } from "./item-ids";
import { findCheckout } from "./row";

const PLATFORM = { url: "https://platform.example/ucp", signed: false, webhookUrl: null };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const linesOf = (...ids: string[]) => ({ line_items: ids.map((id) => ({ item: { id }, quantity: 1 })) });
const standard = () => linesOf(packageItem(seller.product.id, "standard"));
const create = (ctx: Context, request = standard()) =>
  createCheckout(ctx, PLATFORM, request) as Promise<CheckoutAnswer>;
const update = (ctx: Context, id: string, request: Parameters<typeof updateCheckout>[3]) =>
  updateCheckout(ctx, PLATFORM, id, request) as Promise<CheckoutAnswer>;
const get = (ctx: Context, id: string) => getCheckout(ctx, PLATFORM, id) as Promise<CheckoutAnswer>;

/** A checkout that a person's app has opened, its order, and what waits for their word. */
async function opened() {
  const person = await makePerson();
  const app = await appOf(person, PLENTY, NO_ACCEPT);
  const { id } = await create(app.at());
  const { order } = (await findCheckout(app.at(), PLATFORM, id)) ?? {};
  const [approval] = (await listApprovals(as(person), { limit: 10 })).data;
  if (!order || !approval) throw new Error("nothing waits");
  return { person, app, id, orderId: order.id, approval };
}

describe("while its person opens a page of their own", () => {
  const ends = {
    changed: (ctx: Context, id: string) => update(ctx, id, linesOf(packageItem(seller.product.id, "basic"))),
    canceled: (ctx: Context, id: string) => cancelCheckout(ctx, PLATFORM, id),
  };
  const opens = {
    approves: (person: Context, id: string) => approve(person, id),
    changes: (person: Context, id: string) => change(person, { id, ...SMALL }),
  };

  it.each(
    (["changed", "canceled"] as const).flatMap((end) =>
      (["approves", "changes"] as const).map((by) => [end, by] as const),
    ),
  )("a checkout that is %s as the person %s it leaves no page to pay on", async (end, by) => {
    for (const personFirst of [true, false]) {
      const { person, app, id, orderId, approval } = await opened();
      const before = await sessionOf(orderId);
      const calls = [() => opens[by](as(person), approval.id), () => ends[end](app.at(), id)] as const;
      const outcomes = await (personFirst ? inTurn(orderId, ...calls) : inTurn(orderId, calls[1], calls[0]));
      expect(outcomes).toEqual(["fulfilled", personFirst ? "fulfilled" : "rejected"]);
      expect((await orderRow(orderId)).status).toBe("EXPIRED");
      const last = await sessionOf(orderId);
      expect([last.id !== before.id, last.status]).toEqual([personFirst, "expired"]);
      expect((await get(app.at(), id)).status).toBe(end === "changed" ? "requires_escalation" : "canceled");
    }
  });
});

describe("the lines that are ordered already", () => {
  it("in any order, or those that the platform sent before its person chose otherwise, leave page, approval and brief as they are", async () => {
    const { person, app, id, orderId, approval } = await opened();
    const told = { brief: "A mark for a bakery.", answers: {}, attachments: [] };
    await change(as(person), { id: approval.id, ...SMALL, told });
    const shown = await get(app.at(), id);
    expect(shown.line_items.map(({ item }) => item.price)).toEqual([10_000, 2_500]);
    const page = await sessionOf(orderId);
    for (const lines of [shown.line_items, shown.line_items.toReversed(), standard().line_items]) {
      const after = await update(app.at(), id, { line_items: lines, buyer: { email: "robin@example.com" } });
      expect(after).toMatchObject({ line_items: shown.line_items, buyer: { email: "robin@example.com" } });
      expect(after.continue_url).toBe(shown.continue_url);
    }
    expect(await sessionOf(orderId)).toMatchObject({ id: page.id, status: "open", amount_total: 12_500 });
    expect((await listApprovals(as(person), { limit: 10 })).data).toMatchObject([
      { id: approval.id, status: "WAITING" },
    ]);
    expect((await briefOf(orderId)).summary).toContain("bakery");
  });

  it("leave the buyer as they were named, unless another is, whatever is ordered", async () => {
    const { id } = await create(nobody());
    const named = { ...standard(), buyer: { first_name: "Robin", email: "robin@example.com" } };
    expect(await update(nobody(), id, named)).toMatchObject({ buyer: named.buyer });
    for (const request of [standard(), linesOf(packageItem(seller.product.id, "basic"))])
      expect(await update(nobody(), id, request)).toMatchObject({ buyer: named.buyer });
    const other = { ...standard(), buyer: { email: "sam@example.com" } };
    expect((await update(nobody(), id, other)).buyer).toEqual(other.buyer);
  });

  it("are the same by a product's own id and by that of its flat price, and not with one of them twice", async () => {
    const { id: product } = await makeProduct(seller.profileId, { flat: true, sellable: true });
    const { id, continue_url } = await create(nobody(), linesOf(product));
    for (const item of [`${product}:flat`, product])
      expect((await update(nobody(), id, linesOf(item))).continue_url).toBe(continue_url);
    expect((await update(nobody(), id, linesOf(product, `${product}:flat`))).status).toBe("incomplete");
  });

  it("say of claims what this request says of them", async () => {
    const { app, id } = await opened();
    const context = { eligibility: ["com.example.gold"] };
    const codes = async (request: Parameters<typeof update>[2]) =>
      (await update(app.at(), id, request)).messages?.map(({ code }) => code);
    expect(await codes({ ...standard(), context })).toEqual(["eligibility_not_accepted", "buyer_payment_required"]);
    expect(await codes(standard())).toEqual(["buyer_payment_required"]);
    const nothing = { ...linesOf("nothing"), context };
    expect(await codes(nothing)).toEqual(["item_unavailable", "eligibility_not_accepted"]);
  });

  it("sent for a person who linked their account meanwhile are theirs from then on, within their limits", async () => {
    for (const limits of [PLENTY, { ...PLENTY, per_order_cents: 19_999 }]) {
      const person = await makePerson();
      const app = await appOf(person, limits, NO_ACCEPT);
      const { id } = await create(nobody());
      const { order } = (await findCheckout(nobody(), PLATFORM, id)) ?? {};
      const page = await sessionOf(order?.id ?? "");
      const said = await update(app.at(), id, standard());
      expect((await processor().checkout.sessions.retrieve(page.id)).status).toBe("expired");
      expect(await get(nobody(), id)).toMatchObject({ messages: [{ code: "not_found" }] });
      const { data } = await listApprovals(as(person), { limit: 10 });
      const [status, code, waiting, spent] =
        limits === PLENTY
          ? ["requires_escalation", "buyer_payment_required", 1, 20_000]
          : ["incomplete", "spend_limit_exceeded", 0, 0];
      expect(said).toMatchObject({ status, messages: [{ code }] });
      expect([data.length, (await app.spent())?.reserved_cents]).toEqual([waiting, spent]);
      // told once: the same again changes nothing
      expect((await update(app.at(), id, standard())).continue_url).toBe(said.continue_url);
    }
  });
});

it("a token that may only read changes and cancels nothing", async () => {
  const reader = await appOf(await makePerson(), PLENTY, ["purchases:read"]);
  const { id } = await create(nobody());
  for (const call of [() => cancelCheckout(reader.at(), PLATFORM, id), () => update(reader.at(), id, standard())])
    await expect(call()).rejects.toMatchObject({ code: "insufficient_scope", status: 403 });
  expect((await get(nobody(), id)).status).toBe("requires_escalation");
});
