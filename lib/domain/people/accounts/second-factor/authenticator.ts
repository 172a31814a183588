import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { authenticators, recoveryCodes, users } from "@/db/schema";
import type { SecondStepView } from "@/lib/contracts/people/account-settings";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField, notFound } from "@/lib/core/errors";
import { seal, unseal } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOfAccount } from "@/lib/domain/people/profiles/owner";
import { AUTHENTICATOR_SECRET } from "@/lib/domain/platform/access/authenticator-secret";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { recoveryCodesMade, secondStepOff, secondStepOn } from "../mails/second-factor";
import { requirePerson } from "../person";
import { countRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes";
import { strengthen } from "./strengthen";
import { base32, keyUri, stepOf } from "./totp";

/** RFC 4226, 4: at least 128 bits, 160 recommended. */
const SECRET_BYTES = 20;

/** What an app is given, by hand or as a QR code. */
export type NewAuthenticator = { secret: string; uri: string };

/**
 * Makes a secret for the acting person's authenticator app, in place of one that was never confirmed. Throws `step_up_required`,
 * `conflict` while one is on.
 */
export async function beginAuthenticator(ctx: Context): Promise<NewAuthenticator> {
  const { userId, email } = requirePerson(ctx);
  await requireFresh(ctx);
  const secret = randomBytes(SECRET_BYTES);
  const sealedSecret = seal(secret.toString("base64url"), AUTHENTICATOR_SECRET);
  const fresh = { sealedSecret, lastStep: 0, createdAt: ctx.now };
  await transaction(ctx, async (tx) => {
    const begun = await tx
      .insert(authenticators)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: authenticators.userId, set: fresh, setWhere: isNull(authenticators.confirmedAt) })
      .returning({ userId: authenticators.userId });
    if (begun.length === 0) throw conflict("Two-step sign-in is on already. Turn it off first.");
    await recordAudit(tx, ctx, await ownerIdOfAccount(tx, userId), "second_step.begun", { type: "user", id: userId });
  });
  return { secret: base32(secret), uri: keyUri(base32(secret), email) };
}

/** Turns two-step sign-in on by the app's first code. Answers ten recovery codes, this once. Throws `validation_error`, `not_found`. */
export async function confirmAuthenticator(ctx: Context, { code }: { code: string }): Promise<string[]> {
  const person = requirePerson(ctx);
  const { userId } = person;
  await requireFresh(ctx);
  return transaction(ctx, async (tx) => {
    const waiting = and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt));
    const [row] = await tx.select().from(authenticators).where(waiting).for("update");
    if (!row) throw notFound("An authenticator that waits for its first code");
    const secret = Buffer.from(unseal(row.sealedSecret, AUTHENTICATOR_SECRET), "base64url");
    const step = stepOf(secret, code.replace(/\s/g, ""), ctx.now);
    if (step === null) throw invalidField("code", "is not the code that the app shows now");
    await tx.update(authenticators).set({ confirmedAt: ctx.now, lastStep: step }).where(waiting);
    const codes = await replaceRecoveryCodes(tx, ctx, userId);
    await strengthen(tx, person);
    await note(tx, ctx, userId, "second_step.turned_on", secondStepOn);
    return codes;
  });
}

/** Ten new recovery codes; those before are worthless. Throws `step_up_required`, `not_found` while it is off. */
export async function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  const { userId } = requirePerson(ctx);
  await requireFresh(ctx);
  return transaction(ctx, async (tx) => {
    if (!(await hasAuthenticator(tx, userId))) throw notFound("Two-step sign-in");
    const codes = await replaceRecoveryCodes(tx, ctx, userId);
    await note(tx, ctx, userId, "recovery_codes.renewed", recoveryCodesMade);
    return codes;
  });
}

/** Turns two-step sign-in off: the secret and all recovery codes are gone. Throws `step_up_required`, `not_found`. */
export async function turnOffAuthenticator(ctx: Context, userId = requirePerson(ctx).userId): Promise<void> {
  await requireFresh(ctx);
  await transaction(ctx, async (tx) => {
    const gone = await tx
      .delete(authenticators)
      .where(eq(authenticators.userId, userId))
      .returning({ confirmedAt: authenticators.confirmedAt });
    if (!gone[0]?.confirmedAt) throw notFound("Two-step sign-in");
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await note(tx, ctx, userId, "second_step.turned_off", secondStepOff);
  });
}

/** The same for the account of an address. For the command line alone. Throws `not_found`. */
export async function turnSecondStepOffFor(ctx: Context, email: string): Promise<{ user_id: string }> {
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw notFound("An account with this email address");
  await turnOffAuthenticator(ctx, user.id);
  return { user_id: user.id };
}

/** Whether an account is asked for a code at sign-in. */
export async function hasAuthenticator(tx: Transaction, userId: string): Promise<boolean> {
  const on = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
  return (await tx.$count(authenticators, on)) > 0;
}

/** How the acting person's second step stands. */
export async function secondStep(ctx: Context): Promise<SecondStepView> {
  const { userId } = requirePerson(ctx);
  const [[row], left] = await Promise.all([
    ctx.db.select({ at: authenticators.confirmedAt }).from(authenticators).where(eq(authenticators.userId, userId)),
    countRecoveryCodes(ctx.db, userId),
  ]);
  return { since: row?.at?.toISOString() ?? null, recovery_codes_left: left };
}

async function note(
  tx: Transaction,
  ctx: Context,
  userId: string,
  action: string,
  mail: typeof secondStepOn,
): Promise<void> {
  await recordAudit(tx, ctx, await ownerIdOfAccount(tx, userId), action, { type: "user", id: userId });
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (user) await queueMail(tx, ctx, user.email, mail({ name: user.name }));
}
