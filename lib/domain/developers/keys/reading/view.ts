import type { apiKeys } from "@/db/schema";
import type { EventData } from "@/lib/contracts/developers/events/events";
import type { KeyView } from "@/lib/contracts/developers/keys/key-operations";
import type { ApiKeyView } from "@/lib/contracts/developers/keys/keys";
import type { Scope } from "@/lib/contracts/scopes";

export type KeyRow = Omit<typeof apiKeys.$inferSelect, "tokenHash" | "userId" | "profileId">;

/** A key as its owner sees it: the prefix, never the token or its hash. */
export function viewKey(row: KeyRow, now: Date): ApiKeyView {
  const expired = row.expiresAt !== null && row.expiresAt <= now;
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    livemode: row.livemode,
    scopes: row.scopes as Scope[],
    status: row.revokedAt ? "revoked" : expired ? "expired" : "active",
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    rotated_to: row.rotatedToId,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    last_used_ip: row.lastUsedIp,
    allowed_ips: row.allowedIps,
  };
}

/** The same as programs see it. */
export function viewProgramsKey(row: KeyRow, now: Date): KeyView {
  return { ...viewKey(row, now), made_by: row.madeByKeyId };
}

/** The payload of `api_key.*` events. */
export function viewKeyEvent(row: Pick<KeyRow, "id" | "prefix" | "name" | "scopes">): EventData<"api_key.created"> {
  return { id: row.id, prefix: row.prefix, name: row.name, scopes: row.scopes };
}
