import { processorDatabase } from "@/db/client";
import { env } from "@/lib/core/env";
import type { Call } from "./call";
import { publish } from "./events";

type Origin = Call["request"];
const HOSTED_PAGE: Origin = { id: null, idempotency_key: null };

/**
 * Runs one change of the sandbox in one transaction: what `work` writes, its events and their webhooks commit together
 * or not at all.
 */
export async function mutate<T>(at: Date, work: (call: Call) => Promise<T>, request = HOSTED_PAGE): Promise<T> {
  return processorDatabase().transaction(async (tx) => {
    const call: Call = { ...reading(at), db: tx, request };
    const result = await work(call);
    await publish(call);
    return result;
  });
}

/** A call that only reads, over the pool. */
export function reading(at: Date): Call {
  return {
    db: processorDatabase(),
    now: Math.floor(at.getTime() / 1000),
    origin: env().BASE_URL,
    request: HOSTED_PAGE,
    account: null,
    outbox: [],
  };
}
