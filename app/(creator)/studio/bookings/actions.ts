"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { idOf } from "@/lib/contracts/ids";
import { BookingId, MarkBooking, NewBlock, SaveAvailability } from "@/lib/contracts/trade/availability";
import { cancelAsHost } from "@/lib/domain/trade/bookings/cancel";
import { markBooking } from "@/lib/domain/trade/bookings/mark";
import { saveAvailability } from "@/lib/domain/trade/bookings/schedule/availability";
import { addBlock, removeBlock } from "@/lib/domain/trade/bookings/schedule/blocks";
import { action } from "@/lib/transports/actions/action";

/** Saves when and how the creator can be booked. */
export const saveAvailabilityAction = action(SaveAvailability, async (ctx, input) => {
  await saveAvailability(ctx, input);
  refresh();
  return null;
});

/** Closes some days. */
export const addBlockAction = action(NewBlock, async (ctx, input) => {
  await addBlock(ctx, input);
  refresh();
  return null;
});

/** Opens blocked days again. */
export const removeBlockAction = action(z.strictObject({ id: idOf("block") }), async (ctx, { id }) => {
  await removeBlock(ctx, id);
  refresh();
  return null;
});

/** Calls a booking off; the guest is told by mail. */
export const cancelBookingAction = action(BookingId, async (ctx, { id }) => {
  await cancelAsHost(ctx, id);
  refresh();
  return null;
});

/** Says whether the guest came. */
export const markBookingAction = action(MarkBooking, async (ctx, input) => {
  await markBooking(ctx, input);
  refresh();
  return null;
});
