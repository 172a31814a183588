import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { apiKeys, bridgeTokens, profiles, users } from "@/db/schema";
import { ASKED, lookUp } from "@/db/statements/look-up";
import { answering, maybe, names, type RowOf } from "@/db/statements/statement";
import { APP_SCOPES, type Scope } from "@/lib/contracts/scopes";
import type { Actor, Credential } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { flushLater } from "@/lib/core/process/flush-later";
import { sameBytes, sha256 } from "@/lib/core/seal";
import { parseToken } from "@/lib/domain/developers/keys/checking/token";
import { verifyToken } from "@/lib/domain/developers/keys/checking/verify";
import { findLiveGrant } from "@/lib/domain/developers/oauth/grants/grants";
import type { Meant } from "@/lib/domain/developers/oauth/resource";
import { isAccessToken, resolveAccessToken } from "@/lib/domain/developers/oauth/tokens/resolve";

type CredentialActor = Extract<Actor, { kind: "credential" }>;

/** What a credential's row tells of whose it is; the page's are null for an account without one. */
const OWNER = {
  key: sql<string>`asked.key`,
  userId: users.id,
  tier: users.tier,
  displayName: sql<string>`coalesce(${profiles.displayName}, ${users.name})`,
  profileId: maybe(profiles.id),
  handle: maybe(profiles.handle),
  suspended: sql<boolean>`${users.suspendedAt} is not null`,
};
type OwnerRow = RowOf<typeof OWNER>;

const keyByPrefix = lookUp(
  answering(
    {
      ...OWNER,
      id: apiKeys.id,
      tokenHash: apiKeys.tokenHash,
      scopes: sql<Scope[]>`${apiKeys.scopes}`,
      expiresAt: apiKeys.expiresAt,
      livemode: apiKeys.livemode,
      allowedIps: sql<string[]>`${apiKeys.allowedIps}`,
    },
    (key) => sql`
      select ${key}
      from ${sql.raw(ASKED)} join ${apiKeys} on ${apiKeys.prefix} = asked.key join ${users} on ${users.id} = ${apiKeys.userId}
      left join ${profiles} on ${profiles.userId} = ${users.id}
      where ${apiKeys.revokedAt} is null`,
  ),
);
const bridgeByPrefix = lookUp(
  answering(
    { ...OWNER, id: bridgeTokens.id, tokenHash: bridgeTokens.tokenHash },
    (bridge) => sql`
      select ${bridge}
      from ${sql.raw(ASKED)} join ${bridgeTokens} on ${bridgeTokens.prefix} = asked.key
      join ${users} on ${users.id} = ${bridgeTokens.userId} left join ${profiles} on ${profiles.userId} = ${users.id}
      where ${bridgeTokens.revokedAt} is null`,
  ),
);

/**
 * The one resolver of credentials: maps a bearer token (API key, bridge token, OAuth access token) to its account. The
 * row is read on every request, so that revocation bites at once on every process; only the costly check is remembered.
 * Unknown and wrong keys fail alike. `meant` is what an access token must be meant for, one of them; `beforeCheck` is told the key's
 * prefix before that costly check, and may throw to forbid it. Throws `unauthorized`, or `token_expired` for a key or
 * access token past its end and for bridge tokens after `BRIDGE_SUNSET`.
 */
export async function resolveCredential(
  token: string,
  now: Date,
  meant: Meant = "/api/v1",
  beforeCheck?: (prefix: string) => void,
): Promise<CredentialActor> {
  const parsed = parseToken(token);
  if (!parsed && isAccessToken(token)) return resolveAccessToken(token, now, meant);
  if (!parsed) throw unknownToken();
  const { prefix } = parsed;
  if (parsed.kind === "bridge") return resolveBridge(prefix, token, now);
  return resolveKey(prefix, token, now, () => beforeCheck?.(prefix));
}

