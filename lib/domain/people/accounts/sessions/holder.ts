import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, invalidField } from "@/lib/core/errors";
import { checkPassword } from "./check-password";

/** What shows that the one at this browser holds an account: nothing more where they are signed in to it, else its password, or signing in where it has none. */
export type HolderProof = "none" | "password" | "sign_in";

/**
 * What the one at this browser has to show before a mailed link gives an account an address. That they have the link shows who reads the
 * mailbox, and not that the account is theirs: somebody else may have opened it under their address.
 */
export async function holderProof(ctx: Context, userId: string): Promise<HolderProof> {
  if (ctx.actor.kind === "user" && ctx.actor.userId === userId) return "none";
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return user?.hash ? "password" : "sign_in";
}

/**
 * Refuses everybody who neither is signed in to an account nor knows its password. Wrong ones are counted by account, and keep nobody
 * out who is signed in: only who has the link gets to try. Throws `validation_error` on `password`, `rate_limit_exceeded`, and
 * `conflict` where the account has no password.
 */
export async function requireHolder(ctx: Context, userId: string, password?: string): Promise<void> {
  const proof = await holderProof(ctx, userId);
  if (proof === "none") return;
  if (proof === "sign_in")
    throw new DomainError(
      "conflict",
      "The account has no password. Sign in to it in this browser, then open the link.",
    );
  if (!password) throw invalidField("password", "enter the password of the account");
  const wrong = "is not the password of the account";
  await checkPassword(ctx, { userId, password, counted: `hold:${userId}`, field: "password", wrong });
}
