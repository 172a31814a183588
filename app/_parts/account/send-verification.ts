"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { resendVerification } from "@/lib/domain/people/accounts/signing-in/verify-email";
import { action } from "@/lib/transports/actions/action";

/** Sends the signed-in person the link again. */
export const resendVerificationAction = action(z.strictObject({}), async (ctx) => {
  await resendVerification(ctx);
  refresh();
  return null;
});
