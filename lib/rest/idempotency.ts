import { eq, sql } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
import { idempotencyKeys } from "@/db/schema";
import type { Actor } from "@/lib/core/context";
import { DomainError, databaseCode } from "@/lib/core/errors";
import { sameBytes, seal, sha256, unseal } from "@/lib/core/seal";
import type { Call } from "./call";
import { type Answer, asDomainError, errorAnswer } from "./respond";

const PURPOSE = "idempotent-response";
const NOT_STORED = new Set([401, 403, 429]);

type Keyed = { scopeHash: Buffer; requestHash: Buffer; secret: boolean };

/** The `Idempotency-Key` header, or the refusal it deserves: 1..250 printable ASCII characters. */
export function idempotencyKey(headers: Headers): string {
  const key = headers.get("idempotency-key");
  if (key === null || key === "") {
    throw new DomainError(
      "idempotency_key_required",
      "Send an Idempotency-Key header: any unique text, such as a UUID.",
    );
  }
  if (!/^[\x20-\x7e]{1,250}$/.test(key)) {
    throw new DomainError("idempotency_key_invalid", "Idempotency-Key must be 1 to 250 printable ASCII characters.");
  }
  return key;
}

/**
 * Runs a POST once per principal, method, path and key. The mutation and the stored answer commit in one transaction; a repeat gets
 * the stored status and body byte for byte with `Idempotent-Replayed: true`. 409 while the first is running, 422 for another body.
 */
export async function once(
  call: Call,
  actor: Actor,
  rawBody: string,
  secret: boolean,
  run: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const key = idempotencyKey(call.request.headers);
  const keyed: Keyed = {
    scopeHash: sha256(`${principal(actor, call)}\n${call.request.method}\n${call.url.pathname}\n${key}`),
    requestHash: sha256(`${call.url.search}\n${rawBody}`),
    secret,
  };
  try {
    return await database().transaction(async (tx) => {
      // issued together: the second statement runs, with a snapshot of its own, after the lock was tried
      const [[lock], [stored]] = await Promise.all([
        tx.execute<{ free: boolean }>(
          sql`select pg_try_advisory_xact_lock(${lockNumber(keyed.scopeHash)}::bigint) as free`,
        ),
        tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.scopeHash, keyed.scopeHash)),
      ]);
      if (stored) return replay(stored, keyed);
      if (!lock?.free) throw inFlight();
      const answer = await run(tx);
      await store(tx, keyed, answer);
      return answer;
    });
  } catch (error) {
    if (databaseCode(error) === "23505" && constraintOf(error) === "idempotency_keys_pkey") throw inFlight();
    const refusal = asDomainError(error);
    if (refusal.status >= 500 || NOT_STORED.has(refusal.status) || refusal.code.startsWith("idempotency_")) throw error;
    const answer = errorAnswer(refusal, call.requestId);
    await store(database(), { ...keyed, secret: false }, answer);
    return answer;
  }
}

async function store(db: Transaction, keyed: Keyed, answer: Answer): Promise<void> {
  if (answer.status >= 500 || NOT_STORED.has(answer.status)) return;
  await db
    .insert(idempotencyKeys)
    .values({
      scopeHash: keyed.scopeHash,
      requestHash: keyed.requestHash,
      status: answer.status,
      headers: answer.headers,
      body: keyed.secret ? null : answer.body,
      sealedBody: keyed.secret ? seal(answer.body, PURPOSE) : null,
    })
    .onConflictDoNothing();
}

function replay(stored: typeof idempotencyKeys.$inferSelect, keyed: Keyed): Answer {
  if (!sameBytes(stored.requestHash, keyed.requestHash)) {
    throw new DomainError("idempotency_conflict", "This Idempotency-Key was used with another request. Use a new key.");
  }
  const body = stored.sealedBody ? unseal(stored.sealedBody, PURPOSE) : (stored.body ?? "");
  return { status: stored.status, body, headers: { ...stored.headers, "idempotent-replayed": "true" } };
}

function principal(actor: Actor, call: Call): string {
  return actor.kind === "credential" ? actor.profileId : `ip:${call.ip ?? "unknown"}`;
}

function lockNumber(hash: Buffer): string {
  return hash.readBigInt64BE(0).toString();
}

function inFlight(): DomainError {
  return new DomainError(
    "idempotency_in_flight",
    "The first request with this Idempotency-Key is still running. Retry in a second.",
    {},
    { "retry-after": "1" },
  );
}

function constraintOf(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    const name = (e as { constraint_name?: unknown }).constraint_name;
    if (typeof name === "string") return name;
  }
  return undefined;
}
