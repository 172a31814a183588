import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { prepared } from "@/db/client";
import { type Picture, profiles, sessions, users } from "@/db/schema";
import type { SignIn } from "@/lib/contracts/people/accounts";
import { FIRST_TERMS_VERSION, TERMS_VERSION } from "@/lib/contracts/people/terms-version";
import type { Context } from "@/lib/core/context";
import { env, isPublicBase } from "@/lib/core/env";
import { DomainError, invalidField } from "@/lib/core/errors";
import { randomToken } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { slowHash, verifyPassword } from "@/lib/domain/developers/keys/checking/verify";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { knownDevice, rememberDevice } from "../devices";
import { signedInAnew } from "../mails/new-device";
import { hasAuthenticator } from "../second-factor/authenticator";
import { checkCode, WRONG_CODE } from "../second-factor/check-code";
import { type HalfIn, halfInCookie, whoIsHalfIn } from "../second-factor/second-step";
import { browserName, USER_AGENT_KEPT } from "../sessions/browser-name";
import { networkName } from "../sessions/network-name";
import { countAttempt } from "./sign-in-attempts";

export const SESSION_DAYS = 30;
const holders = alias(users, "holders");

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
  avatar: Picture | null;
  operator: boolean;
  /** Whether the terms are as they were when the person agreed to them. */
  agreed: boolean;
  /** The operator who looks at this account as its owner sees it, and changes nothing; the session is theirs. */
  viewedBy: string | null;
};

const userByEmail = prepared("user_by_email", (db) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, sql.placeholder("email"))),
);

let decoy: Promise<string> | undefined;

/** What signs in: the cookie by which it may be known, and how it names itself. */
export type Browser = { cookie?: string | undefined; userAgent?: string | null };

/** `device` is the cookie with which this browser is known to the account from now on. */
export type SignedIn = { sessionId: string; userId: string; name: string; email: string; device: string };

/**
 * Checks email and password and opens a session. A wrong password and an unknown address take equally long and read alike
 * (`unauthorized`). Wrong passwords are limited, those of strangers apart from those of devices known by their cookie
 * (`rate_limit_exceeded`). Throws `SecondStepNeeded` in place of a session where two-step sign-in is on. The published password is
 * none to callers on other machines (`invalid_request`).
 */
export async function signIn(ctx: Context, input: SignIn, { cookie, userAgent }: Browser = {}): Promise<SignedIn> {
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
  if (!user || !account || !valid) throw new DomainError("unauthorized", "The email address or the password is wrong.");
  attempt.forgive();
  if (await hasAuthenticator(ctx.db, user.id)) throw new SecondStepNeeded(halfInCookie(user, ctx.now));
  return letIn(ctx, user, { cookie, userAgent });
}

/** The first step was right, and the account has a second: `cookie` is by what that one knows whose it is. */
export class SecondStepNeeded extends DomainError {
  constructor(readonly cookie: string) {
    super("step_up_required", "Enter the code of your authenticator app.");
  }
}

/**
 * Completes a sign-in by a code of the authenticator or a recovery code, for who has taken the first step in this browser (`halfIn`, a
 * cookie). Throws `unauthorized` when that was too long ago, `validation_error` for a wrong code, `rate_limit_exceeded`.
 */
export async function takeSecondStep(
  ctx: Context,
  { code }: { code: string },
  halfIn: string | undefined,
  browser: Browser = {},
): Promise<SignedIn> {
  const user = await whoIsHalfIn(ctx, halfIn);
  const { id, passwordHash } = user;
  const known = knownDevice(browser.cookie, { id, passwordHash }, ctx.now);
  if (!(await checkCode(ctx, id, code, known))) throw invalidField("code", WRONG_CODE);
  return letIn(ctx, user, browser, true);
}