async function resolveKey(prefix: string, token: string, now: Date, beforeCheck: () => void): Promise<CredentialActor> {
  const row = await keyByPrefix(prefix);
  if (!row || !(await verifyToken(row.tokenHash, token, beforeCheck))) throw unknownToken();
  const expiresAt = row.expiresAt === null ? null : new Date(row.expiresAt);
  if (expiresAt && expiresAt <= now)
    throw new DomainError("token_expired", "This API key has expired. Create a new one.");
  const { id, livemode, allowedIps } = row;
  return actorOf(row, { kind: "api_key", id, prefix, clientId: null, expiresAt, livemode, allowedIps }, row.scopes);
}

async function resolveBridge(prefix: string, token: string, now: Date): Promise<CredentialActor> {
  const row = await bridgeByPrefix(prefix);
  if (!row || !sameBytes(row.tokenHash, sha256(token))) throw unknownToken();
  const sunset = bridgeSunset();
  if (now >= sunset) throw new DomainError("token_expired", "Bridge tokens are no longer accepted. Create an API key.");
  const credential = { kind: "bridge", id: row.id, prefix, clientId: null, expiresAt: sunset, livemode: true } as const;
  return actorOf(row, credential, APP_SCOPES);
}

/**
 * For who was made to wait: throws `unauthorized` when the credential was revoked meanwhile, so that nothing is told that a new call would
 * not be. Costs one look-up; nothing for a person.
 */
export async function requireLiving(actor: Actor): Promise<void> {
  if (actor.kind !== "credential" || actor.credential.kind === "agent") return;
  const { kind, id, prefix } = actor.credential;
  if (kind !== "oauth" && prefix === null) return; // in a run, which asks before each step
  const lives =
    kind === "oauth"
      ? await findLiveGrant(id)
      : await (kind === "bridge" ? bridgeByPrefix(prefix ?? "") : keyByPrefix(prefix ?? ""));
  if (!lives || ("suspended" in lives && lives.suspended))
    throw new DomainError("unauthorized", "The access was revoked while this call waited.");
}

/** An answer that was waited for, given to a credential that is alive still. Throws `unauthorized`. */
export async function tellLiving<T>(actor: Actor, answer: Promise<T>): Promise<T> {
  const told = await answer;
  await requireLiving(actor);
  return told;
}

function actorOf(row: OwnerRow, credential: Credential, scopes: readonly Scope[]): CredentialActor {
  const { profileId, userId, handle, displayName, tier } = row;
  if (row.suspended)
    throw new DomainError(
      "unauthorized",
      "This account is suspended: its credentials do not work. Its owner was told why by email.",
    );
  return { kind: "credential", credential, userId, profileId, handle, displayName, tier, scopes };
}

/** The first moment at which bridge tokens are refused. */
export function bridgeSunset(): Date {
  return new Date(`${env().BRIDGE_SUNSET}T00:00:00.000Z`);
}

function unknownToken(): DomainError {
  return new DomainError(
    "unauthorized",
    "The bearer token is not valid. Send an API key as `Authorization: Bearer gh_live_…` (or `gh_test_…`).",
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

const USED = sql`update ${apiKeys} set ${names(apiKeys.lastUsedAt)} = used.at, ${names(apiKeys.lastUsedIp)} = used.ip
  from jsonb_to_recordset($1::jsonb) as used(id text, at timestamptz, ip text)
  where ${apiKeys.id} = used.id and (${apiKeys.lastUsedAt} is null or ${apiKeys.lastUsedAt} < used.at)`;

/** Writes the noted uses of API keys. */
export async function flushLastUsed(): Promise<void> {
  if (touched.size === 0) return;
  const batch = [...touched];
  touched.clear();
  const uses = batch.map(([id, use]) => ({ id, at: use.at.toISOString(), ip: use.ip }));
  const written = statement(USED, [JSON.stringify(uses)]);
  await written.catch((error) => {
    for (const [id, use] of batch) if (!touched.has(id)) touched.set(id, use);
    throw error;
  });
}
