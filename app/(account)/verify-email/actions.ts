"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { resendVerification, verifyEmail } from "@/lib/accounts/verify-email";
import { type ActionState, action } from "@/lib/actions/action";
import { VerifyEmail } from "@/lib/contracts/accounts";

const verify = action(VerifyEmail, async (ctx, { token }) => {
  await verifyEmail(ctx, token);
  return null;
});

const resend = action(z.strictObject({}), async (ctx) => {
  await resendVerification(ctx);
  refresh();
  return null;
});

/** Confirms the address that the mailed link was sent to. */
export async function verifyEmailAction(previous: ActionState<null>, form: FormData): Promise<ActionState<null>> {
  return verify(previous, form);
}

/** Sends the signed-in person the link again. */
export async function resendVerificationAction(
  previous: ActionState<null>,
  form: FormData,
): Promise<ActionState<null>> {
  return resend(previous, form);
}
