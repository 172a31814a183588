import { users } from "@/db/schema";
import type { SignUp } from "@/lib/contracts/people/accounts";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { slowHash } from "@/lib/domain/developers/keys/verify";
import { createProfile } from "@/lib/domain/people/profiles/create";
import { limitAttempts } from "@/lib/domain/platform/access/attempts";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { refuseCommonPassword } from "./common-password";
import { mailVerification } from "./verify-email";

export type Account = { userId: string; profileId: string | null };

/**
 * Opens an account, and a creator's profile when a handle is given. Throws `conflict` on an e-mail address or handle that is taken,
 * `validation_error` on a common password, `rate_limit_exceeded` after many from one address.
 */
export async function signUp(ctx: Context, input: SignUp): Promise<Account> {
  if (ctx.actor.kind !== "system") await limitAttempts(ctx, "sign-up", input.email);
  await refuseCommonPassword(input.password);
  const passwordHash = await slowHash(input.password);
  return transaction(ctx, async (tx) => {
    const userId = newId("usr");
    const [row] = await tx
      .insert(users)
      .values({
        id: userId,
        email: input.email,
        name: input.name,
        passwordHash,
        // the operator answers for the address; everyone else proves it by a mailed link
        emailVerifiedAt: ctx.actor.kind === "system" ? ctx.now : null,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!row) {
      const details = [{ path: "email", message: "already has an account; sign in instead" }];
      throw conflict("This e-mail address already has an account. Sign in instead.", { param: "email", details });
    }
    await recordAudit(tx, ctx, null, "user.signed_up", { type: "user", id: userId });
    if (ctx.actor.kind !== "system")
      await mailVerification(tx, ctx, { id: userId, email: input.email, name: input.name });
    const profileId = input.handle
      ? await createProfile(tx, ctx, { userId, handle: input.handle, displayName: input.name })
      : null;
    return { userId, profileId };
  });
}
