import { deleteBookingType, updateBookingType } from "@/lib/contracts/trade/bookings/booking-types";
import { deleteBookingType as remove, updateBookingType as update } from "@/lib/domain/trade/bookings/types/change";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(updateBookingType, ({ ctx, params, body }) => update(ctx, params.id, body)),
  DELETE: route(deleteBookingType, ({ ctx, params }) => remove(ctx, params.id)),
});
