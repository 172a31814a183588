import { and, eq, lt, sql } from "drizzle-orm";
import { sandboxIdempotency as table } from "@/db/schema/payments";
import { sha256 } from "@/lib/core/seal";
import type { Call } from "../call";
import { Refusal } from "../refusal";

const KEPT_SECONDS = 24 * 60 * 60;
const MAX_LENGTH = 255;

export type KeptAnswer = { status: number; body: string; requestId: string };

/**
 * Takes an idempotency key for this transaction (docs.stripe.com/api/idempotent_requests). Undefined when it is ours:
 * the caller does the work and calls `keepAnswer`. Otherwise the kept answer. A second request with a key in use waits
 * here until the first commits or rolls back, since the row is unique. A refusal of work that was begun is kept, too;
 * a request that was not valid never comes here, and so leaves its key free.
 */
export async function takeKey(
  call: Call,
  key: string,
  fingerprint: string,
  requestId: string,
): Promise<KeptAnswer | undefined> {
  if (key.length > MAX_LENGTH) throw new Refusal(`Idempotency keys may have at most ${MAX_LENGTH} characters.`);
  const requestHash = sha256(fingerprint);
  const fresh = { requestHash, requestId, status: null, body: null, createdAt: new Date(call.now * 1000) };
  const taken = await call.db
    .insert(table)
    .values({ key, ...fresh })
    .onConflictDoUpdate({ target: table.key, set: fresh, setWhere: lt(table.createdAt, horizon(call)) })
    .returning({ key: table.key });
  if (taken.length === 1) return undefined;

  const [kept] = await call.db.select().from(table).where(eq(table.key, key));
  if (!kept?.requestHash.equals(requestHash)) throw mismatch();
  if (kept.status === null || kept.body === null) throw inUse();
  return { status: kept.status, body: kept.body, requestId: kept.requestId };
}

/** Keeps the answer with the work that made it: both commit together. */
export async function keepAnswer(call: Call, key: string, status: number, body: string): Promise<void> {
  await call.db.update(table).set({ status, body }).where(eq(table.key, key));
}

/** Deletes a bounded number of keys that are older than a day. */
export async function forgetKeys(call: Call, limit = 1_000): Promise<void> {
  const old = call.db
    .select({ key: table.key })
    .from(table)
    .where(lt(table.createdAt, horizon(call)))
    .limit(limit);
  await call.db.delete(table).where(and(sql`${table.key} in ${old}`, lt(table.createdAt, horizon(call))));
}

function horizon(call: Call): Date {
  return new Date((call.now - KEPT_SECONDS) * 1000);
}

function mismatch(): Refusal {
  const message =
    "Keys for idempotent requests can only be used with the same parameters they were first used with. " +
    "Try using a key other than the one of the first request if you meant to execute a different one.";
  return new Refusal(message, { type: "idempotency_error" });
}

function inUse(): Refusal {
  const message = "There is currently another in-progress request using this idempotency key.";
  return new Refusal(message, { status: 409, type: "idempotency_error", code: "idempotency_key_in_use" });
}
