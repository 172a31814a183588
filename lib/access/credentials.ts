import { and, eq, isNull, sql } from "drizzle-orm";
import { database, prepared } from "@/db/client";
import { apiKeys, bridgeTokens, profiles } from "@/db/schema";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import type { Actor } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { flushLater } from "@/lib/core/flush-later";
import { sameBytes, sha256 } from "@/lib/core/seal";
import { parseToken } from "@/lib/keys/token";
import { verifyToken } from "@/lib/keys/verify";

type CredentialActor = Extract<Actor, { kind: "credential" }>;

const owner = { profileId: profiles.id, userId: profiles.userId, handle: profiles.handle, tier: profiles.tier };

const keyByPrefix = prepared("key_by_prefix", (db) =>
  db
    .select({
      ...owner,
      id: apiKeys.id,
      prefix: apiKeys.prefix,
      tokenHash: apiKeys.tokenHash,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
    })
    .from(apiKeys)
    .innerJoin(profiles, eq(profiles.id, apiKeys.profileId))
    .where(and(eq(apiKeys.prefix, sql.placeholder("prefix")), isNull(apiKeys.revokedAt)))
    .prepare("key_by_prefix"),
);

const bridgeByPrefix = prepared("bridge_by_prefix", (db) =>
  db
    .select({ ...owner, id: bridgeTokens.id, prefix: bridgeTokens.prefix, tokenHash: bridgeTokens.tokenHash })
    .from(bridgeTokens)
    .innerJoin(profiles, eq(profiles.id, bridgeTokens.profileId))
    .where(and(eq(bridgeTokens.prefix, sql.placeholder("prefix")), isNull(bridgeTokens.revokedAt)))
    .prepare("bridge_by_prefix"),
);

/**
 * The one resolver of REST credentials: maps a bearer token to its creator. The row is read on every request, so that revocation
 * bites at once on every process; only the costly hash is remembered. Unknown and wrong tokens fail alike.
 * Throws `unauthorized`, or `token_expired` for a key past its end and for bridge tokens after `BRIDGE_SUNSET`.
 */
export async function resolveCredential(token: string, now: Date): Promise<CredentialActor> {
  const parsed = parseToken(token);
  if (!parsed) throw unknownToken();
  return parsed.kind === "live" ? resolveKey(parsed.prefix, token, now) : resolveBridge(parsed.prefix, token, now);
}

async function resolveKey(prefix: string, token: string, now: Date): Promise<CredentialActor> {
  const [row] = await keyByPrefix().execute({ prefix });
  if (!row || !(await verifyToken(row.tokenHash, token))) throw unknownToken();
  if (row.expiresAt && row.expiresAt <= now)
    throw new DomainError("token_expired", "This API key has expired. Create a new one.");
  return {
    kind: "credential",
    credential: { kind: "api_key", id: row.id, prefix: row.prefix, clientId: null, expiresAt: row.expiresAt },
    userId: row.userId,
    profileId: row.profileId,
    handle: row.handle,
    tier: row.tier,
    scopes: row.scopes as Scope[],
  };
}

async function resolveBridge(prefix: string, token: string, now: Date): Promise<CredentialActor> {
  const [row] = await bridgeByPrefix().execute({ prefix });
  if (!row || !sameBytes(row.tokenHash, sha256(token))) throw unknownToken();
  const sunset = bridgeSunset();
  if (now >= sunset) throw new DomainError("token_expired", "Bridge tokens are no longer accepted. Create an API key.");
  return {
    kind: "credential",
    credential: { kind: "bridge", id: row.id, prefix: row.prefix, clientId: null, expiresAt: sunset },
    userId: row.userId,
    profileId: row.profileId,
    handle: row.handle,
    tier: row.tier,
    scopes: ALL_SCOPES,
  };
}

/** The first moment at which bridge tokens are refused. */
export function bridgeSunset(): Date {
  return new Date(`${env().BRIDGE_SUNSET}T00:00:00.000Z`);
}

function unknownToken(): DomainError {
  return new DomainError(
    "unauthorized",
    "The bearer token is not valid. Send an API key as `Authorization: Bearer gh_live_…`.",
  );
}

const MAX_TOUCHED = 10_000;
const FLUSH_AFTER_MS = 2_000;

const touched = new Map<string, { at: Date; ip: string | null }>();
const flushSoon = flushLater(flushLastUsed, FLUSH_AFTER_MS);

/** Remembers that a key was used; written in one statement every few seconds by `flushLastUsed`. */
export function noteKeyUse(keyId: string, at: Date, ip: string | null): void {
  if (touched.size < MAX_TOUCHED) touched.set(keyId, { at, ip });
  flushSoon();
}

/** Writes the noted uses of API keys. */
export async function flushLastUsed(): Promise<void> {
  if (touched.size === 0) return;
  const batch = [...touched];
  touched.clear();
  const uses = batch.map(([id, use]) => ({ id, at: use.at.toISOString(), ip: use.ip }));
  const written = database().execute(sql`
    update api_keys k set last_used_at = u.at, last_used_ip = u.ip
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u(id text, at timestamptz, ip text)
    where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.at)`);
  await written.catch((error) => {
    for (const [id, use] of batch) if (!touched.has(id)) touched.set(id, use);
    throw error;
  });
}
