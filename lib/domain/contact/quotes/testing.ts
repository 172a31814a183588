import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeApp } from "@/db/factories/oauth";
import { oauthGrants, quotes } from "@/db/schema";
import { NewOffer, NewQuote } from "@/lib/contracts/contact/quotes";
import type { Scope } from "@/lib/contracts/scopes";
import type { SpendLimits } from "@/lib/contracts/trade/spending";
import { type Context, createContext } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { setSpendLimits } from "@/lib/domain/platform/spending/limits";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { as, type Person, type Seller } from "@/lib/domain/trade/orders/testing";
import { offerQuote } from "./offer";
import { requestQuote } from "./request";

/** What the tests of quotes share. */

export const BRIEF = "A mark and a small set of icons for a ferry line.";

export const asking = (seller: Pick<Seller, "handle">, parts: Partial<NewQuote> = {}): NewQuote =>
  NewQuote.parse({ handle: seller.handle, brief: BRIEF, ...parts });

export const offering = (seller: Seller, parts: Partial<NewOffer> = {}): NewOffer =>
  NewOffer.parse({
    product_id: seller.product.id,
    title: "Ferry line: mark and icons",
    scope: "- One mark\n- Twelve icons",
    amount_cents: 123_456,
    delivery_days: 9,
    revisions: 3,
    ...parts,
  });

/** A quote that this buyer asked for and the seller has offered. */
export async function offered(seller: Seller, buyer: Context, parts: Partial<NewOffer> = {}) {
  const asked = await requestQuote(buyer, asking(seller), "site");
  return offerQuote(as(seller, buyer.now), asked.id, offering(seller, parts));
}

export const accept = (ctx: Context, seller: Seller, quote_id: string) =>
  openCheckout(ctx, { handle: seller.handle, quote_id, addon_ids: [] }, "site");

export async function quoteRow(id: string): Promise<typeof quotes.$inferSelect> {
  const [row] = await database().select().from(quotes).where(eq(quotes.id, id));
  if (!row) throw new Error(`there is no ${id}`);
  return row;
}

const LIMITS: SpendLimits = { per_order_cents: 200_000, per_month_cents: 300_000, until: null, categories: null };

/** An app that the person let in, as it acts: with these scopes, and what it may spend. */
export async function appOf(
  person: Person,
  scopes: Scope[] = ["purchases:read", "purchases:write"],
  limits = LIMITS,
): Promise<Context> {
  const { clientId } = await makeApp();
  const id = newId("grant");
  const { userId, profileId } = person;
  const expiresAt = new Date("2036-01-01");
  await database().insert(oauthGrants).values({ id, clientId, userId, scopes, resource: "r", expiresAt });
  await transaction(as(person), (tx, ctx) => setSpendLimits(tx, ctx, { credentialId: id, userId }, limits));
  const credential = { kind: "oauth" as const, id, prefix: null, clientId, expiresAt: null, livemode: true };
  const shown = { handle: null, displayName: "Robin", tier: "FREE" as const };
  return createContext({
    actor: { kind: "credential", credential, userId, profileId, scopes, ...shown },
    requestId: newId("req"),
    now: new Date(),
  });
}
