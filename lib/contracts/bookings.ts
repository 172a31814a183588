import { bookSlot, listSlots } from "./network/slots";
import type { Operation } from "./operation";
import { createBookingFeed, deleteBookingFeed, getBookingFeed } from "./trade/bookings/booking-feed";
import {
  createBookingBlock,
  deleteBookingBlock,
  getBookingHours,
  listBookingBlocks,
  saveBookingHours,
} from "./trade/bookings/booking-hours";
import { cancelBooking, markBooking, rescheduleBooking } from "./trade/bookings/booking-operations";
import {
  createBookingType,
  deleteBookingType,
  listBookingTypes,
  updateBookingType,
} from "./trade/bookings/booking-types";
import { listBookings } from "./trade/bookings/bookings";

/** Every operation of bookings, in the order in which the documentation shows them. */
export const BOOKING_OPERATIONS: readonly Operation[] = [
  listBookings,
  rescheduleBooking,
  cancelBooking,
  markBooking,
  getBookingHours,
  saveBookingHours,
  listBookingTypes,
  createBookingType,
  updateBookingType,
  deleteBookingType,
  listBookingBlocks,
  createBookingBlock,
  deleteBookingBlock,
  getBookingFeed,
  createBookingFeed,
  deleteBookingFeed,
  listSlots,
  bookSlot,
];
