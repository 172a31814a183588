import { createBookingFeed, deleteBookingFeed, getBookingFeed } from "@/lib/contracts/trade/bookings/booking-feed";
import {
  createBookingFeed as create,
  getBookingFeed as read,
  deleteBookingFeed as remove,
} from "@/lib/domain/trade/bookings/feed/address";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getBookingFeed, ({ ctx }) => read(ctx)),
  POST: route(createBookingFeed, ({ ctx }) => create(ctx)),
  DELETE: route(deleteBookingFeed, ({ ctx }) => remove(ctx)),
});
