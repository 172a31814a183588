import type { Transaction } from "@/db/client";
import { apiKeys } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { isWithin } from "../checking/allowed-addresses";
import { ownKey } from "./own-key";

export type AskingKey = typeof apiKeys.$inferSelect;

/**
 * The key that asks for something about keys, locked so that what it makes cannot slip past its own end. Apps, agents and bridges never
 * may, whatever their scopes. Throws `insufficient_scope`.
 */
export async function askingKey(tx: Transaction, ctx: Context): Promise<AskingKey> {
  const { actor, now } = ctx;
  if (actor.kind === "credential" && actor.credential.kind === "api_key") {
    const [row] = await tx
      .select()
      .from(apiKeys)
      .where(ownKey(ctx, actor.userId, actor.credential.id))
      .for("update");
    // one that was replaced goes on for a while, and makes nothing that would outlast it
    if (row && !row.revokedAt && !row.rotatedToId && !(row.expiresAt && row.expiresAt <= now)) return row;
  }
  throw new DomainError(
    "insufficient_scope",
    "Only an API key that works and was not replaced can do this: apps and agents never make keys.",
  );
}

/** Throws `insufficient_scope` for a key that may more than the one that asks, in scopes or in addresses. What it made may not. */
export function requireNarrower(asking: AskingKey, key: AskingKey): void {
  if (key.id === asking.id || key.madeByKeyId === asking.id) return;
  const more = key.scopes.filter((scope) => !asking.scopes.includes(scope));
  if (more.length > 0) {
    throw new DomainError(
      "insufficient_scope",
      `That key may more than this one (${more.join(", ")}): change it on the page of keys, or with one that may as much.`,
    );
  }
  if (!isWithin(key.allowedIps, asking.allowedIps)) {
    throw new DomainError(
      "insufficient_scope",
      "That key may be used from addresses that this one may not be used from: change it on the page of keys.",
    );
  }
}
