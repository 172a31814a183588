import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { CheckoutAnswer } from "@/lib/contracts/commerce/checkout";
import type { Context } from "@/lib/core/context";
import { listApprovals } from "../orders/approvals/read";
import { approve } from "../orders/approving/approve";
import { change } from "../orders/approving/change";
import { inTurn, NO_ACCEPT, SMALL, sessionOf } from "../orders/approving/testing";
import { as, makePerson, makeSeller, orderRow, type Seller } from "../orders/testing";
import { appOf, PLENTY } from "../orders/testing-apps";
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
