"use server";

import { requestPasswordReset } from "@/lib/accounts/reset-password";
import { type ActionState, action } from "@/lib/actions/action";
import { ForgotPassword } from "@/lib/contracts/accounts";

const ask = action(ForgotPassword, async (ctx, input) => {
  await requestPasswordReset(ctx, input);
  return null;
});

/** Mails a link that sets a new password, when the address has an account. */
export async function forgotPasswordAction(previous: ActionState<null>, form: FormData): Promise<ActionState<null>> {
  return ask(previous, form);
}
