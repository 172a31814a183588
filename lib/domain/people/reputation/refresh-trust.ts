import { and, asc, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import { profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { recomputeProfile } from "./recompute";
import { TRUST_VERSION } from "./trust";

const BATCH = 200;

type Due = { id: string; at: Date | null };

/**
 * Computes again the trust of the creators whose score or level time alone has changed by now, or whom an older version counted, the longest overdue first, each in a
 * transaction of its own, `size` at a time. With another worker at the same time a creator may be computed twice, to the same end. Answers how many;
 * one that fails is logged and left for the next run.
 */
export async function refreshTrust(ctx: Context, size = BATCH): Promise<number> {
  await noteOutdated(ctx);
  return allAlone<Due>(ctx, {
    size,
    due: (after) => due(ctx, size, after),
    work: ({ id }, own) => transaction(own, (tx) => recomputeProfile(tx, id, own.now)),
    failed: "a trust score could not be refreshed",
  });
}

/** What an older version of the code wrote, before an upgrade or by a process that still runs, is due at once. */
async function noteOutdated({ db, now }: Context): Promise<void> {
  const { trustVersion, deletedAt, trustStaleAt } = profiles;
  await db
    .update(profiles)
    .set({ trustStaleAt: now })
    .where(and(lt(trustVersion, TRUST_VERSION), isNull(deletedAt), or(isNull(trustStaleAt), gt(trustStaleAt, now))));
}

function due(ctx: Context, size: number, after?: Due): Promise<Due[]> {
  const { trustStaleAt: at, id } = profiles;
  return ctx.db
    .select({ id, at })
    .from(profiles)
    .where(
      and(
        lte(at, ctx.now),
        after?.at ? sql`(${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(at), asc(id))
    .limit(size);
}
