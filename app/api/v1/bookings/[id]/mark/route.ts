import { markBooking } from "@/lib/contracts/trade/bookings/booking-operations";
import { markBooking as mark } from "@/lib/domain/trade/bookings/closing/mark";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(markBooking, ({ ctx, params, body }) => mark(ctx, { ...body, id: params.id })),
});
