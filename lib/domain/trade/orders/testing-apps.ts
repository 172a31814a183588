import { database } from "@/db/client";
import { makeApp } from "@/db/factories/oauth";
import { oauthGrants } from "@/db/schema";
import type { Scope } from "@/lib/contracts/scopes";
import type { SpendLimits } from "@/lib/contracts/trade/spending";
import { type Context, createContext } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { readSpending, setSpendLimits } from "@/lib/domain/platform/spending/limits";
import { openCheckout } from "./checkout/open-checkout";
import { as, type Person, type Seller } from "./testing";

/** The processor has a clock of its own: a checkout is for the present. */
export const NOW = new Date();
export const LIMITS: SpendLimits = { per_order_cents: 40_000, per_month_cents: 100_000, until: null, categories: null };
/** Enough for anything that a test orders. */
export const PLENTY: SpendLimits = { ...LIMITS, per_order_cents: 10_000_000, per_month_cents: 10_000_000 };

const EVERYTHING: Scope[] = ["purchases:read", "purchases:write", "purchases:accept"];

/** An app that the person let in, as it acts: with these scopes and limits. */
export async function appOf(person: Person, limits: SpendLimits | null = LIMITS, scopes = EVERYTHING) {
  const app = await makeApp();
  const grantId = newId("grant");
  const grant = { id: grantId, clientId: app.clientId, userId: person.userId, scopes, resource: "r" };
  await database()
    .insert(oauthGrants)
    .values({ ...grant, expiresAt: new Date("2030-01-01") });
  if (limits) {
    const { userId } = person;
    await transaction(as(person, NOW), (tx, ctx) => setSpendLimits(tx, ctx, { credentialId: grantId, userId }, limits));
  }
  const at = (now = NOW): Context =>
    createContext({
      actor: {
        kind: "credential",
        credential: {
          kind: "oauth",
          id: grantId,
          prefix: null,
          clientId: app.clientId,
          expiresAt: null,
          livemode: true,
        },
        userId: person.userId,
        profileId: null,
        handle: null,
        displayName: "Robin",
        tier: "FREE",
        scopes,
      },
      requestId: newId("req"),
      now,
    });
  const spent = async (now = NOW) => (await readSpending(person.userId, now)).get(grantId);
  return { grantId, at, spent };
}

/** Opens a checkout of the seller's product, as an agent does. */
export const orderBy = (seller: Seller, ctx: Context) =>
  openCheckout(
    ctx,
    { handle: seller.handle, product_id: seller.product.id, tier_id: "standard", addon_ids: [] },
    "mcp",
  );
