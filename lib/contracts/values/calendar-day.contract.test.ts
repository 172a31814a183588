import { expect, it } from "vitest";
import { listMyBookings } from "@/lib/transports/agents/tools/list-my-bookings";
import { NewBlock } from "../trade/bookings/availability";
import { NewBookingBlock } from "../trade/bookings/booking-hours";

const FAR = "must be a day from 2000-01-01 to 2099-12-31";
const messages = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues.map(({ message }) => message) ?? [];

it.each([
  ["2099-12-31", []],
  ["2100-01-01", [FAR]],
  ["9999-12-31", [FAR]],
  ["0000-01-01", [FAR]],
])("a day that is sent as %s: %j", (day, expected) => {
  expect(messages(NewBookingBlock.safeParse({ first_day: day, last_day: day }))).toEqual([...expected, ...expected]);
  expect(messages(NewBlock.safeParse({ first_day: day, last_day: day }))).toEqual([...expected, ...expected]);
  expect(messages(listMyBookings.input.safeParse({ from: day }))).toEqual(expected);
});
