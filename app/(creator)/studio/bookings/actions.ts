"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import {
  CancelBooking,
  MarkBooking,
  MoveBooking,
  NewBlock,
  SaveAvailability,
  SaveWeek,
} from "@/lib/contracts/trade/bookings/availability";
import { idOf } from "@/lib/contracts/values/ids";
import { cancelAsHost } from "@/lib/domain/trade/bookings/closing/cancel";
import { markBooking } from "@/lib/domain/trade/bookings/closing/mark";
import { moveAsHost } from "@/lib/domain/trade/bookings/moving/move";
import { saveAvailability, saveWeek } from "@/lib/domain/trade/bookings/schedule/availability";
import { addBlock, removeBlock } from "@/lib/domain/trade/bookings/schedule/blocks";
import { action } from "@/lib/transports/actions/action";

/** Saves when and how the creator can be booked. */
export const saveAvailabilityAction = action(SaveAvailability, async (ctx, input) => {
  await saveAvailability(ctx, input);
  refresh();
  return null;
});

/** Saves the week alone, where there are types already. */
export const saveWeekAction = action(SaveWeek, async (ctx, input) => {
  await saveWeek(ctx, input);
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
export const cancelBookingAction = action(CancelBooking, async (ctx, { id, note }) => {
  await cancelAsHost(ctx, id, note);
  refresh();
  return null;
});

/** Moves a booking to another time; the guest is told by mail. */
export const moveBookingAction = action(MoveBooking, async (ctx, { id, starts_at, note }): Promise<never> => {
  await moveAsHost(ctx, id, starts_at, note);
  refresh();
  redirect("/studio/bookings");
});

/** Says whether the guest came. */
export const markBookingAction = action(MarkBooking, async (ctx, input) => {
  await markBooking(ctx, input);
  refresh();
  return null;
});
