import { listBookings } from "@/lib/contracts/trade/bookings/bookings";
import { listBookings as list } from "@/lib/domain/trade/bookings/reading/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listBookings, ({ ctx, query }) => list(ctx, query)),
});
