import { listBookings as list } from "@/lib/bookings/read";
import { listBookings } from "@/lib/contracts/bookings";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listBookings, ({ ctx, query }) => list(ctx, query)),
});
