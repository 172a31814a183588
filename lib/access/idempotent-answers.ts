import { openTransaction, sendIn, statement, statementIn, type Transaction } from "@/db/client";
import { seal, unseal } from "@/lib/core/seal";

const PURPOSE = "idempotent-response";

export type StoredAnswer = { requestHash: Uint8Array; status: number; headers: Record<string, string>; body: string };

/** `scopeHash` is of principal, method, path and key; `requestHash` of query and body. Both SHA-256. */
export type IdempotentCall = { scopeHash: Buffer; requestHash: Buffer; secret: boolean };

export type Claim = { held: boolean; stored: StoredAnswer | undefined };

const LOCK = "select pg_try_advisory_xact_lock($1::bigint) as free";
const FIND = "select request_hash, status, headers, body, sealed_body from idempotency_keys where scope_hash = $1";
const INSERT = `insert into idempotency_keys (scope_hash, request_hash, status, headers, body, sealed_body)
  values ($1, $2, $3, $4::jsonb, $5, $6) on conflict (scope_hash)`;
const STORE = `${INSERT} do nothing`;
/** The answer of a mutation wins over a refusal that was stored meanwhile. */
const STORE_OVER = `${INSERT} do update set request_hash = excluded.request_hash, status = excluded.status,
  headers = excluded.headers, body = excluded.body, sealed_body = excluded.sealed_body`;

type StoredRow = {
  request_hash: Buffer;
  status: number;
  headers: Record<string, string>;
  body: string | null;
  sealed_body: Buffer | null;
};

/**
 * Runs `work` in one transaction with a claim on the key: `held` says that no other transaction is at work on it, `stored` is what an
 * earlier one answered. What `work` changes commits together with what it stores.
 */
export function claimAnswer<T>(call: IdempotentCall, work: (tx: Transaction, claim: Claim) => Promise<T>): Promise<T> {
  return openTransaction(async (tx) => {
    // issued together: the second statement takes a snapshot of its own, after the lock was tried
    const [[lock], [row]] = await Promise.all([
      statementIn<{ free: boolean }>(tx, LOCK, [lockNumber(call.scopeHash)]),
      statementIn<StoredRow>(tx, FIND, [call.scopeHash]),
    ]);
    const stored = row && {
      requestHash: row.request_hash,
      status: row.status,
      headers: row.headers,
      body: row.sealed_body ? unseal(row.sealed_body, PURPOSE) : (row.body ?? ""),
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
  const sealed = call.secret ? seal(answer.body, PURPOSE) : null;
  const { status, headers, body } = answer;
  const row = [call.scopeHash, call.requestHash, status, JSON.stringify(headers), sealed ? null : body, sealed];
  await (tx ? sendIn(tx, STORE_OVER, row) : statement(STORE, row));
}

function lockNumber(hash: Buffer): string {
  return hash.readBigInt64BE(0).toString();
}
