import { and, isNull } from "drizzle-orm";
import { apiKeys } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { ownKey } from "../reading/own-key";

/**
 * Gives a key of the signed-in person another name; it goes on working. Throws `unauthorized`, `not_found` for another's key, or a revoked
 * one. Programs do it with `updateKey`.
 */
export async function renameKey(ctx: Context, id: string, name: string): Promise<string> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to rename a key.");
  return transaction(ctx, async (tx) => {
    const own = and(ownKey(ctx, actor.userId, id), isNull(apiKeys.revokedAt));
    const [known] = await tx.select({ was: apiKeys.name }).from(apiKeys).where(own).for("no key update");
    if (!known) throw notFound("An active key with this id");
    await tx.update(apiKeys).set({ name }).where(own);
    const diff = { from: { name: known.was }, to: { name } };
    await recordAudit(tx, ctx, ownerIdOf(actor), "api_key.changed", { type: "api_key", id }, diff);
    return name;
  });
}
