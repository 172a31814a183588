"use server";

import { ForgotPassword } from "@/lib/contracts/people/accounts";
import { requestPasswordReset } from "@/lib/domain/people/accounts/signing-in/reset-password";
import { action } from "@/lib/transports/actions/action";

/** Mails a link that sets a new password, when the address has an account. */
export const forgotPasswordAction = action(ForgotPassword, async (ctx, input) => {
  await requestPasswordReset(ctx, input);
  return null;
});
