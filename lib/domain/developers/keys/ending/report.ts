import { and, eq, isNull } from "drizzle-orm";
import { apiKeys, profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { endEndpointsOf } from "@/lib/domain/developers/webhooks/activation/end-with-access";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { parseToken } from "../checking/token";
import { verifyToken } from "../checking/verify";
import { keyReported } from "../mails/key-reported";
import { viewKeyEvent } from "../reading/view";
import { announceEnded, endDescendants } from "./revoke";

const RECEIVED = { received: true } as const;

/**
 * Ends the key that was found, no matter who reports it: holding it whole is what proves it. Its owner gets a mail. The answer is the same for a
 * key that nobody has, that is revoked, or of which only the visible part is right. The endpoints that it made are disabled. Emits `api_key.revoked`.
 */
export async function reportKey(ctx: Context, key: string): Promise<typeof RECEIVED> {
  const parsed = parseToken(key.trim());
  if (!parsed || parsed.kind === "bridge") return RECEIVED;
  const live = and(eq(apiKeys.prefix, parsed.prefix), isNull(apiKeys.revokedAt));
  const [found] = await ctx.db
    .select({
      id: apiKeys.id,
      livemode: apiKeys.livemode,
      tokenHash: apiKeys.tokenHash,
      email: users.email,
      profileId: profiles.id,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(live);
  if (!found || !(await verifyToken(found.tokenHash, key.trim()))) return RECEIVED;
  // told in the key's own mode; who reports stays unnamed
  return transaction({ ...ctx, actor: { kind: "anonymous" }, livemode: found.livemode }, async (tx, within) => {
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: ctx.now })
      .where(and(eq(apiKeys.id, found.id), isNull(apiKeys.revokedAt)))
      .returning();
    if (!row) return RECEIVED;
    const owner = ownerIdOf({ userId: row.userId, profileId: found.profileId });
    await recordAudit(tx, within, owner, "api_key.reported", { type: "api_key", id: row.id });
    await emit(tx, within, owner, "api_key.revoked", viewKeyEvent(row));
    // who holds a leaked key may have had everything sent to them
    await endEndpointsOf(tx, within, row.userId, row.id);
    await announceEnded(tx, within, owner, await endDescendants(tx, within, row.id));
    await queueMail(tx, within, found.email, keyReported(row));
    return RECEIVED;
  });
}
