import { bookSlot } from "@/lib/contracts/network/slots";
import { bookForMe } from "@/lib/domain/trade/bookings/book";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(bookSlot, ({ ctx, params, body }) => bookForMe(ctx, params.handle, body)),
});
