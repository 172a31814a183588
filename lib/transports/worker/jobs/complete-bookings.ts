import { completeBookings } from "@/lib/domain/trade/bookings/complete";
import { job } from "../job";

/** Completes bookings that are over, every minute. */
export const completeBookingsJob = job({
  name: "complete-bookings",
  every: 60_000,
  async run(ctx) {
    const completed = await completeBookings(ctx);
    if (completed > 0) ctx.log.info({ completed }, "bookings completed");
  },
});
