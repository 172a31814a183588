import { openTransaction, sendIn, statement, statementIn, type Transaction, writeAtOnce } from "@/db/client";
import type { Write } from "@/db/trailing";
import { seal, unseal } from "@/lib/core/seal";

/** What stored answers that hold a secret are sealed for. */
export const STORED_ANSWER = "idempotent-response";

export type StoredAnswer = { requestHash: Uint8Array; status: number; headers: Record<string, string>; body: string };

/** `scopeHash` is of principal, method, path and key; `requestHash` of query and body. Both SHA-256. */
export type IdempotentCall = { scopeHash: Buffer; requestHash: Buffer; secret: boolean };

export type Claim = { held: boolean; stored: StoredAnswer | undefined };

/** The function tries the lock and then looks with a snapshot of its own, so that it sees what the lock's last holder stored. */
const CLAIM = `select free, request_hash, status, headers, body, sealed_body from claim_answer($1::bigint, $2)`;
const INSERT = `insert into idempotency_keys (scope_hash, request_hash, status, headers, body, sealed_body)
  values ($1, $2, $3, $4::jsonb, $5, $6) on conflict (scope_hash)`;
const STORE = `${INSERT} do nothing`;
const STORE_FIRST: Write = {
  definitions: `answer{} as (insert into idempotency_keys (scope_hash, request_hash, status, headers, body, sealed_body)
    values ($1, $2, $3, $4::jsonb, $5, $6))`,
};
const LOCK: Write = { last: "select take_lock($1::bigint)::text" };
/** The answer of a mutation wins over a refusal that was stored meanwhile. */
const STORE_OVER: Write = {
  definitions: `answer{} as (${INSERT} do update set request_hash = excluded.request_hash, status = excluded.status,
    headers = excluded.headers, body = excluded.body, sealed_body = excluded.sealed_body)`,
};

type ClaimRow = {
  free: boolean;
  request_hash: Buffer | null;
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
    const [row] = await statementIn<ClaimRow>(tx, CLAIM, [lockNumber(call.scopeHash), call.scopeHash]);
    const stored = row?.request_hash
      ? {
          requestHash: row.request_hash,
          status: row.status,
          headers: row.headers,
          body: row.sealed_body ? unseal(row.sealed_body, STORED_ANSWER) : (row.body ?? ""),
        }
      : undefined;
    return work(tx, { held: row?.free ?? false, stored });
  });
}

/**
 * Runs `work`, which only writes, and stores its answer, all in one statement that fails when the key is held or has an answer.
 * Answers undefined then, or when `work` reads: `claimAnswer` tells what stands in the way, or does it the long way.
 */
export async function answerAtOnce<A extends Omit<StoredAnswer, "requestHash">>(
  call: IdempotentCall,
  work: (tx: Transaction) => Promise<A>,
): Promise<A | undefined> {
  const written = await writeAtOnce(async (tx) => {
    await sendIn(tx, LOCK, [lockNumber(call.scopeHash)]);
    const answer = await work(tx);
    await sendIn(tx, STORE_FIRST, rowOf(call, answer));
    return answer;
  });
  return written?.done;
}

/** Keeps an answer for 24 h; one that holds a secret is encrypted. `tx` is the mutation's, or none for a refusal that wrote nothing. */
export async function storeAnswer(
  call: IdempotentCall,
  answer: Omit<StoredAnswer, "requestHash">,
  tx?: Transaction,
): Promise<void> {
  await (tx ? sendIn(tx, STORE_OVER, rowOf(call, answer)) : statement(STORE, rowOf(call, answer)));
}

function rowOf(call: IdempotentCall, { status, headers, body }: Omit<StoredAnswer, "requestHash">) {
  const sealed = call.secret ? seal(body, STORED_ANSWER) : null;
  return [call.scopeHash, call.requestHash, status, JSON.stringify(headers), sealed ? null : body, sealed];
}

const SETTLE = `update idempotency_keys set status = $2, headers = $3::jsonb, body = $4
  where scope_hash = $1 and status = $5`;
const SETTLED = "select status, headers, body from idempotency_keys where scope_hash = $1";

type SettledRow = Pick<ClaimRow, "status" | "headers" | "body">;

/**
 * Puts the outcome in the place of an answer that was stored under the status `unsettled`, unless another caller has done so before.
 * Returns what is stored now.
 */
export async function settleAnswer(
  call: IdempotentCall,
  answer: Omit<StoredAnswer, "requestHash">,
  unsettled: number,
): Promise<Omit<StoredAnswer, "requestHash">> {
  const { status, headers, body } = answer;
  await statement(SETTLE, [call.scopeHash, status, JSON.stringify(headers), body, unsettled]);
  const [row] = await statement<SettledRow>(SETTLED, [call.scopeHash]);
  return row ? { status: row.status, headers: row.headers, body: row.body ?? "" } : answer;
}

function lockNumber(hash: Buffer): string {
  return hash.readBigInt64BE(0).toString();
}
