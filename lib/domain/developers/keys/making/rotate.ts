import { and, eq, gt, isNull, or } from "drizzle-orm";
import { apiKeys } from "@/db/schema";
import type { ApiKeyWithToken } from "@/lib/contracts/developers/keys/keys";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { endEndpointsOf, handOnEndpoints } from "@/lib/domain/developers/webhooks/activation/end-with-access";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { changesThings, requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { newToken } from "../checking/token";
import { slowHash } from "../checking/verify";
import { announceEnded, endDescendants } from "../ending/revoke";
import { ownKey } from "../reading/own-key";
import { viewKey, viewKeyEvent } from "../reading/view";

/**
 * Replaces a live key: the new token is valid at once, the old one for `overlap_hours` more (0 ends it now). Name, scopes, expiry,
 * the addresses it may be used from and what it may spend carry over; what both spend is counted together. Throws `not_found` for a key that is not the actor's or no longer
 * live, `step_up_required` for one that changes things. Emits `api_key.rotated`.
 */
export async function rotateKey(ctx: Context, input: { id: string; overlap_hours: number }): Promise<ApiKeyWithToken> {
  const account = requireAccount(ctx);
  const { token, prefix } = newToken(ctx.livemode ? "live" : "test");
  const tokenHash = await slowHash(token);
  const oldUntil = new Date(ctx.now.getTime() + input.overlap_hours * 3_600_000);
  const newKeyId = newId("key");
  return transaction(ctx, async (tx, within) => {
    const [current] = await tx
      .select()
      .from(apiKeys)
      .where(ownKey(ctx, account.userId, input.id))
      .for("no key update");
    if (current && changesThings(current.scopes)) await requireFresh(within);
    const [old] = await tx
      .update(apiKeys)
      .set({
        rotatedToId: newKeyId,
        expiresAt: current?.expiresAt && current.expiresAt < oldUntil ? current.expiresAt : oldUntil,
        ...(input.overlap_hours === 0 ? { revokedAt: ctx.now } : {}),
      })
      .where(
        and(
          ownKey(ctx, account.userId, input.id),
          isNull(apiKeys.revokedAt),
          isNull(apiKeys.rotatedToId),
          or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, ctx.now)),
        ),
      )
      .returning();
    if (!old) throw notFound("An active key with this id");
    const [row] = await tx
      .insert(apiKeys)
      .values({
        id: newKeyId,
        userId: account.userId,
        profileId: account.profileId,
        name: old.name,
        prefix,
        tokenHash,
        scopes: old.scopes,
        livemode: old.livemode,
        spendsAs: old.spendsAs ?? old.id,
        allowedIps: old.allowedIps,
        madeByKeyId: old.madeByKeyId,
        createdAt: ctx.now,
        expiresAt: current?.expiresAt ?? null,
      })
      .returning();
    if (!row) throw new Error("the key was not written");
    // who ends a key at once fears that somebody has it: what it made ends, too. Else that goes on with the new one, and ends with it
    if (input.overlap_hours === 0) {
      await endEndpointsOf(tx, ctx, account.userId, old.id);
      await announceEnded(tx, ctx, ownerIdOf(account), await endDescendants(tx, ctx, old.id));
    } else {
      await handOnEndpoints(tx, account.userId, old.id, row.id);
      await tx.update(apiKeys).set({ madeByKeyId: row.id }).where(eq(apiKeys.madeByKeyId, old.id));
    }
    await recordAudit(tx, ctx, ownerIdOf(account), "api_key.rotated", { type: "api_key", id: old.id }, { to: row.id });
    await emit(tx, ctx, ownerIdOf(account), "api_key.rotated", viewKeyEvent(row));
    return { ...viewKey(row, ctx.now), token };
  });
}
