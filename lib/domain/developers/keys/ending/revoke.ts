import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { apiKeys } from "@/db/schema";
import type { ApiKeyView } from "@/lib/contracts/developers/keys/keys";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { endEndpointsOf } from "@/lib/domain/developers/webhooks/activation/end-with-access";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { ownKey } from "../reading/own-key";
import { viewKey, viewKeyEvent } from "../reading/view";

type KeyRow = typeof apiKeys.$inferSelect;

/** Ends the keys that a key made: who holds it may hold them. Answers those that worked. */
export async function endDescendants(tx: Transaction, { now }: Context, id: string): Promise<KeyRow[]> {
  return tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.madeByKeyId, id), isNull(apiKeys.revokedAt)))
    .returning();
}

/** Puts the end of keys on record, tells of it, and disables the endpoints that they made: who held one of them hears no more. */
export async function announceEnded(tx: Transaction, ctx: Context, owner: string, ended: KeyRow[]): Promise<void> {
  for (const key of ended) {
    await recordAudit(tx, ctx, owner, "api_key.revoked", { type: "api_key", id: key.id });
    await emit(tx, ctx, owner, "api_key.revoked", viewKeyEvent(key));
    await endEndpointsOf(tx, ctx, key.userId, key.id);
  }
}

/** Ends a key at once, on every process, and the keys and endpoints that it made. Throws `not_found` when it is not the actor's or already revoked. Emits `api_key.revoked`. */
export async function revokeKey(ctx: Context, id: string): Promise<ApiKeyView> {
  const account = requireAccount(ctx);
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: ctx.now })
      .where(and(ownKey(ctx, account.userId, id), isNull(apiKeys.revokedAt)))
      .returning();
    if (!row) throw notFound("An active key with this id");
    await announceEnded(tx, ctx, ownerIdOf(account), [row, ...(await endDescendants(tx, ctx, id))]);
    return viewKey(row, ctx.now);
  });
}
