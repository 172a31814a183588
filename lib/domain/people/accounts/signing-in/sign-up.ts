import type { Transaction } from "@/db/client";
import { users } from "@/db/schema";
import type { SignUp } from "@/lib/contracts/people/accounts";
import { TERMS_VERSION } from "@/lib/contracts/people/terms-version";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { slowHash } from "@/lib/domain/developers/keys/checking/verify";
import { createProfile } from "@/lib/domain/people/profiles/create";
import { limitAttempts } from "@/lib/domain/platform/access/attempts";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { refuseCommonPassword } from "../common-password";
import { mailVerification } from "./verify-email";

export type Account = { userId: string; profileId: string | null };

/**
 * Opens an account, and a creator's profile when a handle is given. Throws `conflict` on an email address or handle that is taken,
 * `validation_error` on a common password, `rate_limit_exceeded` after many from one address.
 */
export async function signUp(ctx: Context, input: SignUp): Promise<Account> {
  if (ctx.actor.kind !== "system") await limitAttempts(ctx, "sign-up", input.email);
  await refuseCommonPassword(input.password);
  const passwordHash = await slowHash(input.password);
  // the operator answers for the address; everyone else proves it by a mailed link
  const verified = ctx.actor.kind === "system";
  return transaction(ctx, (tx) => openAccount(tx, ctx, { ...input, id: newId("usr"), passwordHash, verified }));
}

type NewAccount = Pick<SignUp, "email" | "name" | "handle"> & {
  id: string;
  passwordHash: string | null;
  /** Whether the address is known to be the person's. Who has not proved it is mailed a link. */
  verified: boolean;
};

/** Writes an account by whichever way it was asked for. Throws `conflict` on an email address or handle that is taken. */
export async function openAccount(tx: Transaction, ctx: Context, account: NewAccount): Promise<Account> {
  const { id: userId, email, name, passwordHash, handle, verified } = account;
  const emailVerifiedAt = verified ? ctx.now : null;
  // who opens an account here is shown what they agree to; the command line speaks for nobody
  const agreed = ctx.actor.kind === "system" ? {} : { termsVersion: TERMS_VERSION, termsAgreedAt: ctx.now };
  const [row] = await tx
    .insert(users)
    .values({
      id: userId,
      email,
      name,
      passwordHash,
      emailVerifiedAt,
      ...agreed,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!row) throw addressTaken();
  await recordAudit(tx, ctx, null, "user.signed_up", { type: "user", id: userId });
  if (!verified) await mailVerification(tx, ctx, { id: userId, email, createdAt: ctx.now });
  const own = asOwner(ctx, { userId, profileId: null, email });
  const profileId = handle ? await createProfile(tx, own, { userId, handle, displayName: name }) : null;
  return { userId, profileId };
}

/**
 * The context in which what makes up a new account is written down: nobody can be signed in to it yet, and the one who asks for it is its
 * owner. An operator's command stays one.
 */
export function asOwner(ctx: Context, account: Account & { email: string }): Context {
  if (ctx.actor.kind !== "anonymous") return ctx;
  return { ...ctx, actor: { kind: "user", ...account, sessionId: "" } };
}

/** For an address that has an account. */
export const addressTaken = () =>
  conflict("This email address already has an account. Sign in instead.", {
    param: "email",
    details: [{ path: "email", message: "already has an account; sign in instead" }],
  });
