import { rescheduleBooking } from "@/lib/contracts/trade/bookings/booking-operations";
import { moveAsHost } from "@/lib/domain/trade/bookings/moving/move";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(rescheduleBooking, ({ ctx, params, body }) => moveAsHost(ctx, params.id, body.starts_at, body.note)),
});
