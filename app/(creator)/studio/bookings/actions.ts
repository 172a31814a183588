"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { saveAvailability } from "@/lib/bookings/availability";
import { addBlock, removeBlock } from "@/lib/bookings/blocks";
import { cancelAsHost } from "@/lib/bookings/cancel";
import { markBooking } from "@/lib/bookings/mark";
import { BookingId, MarkBooking, NewBlock, SaveAvailability } from "@/lib/contracts/availability";
import { idOf } from "@/lib/contracts/ids";

const save = action(SaveAvailability, async (ctx, input) => {
  await saveAvailability(ctx, input);
  refresh();
  return null;
});

const block = action(NewBlock, async (ctx, input) => {
  await addBlock(ctx, input);
  refresh();
  return null;
});

const unblock = action(z.strictObject({ id: idOf("block") }), async (ctx, { id }) => {
  await removeBlock(ctx, id);
  refresh();
  return null;
});

const cancel = action(BookingId, async (ctx, { id }) => {
  await cancelAsHost(ctx, id);
  refresh();
  return null;
});

const mark = action(MarkBooking, async (ctx, input) => {
  await markBooking(ctx, input);
  refresh();
  return null;
});

type Nothing = ActionState<null>;

/** Saves when and how the creator can be booked. */
export async function saveAvailabilityAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return save(previous, form);
}

/** Closes some days. */
export async function addBlockAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return block(previous, form);
}

/** Opens blocked days again. */
export async function removeBlockAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return unblock(previous, form);
}

/** Calls a booking off; the guest is told by mail. */
export async function cancelBookingAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return cancel(previous, form);
}

/** Says whether the guest came. */
export async function markBookingAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return mark(previous, form);
}
