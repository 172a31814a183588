import type { MembershipTierView } from "@/lib/contracts/trade/memberships/memberships";
import type { NewTier, TierPatch } from "@/lib/contracts/trade/memberships/tier-operations";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { lockTiers, placeTier, saveTier, setTierActive } from "./tiers";
import { viewTier } from "./view";

/** A new tier of the acting creator. Throws `conflict` past ten active ones. */
export async function createTier(
  ctx: Context,
  { price_cents: price, metadata, ...tier }: NewTier,
): Promise<MembershipTierView> {
  return saveTier(ctx, { ...tier, price, metadata: mergeMetadata({}, metadata) });
}

/**
 * Changes what `patch` names of a tier of the acting creator; an empty patch changes nothing. Throws `not_found`, and `conflict` for
 * another interval of a tier with members, past ten active tiers, and for a place of one that is archived.
 */
export async function patchTier(ctx: Context, id: string, patch: TierPatch): Promise<MembershipTierView> {
  const profileId = requireProfile(ctx);
  const { active, position, price_cents, metadata: sent, ...words } = patch;
  return transaction(ctx, async (tx, within) => {
    const own = async () => {
      const found = (await lockTiers(tx, profileId)).find((tier) => tier.id === id);
      if (!found) throw notFound("The tier");
      return found;
    };
    const known = await own();
    if (price_cents !== undefined || sent !== undefined || Object.keys(words).length > 0) {
      const metadata = mergeMetadata(known.metadata, sent);
      const { name, description, perks, interval, priceCents } = known;
      await saveTier(within, {
        id,
        name,
        description,
        perks,
        interval,
        ...words,
        metadata,
        price: price_cents ?? priceCents,
      });
    }
    if (active !== undefined && active !== known.active) await setTierActive(within, id, active);
    if (position !== undefined) {
      if (!(active ?? known.active))
        throw conflict("An archived tier has no place: put it back first.", { param: "position" });
      await placeTier(within, id, () => position);
    }
    return viewTier(await own());
  });
}
