"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { createBookingFeed, deleteBookingFeed } from "@/lib/domain/trade/bookings/feed/address";
import { action } from "@/lib/transports/actions/action";

/** Makes the address for calendars, or a new one in place of the one before; answers it. */
export const createFeedAction = action(z.object({}), (ctx) => createBookingFeed(ctx));

/** Ends it. */
export const deleteFeedAction = action(z.object({ id: z.string().max(80) }), async (ctx) => {
  await deleteBookingFeed(ctx);
  refresh();
  return null;
});
