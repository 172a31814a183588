import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { metrics } from "@/lib/core/metrics/instruments";
import { sha256 } from "@/lib/core/seal";
import { networkOf } from "./counted-as";
import { count, type Limit, type Standing } from "./counters";

export const QUARTER_HOUR = 900;
const HOUR = 3_600;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;
const MAILS_PER_HOUR = 3;

/** What stands for an email address in the keys of counters. */
export function accountTag(email: string): string {
  return sha256(email.toLowerCase()).toString("base64url").slice(0, 22);
}

/** The limit of a caller's address, no matter who it asks for: 50 in a quarter of an hour. */
export function addressLimit(ctx: Context, kind: string): Limit {
  return { key: `${kind}:i:${networkOf(ctx.ip)}`, limit: PER_ADDRESS, windowSeconds: QUARTER_HOUR };
}

/** Counts an attempt per account and per address, 10 and 50 in a quarter of an hour. Throws `rate_limit_exceeded` beyond. */
export async function limitAttempts(ctx: Context, kind: "sign-up" | "verify", email: string): Promise<void> {
  const account = { key: `${kind}:a:${accountTag(email)}`, limit: PER_ACCOUNT, windowSeconds: QUARTER_HOUR };
  refuseBlocked(await count([account, addressLimit(ctx, kind)], ctx.now), "Too many attempts.");
}

/**
 * Whether a mail that anybody can ask for may go to an address: three an hour of each kind. Callers answer the same either way. Throws
 * `rate_limit_exceeded` when the caller's own address asks too often, for whomever.
 */
export async function mayMail(
  ctx: Context,
  kind: "reset" | "order-links" | "question" | "quote" | "verification" | "change-email",
  email: string,
): Promise<boolean> {
  refuseBlocked(await count([addressLimit(ctx, kind)], ctx.now), "Too many attempts.");
  const [mails] = await count(
    [{ key: `${kind}:m:${accountTag(email)}`, limit: MAILS_PER_HOUR, windowSeconds: HOUR }],
    ctx.now,
  );
  return mails?.allowed ?? false;
}

/** Throws `rate_limit_exceeded`, with the time to wait, when one of the limits is used up. */
export function refuseBlocked(standings: readonly Standing[], what: string, otherwise = ""): void {
  const waits = standings.filter((standing) => !standing.allowed).map(({ resetSeconds }) => resetSeconds);
  if (waits.length === 0) return;
  metrics().limited.inc({ limit: "attempts" });
  const seconds = Math.max(...waits);
  const message = `${what} Try again in ${Math.ceil(seconds / 60)} min${otherwise}.`;
  throw new DomainError("rate_limit_exceeded", message, {}, { "retry-after": String(seconds) });
}
