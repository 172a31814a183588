import type { Operation } from "@/lib/contracts/operation";
import { type Actor, livemodeOf, type Transaction } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";
import { canonicalJson } from "@/lib/core/values/json-text";
import {
  claimAnswer,
  type IdempotentCall,
  keyHolder,
  type StoredAnswer,
  settleAnswer,
  storeAnswer,
  storedAnswer,
} from "@/lib/domain/platform/access/idempotent-answers";
import { type Answer, asDomainError, errorAnswer } from "./answering/respond";
import type { Call, Served } from "./call";

/** Refusals that a payment or another credential lifts, or patience, as does any that says when to try again: the same request may succeed then. */
const NOT_STORED = new Set([401, 402, 403, 429]);
/** What is stored while a mutation has committed and its caller still waits for the outcome. Never sent. */
const UNSETTLED = 102;

/** The `Idempotency-Key` header, or the refusal it deserves: 1..250 printable ASCII characters. */
export function idempotencyKey(headers: Headers): string {
  const key = headers.get("idempotency-key");
  if (key === null || key === "") {
    throw new DomainError(
      "idempotency_key_required",
      "Send an Idempotency-Key header: any unique text, such as a UUID.",
    );
  }
  return wellFormedKey(key, "Idempotency-Key");
}

/** The key itself when it is 1..250 printable ASCII characters. `name` is what the caller knows it by. */
export function wellFormedKey(key: string, name: string): string {
  if (/^[\x20-\x7e]{1,250}$/.test(key)) return key;
  throw new DomainError("idempotency_key_invalid", `${name} must be 1 to 250 printable ASCII characters.`);
}

/**
 * Runs a POST once per principal, method, path and key. The mutation and the stored answer commit in one transaction; a repeat gets
 * the stored status and body byte for byte with `Idempotent-Replayed: true`. 409 while the first is running, 422 for another body.
 * Refusals are stored too, but for 401, 402, 403, 429 and 5xx: those may succeed when retried.
 *
 * With `settle` the answer of `run` is committed first and settled after, outside of any transaction. A repeat that comes meanwhile,
 * or after a crash, waits along; the first one stores what all of them answer.
 */
export async function once(
  call: Call & Pick<Served, "agent">,
  actor: Actor,
  rawBody: string,
  operation: Pick<Operation, "secret">,
  run: (tx: Transaction) => Promise<Answer>,
  settle?: (accepted: Answer) => Promise<Answer>,
): Promise<Answer> {
  const key = idempotencyKey(call.request.headers);
  const { search, now } = call;
  // a path that ends in a slash is the same resource
  const path = call.path.replace(/\/$/, "");
  const principal = keyHolder({ ...call, actor, livemode: livemodeOf(actor) }, operation.secret);
  const asked = { principal, method: call.request.method, path, key, search, rawBody, now };
  return answerOnce(asked, call.requestId, operation, run, settle);
}

/** The same for a mutation of any transport: what is asked for stands in `asked`, the key in it is well formed. */
export async function answerOnce(
  asked: Asked & { now: Date },
  requestId: string,
  operation: Pick<Operation, "secret">,
  run: (tx: Transaction) => Promise<Answer>,
  settle?: (accepted: Answer) => Promise<Answer>,
): Promise<Answer> {
  const keyed: IdempotentCall = {
    ...fingerprints(asked),
    secret: operation.secret ?? false,
    now: asked.now,
  };
  const outcome = await claimAnswer(keyed, async (tx) => {
    const answer = await run(tx);
    await storeAnswer(keyed, settle ? { ...answer, status: UNSETTLED } : answer, tx);
    return answer;
  }).catch((error) => refused(keyed, error, requestId));
  const repeated = "stored" in outcome;
  const answer = repeated ? replay(outcome.stored) : outcome.done;
  if (!settle || answer.status >= 400 || (repeated && answer.status !== UNSETTLED)) return answer;
  const { status, headers, body } = await settleAnswer(keyed, await settle(answer), UNSETTLED);
  return { status, body, headers: { ...headers, ...(repeated ? { "idempotent-replayed": "true" } : {}) } };
}

/** The answer of a refusal, stored unless it may be lifted, then thrown; what was refused before it claimed its key may be a repeat. */
async function refused(
  keyed: IdempotentCall,
  error: unknown,
  requestId: string,
): Promise<{ done: Answer } | { stored: StoredAnswer }> {
  const refusal = asDomainError(error);
  if (refusal.status >= 500 || refusal.code.startsWith("idempotency_")) throw error;
  const stored = await storedAnswer(keyed);
  if (stored) return { stored };
  if (NOT_STORED.has(refusal.status) || "retry-after" in refusal.headers) throw error;
  const done = errorAnswer(refusal, requestId);
  await storeAnswer({ ...keyed, secret: false }, done);
  return { done };
}

export type Asked = Record<"principal" | "method" | "path" | "key" | "search" | "rawBody", string>;

/**
 * What a call is known by: `scopeHash` by whom and where its key was used, `requestHash` what was asked for with it, however its JSON
 * was written. Only the body, which comes last, can hold a line feed: no two calls run into the same text.
 */
export function fingerprints(asked: Asked): Pick<IdempotentCall, "scopeHash" | "requestHash"> {
  const { principal, method, path, key, search, rawBody } = asked;
  return {
    scopeHash: sha256(`${principal}\n${method}\n${path}\n${key}`),
    requestHash: sha256(`${search}\n${canonicalJson(rawBody)}`),
  };
}

function replay({ status, headers, body }: StoredAnswer): Answer {
  return { status, body, headers: { ...headers, "idempotent-replayed": "true" } };
}
