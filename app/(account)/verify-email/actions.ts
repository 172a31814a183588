"use server";

import { HeldToken } from "@/lib/contracts/people/accounts";
import { verifyEmail } from "@/lib/domain/people/accounts/signing-in/verify-email";
import { action } from "@/lib/transports/actions/action";

/** Confirms the address that the mailed link was sent to. */
export const verifyEmailAction = action(HeldToken, async (ctx, input) => {
  await verifyEmail(ctx, input);
  return null;
});
