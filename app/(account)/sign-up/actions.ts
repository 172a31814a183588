"use server";

import { z } from "zod";
import { Handle } from "@/lib/contracts/network/profiles";
import { SignUp } from "@/lib/contracts/people/accounts";
import { BeginPasskeySignUp } from "@/lib/contracts/people/passkeys";
import { beginPasskeySignUp } from "@/lib/domain/people/accounts/passkeys/sign-up";
import { signUp } from "@/lib/domain/people/accounts/sign-up";
import { action } from "@/lib/transports/actions/action";

const SignUpForm = z.discriminatedUnion("as", [
  SignUp.omit({ handle: true }).extend({ as: z.literal("buyer") }),
  SignUp.extend({ as: z.literal("creator"), handle: Handle }),
]);

export type Opened = { creator: boolean };

/** Opens an account. The browser signs in with the same e-mail and password afterwards. */
export const signUpAction = action(SignUpForm, async (ctx, input): Promise<Opened> => {
  const account = await signUp(ctx, { handle: undefined, ...input });
  return { creator: account.profileId !== null };
});

const PasskeySignUpForm = z.discriminatedUnion("as", [
  BeginPasskeySignUp.omit({ handle: true }).extend({ as: z.literal("buyer") }),
  BeginPasskeySignUp.extend({ as: z.literal("creator"), handle: Handle }),
]);

/** What the browser needs to open the account with a passkey. */
export const beginPasskeySignUpAction = action(PasskeySignUpForm, (ctx, { as: _, ...input }) =>
  beginPasskeySignUp(ctx, { handle: undefined, ...input }),
);
