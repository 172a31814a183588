import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { sessions } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";

/** How long a sign-in, or a proof after it, is fresh. */
export const FRESH_MS = 10 * 60_000;

const provedAt = prepared("session_proved_at", (db) =>
  db
    .select({ at: sql<Date>`coalesce(${sessions.provedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt) })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sql.placeholder("id")),
        eq(sessions.userId, sql.placeholder("userId")),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`${sql.placeholder("now")}::timestamptz`),
      ),
    ),
);

/**
 * Lets through who has signed in, or proved again who they are, within ten minutes: a browser that was left open, or a stolen cookie,
 * does not get at money, keys and the account itself. It stands in the verbs, so no way to them is without it. The command line passes;
 * keys and apps never do: what this guards is for people. Throws `step_up_required`. See docs/decisions/0039.
 */
export async function requireFresh(ctx: Context): Promise<void> {
  const { actor, now } = ctx;
  if (actor.kind === "system") return;
  if (actor.kind !== "user")
    throw new DomainError("step_up_required", "Only the person can do this, signed in on the site.");
  if (!(await isFresh(ctx, actor.userId, actor.sessionId, now)))
    throw new DomainError("step_up_required", "Confirm that it is you: your sign-in is older than ten minutes.");
}

async function isFresh(ctx: Context, userId: string, id: string, now: Date): Promise<boolean> {
  const [session] = await provedAt(ctx.inTransaction ? ctx.db : undefined).execute({
    id,
    userId,
    now: now.toISOString(),
  });
  return session !== undefined && now.getTime() - session.at.getTime() < FRESH_MS;
}

/** Whether a credential with these scopes changes something or spends: making one then asks for a fresh sign-in. */
export function changesThings(scopes: readonly string[]): boolean {
  return scopes.some((scope) => !scope.endsWith(":read"));
}
