import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaidOrder } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { createContext } from "@/lib/core/context";
import { sha256 } from "@/lib/core/seal";
import { newId } from "@/lib/core/values/ids";
import { as, makePerson, makeSeller, nobody, operator, type Seller } from "../testing";
import { ORDER_ACTIONS, type OrderAction, type OrderSide, opensWithoutLink, orderFor } from "./access";
import { orderLinkToken } from "./link";

type Who = { ctx: Context; token?: string; side: OrderSide | null };

let own: TestDatabase;
let order: { id: string; token: string };
const people = new Map<string, Who>();

const byKey = ({ userId, profileId, handle }: Seller): Context =>
  createContext({
    actor: {
      kind: "credential",
      credential: { kind: "api_key", id: newId("key"), prefix: null, clientId: null, expiresAt: null, livemode: true },
      userId,
      profileId,
      handle,
      displayName: handle,
      tier: "FREE",
      scopes: ["orders:read", "orders:write"],
    },
    requestId: newId("req"),
  });

const WHO = [
  "anyone who holds the link",
  "anyone who holds the link of a mail",
  "a stranger who holds the link",
  "the signed-in buyer",
  "the signed-in buyer, address in capitals",
  "someone who signed up with the buyer's address but never proved it",
  "the creator, signed in",
  "the creator's key",
  "another creator, signed in",
  "another creator's key",
  "another buyer",
  "anyone who holds another order's link",
  "anyone who holds another order's mail",
  "someone with an empty token",
  "someone with the token's hash",
  "nobody in particular",
  "the operator",
] as const;

beforeAll(async () => {
  own = await testDatabase();
  const [seller, other] = [await makeSeller(), await makeSeller()];
  const email = `robin-${newId("usr")}@example.com`;
  order = await makePaidOrder(seller.profileId, { productId: seller.product.id, buyerEmail: email });
  const another = await makePaidOrder(seller.profileId, { productId: seller.product.id });
  const [buyer, unproved] = [await makePerson(email), await makePerson(`x${email}`, false)];
  const known: Record<(typeof WHO)[number], Who> = {
    "anyone who holds the link": { ctx: nobody(), token: order.token, side: "buyer" },
    "anyone who holds the link of a mail": { ctx: nobody(), token: orderLinkToken(order.id), side: "buyer" },
    "a stranger who holds the link": { ctx: as(other), token: order.token, side: "buyer" },
    "the signed-in buyer": { ctx: as(buyer), side: "buyer" },
    "the signed-in buyer, address in capitals": { ctx: as({ ...buyer, email: email.toUpperCase() }), side: "buyer" },
    // the actor's own claim is not what counts: the row says what was proved
    "someone who signed up with the buyer's address but never proved it": {
      ctx: as({ ...unproved, email }),
      side: null,
    },
    "the creator, signed in": { ctx: as(seller), side: "creator" },
    "the creator's key": { ctx: byKey(seller), side: "creator" },
    "another creator, signed in": { ctx: as(other), side: null },
    "another creator's key": { ctx: byKey(other), side: null },
    "another buyer": { ctx: as(await makePerson()), side: null },
    "anyone who holds another order's link": { ctx: nobody(), token: another.token, side: null },
    "anyone who holds another order's mail": { ctx: nobody(), token: orderLinkToken(another.id), side: null },
    "someone with an empty token": { ctx: nobody(), token: "", side: null },
    "someone with the token's hash": { ctx: nobody(), token: sha256(order.token).toString("base64url"), side: null },
    "nobody in particular": { ctx: nobody(), side: null },
    "the operator": { ctx: operator(), side: "operator" },
  };
  for (const [name, who] of Object.entries(known)) people.set(name, who);
});
afterAll(() => own.drop());

/** Written out, and not read from the code's table: what each side may do. */
const MAY: Record<OrderSide, OrderAction[]> = {
  buyer: [
    "read",
    "download",
    "brief",
    "accept",
    "ask_acceptance",
    "request_revision",
    "dispute",
    "ask_cancel",
    "settle",
    "move_due",
    "tip",
    "review",
    "draft_review",
  ],
  creator: ["read", "download", "deliver", "attach", "cancel", "refund", "retry_refund", "settle", "move_due", "reply"],
  operator: ["resolve", "retry_refund"],
};

describe.each(WHO)("%s", (name) => {
  it.each(Object.keys(ORDER_ACTIONS) as OrderAction[])("and %s", async (action) => {
    const { ctx, token, side } = people.get(name) ?? { ctx: nobody(), side: null };
    const asked = orderFor(ctx, order.id, action, token);
    if (side && MAY[side].includes(action)) expect((await asked).id).toBe(order.id);
    else await expect(asked).rejects.toMatchObject({ code: "not_found", message: "The order was not found." });
  });
});

it("an order that does not exist is refused in the same words", async () => {
  await expect(orderFor(nobody(), newId("ord"), "read", "x")).rejects.toMatchObject({
    code: "not_found",
    message: "The order was not found.",
  });
});

it("opens without a link for the account that bought it, and for nobody else", async () => {
  const opens: string[] = [];
  for (const [name, { ctx }] of people) if (await opensWithoutLink(ctx, order.id)) opens.push(name);
  expect(opens).toEqual(["the signed-in buyer", "the signed-in buyer, address in capitals"]);
});
