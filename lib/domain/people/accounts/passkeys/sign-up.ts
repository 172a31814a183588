import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { profiles, users } from "@/db/schema";
import type { BeginPasskeySignUp, PasskeySignUp } from "@/lib/contracts/people/passkeys";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { refuseTakenHandle } from "@/lib/domain/people/profiles/create";
import { limitAttempts } from "@/lib/domain/platform/access/attempts";
import { type Browser, letIn, type SignedIn } from "../signing-in/sign-in";
import { addressTaken, asOwner, openAccount } from "../signing-in/sign-up";
import { checkNewPasskey, creationOptions, keepPasskey } from "./add";
import { type Asked, newChallenge } from "./challenge";

/** The browser's options, and the id that the account will have: the key is made for it. */
export type PasskeySignUpBegun = { account: string; options: PublicKeyCredentialCreationOptionsJSON };

/**
 * What a browser needs to open an account with a passkey in place of a password. What would be refused at the end is refused here,
 * before a key is made that opens nothing. Throws `conflict`, `validation_error`, `rate_limit_exceeded`.
 */
export async function beginPasskeySignUp(ctx: Context, input: BeginPasskeySignUp): Promise<PasskeySignUpBegun> {
  await limitAttempts(ctx, "sign-up", input.email);
  const { email, name } = input;
  if ((await ctx.db.$count(users, eq(users.email, email))) > 0) throw addressTaken();
  if (input.handle) refuseTakenHandle(input.handle, await ctx.db.$count(profiles, ofHandle(input.handle)));
  const account = newId("usr");
  const challenge = newChallenge(asked(account, email), ctx.now);
  return { account, options: await creationOptions({ id: account, email, name }, challenge) };
}

/** Opens an account whose owner signs in by the passkey that was just made, and a session. Throws as `signUp` does, and `unauthorized`. */
export async function signUpByPasskey(ctx: Context, input: PasskeySignUp, browser: Browser = {}): Promise<SignedIn> {
  const { account: id, passkey, email, name } = input;
  const made = await checkNewPasskey(ctx, passkey, asked(id, email));
  await transaction(ctx, async (tx) => {
    const account = await openAccount(tx, ctx, { ...input, id, passwordHash: null, verified: false });
    await keepPasskey(tx, asOwner(ctx, { ...account, email }), id, made, browser.userAgent ?? null);
  });
  return letIn(ctx, { id, name, email, passwordHash: null }, browser, true);
}

/** The key is for this account and this address: an answer opens no other one. */
const asked = (account: string, email: string): Asked => ({
  to: "sign-up",
  subject: `${account}\n${email.toLowerCase()}`,
});
