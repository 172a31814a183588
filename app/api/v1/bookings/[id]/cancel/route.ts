import { cancelBooking } from "@/lib/contracts/trade/bookings/booking-operations";
import { cancelAsHost } from "@/lib/domain/trade/bookings/closing/cancel";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(cancelBooking, ({ ctx, params }) => cancelAsHost(ctx, params.id)),
});
