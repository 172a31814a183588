import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { LRUCache } from "lru-cache";
import { prepared, type Transaction } from "@/db/client";
import { oauthKeys } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { seal, unseal } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { ACCESS_TOKEN_SECONDS, after } from "./lifetimes";

export const ALGORITHM = "EdDSA";
/** What private keys are sealed for. */
export const OAUTH_KEY = "oauth-signing-key";
/** A retired key is shown until its last token has expired, and a little longer for clocks that differ. */
const SHOWN_SECONDS = ACCESS_TOKEN_SECONDS + 300;
const THUMBPRINT = /^[A-Za-z0-9_-]{43}$/;

export type SigningKey = { kid: string; key: CryptoKey };

const opened = new LRUCache<string, CryptoKey>({ max: 8 });
const known = new LRUCache<string, CryptoKey>({ max: 32, ttl: 30_000 });

const newestKey = prepared("oauth_signing_key", (db) =>
  db
    .select({ kid: oauthKeys.kid, sealed: oauthKeys.sealedPrivateJwk })
    .from(oauthKeys)
    .where(isNull(oauthKeys.retiredAt)),
);

const shown = or(isNull(oauthKeys.retiredAt), gt(oauthKeys.retiredAt, sql.placeholder("since")));

const shownKey = prepared("oauth_shown_key", (db) =>
  db
    .select({ publicJwk: oauthKeys.publicJwk })
    .from(oauthKeys)
    .where(and(eq(oauthKeys.kid, sql.placeholder("kid")), shown)),
);

const shownKeys = prepared("oauth_shown_keys", (db) =>
  db.select({ publicJwk: oauthKeys.publicJwk }).from(oauthKeys).where(shown).orderBy(desc(oauthKeys.createdAt)),
);

/**
 * The key that signs now. Read at each signature, so that a rotation holds everywhere at once. The first caller of all
 * makes it; so does the first after `AUTH_SECRET` was changed, since nobody can open the old one.
 */
export async function signingKey(ctx: Context): Promise<SigningKey> {
  const [row] = await newestKey().execute();
  if (row) {
    const key = opened.get(row.kid) ?? (await open(row.sealed));
    if (key) {
      opened.set(row.kid, key);
      return { kid: row.kid, key };
    }
    ctx.log.warn({ kid: row.kid }, "AUTH_SECRET does not open the key that signs access tokens: a new one is made");
  }
  await replaceSigningKey(ctx, row?.kid);
  return signingKey(ctx);
}

/** The public half of a key that tokens may still be signed with, or `null`. Remembered for half a minute. */
export async function verificationKey(kid: string | undefined, now: Date): Promise<CryptoKey | null> {
  if (!kid || !THUMBPRINT.test(kid)) return null;
  const remembered = known.get(kid);
  if (remembered) return remembered;
  const [row] = await shownKey().execute({ kid, since: after(now, -SHOWN_SECONDS).toISOString() });
  if (!row) return null;
  const key = (await importJWK(row.publicJwk as JWK, ALGORITHM)) as CryptoKey;
  known.set(kid, key);
  return key;
}

/** The key set of `/.well-known/jwks.json` (RFC 7517), newest first; makes the first key. */
export async function publishedKeys(ctx: Context): Promise<{ keys: object[] }> {
  const since = after(ctx.now, -SHOWN_SECONDS).toISOString();
  let rows = await shownKeys().execute({ since });
  if (rows.length === 0) {
    await signingKey(ctx);
    rows = await shownKeys().execute({ since });
  }
  return { keys: rows.map((row) => row.publicJwk) };
}

/**
 * Lets a new key sign from now on, on every process. The old one is shown for 20 minutes more; with `atOnce`, when it
 * may be in strange hands, its tokens end within a minute. Answers the new key's id.
 */
export async function rotateSigningKey(ctx: Context, options: { atOnce?: boolean } = {}): Promise<{ kid: string }> {
  const { kid } = await signingKey(ctx);
  await replaceSigningKey(ctx, kid, options.atOnce);
  return { kid: (await signingKey(ctx)).kid };
}

/** Retires the key `old`, unless another process has done so, and adds a new one, unless another process has. */
async function replaceSigningKey(ctx: Context, old: string | undefined, atOnce = false): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const sealedPrivateJwk = seal(JSON.stringify(await exportJWK(privateKey)), OAUTH_KEY);
  await transaction(ctx, async (tx) => {
    if (old) await retire(tx, old, atOnce ? after(ctx.now, -SHOWN_SECONDS) : ctx.now);
    const [added] = await tx
      .insert(oauthKeys)
      .values({
        kid,
        algorithm: ALGORITHM,
        publicJwk: { ...publicJwk, kid, alg: ALGORITHM, use: "sig" },
        sealedPrivateJwk,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ kid: oauthKeys.kid });
    if (added) await recordAudit(tx, ctx, null, "oauth_key.created", { type: "oauth_key", id: kid }, { replaces: old });
  });
}

function retire(tx: Transaction, kid: string, retiredAt: Date) {
  return tx
    .update(oauthKeys)
    .set({ retiredAt })
    .where(and(eq(oauthKeys.kid, kid), isNull(oauthKeys.retiredAt)));
}

async function open(sealed: Buffer): Promise<CryptoKey | null> {
  try {
    return (await importJWK(JSON.parse(unseal(sealed, OAUTH_KEY)) as JWK, ALGORITHM)) as CryptoKey;
  } catch {
    return null;
  }
}
