import { eq, sql } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
import { idempotencyKeys } from "@/db/schema";
import { seal, unseal } from "@/lib/core/seal";

const PURPOSE = "idempotent-response";

export type StoredAnswer = { requestHash: Uint8Array; status: number; headers: Record<string, string>; body: string };

/** `scopeHash` is of principal, method, path and key; `requestHash` of query and body. Both SHA-256. */
export type IdempotentCall = { scopeHash: Buffer; requestHash: Buffer; secret: boolean };

export type Claim = { held: boolean; stored: StoredAnswer | undefined };

/**
 * Runs `work` in one transaction with a claim on the key: `held` says that no other transaction is at work on it, `stored` is what an
 * earlier one answered. What `work` changes commits together with what it stores.
 */
export function claimAnswer<T>(call: IdempotentCall, work: (tx: Transaction, claim: Claim) => Promise<T>): Promise<T> {
  return database().transaction(async (tx) => {
    // issued together: the second statement takes a snapshot of its own, after the lock was tried
    const [[lock], [row]] = await Promise.all([
      tx.execute<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(${lockNumber(call.scopeHash)}::bigint) as free`,
      ),
      tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.scopeHash, call.scopeHash)),
    ]);
    const stored = row && {
      requestHash: row.requestHash,
      status: row.status,
      headers: row.headers,
      body: row.sealedBody ? unseal(row.sealedBody, PURPOSE) : (row.body ?? ""),
    };
    return work(tx, { held: lock?.free ?? false, stored });
  });
}

/** Keeps an answer for 24 h; one that holds a secret is encrypted. `tx` is the mutation's, or none for a refusal that wrote nothing. */
export async function storeAnswer(
  call: IdempotentCall,
  answer: Omit<StoredAnswer, "requestHash">,
  tx?: Transaction,
): Promise<void> {
  const row = {
    requestHash: call.requestHash,
    status: answer.status,
    headers: answer.headers,
    body: call.secret ? null : answer.body,
    sealedBody: call.secret ? seal(answer.body, PURPOSE) : null,
  };
  const insert = (tx ?? database()).insert(idempotencyKeys).values({ scopeHash: call.scopeHash, ...row });
  // the answer of a mutation wins over a refusal that was stored meanwhile
  await (tx
    ? insert.onConflictDoUpdate({ target: idempotencyKeys.scopeHash, set: row })
    : insert.onConflictDoNothing());
}

function lockNumber(hash: Buffer): string {
  return hash.readBigInt64BE(0).toString();
}
