"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { NewBooking } from "@/lib/contracts/trade/bookings/availability";
import { book } from "@/lib/domain/trade/bookings/book";
import { action } from "@/lib/transports/actions/action";

/** Books the chosen slot and shows the booking. */
export const bookAction = action(NewBooking, async (ctx, input): Promise<never> => {
  const { id, token } = await book(ctx, input);
  refresh(); // the way back shows the slot as taken
  redirect(`/bookings/${id}?token=${token}&new`);
});
