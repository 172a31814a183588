import { z } from "zod";
import { statement } from "@/db/client";
import { idOf } from "@/lib/contracts/ids";
import type { Page, PageQuery } from "@/lib/contracts/page";
import type { MembershipTierView } from "@/lib/contracts/trade/memberships";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { inOrder } from "@/lib/core/values/in-order";
import { type MembershipTierRow, viewMembershipTier } from "@/lib/domain/people/profiles/view";
import { requireProfile } from "@/lib/domain/platform/access/require";

const TierCursor = z.tuple([z.int(), idOf("tier")]);
const FIRST: [position: number, id: string] = [-1, ""];

const COLUMNS = `id, slug, name, description, price_cents, currency, interval, perks, member_count, active, created_at`;

const TIERS_OF = `
  select ${COLUMNS}, position
  from membership_tiers where profile_id = $1 and active and (position, id) > ($2::integer, $3::text)
  order by position, id limit $4::integer`;

/**
 * The acting creator's active membership tiers, in the order in which the profile shows them. Throws `invalid_cursor`.
 */
export async function listTiers(ctx: Context, query: PageQuery): Promise<Page<MembershipTierView>> {
  const profileId = requireProfile(ctx);
  const after = decodeCursor(query.cursor, TierCursor) ?? FIRST;
  const rows = await statement<MembershipTierRow & { position: number }>(TIERS_OF, [
    profileId,
    ...after,
    query.limit + 1,
  ]);
  const view = ({ position: _, ...tier }: (typeof rows)[number]) => viewMembershipTier(tier);
  return pageOf(rows, query.limit, (row) => [row.position, row.id], view);
}

const BY_IDS = `select ${COLUMNS} from membership_tiers where id = any($1::text[]) and profile_id = $2 and active`;

/** The acting creator's active tiers, in the order of `ids`; null for any other. One query. */
export async function tiersByIds(ctx: Context, ids: readonly string[]): Promise<(MembershipTierView | null)[]> {
  const rows = await statement<MembershipTierRow>(BY_IDS, [[...ids], requireProfile(ctx)]);
  return inOrder(ids, rows.map(viewMembershipTier), (tier) => tier.id);
}
