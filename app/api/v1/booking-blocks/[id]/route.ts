import { deleteBookingBlock } from "@/lib/contracts/trade/bookings/booking-hours";
import { removeBlock } from "@/lib/domain/trade/bookings/schedule/blocks";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(deleteBookingBlock, ({ ctx, params }) => removeBlock(ctx, params.id)),
});
