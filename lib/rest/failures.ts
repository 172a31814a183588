import { LRUCache } from "lru-cache";
import { DomainError } from "@/lib/core/errors";

const WINDOW_MS = 60_000;
const ALLOWED = 30;

type Failures = { since: number; count: number };
const failures = new LRUCache<string, Failures>({ max: 20_000, ttl: WINDOW_MS });

/** Counts a refused credential against the address that sent it. */
export function countFailure(ip: string | null, now: Date): void {
  if (!ip) return;
  const known = failures.get(ip);
  if (known && now.getTime() - known.since < WINDOW_MS) known.count++;
  else failures.set(ip, { since: now.getTime(), count: 1 });
}

/** 429 once an address has sent 30 refused credentials within a minute: guessing must not keep the hash busy. */
export function refuseIfBlocked(ip: string | null, now: Date): void {
  const known = ip ? failures.get(ip) : undefined;
  if (!known || known.count < ALLOWED) return;
  const seconds = Math.ceil((known.since + WINDOW_MS - now.getTime()) / 1000);
  if (seconds <= 0) return;
  throw new DomainError(
    "rate_limit_exceeded",
    `Too many refused credentials from this address. Retry in ${seconds} s.`,
    {},
    { "retry-after": String(seconds) },
  );
}

/** Forgets all failures. For tests. */
export function resetFailures(): void {
  failures.clear();
}
