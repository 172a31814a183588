import { openTransaction, sendIn, statement, statementIn, type Transaction, writeAtOnce } from "@/db/client";
import type { Write } from "@/db/trailing";
import { DomainError } from "@/lib/core/errors";
import { sameBytes, seal, unseal } from "@/lib/core/seal";

/** What stored answers that hold a secret are sealed for. */
export const STORED_ANSWER = "idempotent-response";

export type StoredAnswer = { status: number; headers: Record<string, string>; body: string };

/** How long an answer holds, by its own age. Source: decisions 1. */
export const ANSWERS_KEPT_MS = 24 * 3_600_000;

/** `scopeHash` is of principal, method, path and key; `requestHash` of query and body. Both SHA-256. `now` is when the call began. */
export type IdempotentCall = { scopeHash: Buffer; requestHash: Buffer; secret: boolean; now: Date };

/** The function tries the lock and then looks with a snapshot of its own, so that it sees what the lock's last holder stored. */
const CLAIM = `select free, request_hash, status, headers, body, sealed_body from claim_answer($1::bigint, $2, $3::timestamptz)`;
const INSERT = `insert into idempotency_keys (scope_hash, request_hash, status, headers, body, sealed_body, created_at)
  values ($1, $2, $3, $4::jsonb, $5, $6, $7::timestamptz)`;
const REPLACE = `${INSERT} on conflict (scope_hash) do update set request_hash = excluded.request_hash, status = excluded.status,
  headers = excluded.headers, body = excluded.body, sealed_body = excluded.sealed_body, created_at = excluded.created_at`;
const STORE_FIRST: Write = { definitions: `answer{} as (${INSERT})` };
const LOCK: Write = { last: "select take_lock($1::bigint)::text" };
/** The answer of a mutation wins over a refusal that was stored meanwhile; a refusal only over what is past its time. */
const STORE_OVER: Write = { definitions: `answer{} as (${REPLACE})` };
const STORE = `${REPLACE} where idempotency_keys.created_at <= $8::timestamptz`;

type ClaimRow = {
  free: boolean;
  request_hash: Buffer | null;
  status: number;
  headers: Record<string, string>;
  body: string | null;
  sealed_body: Buffer | null;
};

/**
 * Runs `work` in one transaction that holds the key, with what an earlier call answered, if one did. What `work` changes commits
 * together with what it stores. Throws `idempotency_conflict` when the earlier call asked for something else, and
 * `idempotency_in_flight` while it is at work.
 */
export function claimAnswer<T>(
  call: IdempotentCall,
  work: (tx: Transaction, stored: StoredAnswer | undefined) => Promise<T>,
): Promise<T> {
  return openTransaction(async (tx) => {
    const [row] = await statementIn<ClaimRow>(tx, CLAIM, [lockNumber(call.scopeHash), call.scopeHash, keptSince(call)]);
    if (!row?.request_hash) {
      if (!row?.free) throw inFlight();
      return work(tx, undefined);
    }
    if (!sameBytes(row.request_hash, call.requestHash)) throw conflict();
    const { status, headers } = row;
    return work(tx, {
      status,
      headers,
      body: row.sealed_body ? unseal(row.sealed_body, STORED_ANSWER) : (row.body ?? ""),
    });
  });
}

function conflict(): DomainError {
  const message = "This key was used with another request within the last 24 hours. Send a new key for a new request.";
  return new DomainError("idempotency_conflict", message);
}

function inFlight(): DomainError {
  const message = "The first request with this key is still running. Retry in a second, with the same key.";
  return new DomainError("idempotency_in_flight", message, {}, { "retry-after": "1" });
}

/**
 * Runs `work`, which only writes, and stores its answer, all in one statement that fails when the key is held or has an answer.
 * Answers undefined then, or when `work` reads: `claimAnswer` tells what stands in the way, or does it the long way.
 */
export async function answerAtOnce<A extends StoredAnswer>(
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

/** Keeps an answer for 24 h from `now`; one that holds a secret is encrypted. `tx` is the mutation's, or none for a refusal that wrote nothing. */
export async function storeAnswer(call: IdempotentCall, answer: StoredAnswer, tx?: Transaction): Promise<void> {
  const row = rowOf(call, answer);
  await (tx ? sendIn(tx, STORE_OVER, row) : statement(STORE, [...row, keptSince(call)]));
}

function rowOf(call: IdempotentCall, { status, headers, body }: StoredAnswer) {
  const sealed = call.secret ? seal(body, STORED_ANSWER) : null;
  const { scopeHash, requestHash, now } = call;
  return [scopeHash, requestHash, status, JSON.stringify(headers), sealed ? null : body, sealed, now.toISOString()];
}

/** What was stored at this moment or before it holds no longer, whether it has been deleted or not. */
function keptSince({ now }: IdempotentCall): string {
  return new Date(now.getTime() - ANSWERS_KEPT_MS).toISOString();
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
  answer: StoredAnswer,
  unsettled: number,
): Promise<StoredAnswer> {
  const { status, headers, body } = answer;
  await statement(SETTLE, [call.scopeHash, status, JSON.stringify(headers), body, unsettled]);
  const [row] = await statement<SettledRow>(SETTLED, [call.scopeHash]);
  return row ? { status: row.status, headers: row.headers, body: row.body ?? "" } : answer;
}

function lockNumber(hash: Buffer): string {
  return hash.readBigInt64BE(0).toString();
}
