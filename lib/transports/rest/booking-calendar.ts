import { createContext } from "@/lib/core/context";
import { logger, logRequest } from "@/lib/core/log";
import { findGuestBooking } from "@/lib/domain/trade/bookings/guest";
import { calendarFile } from "@/lib/domain/trade/bookings/schedule/calendar";
import { beginCall } from "@/lib/transports/http/call";
import { limitRate } from "@/lib/transports/http/rate-limit";
import { type Answer, errorAnswer, toResponse } from "@/lib/transports/http/respond";
import type { Handler } from "./route";

/** Answers a booking's calendar file to whoever holds its link: `?token=` is the booking's own, no credential of anybody. */
export const serveBookingCalendar: Handler = async (request, segment) => {
  const call = beginCall(request);
  const { requestId, now, ip } = call;
  let answer: Answer;
  try {
    const limits = await limitRate({ kind: "anonymous" }, call);
    const ctx = createContext({ actor: { kind: "anonymous" }, requestId, now, ip });
    const token = new URL(request.url).searchParams.get("token") ?? "";
    const booking = await findGuestBooking(ctx, String((await segment?.params)?.id ?? ""), token);
    const headers = {
      ...limits,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="booking.ics"',
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    };
    answer = { status: 200, body: calendarFile(booking), headers };
  } catch (error) {
    answer = errorAnswer(error, requestId);
    if (answer.status >= 500) logger().error({ err: error, request_id: requestId }, "a calendar file failed");
  }
  logRequest({ request_id: requestId, path: call.path, status: answer.status, ip });
  return toResponse(answer, requestId);
};
