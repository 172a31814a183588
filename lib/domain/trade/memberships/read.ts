import { sql } from "drizzle-orm";
import { z } from "zod";
import { statement } from "@/db/client";
import { membershipTiers } from "@/db/schema";
import { answering, type RowOf } from "@/db/statements/statement";
import type { MembershipTierView, TierQuery } from "@/lib/contracts/trade/memberships/memberships";
import { idOf } from "@/lib/contracts/values/ids";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { inOrder } from "@/lib/core/values/in-order";
import { someMetadata } from "@/lib/core/values/metadata";
import { TIER, t } from "@/lib/domain/people/profiles/snapshot";
import { viewMembershipTier } from "@/lib/domain/people/profiles/view";
import { requireProfile } from "@/lib/domain/platform/access/require";

const TierCursor = z.tuple([z.int(), idOf("tier")]);
const FIRST: [position: number, id: string] = [-1, ""];

/** As everybody reads them, and what is their creator's own. */
const OWN_TIER = { ...TIER, metadata: t.metadata };

const TIERS_OF = answering(
  { ...OWN_TIER, position: t.position },
  (tiers) => sql`select ${tiers} from ${membershipTiers} as ${t}
    where ${t.profileId} = $1 and (${t.active} or $5::boolean) and (${t.position}, ${t.id}) > ($2::integer, $3::text)
    order by ${t.position}, ${t.id} limit $4::integer`,
);

/**
 * The acting creator's active membership tiers, in the order in which the profile shows them; with `archived` all of them. Throws `invalid_cursor`.
 */
export async function listTiers(
  ctx: Context,
  query: Pick<TierQuery, "limit" | "cursor"> & Partial<TierQuery>,
): Promise<Page<MembershipTierView>> {
  const profileId = requireProfile(ctx);
  const after = decodeCursor(query.cursor, TierCursor) ?? FIRST;
  const rows = await statement(TIERS_OF, [profileId, ...after, query.limit + 1, query.archived ?? false]);
  const view = ({ position: _, ...tier }: (typeof rows)[number]) => viewOwnTier(tier);
  return pageOf(rows, query.limit, (row) => [row.position, row.id], view);
}

const viewOwnTier = ({ metadata, ...tier }: RowOf<typeof OWN_TIER>): MembershipTierView => ({
  ...viewMembershipTier(tier),
  ...someMetadata(metadata),
});

const BY_IDS = answering(
  OWN_TIER,
  (tiers) => sql`select ${tiers} from ${membershipTiers} as ${t}
    where ${t.id} = any($1::text[]) and ${t.profileId} = $2 and ${t.active}`,
);

/** The acting creator's active tiers, in the order of `ids`; null for any other. One query. */
export async function tiersByIds(ctx: Context, ids: readonly string[]): Promise<(MembershipTierView | null)[]> {
  const rows = await statement(BY_IDS, [[...ids], requireProfile(ctx)]);
  return inOrder(ids, rows.map(viewOwnTier), (tier) => tier.id);
}
