"use server";

import { resetPassword } from "@/lib/accounts/reset-password";
import { type ActionState, action } from "@/lib/actions/action";
import { deviceCookie, keepDevice } from "@/lib/actions/device-cookie";
import { ResetPassword } from "@/lib/contracts/accounts";

const reset = action(ResetPassword, async (ctx, input) => {
  const { device } = await resetPassword(ctx, input, await deviceCookie());
  await keepDevice(device);
  return null;
});

/** Sets a new password by the token of a mailed link. */
export async function resetPasswordAction(previous: ActionState<null>, form: FormData): Promise<ActionState<null>> {
  return reset(previous, form);
}
