import { createBookingBlock, listBookingBlocks } from "@/lib/contracts/trade/bookings/booking-hours";
import { wholeList } from "@/lib/core/values/cursor";
import { addBlock, listBlocks } from "@/lib/domain/trade/bookings/schedule/blocks";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listBookingBlocks, async ({ ctx }) => wholeList(await listBlocks(ctx))),
  POST: route(createBookingBlock, ({ ctx, body }) => addBlock(ctx, body)),
});
