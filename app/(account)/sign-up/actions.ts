"use server";

import { z } from "zod";
import { signUp } from "@/lib/accounts/sign-up";
import { type ActionState, action } from "@/lib/actions/action";
import { SignUp } from "@/lib/contracts/accounts";
import { Handle } from "@/lib/contracts/profiles";

const SignUpForm = z.discriminatedUnion("as", [
  SignUp.omit({ handle: true }).extend({ as: z.literal("buyer") }),
  SignUp.extend({ as: z.literal("creator"), handle: Handle }),
]);

export type Opened = { creator: boolean };

const open = action(SignUpForm, async (ctx, input): Promise<Opened> => {
  const account = await signUp(ctx, { handle: undefined, ...input });
  return { creator: account.profileId !== null };
});

/** Opens an account. The browser signs in with the same e-mail and password afterwards. */
export async function signUpAction(previous: ActionState<Opened>, form: FormData): Promise<ActionState<Opened>> {
  return open(previous, form);
}
