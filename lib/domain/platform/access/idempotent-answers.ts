import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { openTransaction, sendIn, statement, statementIn, type Transaction } from "@/db/client";
import { idempotencyKeys } from "@/db/schema";
import { answering, builder, maybe } from "@/db/statements/statement";
import type { Write } from "@/db/statements/trailing";
import type { Context } from "@/lib/core/context";
import { DomainError, databaseCode } from "@/lib/core/errors";
import { sameBytes, seal, unseal } from "@/lib/core/seal";

/** What stored answers that hold a secret are sealed for. */
export const STORED_ANSWER = "idempotent-response";

export type StoredAnswer = { status: number; headers: Record<string, string>; body: string };

/** How long an answer holds, by its own age. */
export const ANSWERS_KEPT_MS = 24 * 3_600_000;

/** `scopeHash` is of principal, method, path and key; `requestHash` of query and body. Both SHA-256. `now` is when the call began. */
export type IdempotentCall = { scopeHash: Buffer; requestHash: Buffer; secret: boolean; now: Date };

/** What `claim_answer` answers: `free` and columns named as the table's, null where nothing is stored. */
const a = alias(idempotencyKeys, "a");

/** Both functions try the lock and then look with a snapshot of their own, so that they see what the lock's last holder stored. */
const CLAIM: Write = { last: sql`select claim_key($1::bigint, $2, $3::timestamptz)::text` };
const NOT_FREE = "GH001";
const STORED = answering(
  {
    free: sql<boolean>`free`,
    requestHash: maybe(a.requestHash),
    status: a.status,
    headers: a.headers,
    body: a.body,
    sealedBody: a.sealedBody,
  },
  (claimed) => sql`select ${claimed} from claim_answer($1::bigint, $2, $3::timestamptz) as ${a}`,
);
const ANSWER = {
  requestHash: sql`$2`,
  status: sql`$3`,
  headers: sql`$4::jsonb`,
  body: sql`$5`,
  sealedBody: sql`$6`,
  createdAt: sql`$7::timestamptz`,
};
const insert = () => builder.insert(idempotencyKeys).values({ scopeHash: sql`$1`, ...ANSWER });
const replace = (setWhere?: SQL) =>
  insert().onConflictDoUpdate({ target: idempotencyKeys.scopeHash, set: ANSWER, ...(setWhere && { setWhere }) });

/**
 * Whose idempotency keys a caller's are: the account's, apart for each app and for what is done in test mode; without an account those of
 * the address, apart for each agent that signs. A secret is told again to the API key alone that it was told to. Part of `scopeHash`.
 */
export function keyHolder(
  { actor, agent, ip, livemode }: Pick<Context, "actor" | "agent" | "ip" | "livemode">,
  isSecret = false,
): string {
  if (actor.kind === "anonymous" || actor.kind === "system")
    return [`ip:${ip ?? "unknown"}`, agent && `by ${agent.id}`].filter(Boolean).join(" ");
  const { id, clientId } = actor.kind === "credential" ? actor.credential : { id: actor.sessionId, clientId: null };
  const through = clientId ?? (isSecret ? id : null);
  return [actor.userId, through && `through ${through}`, !livemode && "in test mode"].filter(Boolean).join(" ");
}

/** The answer of a mutation wins over a refusal that was stored meanwhile; a refusal only over what is past its time. */
const STORE_OVER: Write = { definitions: sql`answer{} as ${replace()}` };
const STORE = replace(sql`${idempotencyKeys.createdAt} <= $8::timestamptz`);

/**
 * Runs `work` in one transaction that holds the key, `open` if there is one, or answers what an earlier call stored. What `work` changes
 * commits together with what it stores. The claim travels with the first statement: work that is to be done once reads before it reaches out of the database.
 * Throws as `storedAnswer` does.
 */
export async function claimAnswer<T>(
  call: IdempotentCall,
  work: (tx: Transaction) => Promise<T>,
  open?: Transaction,
): Promise<{ done: T } | { stored: StoredAnswer }> {
  if (open) {
    // asked, not claimed: a claim that fails would end the transaction of who has more to do in it
    const stored = await storedAnswer(call, open);
    return stored ? { stored } : { done: await work(open) };
  }
  try {
    return await openTransaction(async (tx) => {
      await sendIn(tx, CLAIM, claimOf(call));
      return { done: await work(tx) };
    });
  } catch (error) {
    if (databaseCode(error) !== NOT_FREE) throw error;
    const stored = await storedAnswer(call);
    if (!stored) throw inFlight();
    return { stored };
  }
}

/**
 * What an earlier call with the key was answered, if one was. Throws `idempotency_conflict` when that call asked for something else, and
 * `idempotency_in_flight` while it is at work. Asked in a transaction, the key is its own until it ends.
 */
export async function storedAnswer(call: IdempotentCall, tx?: Transaction): Promise<StoredAnswer | undefined> {
  const [row] = await (tx ? statementIn(tx, STORED, claimOf(call)) : statement(STORED, claimOf(call)));
  if (!row?.requestHash) {
    if (!row?.free) throw inFlight();
    return undefined;
  }
  if (!sameBytes(row.requestHash, call.requestHash)) throw conflict();
  const { status, headers } = row;
  return { status, headers, body: row.sealedBody ? unseal(row.sealedBody, STORED_ANSWER) : (row.body ?? "") };
}

function claimOf(call: IdempotentCall) {
  return [lockNumber(call.scopeHash), call.scopeHash, keptSince(call)];
}

function conflict(): DomainError {
  const message = "This key was used with another request within the last 24 hours. Send a new key for a new request.";
  return new DomainError("idempotency_conflict", message);
}

function inFlight(): DomainError {
  const message = "The first request with this key is still running. Retry in a second, with the same key.";
  return new DomainError("idempotency_in_flight", message, {}, { "retry-after": "1" });
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

const SETTLE = builder
  .update(idempotencyKeys)
  .set({ status: sql`$2`, headers: sql`$3::jsonb`, body: sql`$4` })
  .where(sql`${idempotencyKeys.scopeHash} = $1 and ${idempotencyKeys.status} = $5`);
const SETTLED = answering(
  { status: idempotencyKeys.status, headers: idempotencyKeys.headers, body: idempotencyKeys.body },
  (answer) => sql`select ${answer} from ${idempotencyKeys} where ${idempotencyKeys.scopeHash} = $1`,
);

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
  const [row] = await statement(SETTLED, [call.scopeHash]);
  return row ? { status: row.status, headers: row.headers, body: row.body ?? "" } : answer;
}

function lockNumber(hash: Buffer): string {
  return hash.readBigInt64BE(0).toString();
}
