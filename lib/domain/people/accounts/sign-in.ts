import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { profiles, sessions, users } from "@/db/schema";
import type { SignIn } from "@/lib/contracts/people/accounts";
import type { Context } from "@/lib/core/context";
import { env, isPublicBase } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { randomToken } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { slowHash, verifyPassword } from "@/lib/domain/developers/keys/verify";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { knownDevice, rememberDevice } from "./devices";
import { countAttempt } from "./sign-in-attempts";

export const SESSION_DAYS = 30;

/** The password of every seeded account. It is published, so it opens them to this machine alone. */
export const DEMO_PASSWORD = "guildhall-demo";

export type SessionUser = {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  profileId: string | null;
  handle: string | null;
  categories: string[] | null;
};

const userByEmail = prepared("user_by_email", (db) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, sql.placeholder("email"))),
);

let decoy: Promise<string> | undefined;

/** `device` is the cookie with which this browser is known to the account from now on. */
export type SignedIn = { sessionId: string; userId: string; name: string; email: string; device: string };

/**
 * Checks e-mail and password and opens a session. A wrong password and an unknown address take equally long and read alike
 * (`unauthorized`). Wrong passwords are limited, those of strangers apart from those of devices known by their cookie
 * (`rate_limit_exceeded`). The published password is none to callers on other machines (`invalid_request`).
 */
export async function signIn(ctx: Context, input: SignIn, cookie?: string): Promise<SignedIn> {
  if (input.password === DEMO_PASSWORD && !(ctx.local && !isPublicBase(env().BASE_URL)))
    throw new DomainError(
      "invalid_request",
      "The demo accounts can be used only on the machine that runs the service.",
    );
  const [user] = await userByEmail().execute({ email: input.email });
  const account = user?.passwordHash ? { id: user.id, passwordHash: user.passwordHash } : null;
  const attempt = await countAttempt(ctx, input.email, account && knownDevice(cookie, account, ctx.now));
  decoy ??= slowHash(randomToken());
  const valid = await verifyPassword(account?.passwordHash ?? (await decoy), input.password);
  if (!user || !account || !valid)
    throw new DomainError("unauthorized", "The e-mail address or the password is wrong.");
  attempt.forgive();
  const sessionId = await openSession(ctx, user.id);
  return {
    sessionId,
    userId: user.id,
    name: user.name,
    email: user.email,
    device: rememberDevice(cookie, account, ctx.now),
  };
}

/** Opens a session for a user who has proved who they are. Answers its id. */
export async function openSession(ctx: Context, userId: string): Promise<string> {
  const id = randomToken();
  const expiresAt = new Date(ctx.now.getTime() + SESSION_DAYS * 86_400_000);
  await transaction(ctx, async (tx) => {
    await tx.insert(sessions).values({ id, userId, createdAt: ctx.now, expiresAt, ip: ctx.ip });
    await recordAudit(tx, ctx, null, "session.opened", { type: "user", id: userId });
  });
  return id;
}

/** Ends a session on the server; its cookie is worthless from now on. */
export async function endSession(ctx: Context, sessionId: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ revokedAt: ctx.now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
      .returning({ userId: sessions.userId });
    if (ended) await recordAudit(tx, ctx, null, "session.ended", { type: "user", id: ended.userId });
  });
}

const liveSession = prepared("live_session", (db) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      name: users.name,
      email: users.email,
      profileId: profiles.id,
      handle: profiles.handle,
      categories: profiles.categories,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(sessions.id, sql.placeholder("id")),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`${sql.placeholder("now")}::timestamptz`),
      ),
    ),
);

/** Who a session belongs to, or `null` when it has ended. */
export async function findSession(sessionId: string, now: Date): Promise<SessionUser | null> {
  const [row] = await liveSession().execute({ id: sessionId, now: now.toISOString() });
  return row ?? null;
}
