"use server";

import { VerifyEmail } from "@/lib/contracts/people/accounts";
import { verifyEmail } from "@/lib/domain/people/accounts/signing-in/verify-email";
import { action } from "@/lib/transports/actions/action";

/** Confirms the address that the mailed link was sent to. */
export const verifyEmailAction = action(VerifyEmail, async (ctx, { token }) => {
  await verifyEmail(ctx, token);
  return null;
});
