import { Handle } from "@/lib/contracts/network/profiles";
import { BookableSlots, bookSlot, listSlots } from "@/lib/contracts/network/slots";
import { NewSlotBooking } from "@/lib/contracts/trade/bookings/availability";
import {
  BookingFeed,
  createBookingFeed,
  deleteBookingFeed,
  getBookingFeed,
  NewBookingFeed,
} from "@/lib/contracts/trade/bookings/booking-feed";
import {
  BookingBlock,
  BookingBlockList,
  BookingHours,
  createBookingBlock,
  deleteBookingBlock,
  getBookingHours,
  listBookingBlocks,
  NewWeeklyHours,
  saveBookingHours,
  WeeklyHours,
} from "@/lib/contracts/trade/bookings/booking-hours";
import { cancelBooking, markBooking, rescheduleBooking } from "@/lib/contracts/trade/bookings/booking-operations";
import {
  BookingType,
  BookingTypeList,
  createBookingType,
  deleteBookingType,
  listBookingTypes,
  updateBookingType,
} from "@/lib/contracts/trade/bookings/booking-types";
import { Booking, listBookings } from "@/lib/contracts/trade/bookings/bookings";
import { DomainError } from "@/lib/core/errors";
import { bookForMe } from "@/lib/domain/trade/bookings/book";
import { cancelAsHost } from "@/lib/domain/trade/bookings/closing/cancel";
import { markBooking as mark } from "@/lib/domain/trade/bookings/closing/mark";
import {
  createBookingFeed as createFeed,
  deleteBookingFeed as deleteFeed,
  getBookingFeed as readFeed,
} from "@/lib/domain/trade/bookings/feed/address";
import { moveAsHost } from "@/lib/domain/trade/bookings/moving/move";
import { bookingsByIds } from "@/lib/domain/trade/bookings/reading/by-ids";
import { listBookings as readBookings } from "@/lib/domain/trade/bookings/reading/read";
import { addBlock, listBlocks, removeBlock } from "@/lib/domain/trade/bookings/schedule/blocks";
import {
  getBookingHours as readHours,
  saveBookingHours as saveHours,
} from "@/lib/domain/trade/bookings/schedule/hours";
import { getBookingOffer } from "@/lib/domain/trade/bookings/schedule/offer";
import {
  createBookingType as createType,
  deleteBookingType as deleteType,
  updateBookingType as updateType,
} from "@/lib/domain/trade/bookings/types/change";
import { listBookingTypes as listTypes } from "@/lib/domain/trade/bookings/types/read";
import { inputOf } from "../rendering/inputs";
import { mutationOf } from "../rendering/mutations";
import { nodeOf, objectOf } from "../rendering/objects";
import { pagesOf, queryOf } from "../rendering/queries";
import { nameObject } from "../rendering/type-of";

const SlotToBook = NewSlotBooking.extend({
  handle: Handle.meta({ description: "Whom to book: the creator's name in URLs." }),
}).meta({ description: "A slot to book for the account's person." });

/** Booked time: what a creator hosts, when they can be booked, and booking a slot. */
export function defineBookings(): void {
  nodeOf("Booking", Booking, { needs: listBookings, read: bookingsByIds });
  objectOf("BookableType", BookableSlots.shape.types.element);
  objectOf("BookableSlots", BookableSlots);
  objectOf("BookingType", BookingType);
  objectOf("BookingFeed", BookingFeed);
  objectOf("NewBookingFeed", NewBookingFeed);
  objectOf("WeeklyHours", WeeklyHours);
  objectOf("BookingHours", BookingHours);
  objectOf("BookingBlock", BookingBlock);
  nameObject(NewWeeklyHours, inputOf("NewWeeklyHours", NewWeeklyHours));
  pagesOf("bookings", listBookings, readBookings);
  queryOf(
    "slots",
    listSlots,
    ({ ctx }, { handle, from, ...query }) =>
      getBookingOffer(ctx, handle, { ...query, from: from ? new Date(from) : undefined }).catch((error: unknown) => {
        if (error instanceof DomainError && error.code === "not_found") return null;
        throw error;
      }),
    { text: "When a creator can be booked; null for an unknown handle." },
  );
  queryOf("bookingHours", getBookingHours, ({ ctx }) => readHours(ctx));
  queryOf("bookingTypes", listBookingTypes, ({ ctx }) => listTypes(ctx), { answer: BookingTypeList.shape.data });
  queryOf("bookingFeed", getBookingFeed, ({ ctx }) => readFeed(ctx));
  queryOf("bookingBlocks", listBookingBlocks, ({ ctx }) => listBlocks(ctx), { answer: BookingBlockList.shape.data });
  mutationOf("bookSlot", { ...bookSlot, params: undefined, body: SlotToBook }, (ctx, { body: { handle, ...slot } }) =>
    bookForMe(ctx, handle, slot),
  );
  mutationOf("cancelBooking", cancelBooking, (ctx, { id }) => cancelAsHost(ctx, id));
  mutationOf("rescheduleBooking", rescheduleBooking, (ctx, { id, body }) =>
    moveAsHost(ctx, id, body.starts_at, body.note),
  );
  mutationOf("markBooking", markBooking, (ctx, { id, body }) => mark(ctx, { ...body, id }));
  mutationOf("saveBookingHours", saveBookingHours, (ctx, { body }) => saveHours(ctx, body));
  mutationOf("createBookingType", createBookingType, (ctx, { body }) => createType(ctx, body));
  mutationOf("updateBookingType", updateBookingType, (ctx, { id, body }) => updateType(ctx, id, body));
  mutationOf("deleteBookingType", deleteBookingType, (ctx, { id }) => deleteType(ctx, id));
  mutationOf("createBookingFeed", createBookingFeed, (ctx) => createFeed(ctx));
  mutationOf("deleteBookingFeed", deleteBookingFeed, (ctx) => deleteFeed(ctx));
  mutationOf("createBookingBlock", createBookingBlock, (ctx, { body }) => addBlock(ctx, body));
  mutationOf("deleteBookingBlock", deleteBookingBlock, (ctx, { id }) => removeBlock(ctx, id));
}
