import { LRUCache } from "lru-cache";
import { DomainError } from "@/lib/core/errors";
import { metrics } from "@/lib/core/metrics/instruments";
import { networkOf } from "@/lib/domain/platform/access/counted-as";

const WINDOW_MS = 60_000;

/** Refused credentials of an address that are answered 401 in a minute, and checks of one key's secret for it. */
export const REFUSED_PER_MINUTE = 30;

type Count = { since: number; times: number };
type Counts = LRUCache<string, Count>;
const refused: Counts = new LRUCache({ max: 20_000, ttl: WINDOW_MS });
const checked: Counts = new LRUCache({ max: 20_000, ttl: WINDOW_MS });

/**
 * Counts a credential that was refused against the address that sent it. Throws 429 from the 31st within a minute on. It
 * is asked after the look-up: who shares the address of one that guesses is never shut out with a credential that is valid.
 */
export function countRefusal(ip: string | null, now: Date): void {
  if (ip) countUpTo(refused, networkOf(ip), now);
}

/**
 * Counts a slow check of a key's secret. Throws 429 beyond 30 a minute for one key and address: a prefix is no secret, and
 * anyone who saw one must not keep the hash busy. Other keys of the address, and tokens just verified, are not held up.
 */
export function countCheck(ip: string | null, prefix: string, now: Date): void {
  if (ip) countUpTo(checked, `${networkOf(ip)} ${prefix}`, now);
}

function countUpTo(counts: Counts, key: string, now: Date): void {
  const known = counts.get(key);
  if (!known || now.getTime() - known.since >= WINDOW_MS) {
    counts.set(key, { since: now.getTime(), times: 1 });
  } else if (++known.times > REFUSED_PER_MINUTE) {
    metrics().limited.inc({ limit: "credentials" });
    const seconds = Math.ceil((known.since + WINDOW_MS - now.getTime()) / 1000);
    throw new DomainError(
      "rate_limit_exceeded",
      `Too many refused credentials from this address. Retry in ${seconds} s.`,
      {},
      { "retry-after": String(seconds) },
    );
  }
}

/** Forgets all counts. For tests. */
export function resetFailures(): void {
  refused.clear();
  checked.clear();
}
