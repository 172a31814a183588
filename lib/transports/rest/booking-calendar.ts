import { type Context, createContext } from "@/lib/core/context";
import { inModeOfLink } from "@/lib/domain/contact/links/mode";
import { readBookingFeed } from "@/lib/domain/trade/bookings/feed/read";
import { findGuestBooking } from "@/lib/domain/trade/bookings/reading/guest";
import { calendarFile } from "@/lib/domain/trade/bookings/schedule/calendar";
import { limitRate } from "@/lib/transports/http/caller/rate-limit";
import { endpoint, type Handler } from "@/lib/transports/http/endpoint";

/** Answers a booking's calendar file to the holder of its link: `?token=` is the booking's own, nobody's credential. */
export const serveBookingCalendar = serving("bookingCalendar", "booking.ics", async (ctx, token, id) =>
  calendarFile(await findGuestBooking(await inModeOfLink(ctx, id), id, token)),
);

/** Answers a creator's bookings to the calendars that have the secret address: `?token=` is all that opens it. */
export const serveBookingFeed = serving("bookingFeed", "bookings.ics", readBookingFeed);

function serving(
  name: string,
  filename: string,
  read: (ctx: Context, token: string, id: string) => Promise<string>,
): Handler {
  return endpoint(name, async (call, segment) => {
    Object.assign(call.headers, await limitRate(call.actor, call));
    const { actor, requestId, now, ip, search } = call;
    const token = new URLSearchParams(search).get("token") ?? "";
    const id = String((await segment?.params)?.id ?? "");
    const headers = {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${filename}"`,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    };
    return { status: 200, body: await read(createContext({ actor, requestId, now, ip }), token, id), headers };
  });
}
