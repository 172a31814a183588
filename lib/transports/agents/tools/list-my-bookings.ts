import { z } from "zod";
import { BOOKING_STATUSES, Booking } from "@/lib/contracts/trade/bookings/bookings";
import { calendarDay } from "@/lib/contracts/values/time-range";
import { listBookings } from "@/lib/domain/trade/bookings/reading/read";
import { inline } from "@/lib/transports/mcp/markdown";
import { tool } from "@/lib/transports/mcp/tool";
import { listed, MaxResults, READS } from "./own-list";

export const listMyBookings = tool({
  name: "list_my_bookings",
  title: "List my bookings",
  access: { scopes: ["bookings:read"], requirement: () => "key_required" },
  perMinute: 120,
  description: "Answers the calls and sessions that the agent's owner hosts, latest start first, without guests' data.",
  input: z.strictObject({
    status: z.enum(BOOKING_STATUSES).optional().describe("Only bookings in this state."),
    from: calendarDay().optional().describe("Only those that start on this day (UTC) or later."),
    to: calendarDay().optional().describe("Only those that start on this day (UTC) or earlier."),
    maxResults: MaxResults,
  }),
  output: z.object({ bookings: z.array(Booking), has_more: z.boolean() }),
  annotations: READS,
  run: async (ctx, { maxResults, ...filter }) => {
    const { data, has_more } = await listBookings(ctx, { ...filter, limit: maxResults });
    return { bookings: data, has_more };
  },
  text: ({ bookings, has_more }) => listed("Your bookings", bookings.map(line), has_more),
});

function line(booking: z.output<typeof Booking>): string {
  return `${booking.starts_at} ${inline(booking.title, 120)}: ${booking.status}`;
}
