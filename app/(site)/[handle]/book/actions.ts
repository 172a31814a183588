"use server";

import { redirect } from "next/navigation";
import { type ActionState, action } from "@/lib/actions/action";
import { book } from "@/lib/bookings/book";
import { NewBooking } from "@/lib/contracts/availability";

const send = action(NewBooking, async (ctx, input): Promise<never> => {
  const { id, token } = await book(ctx, input);
  redirect(`/bookings/${id}?token=${token}&new`);
});

/** Books the chosen slot and shows the booking. */
export async function bookAction(previous: ActionState<never>, form: FormData): Promise<ActionState<never>> {
  return send(previous, form);
}
