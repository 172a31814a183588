import { and, eq, gt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { emailChanges, users } from "@/db/schema";
import type { EmailChangeView } from "@/lib/contracts/people/account-settings";
import type { Context } from "@/lib/core/context";
import { conflict, conflictForNow, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { limitAttempts, mayMail } from "@/lib/domain/platform/access/attempts";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { dropTokens, issueToken } from "../mailed-token";
import { emailChangeAsked, emailChangeProof } from "../mails/email-change";
import { requirePerson } from "../person";

/**
 * Asks both mailboxes whether the account's address may be another one; it changes when both have agreed. An address that was never
 * proved to be the account's is told, not asked: anyone who mistyped it at sign-up could not change it otherwise. A request replaces the one
 * before. The new mailbox has three mails an hour of this, no matter who asks; past them links that it was sent for this request go on working,
 * and what waits for another address stays. Throws `step_up_required`, `validation_error` for the present address, `conflict` for one that has an account or was mailed that often.
 */
export async function requestEmailChange(ctx: Context, { email }: { email: string }): Promise<void> {
  const person = requirePerson(ctx);
  await requireFresh(ctx);
  await limitAttempts(ctx, "verify", person.email);
  const isMailed = await mayMail(ctx, "change-email", email);
  await transaction(ctx, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, person.userId)).for("no key update");
    if (!user) throw notFound("The account");
    if (user.email.toLowerCase() === email) throw invalidField("email", "is the address that the account has");
    if ((await tx.$count(users, eq(users.email, email))) > 0) throw addressTaken();
    if (!isMailed) {
      if (await waits(tx, ctx, user.id, email)) return;
      throw mailedOften();
    }
    await dropChange(tx, user.id);
    const expiresAt = new Date(ctx.now.getTime() + DAY_MS);
    await tx.insert(emailChanges).values({
      userId: user.id,
      newEmail: email,
      oldConfirmedAt: user.emailVerifiedAt ? null : ctx.now,
      createdAt: ctx.now,
      expiresAt,
    });
    const mail = async (purpose: "change_email_old" | "change_email_new") => ({
      name: user.name,
      newEmail: email,
      token: await issueToken(tx, ctx, user.id, purpose),
    });
    if (user.emailVerifiedAt) await queueMail(tx, ctx, user.email, emailChangeAsked(await mail("change_email_old")));
    await queueMail(tx, ctx, email, emailChangeProof(await mail("change_email_new")));
    const target = { type: "user", id: user.id };
    await recordAudit(tx, ctx, ownerIdOf(person), "user.email_change_requested", target);
  });
}

/** Whether a change of the account's address to this one waits for a mailbox. */
async function waits(tx: Transaction, ctx: Context, userId: string, email: string): Promise<boolean> {
  const isThis = and(eq(emailChanges.userId, userId), eq(emailChanges.newEmail, email));
  return (await tx.$count(emailChanges, and(isThis, gt(emailChanges.expiresAt, ctx.now)))) > 0;
}

/** Takes the request back: its links are worthless. */
export async function cancelEmailChange(ctx: Context): Promise<void> {
  const person = requirePerson(ctx);
  await transaction(ctx, async (tx) => {
    if (!(await dropChange(tx, person.userId))) throw notFound("A change of address that waits");
    const target = { type: "user", id: person.userId };
    await recordAudit(tx, ctx, ownerIdOf(person), "user.email_change_canceled", target);
  });
}

/** Removes the change that waits, with its links. Answers whether there was one. */
export async function dropChange(tx: Transaction, userId: string): Promise<boolean> {
  await dropTokens(tx, userId, "change_email_old");
  await dropTokens(tx, userId, "change_email_new");
  const dropped = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ userId: emailChanges.userId });
  return dropped.length > 0;
}

/** The change that waits for a mailbox, if there is one. */
export async function pendingEmailChange(ctx: Context): Promise<EmailChangeView | null> {
  const { userId } = requirePerson(ctx);
  const [row] = await ctx.db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, ctx.now)));
  if (!row) return null;
  const { newEmail, oldConfirmedAt, newConfirmedAt, expiresAt } = row;
  const sides = [
    ["old", oldConfirmedAt],
    ["new", newConfirmedAt],
  ] as const;
  return {
    new_email: newEmail,
    waits_for: sides.filter(([, at]) => at === null).map(([side]) => side),
    expires_at: expiresAt.toISOString(),
  };
}

/** For who is signed in, and would wait for a mail that does not come. */
export function mailedOften() {
  return conflictForNow(
    "This address was mailed three times within an hour. Look there, also in spam, or try again later.",
    3_600,
  );
}

/** 409 on the form's field. */
export function addressTaken() {
  const message = "has an account already";
  return conflict("This address has an account already.", { param: "email", details: [{ path: "email", message }] });
}
