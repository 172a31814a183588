import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import { oauthClients, oauthGrants } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { endGrant, type RevocationReason } from "./revoke-grant";

const MOST = 500;

type Overdue = { id: string; which: SQL | undefined; because: RevocationReason };

/**
 * Ends grants that nobody ended: those that have expired, and those of apps that were disabled, which nobody can use any more. Each in a
 * transaction of its own, for an app may have many: one that fails is logged and left for the next run. Answers how many, and whether
 * there may be more.
 */
export async function endGrants(ctx: Context, most = MOST): Promise<{ ended: number; more: boolean }> {
  const { id, expiresAt, revokedAt, clientId } = oauthGrants;
  const expired = and(lte(expiresAt, ctx.now), isNull(revokedAt));
  const disabled = ctx.db.select({ id: oauthClients.id }).from(oauthClients).where(isNotNull(oauthClients.disabledAt));
  const orphaned = and(inArray(clientId, disabled), isNull(revokedAt));
  const found = (which: SQL | undefined) => ctx.db.select({ id }).from(oauthGrants).where(which).limit(most);
  const rows: Overdue[] = [
    ...(await found(orphaned).orderBy(asc(id))).map((row) => ({
      ...row,
      which: orphaned,
      because: "app_disabled" as const,
    })),
    ...(await found(expired).orderBy(asc(expiresAt))).map((row) => ({
      ...row,
      which: expired,
      because: "expired" as const,
    })),
  ];
  const work = (row: Overdue, own: Context) =>
    transaction(own, (tx) => endGrant(tx, own, and(eq(id, row.id), row.which), row.because));
  const ended = await eachAlone(ctx, rows, { work, failed: "a grant was not ended; it will be tried again" });
  return { ended, more: ended > 0 && rows.length >= most };
}
