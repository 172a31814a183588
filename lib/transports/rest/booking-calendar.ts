import { createContext } from "@/lib/core/context";
import { inModeOfLink } from "@/lib/domain/contact/links/mode";
import { findGuestBooking } from "@/lib/domain/trade/bookings/guest";
import { calendarFile } from "@/lib/domain/trade/bookings/schedule/calendar";
import { endpoint } from "@/lib/transports/http/endpoint";
import { limitRate } from "@/lib/transports/http/rate-limit";

/** Answers a booking's calendar file to the holder of its link: `?token=` is the booking's own, nobody's credential. */
export const serveBookingCalendar = endpoint("bookingCalendar", async (call, segment) => {
  Object.assign(call.headers, await limitRate(call.actor, call));
  const { actor, requestId, now, ip, search } = call;
  const token = new URLSearchParams(search).get("token") ?? "";
  const id = String((await segment?.params)?.id ?? "");
  const ctx = await inModeOfLink(createContext({ actor, requestId, now, ip }), id);
  const booking = await findGuestBooking(ctx, id, token);
  const headers = {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="booking.ics"',
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
  return { status: 200, body: calendarFile(booking), headers };
});
