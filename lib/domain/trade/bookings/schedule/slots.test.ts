import { describe, expect, it } from "vitest";
import { type Booked, freeSlots, isSlot, type SlotRules } from "./slots";
import { dayIn, isTimeZone, momentIn } from "./zone";

const rules = (timezone: string, from: number, to: number, more: Partial<SlotRules> = {}): SlotRules => ({
  timezone,
  weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from, to })),
  slotMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  maxPerDay: null,
  ...more,
});
const day = (date: string, hours = 24) => {
  const from = new Date(`${date}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + hours * 3_600_000) };
};
const NOTHING: Parameters<typeof freeSlots>[2] = { bookings: [], blocks: [] };
const starts = (of: SlotRules, range: { from: Date; to: Date }, taken = NOTHING) =>
  freeSlots(of, range, taken).map((at) => at.toISOString().slice(0, 16));
const span = (from: string, to: string) => ({ startsAt: new Date(`${from}:00Z`), endsAt: new Date(`${to}:00Z`) });
const booked = (from: string, to: string, more: Partial<Booked> = {}): Booked => ({
  ...span(from, to),
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  sameType: true,
  ...more,
});

describe("momentIn", () => {
  it.each([
    ["Europe/Riga", "2026-03-29", "02:30", "2026-03-29T00:30"], // the last half hour of winter
    ["Europe/Riga", "2026-03-29", "03:30", "2026-03-29T01:30"], // skipped: an hour on, at 04:30 of summer
    ["Europe/Riga", "2026-03-29", "04:00", "2026-03-29T01:00"],
    ["Europe/Riga", "2026-10-25", "03:30", "2026-10-25T00:30"], // shown twice: the first
    ["Europe/Riga", "2026-10-25", "04:00", "2026-10-25T02:00"],
    ["America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30"],
    ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30"],
    ["America/New_York", "2026-11-01", "02:00", "2026-11-01T07:00"],
    ["Asia/Kathmandu", "2026-06-01", "09:00", "2026-06-01T03:15"],
    ["Pacific/Kiritimati", "2026-06-01", "00:00", "2026-05-31T10:00"],
    ["Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45"], // half an hour of change
  ])("%s on %s at %s is %s", (zone, date, time, utc) => {
    const [year = 0, month = 0, date_ = 0] = date.split("-").map(Number);
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    const at = momentIn(zone, { year, month, day: date_ }, hour * 60 + minute);
    expect(at.toISOString().slice(0, 16)).toBe(utc);
  });

  it("knows the day on each clock", () => {
    const at = new Date("2026-12-31T23:30:00Z");
    expect(dayIn("Europe/Riga", at)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(dayIn("America/New_York", at)).toEqual({ year: 2026, month: 12, day: 31 });
    expect([isTimeZone("Europe/Riga"), isTimeZone("Mars/Olympus")]).toEqual([true, false]);
  });
});

describe("freeSlots", () => {
  it("keeps the host's hours when the clock changes, in two zones", () => {
    const riga = rules("Europe/Riga", 9 * 60, 11 * 60);
    expect(starts(riga, day("2026-03-28"))).toEqual(["2026-03-28T07:00", "2026-03-28T08:00"]);
    expect(starts(riga, day("2026-03-29"))).toEqual(["2026-03-29T06:00", "2026-03-29T07:00"]);
    expect(starts(riga, day("2026-10-24"))).toEqual(["2026-10-24T06:00", "2026-10-24T07:00"]);
    expect(starts(riga, day("2026-10-25"))).toEqual(["2026-10-25T07:00", "2026-10-25T08:00"]);
    const york = rules("America/New_York", 9 * 60, 10 * 60);
    expect(starts(york, day("2026-03-07", 48))).toEqual(["2026-03-07T14:00", "2026-03-08T13:00"]);
    expect(starts(york, day("2026-10-31", 48))).toEqual(["2026-10-31T13:00", "2026-11-01T14:00"]);
  });

  it("has an hour less or more in hours that the change lies in, and never two slots at once", () => {
    const night = rules("Europe/Riga", 0, 6 * 60);
    const of = (date: string) =>
      starts(night, { from: new Date(`${date}T21:00:00Z`), to: new Date(`${date}T23:59:59Z`) });
    expect(of("2026-03-28")).toEqual(["2026-03-28T22:00", "2026-03-28T23:00"]);
    const spring = starts(night, { from: new Date("2026-03-28T12:00:00Z"), to: new Date("2026-03-29T12:00:00Z") });
    expect(spring).toHaveLength(5);
    const autumn = starts(night, { from: new Date("2026-10-24T12:00:00Z"), to: new Date("2026-10-25T12:00:00Z") });
    expect(autumn).toHaveLength(7);
    expect(new Set(autumn).size).toBe(7);
  });

  it("has no slot twice, and none that overlap, where hours end in what the clock skips and others begin after it", () => {
    const spring = { from: new Date("2026-03-28T22:00:00Z"), to: new Date("2026-03-29T06:00:00Z") };
    const berlin = (slotMinutes: number, end: number) => {
      const weekly = [
        { day: 0, from: 3 * 60, to: 5 * 60 },
        { day: 0, from: 60, to: end },
      ];
      return starts(rules("Europe/Berlin", 0, 0, { slotMinutes, weekly }), spring).map((at) => at.slice(11));
    };
    expect(berlin(30, 150)).toEqual(["00:00", "00:30", "01:00", "01:30", "02:00", "02:30"]);
    expect(berlin(45, 165)).toEqual(["00:00", "00:45", "01:45"]);
    // nothing is moved where the earlier ones end before the gap
    expect(berlin(60, 120)).toEqual(["00:00", "01:00", "02:00"]);
    const nuuk = rules("America/Nuuk", 0, 0, {
      slotMinutes: 30,
      weekly: [
        { day: 6, from: 22 * 60, to: 23 * 60 + 30 },
        { day: 0, from: 15, to: 2 * 60 },
      ],
    });
    const night = starts(nuuk, spring);
    expect(night.map((at) => at.slice(11))).toEqual(["00:00", "00:30", "01:00", "01:30", "02:00", "02:30"]);
    expect(night.filter((at) => !isSlot(nuuk, new Date(`${at}:00Z`)))).toEqual([]);
  });

  it("leaves out what is booked, with the buffer around it, and what is blocked, without one", () => {
    const busy = rules("UTC", 9 * 60, 15 * 60, { bufferBeforeMinutes: 30, bufferAfterMinutes: 30 });
    const all = ["09:00", "10:30", "12:00", "13:30"].map((time) => `2026-06-01T${time}`);
    expect(starts(busy, day("2026-06-01"))).toEqual(all);
    const within = { bookings: [booked("2026-06-01T11:40", "2026-06-01T11:50")], blocks: [] };
    expect(starts(busy, day("2026-06-01"), within)).toEqual([all[0], all[3]]);
    const touching = { bookings: [booked("2026-06-01T11:00", "2026-06-01T11:30")], blocks: [] };
    expect(starts(busy, day("2026-06-01"), touching)).toEqual([all[0], all[2], all[3]]);
    const blocked = { bookings: [], blocks: [span("2026-06-01T13:00", "2026-06-01T13:30")] };
    expect(starts(busy, day("2026-06-01"), blocked)).toEqual(all);
  });

  it("keeps the longer of the two buffers where two kinds of booking follow one another", () => {
    const calls = rules("UTC", 9 * 60, 13 * 60, { slotMinutes: 30, bufferAfterMinutes: 0 });
    const times = (more: Partial<Booked>) =>
      starts(calls, day("2026-06-01"), {
        bookings: [booked("2026-06-01T10:30", "2026-06-01T11:00", more)],
        blocks: [],
      }).map((at) => at.slice(11));
    expect(times({})).toEqual(["09:00", "09:30", "10:00", "11:00", "11:30", "12:00", "12:30"]);
    expect(times({ bufferBeforeMinutes: 15 })).toEqual(["09:00", "09:30", "11:00", "11:30", "12:00", "12:30"]);
    expect(times({ bufferAfterMinutes: 60 })).toEqual(["09:00", "09:30", "10:00", "12:00", "12:30"]);
    const careful = {
      ...calls,
      bufferBeforeMinutes: 30,
      bufferAfterMinutes: 0,
      weekly: [{ day: 1, from: 540, to: 720 }],
    };
    const both = { bookings: [booked("2026-06-01T09:00", "2026-06-01T09:40", { bufferAfterMinutes: 10 })], blocks: [] };
    // a step of an hour; at ten it is 20 minutes after the booking, and 30 are asked for
    expect(starts(careful, day("2026-06-01"), both)).toEqual(["2026-06-01T11:00"]);
  });

  it("has no room on a day that is full of its type, on the host's clock, across a change of it", () => {
    // 25 October has 25 hours in Oslo: from 22:00 UTC of the day before to 23:00
    const oslo = rules("Europe/Oslo", 0, 24 * 60, { maxPerDay: 2 });
    const two = [booked("2026-10-24T22:00", "2026-10-24T23:00"), booked("2026-10-25T21:00", "2026-10-25T22:00")];
    const range = { from: new Date("2026-10-24T20:00:00Z"), to: new Date("2026-10-26T01:00:00Z") };
    const free = starts(oslo, range, { bookings: two, blocks: [] });
    expect(free).toEqual(["2026-10-24T20:00", "2026-10-24T21:00", "2026-10-25T23:00", "2026-10-26T00:00"]);
    const others = two.map((row) => ({ ...row, sameType: false }));
    expect(starts(oslo, range, { bookings: others, blocks: [] })).toHaveLength(27);
  });

  // both clocks change, on different days, and some never do: 17:00 in Bergen and what Tokyo and New York read
  it.each([
    ["2026-03-05", "16:00", "01:00", "11:00"], // all on winter time
    ["2026-03-12", "16:00", "01:00", "12:00"], // New York changed on 8 March, Oslo not yet
    ["2026-04-02", "15:00", "00:00", "11:00"], // both on summer time
    ["2026-10-22", "15:00", "00:00", "11:00"],
    ["2026-10-29", "16:00", "01:00", "12:00"], // Oslo changed back on 25 October, New York not yet
    ["2026-11-05", "16:00", "01:00", "11:00"],
  ])("on %s five in Bergen is %s UTC, %s the day after in Tokyo, %s in New York", (date, utc, tokyo, york) => {
    const bergen = rules("Europe/Oslo", 17 * 60, 18 * 60);
    const [at = ""] = starts(bergen, day(date));
    expect(at).toBe(`${date}T${utc}`);
    const on = (timeZone: string) =>
      new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(new Date(`${at}:00Z`));
    expect([on("Europe/Oslo"), on("Asia/Tokyo"), on("America/New_York")]).toEqual(["17:00", tokyo, york]);
  });

  it("offers whole slots of the right weekdays within the range only", () => {
    const mondays = rules("UTC", 9 * 60, 10 * 60 + 59, { weekly: [{ day: 1, from: 540, to: 659 }] });
    expect(starts(mondays, day("2026-06-01", 24 * 8))).toEqual(["2026-06-01T09:00", "2026-06-08T09:00"]);
    expect(starts(mondays, { from: new Date("2026-06-01T09:00:00.001Z"), to: day("2026-06-02").from })).toEqual([]);
    expect(isSlot(mondays, new Date("2026-06-01T09:00:00Z"))).toBe(true);
    expect(isSlot(mondays, new Date("2026-06-01T09:00:01Z"))).toBe(false);
    expect(isSlot(mondays, new Date("2026-06-01T10:00:00Z"))).toBe(false);
  });
});
