import { count } from "@/lib/access/counters";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";

const WINDOW_SECONDS = 900;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;

/** Counts an attempt per account and per address, 10 and 50 in a quarter of an hour. Throws `rate_limit_exceeded` beyond. */
export async function limitAttempts(
  ctx: Context,
  kind: "sign-in" | "sign-up" | "reset" | "verify",
  email: string,
): Promise<void> {
  const account = sha256(email.toLowerCase()).toString("base64url").slice(0, 22);
  const standings = await count(
    [
      { key: `${kind}:a:${account}`, limit: PER_ACCOUNT, windowSeconds: WINDOW_SECONDS },
      { key: `${kind}:i:${ctx.ip ?? "unknown"}`, limit: PER_ADDRESS, windowSeconds: WINDOW_SECONDS },
    ],
    ctx.now,
  );
  const blocked = standings.find((s) => !s.allowed);
  if (!blocked) return;
  const minutes = Math.ceil(blocked.resetSeconds / 60);
  throw new DomainError(
    "rate_limit_exceeded",
    `Too many attempts. Try again in ${minutes} min.`,
    {},
    {
      "retry-after": String(blocked.resetSeconds),
    },
  );
}
