import { createBookingType, listBookingTypes } from "@/lib/contracts/trade/bookings/booking-types";
import { wholeList } from "@/lib/core/values/cursor";
import { createBookingType as create } from "@/lib/domain/trade/bookings/types/change";
import { listBookingTypes as list } from "@/lib/domain/trade/bookings/types/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listBookingTypes, async ({ ctx }) => wholeList(await list(ctx))),
  POST: route(createBookingType, ({ ctx, body }) => create(ctx, body)),
});
