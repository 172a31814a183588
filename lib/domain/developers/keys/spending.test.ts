import { afterAll, beforeAll, expect, it } from "vitest";
import { makeSession } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Scope } from "@/lib/contracts/scopes";
import type { SpendLimits } from "@/lib/contracts/trade/spending";
import { type Context, createContext } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { listApprovals } from "@/lib/domain/trade/orders/approvals/read";
import { markExpired } from "@/lib/domain/trade/orders/checkout/mark-expired";
import { openOrder } from "@/lib/domain/trade/orders/checkout/open-order";
import { as, makePerson, makeSeller, operator, type Seller } from "@/lib/domain/trade/orders/testing";
import { createKey } from "./making/create";
import { limitKey } from "./making/limit";
import { rotateKey } from "./making/rotate";
import { listKeys } from "./reading/read";

let own: TestDatabase;
let seller: Seller;
let price: number;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
  price = seller.product.packages[1]?.priceCents ?? 0;
});
afterAll(() => own.drop());

const BUYS: Scope[] = ["purchases:read", "purchases:write"];
const limitsOf = (orders: number): SpendLimits => ({
  per_order_cents: price,
  per_month_cents: orders * price,
  until: null,
  categories: null,
});

/** Somebody who has just signed in. */
async function signedIn(): Promise<Context> {
  const person = await makePerson();
  const ctx = as(person);
  if (ctx.actor.kind !== "user") throw new Error("nobody");
  return { ...ctx, actor: { ...ctx.actor, sessionId: await makeSession(person.userId) } };
}

/** Who sends this key. */
async function with_(token: string): Promise<Context> {
  return createContext({ actor: await resolveCredential(token, new Date()), requestId: newId("req") });
}

const order = async (token: string) =>
  openOrder(await with_(token), {
    handle: seller.handle,
    product_id: seller.product.id,
    tier_id: "standard",
    addon_ids: [],
  });

it("a person's own key orders within its limits, and what it prepares waits for them", async () => {
  const person = await signedIn();
  const key = await createKey(person, { name: "My script", scopes: BUYS, limits: limitsOf(1) });
  const { order_id } = await order(key.token);
  const refusal = {
    code: "spend_limit_exceeded",
    status: 402,
    extras: { limits_url: "http://localhost:3000/developers/keys" },
  };
  await expect(order(key.token)).rejects.toMatchObject(refusal);
  const waiting = (await listApprovals(person, { limit: 5 })).data;
  expect(waiting).toMatchObject([{ app: "My script", kind: "checkout", order_id, status: "WAITING" }]);
  const [listed] = await listKeys(person);
  expect(listed?.spending).toMatchObject({ reserved_cents: price, remaining_cents: 0 });
  await limitKey(person, key.id, limitsOf(2));
  await order(key.token);
  await expect(limitKey(await signedIn(), key.id, limitsOf(9))).rejects.toMatchObject({ code: "not_found" });
  await expect(limitKey(await with_(key.token), key.id, limitsOf(9))).rejects.toMatchObject({ code: "unauthorized" });
});

it("spends nothing where nothing was said", async () => {
  const key = await createKey(await signedIn(), { name: "My script", scopes: BUYS });
  await expect(order(key.token)).rejects.toMatchObject({ code: "spend_limit_exceeded" });
});

it("spends no more by being rotated: old and new count together, and what expires is free for both", async () => {
  const person = await signedIn();
  const old = await createKey(person, { name: "My script", scopes: BUYS, limits: limitsOf(2) });
  const first = await order(old.token);
  const key = await rotateKey(person, { id: old.id, overlap_hours: 24 });
  await order(key.token);
  for (const { token } of [old, key])
    await expect(order(token)).rejects.toMatchObject({ code: "spend_limit_exceeded" });
  const system = operator();
  await transaction(system, (tx, ctx) => markExpired(tx, ctx, first.order_id));
  await order(key.token);
  const again = await rotateKey(person, { id: key.id, overlap_hours: 0 });
  await expect(order(again.token)).rejects.toMatchObject({ code: "spend_limit_exceeded" });
});
