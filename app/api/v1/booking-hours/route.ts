import { getBookingHours, saveBookingHours } from "@/lib/contracts/trade/bookings/booking-hours";
import { getBookingHours as read, saveBookingHours as save } from "@/lib/domain/trade/bookings/schedule/hours";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getBookingHours, ({ ctx }) => read(ctx)),
  PUT: route(saveBookingHours, ({ ctx, body }) => save(ctx, body)),
});