/** Opens a session for who has proved, by whichever way, who they are. `strong` says that a second factor was shown. */
export async function letIn(
  ctx: Context,
  user: HalfIn,
  { cookie = "", userAgent }: Browser,
  strong = false,
): Promise<SignedIn> {
  const { id, passwordHash, name, email } = user;
  const known = knownDevice(cookie, { id, passwordHash }, ctx.now) !== null;
  const sessionId = await openSession(ctx, id, userAgent, { strong, ...(!known && { tell: { name, email } }) });
  const device = rememberDevice(cookie, { id, passwordHash }, ctx.now);
  return { sessionId, userId: id, name, email, device };
}

/**
 * Opens a session for a user who has proved who they are. Answers its id. `tell` is who hears by mail that it is a new browser: nobody,
 * where it is the first one.
 */
export async function openSession(
  ctx: Context,
  userId: string,
  userAgent: string | null = null,
  { tell, strong = false }: { tell?: { name: string; email: string }; strong?: boolean } = {},
): Promise<string> {
  const id = randomToken();
  const { now, ip } = ctx;
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  const named = userAgent?.slice(0, USER_AGENT_KEPT) ?? null;
  await transaction(ctx, async (tx) => {
    const seen = { createdAt: now, lastSeenAt: now, provedAt: now, secondFactor: strong };
    if (tell && (await tx.$count(sessions, eq(sessions.userId, userId))) > 0) {
      const from = { device: browserName(named), network: networkName(ip) };
      await queueMail(tx, ctx, tell.email, signedInAnew({ name: tell.name, ...from }));
    }
    await tx.insert(sessions).values({ id, userId, expiresAt, ip, userAgent: named, ...seen });
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

/** Whom a session shows: the account that an operator looks at, as long as they are one and the time is not up; else its own. */
const SHOWN = sql`case when ${sessions.viewingUntil} > ${sql.placeholder("now")}::timestamptz
  and (select ${holders.role} from ${users} as ${holders} where ${holders.id} = ${sessions.userId}) = 'operator'
  then coalesce(${sessions.viewingUserId}, ${sessions.userId}) else ${sessions.userId} end`;

const liveSession = prepared("live_session", (db) =>
  db
    .select({
      sessionId: sessions.id,
      holder: sessions.userId,
      userId: users.id,
      name: users.name,
      email: users.email,
      profileId: profiles.id,
      handle: profiles.handle,
      categories: profiles.categories,
      avatar: profiles.avatar,
      role: users.role,
      termsVersion: users.termsVersion,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, SHOWN))
    // a page that is hidden until its account is deleted is none to work on
    .leftJoin(profiles, and(eq(profiles.userId, users.id), isNull(profiles.deletedAt)))
    .where(
      and(
        eq(sessions.id, sql.placeholder("id")),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`${sql.placeholder("now")}::timestamptz`),
      ),
    ),
);

/** Who a session belongs to, or `null` when it has ended. Notes that it was seen, every five minutes at most. */
export async function findSession(sessionId: string, now: Date): Promise<SessionUser | null> {
  const [row] = await liveSession().execute({ id: sessionId, now: now.toISOString() });
  if (!row) return null;
  const { lastSeenAt, role, termsVersion, holder, ...user } = row;
  if (!lastSeenAt || now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS)
    await noteSeen().execute({ id: sessionId, now: now.toISOString() });
  const viewedBy = holder === user.userId ? null : holder;
  const agreed = viewedBy !== null || (termsVersion ?? FIRST_TERMS_VERSION) === TERMS_VERSION;
  return { ...user, operator: role === "operator", agreed, viewedBy };
}

/** Whether a session has not ended and still shows this account. It only reads: who asks by the clock is not seen by that. */
export async function showsStill(sessionId: string, userId: string, now: Date): Promise<boolean> {
  const [row] = await liveSession().execute({ id: sessionId, now: now.toISOString() });
  return row?.userId === userId;
}

const SEEN_EVERY_MS = 5 * 60_000;

const noteSeen = prepared("session_seen", (db) =>
  db
    .update(sessions)
    .set({ lastSeenAt: sql`${sql.placeholder("now")}::timestamptz` })
    .where(eq(sessions.id, sql.placeholder("id"))),
);
