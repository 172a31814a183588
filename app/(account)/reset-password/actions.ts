"use server";

import { ResetPassword } from "@/lib/contracts/people/accounts";
import { resetPassword } from "@/lib/domain/people/accounts/signing-in/reset-password";
import { action } from "@/lib/transports/actions/action";
import { deviceCookie, keepDevice } from "@/lib/transports/actions/session/device-cookie";

/** Sets a new password by the token of a mailed link. */
export const resetPasswordAction = action(ResetPassword, async (ctx, input) => {
  const { device } = await resetPassword(ctx, input, await deviceCookie());
  await keepDevice(device);
  return null;
});
