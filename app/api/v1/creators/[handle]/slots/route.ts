import { listSlots } from "@/lib/contracts/network/slots";
import { getBookingOffer } from "@/lib/domain/trade/bookings/schedule/offer";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  {
    GET: route(listSlots, ({ ctx, params, query }) =>
      getBookingOffer(ctx, params.handle, { ...query, from: query.from ? new Date(query.from) : undefined }),
    ),
  },
  { preflight: true },
);
