import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sessions } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, invalidField } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { type Person, requirePerson } from "../person";
import { hasAuthenticator } from "../second-factor/authenticator";
import { checkCode, WRONG_CODE } from "../second-factor/check-code";
import { strengthen } from "../second-factor/strengthen";
import { checkPassword } from "./check-password";

/**
 * Whether the signed-in person knows the account's password. Wrong ones are counted by session: who sits at a stolen one does not
 * guess without end, and keeps nobody else out. Throws `rate_limit_exceeded`, `conflict` for an account without a password,
 * `validation_error` on `field`.
 */
export async function requirePassword(ctx: Context, password: string, field: string): Promise<Person> {
  const person = requirePerson(ctx);
  const { userId, sessionId } = person;
  await checkPassword(ctx, { userId, password, counted: `prove:${sessionId}`, field, wrong: "is not your password" });
  return person;
}

/**
 * Proves by the password that the person at this browser is still the one who signed in. Throws what `requirePassword` does, and
 * `conflict` for who signs in by two steps: the password is only one of them.
 */
export async function proveByPassword(ctx: Context, { password }: { password: string }): Promise<void> {
  if (await hasAuthenticator(ctx.db, requirePerson(ctx).userId))
    throw new DomainError("conflict", "Enter a code of your authenticator app.");
  const person = await requirePassword(ctx, password, "password");
  await transaction(ctx, (tx) => noteProof(tx, ctx, person, "password"));
}

/** The same by a code of the authenticator, or a recovery code. Throws `validation_error`, `rate_limit_exceeded`. */
export async function proveByCode(ctx: Context, { code }: { code: string }): Promise<void> {
  const person = requirePerson(ctx);
  if (!(await checkCode(ctx, person.userId, code, `session:${person.sessionId}`)))
    throw invalidField("code", WRONG_CODE);
  await transaction(ctx, (tx) => noteProof(tx, ctx, person, "code"));
}

/** Makes the session fresh for ten minutes. */
export async function noteProof(tx: Transaction, ctx: Context, person: Person, by: string): Promise<void> {
  const { sessionId, userId } = person;
  await tx
    .update(sessions)
    .set({ provedAt: ctx.now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (by !== "password") await strengthen(tx, person);
  await recordAudit(tx, ctx, ownerIdOf(person), "session.proved", { type: "user", id: userId }, { by });
}
