import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { getProfile } from "@/lib/domain/people/profiles/read";
import type { JsonValue } from "./json";

/** One call of a tool: what an agent sends, what it gets, and what that is for. */
export type ToolCall = { tool: string; says: string; args: JsonValue; result: JsonValue };

/**
 * The four calls, with answers read from the database as it is now; empty when no discoverable creator offers packages. The last
 * call is shown, not made: its amounts are computed from the stored prices, its ids are left open.
 */
export async function agentCalls(ctx: Context): Promise<ToolCall[]> {
  const best = await searchCreators(ctx, { audience: "agent", limit: 12 });
  for (const { handle } of best.data) {
    const profile = await getProfile(ctx, handle);
    const offer = profile.offers.find((o) => o.packages.length > 1 && o.addons.length > 0);
    if (offer) return path(ctx, profile, offer);
  }
  return [];
}

async function path(ctx: Context, profile: ProfileView, offer: OfferView): Promise<ToolCall[]> {
  return [await find(ctx, profile), get(profile), offers(profile, offer), order(profile, offer)];
}

async function find(ctx: Context, profile: ProfileView): Promise<ToolCall> {
  const category = profile.categories[0]?.slug;
  const page = await searchCreators(ctx, { audience: "agent", category, minTrustScore: 60, limit: 3 });
  return {
    tool: "find_creators",
    says: "Searches the creators who chose to be found by agents, ranked by relevance and trust.",
    args: { category, minTrustScore: 60, maxResults: 3 },
    result: {
      creators: page.data.map(({ handle, trust_score, tier }) => ({ handle, trust_score, tier })),
    },
  };
}

function get(profile: ProfileView): ToolCall {
  return {
    tool: "get_creator",
    says: "Reads one creator in full: who they are, how far to trust them, what buyers said.",
    args: { handle: profile.handle },
    result: {
      display_name: profile.display_name,
      verified: profile.verified,
      trust_score: profile.trust_score,
      rating: profile.rating === null ? null : Math.round(profile.rating * 100) / 100,
      review_count: profile.review_count,
      categories: profile.categories.map((category) => category.slug),
    },
  };
}

function offers(profile: ProfileView, offer: OfferView): ToolCall {
  return {
    tool: "list_creator_offers",
    says: "Compares packages and add-ons, each with the id that the next call needs.",
    args: { handle: profile.handle },
    result: {
      product_id: offer.product_id,
      packages: offer.packages.map(({ tier_id, price_cents, delivery_days }) => ({
        tier_id,
        price_cents,
        delivery_days,
      })),
      addons: offer.addons.slice(0, 1).map(({ addon_id, price_cents }) => ({ addon_id, price_cents })),
    },
  };
}

function order(profile: ProfileView, offer: OfferView): ToolCall {
  const [tier, addon] = [offer.packages[0], offer.addons[0]];
  return {
    tool: "create_order",
    says: "Opens a hosted checkout. The agent hands over the link; a person opens it and pays.",
    args: {
      handle: profile.handle,
      productId: offer.product_id,
      tierId: tier?.tier_id,
      addonIds: addon ? [addon.addon_id] : [],
    },
    result: {
      order_id: "ord_…",
      amount_cents: (tier?.price_cents ?? offer.price_cents) + (addon?.price_cents ?? 0),
      currency: offer.currency,
      checkout_url: `${env().BASE_URL}/…`,
    },
  };
}
