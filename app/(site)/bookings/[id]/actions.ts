"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { GuestBookingRef, MoveOwnBooking } from "@/lib/contracts/trade/bookings/availability";
import { cancelAsGuest } from "@/lib/domain/trade/bookings/closing/cancel";
import { moveAsGuest } from "@/lib/domain/trade/bookings/moving/move";
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

const move = action(MoveOwnBooking, async (ctx, { id, token, starts_at }): Promise<never> => {
  await moveAsGuest(ctx, id, token, starts_at);
  refresh(); // the way back shows the new time, too
  redirect(`/bookings/${id}?${new URLSearchParams({ token, moved: "" })}`);
});

/** Moves the booking and shows it; both sides are told by mail. */
export async function moveAction(
  token: string,
  previous: ActionState<never>,
  form: FormData,
): Promise<ActionState<never>> {
  form.set("token", token);
  return move(previous, form);
}
