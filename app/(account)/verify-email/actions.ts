"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { VerifyEmail } from "@/lib/contracts/people/accounts";
import { resendVerification, verifyEmail } from "@/lib/domain/people/accounts/verify-email";
import { action } from "@/lib/transports/actions/action";

/** Confirms the address that the mailed link was sent to. */
export const verifyEmailAction = action(VerifyEmail, async (ctx, { token }) => {
  await verifyEmail(ctx, token);
  return null;
});

/** Sends the signed-in person the link again. */
export const resendVerificationAction = action(z.strictObject({}), async (ctx) => {
  await resendVerification(ctx);
  refresh();
  return null;
});
