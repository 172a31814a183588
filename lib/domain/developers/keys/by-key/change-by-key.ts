import { and, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { apiKeys } from "@/db/schema";
import type { KeyPatch, KeyView } from "@/lib/contracts/developers/keys/key-operations";
import type { Context } from "@/lib/core/context";
import { invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { narrowDescendants } from "../changing/restrict";
import { isWithin, plainRanges } from "../checking/allowed-addresses";
import { revokeKey } from "../ending/revoke";
import { type AskingKey, askingKey, requireNarrower } from "../reading/asking-key";
import { ownKey } from "../reading/own-key";
import { viewProgramsKey } from "../reading/view";

/**
 * Renames a key, and holds it to fewer addresses, at the wish of another that may as much. Wider is for the person. Throws
 * `insufficient_scope`, `validation_error`, `not_found` for another account's key, or one that ended.
 */
export async function changeKeyByKey(ctx: Context, id: string, patch: KeyPatch): Promise<KeyView> {
  const account = requireAccount(ctx);
  return transaction(ctx, async (tx, within) => {
    const key = await narrowerKey(tx, within, id);
    const allowedIps = patch.allowed_ips && plainRanges(patch.allowed_ips);
    if (allowedIps && !isWithin(allowedIps, key.allowedIps)) {
      throw invalidField("allowed_ips", "must be among the addresses that the key has: only you can give it more");
    }
    const set = { ...(patch.name !== undefined && { name: patch.name }), ...(allowedIps && { allowedIps }) };
    if (Object.keys(set).length === 0) return viewProgramsKey(key, ctx.now);
    const [row] = await tx
      .update(apiKeys)
      .set(set)
      .where(ownKey(ctx, account.userId, id))
      .returning();
    if (!row) throw notFound("An active key with this id");
    if (allowedIps) await narrowDescendants(tx, within, id, allowedIps);
    const diff = {
      from: { name: key.name, allowed_ips: key.allowedIps },
      to: { name: row.name, allowed_ips: row.allowedIps },
    };
    await recordAudit(tx, within, ownerIdOf(account), "api_key.changed", { type: "api_key", id }, diff);
    return viewProgramsKey(row, ctx.now);
  });
}

/** Ends a key, with those that it made, at the wish of another that may as much, or of itself. Throws `insufficient_scope`, `not_found`. */
export async function revokeKeyByKey(ctx: Context, id: string): Promise<KeyView> {
  return transaction(ctx, async (tx, within) => {
    const { madeByKeyId } = await narrowerKey(tx, within, id);
    return { ...(await revokeKey(within, id)), made_by: madeByKeyId };
  });
}

/** A key of the account that the one that asks may have to do with. */
async function narrowerKey(tx: Transaction, ctx: Context, id: string): Promise<AskingKey> {
  const asking = await askingKey(tx, ctx);
  const own = and(ownKey(ctx, asking.userId, id), isNull(apiKeys.revokedAt));
  const [key] = await tx.select().from(apiKeys).where(own).for("no key update");
  if (!key) throw notFound("An active key with this id");
  requireNarrower(asking, key);
  return key;
}
