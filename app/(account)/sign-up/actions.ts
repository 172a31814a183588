"use server";

import { z } from "zod";
import { Handle } from "@/lib/contracts/network/profiles";
import { SignUp } from "@/lib/contracts/people/accounts";
import { BeginPasskeySignUp } from "@/lib/contracts/people/passkeys";
import { beginPasskeySignUp } from "@/lib/domain/people/accounts/passkeys/sign-up";
import { signUp } from "@/lib/domain/people/accounts/signing-in/sign-up";
import { action } from "@/lib/transports/actions/action";
import { keepMode } from "@/lib/transports/actions/session/mode";

/** Who opens an account without a page of their own: who hires, and who builds. */
const WithoutPage = z.enum(["buyer", "builder"]);

const SignUpForm = z.discriminatedUnion("as", [
  SignUp.omit({ handle: true }).extend({ as: WithoutPage }),
  SignUp.extend({ as: z.literal("creator"), handle: Handle }),
]);

/** Opens an account. The browser signs in with the same email and password afterwards; who builds begins in test mode. */
export const signUpAction = action(SignUpForm, async (ctx, { as, ...input }): Promise<null> => {
  await signUp(ctx, { handle: undefined, ...input });
  if (as === "builder") await keepMode("test");
  return null;
});

const PasskeySignUpForm = z.discriminatedUnion("as", [
  BeginPasskeySignUp.omit({ handle: true }).extend({ as: WithoutPage }),
  BeginPasskeySignUp.extend({ as: z.literal("creator"), handle: Handle }),
]);

/** What the browser needs to open the account with a passkey. */
export const beginPasskeySignUpAction = action(PasskeySignUpForm, async (ctx, { as, ...input }) => {
  const begun = await beginPasskeySignUp(ctx, { handle: undefined, ...input });
  if (as === "builder") await keepMode("test");
  return begun;
});
