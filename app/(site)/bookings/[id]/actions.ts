"use server";

import { refresh } from "next/cache";
import { type ActionState, action } from "@/lib/actions/action";
import { cancelAsGuest } from "@/lib/bookings/cancel";
import { GuestBookingRef } from "@/lib/contracts/availability";

const cancel = action(GuestBookingRef, async (ctx, { id, token }) => {
  await cancelAsGuest(ctx, id, token);
  refresh();
  return null;
});

/** Calls the booking off; the host is told by mail. `token` is the link's. */
export async function cancelAction(
  token: string,
  previous: ActionState<null>,
  form: FormData,
): Promise<ActionState<null>> {
  form.set("token", token);
  return cancel(previous, form);
}
