import { expect, it } from "vitest";
import { clockTime } from "./clock-time";

it.each([
  ["America/New_York", "2026-11-01T04:59:00Z", "00:59"],
  ["America/New_York", "2026-11-01T05:00:00Z", "01:00 GMT-4"],
  ["America/New_York", "2026-11-01T05:30:00Z", "01:30 GMT-4"],
  ["America/New_York", "2026-11-01T06:30:00Z", "01:30 GMT-5"],
  ["America/New_York", "2026-11-01T07:00:00Z", "02:00"],
  ["America/New_York", "2026-03-08T07:30:00Z", "03:30"], // the clock goes forward: no time is shown twice
  ["Europe/Riga", "2026-10-25T00:30:00Z", "03:30 EEST"],
  ["Australia/Lord_Howe", "2026-04-04T14:45:00Z", "01:45 GMT+11"], // half an hour of change
  ["Australia/Lord_Howe", "2026-04-04T15:15:00Z", "01:45 GMT+10:30"],
  ["Australia/Lord_Howe", "2026-04-04T14:15:00Z", "01:15"],
  ["Antarctica/Troll", "2026-10-25T00:15:00Z", "02:15 GMT+2"], // two hours
  ["America/Nuuk", "2026-10-25T00:30:00Z", "23:30 GMT-1"], // back across midnight
  ["America/Nuuk", "2026-10-25T01:30:00Z", "23:30 GMT-2"],
  ["Asia/Tokyo", "2026-11-01T05:30:00Z", "14:30"],
])("on the clock of %s %s is %s", (timeZone, at, text) => {
  expect(clockTime(Date.parse(at), { timeZone, locale: "en-GB" })).toBe(text);
});
