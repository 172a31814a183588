"use server";

import { refresh } from "next/cache";
import { GuestBookingRef } from "@/lib/contracts/trade/availability";
import { cancelAsGuest } from "@/lib/domain/trade/bookings/cancel";
import { type ActionState, action } from "@/lib/transports/actions/action";

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
