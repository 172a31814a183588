import { and, isNull } from "drizzle-orm";
import { apiKeys } from "@/db/schema";
import type { ApiKeyView } from "@/lib/contracts/developers/keys";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { ownKey } from "./own-key";
import { viewKey, viewKeyEvent } from "./view";

/** Ends a key at once, on every process. Throws `not_found` when it is not the actor's or already revoked. Emits `api_key.revoked`. */
export async function revokeKey(ctx: Context, id: string): Promise<ApiKeyView> {
  const account = requireAccount(ctx);
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: ctx.now })
      .where(and(ownKey(ctx, account.userId, id), isNull(apiKeys.revokedAt)))
      .returning();
    if (!row) throw notFound("A live key with this id");
    await recordAudit(tx, ctx, ownerIdOf(account), "api_key.revoked", { type: "api_key", id });
    await emit(tx, ctx, ownerIdOf(account), "api_key.revoked", viewKeyEvent(row));
    return viewKey(row, ctx.now);
  });
}
