import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { identities, passkeys, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { requirePerson } from "../person";
import { hasAuthenticator } from "../second-factor/authenticator";

/** By what somebody who is signed in can prove that it is still them. All false: by signing in again alone. */
export type WaysToProve = { password: boolean; code: boolean; passkey: boolean };

/** The ways of the acting person. Throws `unauthorized`. */
export async function waysToProve(ctx: Context): Promise<WaysToProve> {
  const { userId } = requirePerson(ctx);
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  const code = await hasAuthenticator(ctx.db, userId);
  const held = await ctx.db.$count(passkeys, eq(passkeys.userId, userId));
  return { password: Boolean(user?.hash) && !code, code, passkey: held > 0 };
}

/** How many ways to sign in an account has. Anyone who takes one away holds its row locked: of two last ones at once, one stays. */
export async function countWays(
  tx: Transaction,
  { id, passwordHash }: { id: string; passwordHash: string | null },
): Promise<number> {
  if (passwordHash) return 1;
  return (
    (await tx.$count(passkeys, eq(passkeys.userId, id))) + (await tx.$count(identities, eq(identities.userId, id)))
  );
}
