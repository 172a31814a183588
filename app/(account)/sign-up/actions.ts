"use server";

import { signUp } from "@/lib/accounts/sign-up";
import { type ActionState, action } from "@/lib/actions/action";
import { SignUp } from "@/lib/contracts/accounts";

const open = action(SignUp, async (ctx, input) => {
  const account = await signUp(ctx, input);
  return { creator: account.profileId !== null };
});

export type Opened = { creator: boolean };

/** Opens an account. The browser signs in with the same e-mail and password afterwards. */
export async function signUpAction(previous: ActionState<Opened>, form: FormData): Promise<ActionState<Opened>> {
  return open(previous, form);
}
