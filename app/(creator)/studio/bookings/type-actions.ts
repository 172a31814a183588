"use server";

import { refresh } from "next/cache";
import { BookingTypeRef, SaveBookingType } from "@/lib/contracts/trade/bookings/booking-type-form";
import { createBookingType, deleteBookingType, updateBookingType } from "@/lib/domain/trade/bookings/types/change";
import { action } from "@/lib/transports/actions/action";

/** Makes a type of booking or changes one. */
export const saveTypeAction = action(SaveBookingType, async (ctx, { id, ...type }) => {
  if (id) await updateBookingType(ctx, id, type);
  else await createBookingType(ctx, type);
  refresh();
  return null;
});

/** Puts a type first. */
export const firstTypeAction = action(BookingTypeRef, async (ctx, { id }) => {
  await updateBookingType(ctx, id, { position: 0 });
  refresh();
  return null;
});

/** Offers a type no more. */
export const removeTypeAction = action(BookingTypeRef, async (ctx, { id }) => {
  await deleteBookingType(ctx, id);
  refresh();
  return null;
});
